import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {SITES} from '../../tools/site/sites';

/** Scripts in the HTML that a browser runs: data has a type of its own. */
const INLINE = /<script(?![^>]*\bsrc=)(?![^>]*\btype=["']?application\/)[^>]*>(.*?)<\/script>/gs;

/** A policy for scripts names each by its hash: what every page runs, the colours before the first paint, and the message of an address that is wrong. */
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
