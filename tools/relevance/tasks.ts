import type {Kind} from '../../src/search/index/format';

/** The kinds of pages that explain how a task is done; other kinds report on it, advertise it or say when it was introduced. */
const DOCUMENTATION: readonly string[] = ['docs', 'troubleshooting'] satisfies readonly Kind[];

/** The first page found: its address and its kind. */
export type FirstResult = {readonly page: string; readonly kind: string};

/** Searches for a task that find something other than documentation first, as sentences. */
export async function misdirectedSearches(firstOf: (query: string) => Promise<FirstResult | undefined>, queries: readonly string[]): Promise<string[]> {
  const misdirected: string[] = [];
  for (const query of queries) {
    const first = await firstOf(query);
    if (first === undefined) misdirected.push(`“${query}” finds nothing`);
    else if (!DOCUMENTATION.includes(first.kind)) misdirected.push(`“${query}” finds ${first.page} first (${first.kind})`);
  }
  return misdirected;
}
