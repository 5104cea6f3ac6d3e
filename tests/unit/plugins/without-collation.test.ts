import {expect, it} from 'vitest';

import plainOrder from '@site/src/plugins/without-collation/plain-order.cjs';

it('compares characters instead of asking for the order of a language', () => {
  expect(plainOrder('deps.sort((a, b) => a[0].localeCompare(b[0]));')).toBe('deps.sort((a, b) => (a[0] < b[0] ? -1 : Number(a[0] > b[0])));');
  expect(plainOrder('.sort((a, b) => b[1].path.localeCompare(a[1].path))')).toBe('.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

it('says so when the framework has changed', () => {
  expect(() => plainOrder('deps.sort();')).toThrow('the framework no longer compares here');
});
