import {useSearchQueryString} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';

/** How long after the last key the address follows; it makes the whole page render anew. */
const PAUSE = 250;

type Query = {
  /** What is asked now. */
  readonly query: string;
  /** What the page's address says; follows the query when typing pauses. */
  readonly settled: string;
  readonly setQuery: (query: string) => void;
};

/** The query of the search page, kept in its address as `?q=`. */
export function useQuery(): Query {
  const [settled, setSettled] = useSearchQueryString();
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setSettled(typed);
      setTyped(undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, setSettled]);

  return {query: typed ?? settled, settled, setQuery: setTyped};
}
