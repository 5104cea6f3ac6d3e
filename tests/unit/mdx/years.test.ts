import {describe, expect, it} from 'vitest';

import {groupByYear} from '@site/src/components/blog/years';

describe('groupByYear', () => {
  it('keeps the order of years and entries', () => {
    const posts = [{date: '2023-05-09T00:00:00.000Z'}, {date: '2023-01-01T00:00:00.000Z'}, {date: '2022-12-31T00:00:00.000Z'}];
    expect(groupByYear(posts)).toEqual([
      ['2023', posts.slice(0, 2)],
      ['2022', posts.slice(2)],
    ]);
  });

  it('accepts dates, strings and an empty list', () => {
    expect(groupByYear([{date: new Date('2021-06-01T00:00:00Z')}]).map(([year]) => year)).toEqual(['2021']);
    expect(groupByYear([])).toEqual([]);
  });
});
