import {describe, expect, test} from 'vitest';

import {evaluate, shortfalls} from './evaluate';

const QUERIES = [
  {query: 'install', pages: ['/docs/install/']},
  {query: 'gateway', pages: ['/docs/gateway']},
];
const FOUND: Readonly<Record<string, readonly string[]>> = {install: ['docs/install'], gateway: ['docs/other', 'docs/gateway']};
const find = (query: string) => Promise.resolve(FOUND[query] ?? []);
const thresholds = {first: 0.5, firstFive: 1, empty: 0};

describe('a set of queries', () => {
  test('passes where it reaches its thresholds', async () => {
    const report = await evaluate(find, QUERIES, () => true);
    expect(report).toMatchObject({first: 0.5, firstFive: 1, empty: 0, waiting: []});
    expect(shortfalls(report, thresholds)).toEqual([]);
  });

  test('falls short where the right page comes too late or nothing is found', async () => {
    const report = await evaluate(find, QUERIES, () => true);
    expect(shortfalls(report, {...thresholds, first: 0.6})).toEqual(['right page first in 50.0 %, at least 60.0 % wanted']);
    const none = await evaluate(() => Promise.resolve([]), QUERIES, () => true);
    expect(shortfalls(none, thresholds)).toHaveLength(3);
  });

  test('falls short where queries wait for pages, however well the others do', async () => {
    const report = await evaluate(find, QUERIES, (page) => page.includes('install'));
    expect(report.first).toBe(1);
    expect(shortfalls(report, thresholds)).toEqual(['1 queries wait for pages that the build lacks']);
    const none = await evaluate(find, QUERIES, () => false);
    expect(shortfalls(none, {first: 0, firstFive: 0, empty: 0})).toEqual(['no query was judged', '2 queries wait for pages that the build lacks']);
  });
});
