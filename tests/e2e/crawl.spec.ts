import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {pendingRoutes, routes} from '../../src/config/routes';

import {axeViolations} from './support/axe';
import {painted, recordPaint} from './support/paint';
import {SITES} from './support/sites';
import {expect, LANGUAGES, open, test} from './support/test';

/** The layout shift that still counts as 0.00. */
const STILL = 0.005;

const HAN = /\p{Script=Han}/u;

/** Addresses of a language's sitemap, and those that have a page but stand in none. */
function addresses(prefix: string): string[] {
  const file = path.join(SITES.production.dir, prefix, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  const listed = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  return [...listed, `${prefix}/search`, `${prefix}/blog/tags`];
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

for (const {name, prefix} of LANGUAGES) {
  test(`every promised page that is written is visited (${name})`, () => {
    const visited = new Set(addresses(prefix).map(withoutSlash));
    const promised = routes.filter(({path: route, kind}) => kind !== 'file' && kind !== 'redirect' && route !== '/404.html' && !pendingRoutes.has(route));
    expect(promised.map(({path: route}) => withoutSlash(prefix + route)).filter((address) => !visited.has(address))).toEqual([]);
  });
}

test.use({trace: 'off'});
test.beforeEach(({page}) => recordPaint(page));

for (const {name, prefix, htmlLang} of LANGUAGES) {
  for (const address of addresses(prefix)) {
    test(`${address} is whole`, async ({page}) => {
      const response = await page.request.get(address);
      expect(response.status()).toBe(200);
      await open(page, address);

      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page).toHaveTitle(/\S/);
      const head = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        alternates: Array.from(document.querySelectorAll('link[rel=alternate][hreflang]'), (link) => link.getAttribute('hreflang')).sort(),
        image: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
        text: document.querySelector('main')?.innerText ?? '',
      }));
      expect(head).toMatchObject({lang: htmlLang, dir: 'ltr', alternates: ['en', 'x-default', 'zh-CN']});
      expect(head.description).not.toBe('');
      expect(withoutSlash(new URL(head.canonical).pathname)).toBe(withoutSlash(address));
      expect((await page.request.head(new URL(head.image).pathname)).status(), 'sharing image').toBe(200);
      expect(HAN.test(head.text), 'its text is in its language').toBe(name === 'zh' || HAN.test(head.text));

      const broken = await page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({src}) => src));
      expect(broken, 'images that did not load').toEqual([]);
      expect((await painted(page)).shift, 'layout shift').toBeLessThan(STILL);
      expect(await axeViolations(page)).toEqual([]);

      await page.setViewportSize({width: 320, height: 640});
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
    });
  }
}
