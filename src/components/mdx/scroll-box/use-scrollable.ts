import {useEffect, useState, type RefObject} from 'react';

/** In which directions an element scrolls; `undefined` before the first measurement, and therefore in the prerendered HTML. */
export type Scrollable = {readonly sideways: boolean; readonly down: boolean};

/** Whether an element has to be reachable by keyboard: it scrolls, or hasn't been measured yet. */
export const needsKeyboard = (scrollable: Scrollable | undefined): boolean => scrollable === undefined || scrollable.sideways || scrollable.down;

/** Watches whether an element's content is larger than the element. */
export function useScrollable(ref: RefObject<HTMLElement | null>): Scrollable | undefined {
  const [scrollable, setScrollable] = useState<Scrollable>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // One pixel of tolerance: sizes are rounded.
    const observer = new ResizeObserver(() =>
      setScrollable({sideways: element.scrollWidth > element.clientWidth + 1, down: element.scrollHeight > element.clientHeight + 1}),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return scrollable;
}
