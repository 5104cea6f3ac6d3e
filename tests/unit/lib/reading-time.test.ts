import {expect, it} from 'vitest';

import {readingTime} from '../../../src/lib/reading-time';

it('counts 200 words a minute, and Chinese characters by one and a half', () => {
  expect(readingTime('word '.repeat(400))).toBe(2);
  expect(readingTime('应用'.repeat(300))).toBe(2);
  expect(readingTime(`${'应用'.repeat(150)} ${'word '.repeat(200)}`)).toBe(2);
});

it('counts a version and a contraction as one word each, and signs as none', () => {
  expect(readingTime('v5.14.2 doesn’t — …') * 200).toBeCloseTo(2);
  expect(readingTime('')).toBe(0);
});
