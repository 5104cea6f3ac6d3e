import {useEffect, useState} from 'react';

/** A step counts as being read while it crosses this band, a quarter down the window. */
const BAND = '-24% 0px -75% 0px';

/** The step that is being read, of those with these ids; the first until scripts have looked. */
export function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({isIntersecting}) => isIntersecting);
        if (read) setCurrent(read.target.id);
        // Nothing crosses the band, and what left it did so downwards: the reader is above the first step.
        else if (entries.some(({boundingClientRect, rootBounds}) => boundingClientRect.top > (rootBounds?.bottom ?? 0))) setCurrent(ids[0]);
      },
      {rootMargin: BAND},
    );
    for (const id of ids) {
      const step = document.getElementById(id);
      if (step) observer.observe(step);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
