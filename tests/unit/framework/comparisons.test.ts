import {describe, expect, it} from 'vitest';

import {comparisons} from '@site/src/framework/comparisons';

import {editedTarget, installedSource} from './installed';

const [routes, properties, versions] = comparisons.patches ?? [];

/** The part of an installed module from the start of one text to the end of another. */
function part(source: string, from: string, to: string): string {
  const start = source.indexOf(from);
  if (start < 0) throw new Error(`The framework has no ${from}`);
  return source.slice(start, source.indexOf(to, start) + to.length);
}

describe('the scripts of a route', () => {
  const named = (source: string) =>
    new Function('routesChunkNames', 'flat', `${part(source, 'const getChunkNamesToLoad', 'flat(routeChunks)));')} return getChunkNamesToLoad;`)(
      {'/docs/a-1f2': ['a'], '/docs/a-b-3c4': ['b'], '/docs/a/-5d6': ['c'], '/docs-7e8': ['d']},
      (chunks: unknown) => chunks,
    ) as (path: string) => string[];

  it('are found by the name of the route without the sign after it, as the framework does', () => {
    const [before, after] = [installedSource('comparisons', routes?.target ?? ''), editedTarget('comparisons', routes)].map(named);
    for (const path of ['/docs/a', '/docs/a-b', '/docs/a/', '/docs', '/none']) expect(after?.(path)).toEqual(before?.(path));
    expect(after?.('/docs/a')).toEqual(['a']);
  });
});

describe('names', () => {
  it('are sorted by their characters', () => {
    const {compare} = new Function(`return {compare: ${part(editedTarget('comparisons', properties), '(a, b) => (a[0]', '0]))')}};`)() as {readonly compare: (a: string[], b: string[]) => number};
    expect([['b'], ['a'], ['c'], ['a']].sort(compare)).toEqual([['a'], ['a'], ['b'], ['c']]);
  });

  it('of versions too, the longest address first', () => {
    const {compare} = new Function(`return {compare: ${part(editedTarget('comparisons', versions), '(a, b) => (b[1]', 'path))')}};`)() as {readonly compare: (a: [string, {path: string}], b: [string, {path: string}]) => number};
    const places = ['/docs', '/docs/next', '/docs/5.13'].map((path): [string, {path: string}] => ['', {path}]);
    expect(places.sort(compare).map(([, {path}]) => path)).toEqual(['/docs/next', '/docs/5.13', '/docs']);
  });

  it('are not sorted by the rules of a language', () => {
    for (const patch of [properties, versions]) expect(editedTarget('comparisons', patch)).not.toContain('localeCompare');
  });
});
