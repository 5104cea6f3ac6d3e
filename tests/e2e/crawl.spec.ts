import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {routes} from '../../src/config/routes';

import {recordPaint} from './support/paint';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, test as watched} from './support/test';
import {findingsOn} from './support/whole-page';

/** A visitor who goes from page to page in one tab: what the browser has compiled and drawn for one page serves the next. First visits are tested elsewhere. */
const test = watched.extend<object, {readonly tab: Page}>({
  tab: [
    async ({browser}, give, {project}) => {
      const {baseURL, locale, viewport} = project.use;
      const visitor = await browser.newContext({baseURL, locale, viewport});
      const tab = await visitor.newPage();
      await recordPaint(tab);
      // Pages that are linked are opened in their turn.
      await tab.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
      await give(tab);
      await visitor.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab, viewport}, give) => {
    if (viewport) await tab.setViewportSize(viewport);
    await give(tab);
    tab.removeAllListeners();
  },
});

/** Addresses of a language's sitemap, and those that have a page but stand in none. */
function addresses(prefix: string): string[] {
  const file = path.join(SITES.production.dir, prefix, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  const listed = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  return [...listed, `${prefix}/search`, `${prefix}/blog/tags`];
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

for (const {name, prefix} of LANGUAGES) {
  test(`every promised page is visited (${name})`, () => {
    const visited = new Set(addresses(prefix).map(withoutSlash));
    const promised = routes.filter(({path: route, kind}) => kind !== 'file' && kind !== 'redirect' && route !== '/404.html');
    expect(promised.map(({path: route}) => withoutSlash(prefix + route)).filter((address) => !visited.has(address))).toEqual([]);
  });
}

test.use({trace: 'off'});

for (const language of LANGUAGES) {
  for (const address of addresses(language.prefix)) {
    test(`${address} is whole`, async ({page}) => {
      const response = await page.goto(address);
      await hydrated(page);
      expect(await findingsOn(page, response, address, language)).toEqual([]);
    });
  }
}
