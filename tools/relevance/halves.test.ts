import {describe, expect, test} from 'vitest';

import {halfOf, halvesOf} from './halves';
import {sets} from './sets';

const asked = (...queries: string[]) => queries.map((query) => ({query, pages: ['/docs/']}));

describe('the halves of the queries from outside', () => {
  test('never change', () => {
    // Expected halves: another seed or another hash would show queries of the unseen half to those who tune.
    expect(['helm', 'token', 'pvc pending', '504 Gateway Timeout', '单点登录', '镜像拉不下来'].map(halfOf)).toEqual(['unseen', 'tuning', 'unseen', 'unseen', 'unseen', 'tuning']);
    expect(halfOf('  HELM ')).toBe(halfOf('helm'));
  });

  test('are about equal in size, and contain every query once', () => {
    for (const {tuning, unseen} of sets) {
      const all = [...tuning, ...unseen].map(({query}) => query);
      expect(new Set(all).size).toBe(all.length);
      expect(unseen.length / all.length).toBeGreaterThan(0.4);
      expect(unseen.length / all.length).toBeLessThan(0.6);
    }
  });

  test('keep queries that the search is tuned on anyway out of the unseen one', () => {
    const queries = asked(...Array.from({length: 40}, (_, number) => `query ${number}`));
    const before = halvesOf(queries, []);
    const [first] = before.unseen;
    const after = halvesOf(queries, asked(first?.query.toUpperCase() ?? ''));
    expect(after.tuning).toContain(first);
    expect(after.unseen).toEqual(before.unseen.slice(1));
    for (const {own, later, further = [], more = [], unseen} of sets) {
      const known = new Set([...own, ...later, ...further, ...more].map(({query}) => query.toLowerCase()));
      expect(unseen.filter(({query}) => known.has(query.toLowerCase()))).toEqual([]);
    }
  });
});
