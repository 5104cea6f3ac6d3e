import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {RefObject} from 'react';

/** Opens a `details` element when the URL's hash points at it or at something inside it. */
export function useOpenOnHash(ref: RefObject<HTMLDetailsElement | null>): void {
  const {hash} = useLocation();
  // A layout effect, so that it runs before the page scrolls to the target.
  useIsomorphicLayoutEffect(() => {
    const details = ref.current;
    if (details === null || hash.length < 2) return;
    // Ids are Latin, so the hash isn't decoded, which could fail on a malformed URL.
    const target = document.getElementById(hash.slice(1));
    if (target !== null && details.contains(target)) details.open = true;
  }, [hash, ref]);
}
