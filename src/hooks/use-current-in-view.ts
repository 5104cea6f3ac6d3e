import {useEffect, useRef, type RefObject} from 'react';

/**
 * Brings the entry of the page being read into the view of its list once, when the list appears: a visitor who enters
 * deep in a long sidebar sees where they are. Afterwards the scroll position is theirs.
 * @param list selects the element that scrolls, within the frame; the frame itself unless given
 * @returns a reference for the frame
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
