let locks = 0;
let restore: () => void = () => undefined;

/**
 * Stops the page from scrolling without a layout shift: where the scrollbar takes up space,
 * that space is kept. Locks are counted; the page scrolls again when the last one is released.
 * @returns a function that releases this lock; calling it again does nothing
 */
export function lockScroll(): () => void {
  if (locks === 0) {
    const root = document.documentElement;
    const before = root.getAttribute('style');
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    restore = () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
      if (before === null && root.getAttribute('style') === '') root.removeAttribute('style');
    };
  }
  locks += 1;

  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks === 0) restore();
  };
}
