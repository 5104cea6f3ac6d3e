import {routes} from '../../src/config/routes';
import {holds} from '../../tools/specification/marks';
import {expect, LANGUAGES, test} from './support/test';

for (const {name, prefix} of LANGUAGES) {
  test(`every promised address answers (${name})`, holds('routes.static', 'site.areas', 'site.languages'), async ({request}) => {
    for (const {path, kind} of routes) {
      // The not-found page is tested with unknown addresses, in errors.spec.ts.
      if (path === '/404.html') continue;
      const response = await request.get(prefix + path, {maxRedirects: kind === 'redirect' ? 5 : 0});
      expect(response.status(), prefix + path).toBe(200);
      expect(await response.text(), prefix + path).toContain(kind === 'file' ? '<?xml' : '<h1');
    }
  });
}
