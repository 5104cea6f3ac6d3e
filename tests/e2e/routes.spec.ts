import {pendingRoutes, routes} from '../../src/config/routes';

import {holds} from '../specification/marks';
import {expect, LANGUAGES, test} from './support/test';

/** How many promised addresses may still be without a page. Lower it as pages are written; never raise it. */
const PENDING_AT_MOST = 56;

const written = routes.filter(({path}) => !pendingRoutes.has(path));

test('the list of addresses still to be written only shrinks', () => {
  expect(pendingRoutes.size, 'a promised page is gone').toBeLessThanOrEqual(PENDING_AT_MOST);
  const known = new Set(routes.map(({path}) => path));
  expect([...pendingRoutes].filter((path) => !known.has(path))).toEqual([]);
});

test('addresses still to be written have no page', async ({request}) => {
  for (const path of pendingRoutes) {
    const response = await request.get(path, {maxRedirects: 0});
    expect(response.status(), `${path} has a page: take it off src/config/pending-routes.json`).toBe(404);
  }
});

for (const {name, prefix} of LANGUAGES) {
  test(`every promised address that is written answers (${name})`, holds('routes.static', 'site.areas', 'site.languages'), async ({request}) => {
    for (const {path, kind} of written) {
      // The not-found page is asked for by an unknown address, in the tests of errors.
      if (path === '/404.html') continue;
      const response = await request.get(prefix + path, {maxRedirects: kind === 'redirect' ? 5 : 0});
      expect(response.status(), prefix + path).toBe(200);
      expect(await response.text(), prefix + path).toContain(kind === 'file' ? '<?xml' : '<h1');
    }
  });
}
