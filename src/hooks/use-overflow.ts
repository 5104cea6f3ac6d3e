import {useEffect, useRef, useState, type RefObject} from 'react';

/** How much of an item must be in view for it to stay in the list (specification, section 9). */
export const OVERFLOW_THRESHOLD = 0.75;

type Overflow = {
  /** Ref of the element that clips the items; its children are the items, in the order of the keys. */
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Keys of the items that don't fit; empty on the server and before the first measurement. */
  readonly overflowing: ReadonlySet<string>;
};

/**
 * Finds out which items of a list don't fit into it. The owner hides those with `visibility`:
 * they must keep their space, because the observer keeps measuring them.
 */
export function useOverflow(keys: readonly string[], threshold = OVERFLOW_THRESHOLD): Overflow {
  const listRef = useRef<HTMLUListElement>(null);
  const [overflowing, setOverflowing] = useState<ReadonlySet<string>>(new Set());
  // Compared by value, so that an equal list in a new array doesn't trigger another measurement.
  const joined = keys.join('\n');

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const keyOf = new Map<Element, string>();
    joined.split('\n').forEach((key, index) => {
      const child = list.children[index];
      if (child) keyOf.set(child, key);
    });
    const observer = new IntersectionObserver(
      (entries) =>
        setOverflowing((before) => {
          const after = new Set(before);
          for (const {target, intersectionRatio} of entries) {
            const key = keyOf.get(target) ?? '';
            if (intersectionRatio < threshold) after.add(key);
            else after.delete(key);
          }
          return after;
        }),
      {root: list, threshold},
    );
    for (const child of keyOf.keys()) observer.observe(child);
    return () => observer.disconnect();
  }, [joined, threshold]);

  return {listRef, overflowing};
}
