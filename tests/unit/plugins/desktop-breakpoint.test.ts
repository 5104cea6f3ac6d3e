import {describe, expect, it} from 'vitest';

import {widthQueries} from '@site/src/plugins/desktop-breakpoint/width-queries';
import loader from '@site/src/plugins/desktop-breakpoint/window-size-loader.cjs';

import {holds} from '../../specification/marks';

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

describe('scripts', () => {
  it('ask what styles ask', () => {
    expect(loader('return window.innerWidth > desktopBreakpoint ? 1 : 2;')).toBe('return window.matchMedia(`(width >= ${desktopBreakpoint}px)`).matches ? 1 : 2;');
  });

  it('are no longer rewritten when the framework has changed', () => {
    expect(() => loader('return innerWidth;')).toThrow('in another form');
  });
});
