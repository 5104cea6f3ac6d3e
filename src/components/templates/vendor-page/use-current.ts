import {useEffect, useState} from 'react';

/** A step counts as being read while it crosses this band, a quarter of the way down the viewport. */
const BAND = '-24% 0px -75% 0px';

/** Id of the step that is being read; the first one until the observer has reported. */
export function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({isIntersecting}) => isIntersecting);
        if (read) setCurrent(read.target.id);
        // No step crosses the band, and the one that left it moved down: the reader is above the first step.
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
