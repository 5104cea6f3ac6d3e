import {createStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

/** Older queries are dropped. */
const MAX_QUERIES = 5;

const slotOf = (language: string) => createStorageSlot(`search.recent.${language}`);

/** The stored queries; data that can't be read is ignored. */
function read(language: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(slotOf(language).get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_QUERIES) : [];
  } catch {
    return [];
  }
}

type RecentQueries = {
  /** Newest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
};

/** Queries in a language with which the reader found something; they are stored only in the browser. */
export function useRecentQueries(language: string): RecentQueries {
  const [queries, setQueries] = useState(() => read(language));
  const save = (next: readonly string[]) => {
    slotOf(language).set(JSON.stringify(next));
    setQueries(next);
  };
  const others = (query: string) => queries.filter((other) => other !== query);
  return {
    queries,
    add: (query) => save([query, ...others(query)].slice(0, MAX_QUERIES)),
    remove: (query) => save(others(query)),
  };
}
