import {describe, expect, it} from 'vitest';

import {belowFloors, needsAnotherRun, leastDisturbed, median, targetAt, targetsFor} from './plan';
import type {Template} from '../site/templates';

const templates: readonly Template[] = [
  {name: 'home', path: '/', kind: 'marketing'},
  {name: 'docs', path: '/docs/', kind: 'docs'},
  {name: 'search', path: '/search', kind: 'search'},
  {name: 'not-found', path: '/no-such-page', kind: 'not-found'},
];

describe('targetsFor', () => {
  it('alternates the language from template to template', () => {
    expect(targetsFor(templates, false).map(({address}) => address)).toEqual(['/', '/en/docs/', '/search', '/en/404.html']);
  });

  it('measures both languages when asked to', () => {
    expect(targetsFor(templates, true).map(({address}) => address)).toEqual(['/', '/en/', '/docs/', '/en/docs/', '/search', '/en/search', '/404.html', '/en/404.html']);
  });
});

it('does not require search results to be indexable', () => {
  expect(targetAt('/en/search?q=helm').withoutAudits).toEqual(['is-crawlable']);
  expect(targetAt('/docs/search').withoutAudits).toEqual([]);
});

it('takes the middle of an odd number of runs', () => {
  expect(median([99, 90, 97])).toBe(97);
  expect(median([])).toBe(0);
});

it('says which score is below its floor, and which audits failed', () => {
  const scores = {performance: 97, accessibility: 100, 'best-practices': 100, seo: 100};
  expect(belowFloors('/helm/', {...scores, performance: 100}, [])).toEqual([]);
  expect(belowFloors('/docs/', {...scores, seo: 92}, ['meta-description'])).toEqual([
    '/docs/: performance 97, floor 100',
    '/docs/: seo 92, floor 100 (meta-description)',
  ]);
});

it('measures again where the machine was slow, up to twice the number', () => {
  const speeds = (...list: number[]) => list.map((speed) => ({speed}));
  expect(needsAnotherRun(speeds(100, 100), 3, 100)).toBe(true);
  expect(needsAnotherRun(speeds(100, 90, 76), 3, 100)).toBe(false);
  expect(needsAnotherRun(speeds(100, 90, 70), 3, 100)).toBe(true);
  expect(needsAnotherRun(speeds(100, 90, 70, 95), 3, 100)).toBe(false);
  expect(needsAnotherRun(speeds(10, 10, 10, 10, 10, 10), 3, 100)).toBe(false);
});

it('counts the runs before which the machine was fastest, whatever they scored', () => {
  const runs = [{speed: 70, score: 99}, {speed: 100, score: 90}, {speed: 95, score: 97}];
  expect(leastDisturbed(runs, 2).map(({score}) => score)).toEqual([90, 97]);
});
