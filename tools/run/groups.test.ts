import {expect, it} from 'vitest';

import {groups} from './groups';

it('keeps the order, and puts neighbours together that may run beside each other', () => {
  const steps = [{name: 'a'}, {name: 'b', beside: true}, {name: 'c', beside: true}, {name: 'd'}, {name: 'e', beside: true}, {name: 'f'}];
  expect(groups(steps).map((group) => group.map(({name}) => name).join(''))).toEqual(['a', 'bc', 'd', 'e', 'f']);
  expect(groups([])).toEqual([]);
});
