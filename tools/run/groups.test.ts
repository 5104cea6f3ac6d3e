import {expect, it} from 'vitest';

import {groups} from './groups';

it('keeps the order, and groups neighbours that may run in parallel', () => {
  const steps = [{name: 'a'}, {name: 'b', parallel: true}, {name: 'c', parallel: true}, {name: 'd'}, {name: 'e', parallel: true}, {name: 'f'}];
  expect(groups(steps).map((group) => group.map(({name}) => name).join(''))).toEqual(['a', 'bc', 'd', 'e', 'f']);
  expect(groups([])).toEqual([]);
});
