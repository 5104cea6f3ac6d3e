import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {SITES} from '../../tools/site/sites';

/** Inline scripts that a browser runs; data scripts have a type of their own. */
const INLINE = /<script(?![^>]*\bsrc=)(?![^>]*\btype=["']?application\/)[^>]*>(.*?)<\/script>/gs;

/** Number of different inline scripts, each of which a content security policy has to name by its hash: the script of every page, the colours before the first paint, and the message for a wrong address. */
const DISTINCT = 3;

for (const [language, folder] of [
  ['zh', ''],
  ['en', 'en'],
] as const) {
  test(`the pages in ${language} hold at most ${DISTINCT} different scripts, so that a policy can name them`, () => {
    const root = path.join(SITES.production.dir, folder);
    const files = readdirSync(root, {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html') && (language === 'en' || !file.startsWith('en/')));
    const pages = new Map<string, string>();
    for (const file of files) {
      for (const [, script = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(INLINE)) if (!pages.has(script)) pages.set(script, file);
    }
    expect(files.length).toBeGreaterThan(500);
    expect([...pages.values()]).toHaveLength(DISTINCT);
  });
}
