import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {routes} from '../../src/config/routes';

import {SITES} from '../../tools/site/sites';
import {test} from './support/crawl-tab';
import {expect, hydrated, LANGUAGES} from './support/test';
import {findingsOn} from './support/whole-page';

/** Addresses in a language's sitemap, and those of pages that no sitemap lists. */
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
    test(`${address} has no defects`, async ({page, layOut}) => {
      const response = await page.goto(address);
      await hydrated(page);
      expect(await findingsOn({page, layOut}, response, address, language)).toEqual([]);
    });
  }
}
