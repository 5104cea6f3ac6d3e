import {createStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

/** Older ones are forgotten. */
const MOST = 5;

const slotOf = (language: string) => createStorageSlot(`search.recent.${language}`);

/** What was kept, as far as it can be read. */
function read(language: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(slotOf(language).get() ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

type RecentQueries = {
  /** The newest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
};

/** Queries of a language with which a reader found something; they stay in the browser. */
export function useRecentQueries(language: string): RecentQueries {
  const [queries, setQueries] = useState(() => read(language));
  const keep = (next: readonly string[]) => {
    slotOf(language).set(JSON.stringify(next));
    setQueries(next);
  };
  const others = (query: string) => queries.filter((kept) => kept !== query);
  return {
    queries,
    add: (query) => keep([query, ...others(query)].slice(0, MOST)),
    remove: (query) => keep(others(query)),
  };
}
