import {describe, expect, test} from 'vitest';

import further from './further.zh.json';
import laterEnglish from './later.en.json';
import laterChinese from './later.zh.json';
import more from './more.zh.json';
import outsideEnglish from './outside.en.json';
import outsideChinese from './outside.zh.json';
import english from './queries.en.json';
import chinese from './queries.zh.json';
import {isPage} from './pages';

describe.each([
  ['zh', chinese, 80],
  ['en', english, 60],
  ['zh, from outside', outsideChinese, 250],
  ['en, from outside', outsideEnglish, 250],
  ['zh, from outside, later', laterChinese, 150],
  ['en, from outside, later', laterEnglish, 150],
  ['zh, from outside, further', further, 120],
  ['zh, from outside, more', more, 120],
] as const)('what readers ask (%s)', (_, queries, least) => {
  test(`are at least ${least} different queries`, () => {
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  test('names pages that the site has or promises', () => {
    for (const {query, pages} of queries) {
      expect(pages.length, query).toBeGreaterThan(0);
      for (const page of pages) expect(isPage(page), `${query}: ${page}`).toBe(true);
    }
  });
});
