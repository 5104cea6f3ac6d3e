import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {routes} from '../../src/config/routes';
import outsideEnglish from './outside.en.json';
import outsideChinese from './outside.zh.json';
import english from './queries.en.json';
import chinese from './queries.zh.json';

const withoutSlash = (path: string) => path.replace(/\/$/, '');
const promised = new Set(routes.map(({path}) => withoutSlash(path)));

const posts = new Set(
  readdirSync('blog')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `/blog/${/^slug: *(.+)$/m.exec(readFileSync(`blog/${name}`, 'utf8'))?.[1]?.trim() ?? ''}`),
);

/** Pages of the documentation and posts added beyond the promised addresses count as well, such as the glossary. */
const isPage = (path: string) =>
  promised.has(path) || posts.has(path) || (path.startsWith('/docs/') && [`.${path}.mdx`, `.${path}/index.mdx`].some((file) => existsSync(file)));

describe.each([
  ['zh', chinese, 80],
  ['en', english, 60],
  ['zh, from outside', outsideChinese, 250],
  ['en, from outside', outsideEnglish, 250],
] as const)('what readers ask (%s)', (_, queries, least) => {
  test(`are at least ${least} different queries`, () => {
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  test('names pages that the site has or promises', () => {
    for (const {query, pages} of queries) {
      expect(pages.length, query).toBeGreaterThan(0);
      for (const page of pages) expect(isPage(withoutSlash(page)), `${query}: ${page}`).toBe(true);
    }
  });
});
