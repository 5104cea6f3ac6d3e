import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {BrowserContext} from '@playwright/test';

import {routes} from '../../src/config/routes';

import {recordPaint} from './support/paint';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, test as watched} from './support/test';
import {findingsOn} from './support/whole-page';

/** A visitor who goes from page to page keeps the files of all: the pages come in the tabs of one window. First visits are tested elsewhere. */
const test = watched.extend<object, {readonly visitor: BrowserContext}>({
  visitor: [
    async ({browser}, give, {project}) => {
      const {baseURL, locale, viewport} = project.use;
      const visitor = await browser.newContext({baseURL, locale, viewport});
      await give(visitor);
      await visitor.close();
    },
    {scope: 'worker'},
  ],
  page: async ({visitor}, give) => {
    const page = await visitor.newPage();
    await give(page);
    await page.close();
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
test.beforeEach(({page}) => recordPaint(page));

for (const language of LANGUAGES) {
  for (const address of addresses(language.prefix)) {
    test(`${address} is whole`, async ({page}) => {
      const response = await page.goto(address);
      await hydrated(page);
      expect(await findingsOn(page, response, address, language)).toEqual([]);
    });
  }
}
