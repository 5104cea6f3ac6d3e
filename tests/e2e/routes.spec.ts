import {pendingRoutes, routes} from '../../src/config/routes';

import {expect, hydrated, LANGUAGES, test} from './support/test';

/** How many promised addresses may still be without a page. Lower it as pages are written; never raise it. */
const PENDING_AT_MOST = 241;

const written = routes.filter(({path}) => !pendingRoutes.has(path));
const HAN = /\p{Script=Han}/u;

test('the list of addresses still to be written only shrinks', () => {
  expect(pendingRoutes.size, 'lower PENDING_AT_MOST to the new number').toBe(PENDING_AT_MOST);
  const known = new Set(routes.map(({path}) => path));
  expect([...pendingRoutes].filter((path) => !known.has(path))).toEqual([]);
});

test('addresses still to be written have no page', async ({request}) => {
  for (const path of pendingRoutes) {
    const response = await request.get(path, {maxRedirects: 0});
    expect(response.status(), `${path} has a page: take it off src/config/pending-routes.json`).toBe(404);
  }
});

for (const {name, prefix, htmlLang} of LANGUAGES) {
  for (const {path, kind} of written) {
    const address = prefix + path;
    if (kind === 'file' && path !== '/404.html') {
      test(`${address} is a file`, async ({request}) => {
        const response = await request.get(address);
        expect(response.status()).toBe(200);
        expect(await response.text()).toContain('<?xml');
      });
      continue;
    }
    if (kind === 'redirect' || path === '/404.html') continue;

    test(`${address} is a page`, async ({page}) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page).toHaveTitle(/\S/);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', htmlLang);
      await expect(html).toHaveAttribute('dir', 'ltr');
      const main = await page.locator('main').first().innerText();
      expect(HAN.test(main), `text of ${address} in ${name}`).toBe(name === 'zh' || HAN.test(main));
      const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
      expect(canonical.pathname.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
      await expect(page.locator('link[rel=alternate][hreflang=zh-CN]')).toHaveCount(1);
      await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(1);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    });
  }
}
