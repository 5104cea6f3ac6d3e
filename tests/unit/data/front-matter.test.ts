import {describe, expect, it} from 'vitest';

import {readCase} from '@site/src/components/templates/case-page/front-matter';
import {readScene} from '@site/src/components/templates/scene-page/front-matter';

const next = [{to: '/docs/', title: 'Docs', note: 'Everything'}];
const aCase = {
  case: 'kgdata',
  lede: 'Two lines.',
  facts: {customer: 'C', industry: 'I', challenge: 'H', used: 'U', outcome: 'O'},
  source: 'Told by the customer.',
  figures: [{value: '1', label: 'thing', by: 'customer'}],
  next,
};
const aScene = {scene: 'x86ToArm', lede: 'Two lines.', facts: {audience: 'A', problem: 'P', requires: 'R', outcome: 'O'}, next};

describe('front matter of a case', () => {
  it('is read as it is written', () => {
    expect(readCase(aCase)).toEqual({id: 'kgdata', ...Object.fromEntries(Object.entries(aCase).filter(([key]) => key !== 'case'))});
  });

  it.each([
    ['a missing lede', {lede: undefined}, 'lede should be a text'],
    ['an empty source', {source: ' '}, 'source should be a text'],
    ['a missing fact', {facts: {...aCase.facts, used: undefined}}, 'facts.used should be a text'],
    ['facts that are no record', {facts: []}, 'facts should be a record'],
    ['figures that are no list', {figures: {}}, 'figures should be a list'],
    ['a figure that is no record', {figures: ['1']}, 'figures[0] should be a record'],
    ['a number where a text belongs', {figures: [{value: 30, label: 'systems', by: 'vendor'}]}, 'figures[0].value should be a text'],
    ['a claim by nobody', {figures: [{value: '1', label: 'thing', by: 'us'}]}, 'figures[0].by should be "customer" or "vendor"'],
    ['a link without a note', {next: [{to: '/docs/', title: 'Docs'}]}, 'next[0].note should be a text'],
  ])('says where %s is', (_what, change, message) => {
    expect(() => readCase({...aCase, ...change})).toThrow(message);
  });
});

describe('front matter of a use scene', () => {
  it('is read as it is written', () => {
    expect(readScene(aScene)).toEqual({id: 'x86ToArm', lede: aScene.lede, facts: aScene.facts, next});
  });

  it('says which fact is missing', () => {
    expect(() => readScene({...aScene, facts: {audience: 'A'}})).toThrow('facts.problem should be a text');
  });
});
