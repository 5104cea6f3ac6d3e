import {useEffect, useRef, type RefObject} from 'react';

/**
 * Scrolls the current page's entry into view once, when its list mounts, so that a visitor who arrives
 * deep in a long sidebar sees where they are. After that the scroll position is left to the visitor.
 * @param list selector of the scrolling element within the frame; defaults to the frame itself
 * @returns a ref for the frame
 */
export function useCurrentInView<Frame extends HTMLElement>(list?: string): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const scrolling = list === undefined ? frame.current : frame.current?.querySelector(list);
    const current = scrolling?.querySelector('[aria-current="page"]');
    if (!scrolling || !current) return;
    const place = current.getBoundingClientRect();
    const view = scrolling.getBoundingClientRect();
    if (place.bottom > view.bottom) scrolling.scrollTop += place.top - view.top - view.height / 2;
  }, [list]);
  return frame;
}
