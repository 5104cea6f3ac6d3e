import {useSearchQueryString} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';

/** Debounces updates of the URL, because they re-render the whole page. */
const DEBOUNCE_MS = 250;

type Query = {
  /** The current query. */
  readonly query: string;
  /** The query in the page's URL; it follows the current query when typing pauses. */
  readonly settled: string;
  readonly setQuery: (query: string) => void;
};

/** The query of the search page, kept in its URL as `?q=`. */
export function useQuery(): Query {
  const [settled, setSettled] = useSearchQueryString();
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setSettled(typed);
      setTyped(undefined);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, setSettled]);

  return {query: typed ?? settled, settled, setQuery: setTyped};
}
