import {useSearchQueryString} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';

/** How long after the last key the address follows; it makes the whole page render anew. */
const PAUSE = 250;

/**
 * The query in the page's address, `?q=`.
 * @returns what is asked now, and what changes it; the address follows when typing pauses
 */
export function useQuery(): readonly [string, (query: string) => void] {
  const [address, setAddress] = useSearchQueryString();
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setAddress(typed);
      setTyped(undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, setAddress]);

  return [typed ?? address, setTyped];
}
