// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';

import {lockScroll} from '@site/src/lib/scroll-lock';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('style');
  vi.restoreAllMocks();
});

describe('lockScroll', () => {
  it('adds up, and restores exactly what was there', () => {
    root.style.overflow = 'scroll';
    const [first, second] = [lockScroll(), lockScroll()];
    expect(root.style.overflow).toBe('hidden');
    first();
    first();
    expect(root.style.overflow).toBe('hidden');
    second();
    expect(root.style.overflow).toBe('scroll');
  });

  it('leaves no attribute behind', () => {
    lockScroll()();
    expect(root.hasAttribute('style')).toBe(false);
  });

  it('keeps the place of a scrollbar that takes space', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    const unlock = lockScroll();
    expect(root.style.scrollbarGutter).toBe('stable');
    unlock();
    expect(root.hasAttribute('style')).toBe(false);
  });

  it('makes no room where there is no scrollbar', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    const unlock = lockScroll();
    expect(root.style.scrollbarGutter).toBeFalsy();
    unlock();
  });
});
