import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element's content is wider than the element; `undefined` before the first measurement
 * and so in the built HTML. Until it is known to fit, it should be in reach of the keyboard.
 */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [scrollable, setScrollable] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // One pixel of tolerance: widths are rounded.
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return scrollable;
}
