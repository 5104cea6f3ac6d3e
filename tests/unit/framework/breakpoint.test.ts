import {describe, expect, it} from 'vitest';

import {breakpoint, wrongStyles} from '@site/src/framework/breakpoint';
import {widthQueries} from '@site/src/framework/breakpoint/width-queries';

import {holds} from '../../../tools/specification/marks';
import {editedTarget} from './installed';

const rewritten = (params: string) => {
  const rule = {params};
  widthQueries.AtRule.media(rule);
  return rule.params;
};

describe('styles', () => {
  it.each([
    ['(max-width: 996px)', '(width < 996px)'],
    ['(max-width:996px)', '(width < 996px)'],
    ['(min-width: 997px)', '(width >= 996px)'],
    ['only screen and (max-width: 996px)', 'only screen and (width < 996px)'],
    ['(max-width: 9960px)', '(max-width: 9960px)'],
    ['(max-width: 640px)', '(max-width: 640px)'],
    ['print', 'print'],
  ])('%s become %s', holds('constants.breakpoint'), (before, after) => {
    expect(rewritten(before)).toBe(after);
  });
});

it('the built styles are searched for the breakpoint of the framework', () => {
  expect(wrongStyles('@media (width<996px){a{color:red}}')).toBeUndefined();
  expect(wrongStyles('@media (min-width:997px){a{color:red}}@media (width<996px){a{color:red}}')).toContain('"min-width:997px"');
  expect(wrongStyles('@media (width<62.25em){a{color:red}}')).toContain('no breakpoint');
});

it('scripts and styles use the same query', () => {
  const source = editedTarget('breakpoint', breakpoint.patches?.[0]);
  expect(source).toContain('return window.matchMedia(`(width >= ${desktopBreakpoint}px)`).matches\n        ? windowSizes.desktop');
  expect(source).not.toContain('innerWidth');
});
