import {describe, expect, test} from 'vitest';

import tasks from './tasks.json';
import {misdirectedSearches} from './tasks';

describe('searches for a task', () => {
  test.each(Object.entries(tasks))('are at least 20 different ones (%s)', (_, queries) => {
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(20);
  });

  test('have to find a page of the documentation first', async () => {
    const kinds: Readonly<Record<string, string>> = {install: 'docs', 'install fails': 'troubleshooting', upgrade: 'release', mesh: 'product'};
    const firstOf = (query: string) => Promise.resolve(kinds[query] === undefined ? undefined : {page: `/${query}`, kind: kinds[query]});
    expect(await misdirectedSearches(firstOf, ['install', 'install fails'])).toEqual([]);
    expect(await misdirectedSearches(firstOf, ['upgrade', 'mesh', 'other'])).toEqual([
      '“upgrade” finds /upgrade first (release)', '“mesh” finds /mesh first (product)', '“other” finds nothing',
    ]);
  });
});
