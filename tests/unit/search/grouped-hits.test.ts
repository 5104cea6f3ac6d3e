import {describe, expect, test} from 'vitest';

import {groupedHits} from '../../../src/components/search/search-modal/grouped-hits';
import type {SearchHit} from '../../../src/search/client/protocol';

/** A result as an engine returns it; without a heading it is the result of the page itself. */
function hit(kind: string, page: string, heading?: string): SearchHit {
  const url = heading === undefined ? page : `${page}#${heading}`;
  return {
    objectID: url,
    type: heading === undefined ? 'lvl1' : 'lvl2',
    url,
    url_without_anchor: page,
    anchor: heading ?? null,
    content: null,
    hierarchy: {lvl0: kind, lvl1: page, lvl2: heading ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    trail: ['Docs'],
  };
}

describe('results in the dialog', () => {
  const groups = groupedHits([hit('Docs', '/a', 'one'), hit('Blog', '/post'), hit('Docs', '/b'), hit('Docs', '/a'), hit('Docs', '/a', 'two')]);

  test('are grouped by kind, and by page within a kind, in the order of the best result', () => {
    expect(groups.map(({name, rows}) => [name, rows.map(({shown}) => shown.url)])).toEqual([
      ['Docs', ['/a#one', '/a', '/a#two', '/b']],
      ['Blog', ['/post']],
    ]);
  });

  test('are counted in the order they are shown, for the arrow keys', () => {
    expect(groups.flatMap(({rows}) => rows.map(({index}) => index))).toEqual([0, 1, 2, 3, 4]);
  });

  test('say where their page stands, unless the page stands above them', () => {
    expect(groups[0]?.rows.map(({shown: {path}, below}) => [path, below])).toEqual([
      [['Docs', '/a'], false],
      [['Docs'], false],
      [[], true],
      [['Docs'], false],
    ]);
  });
});
