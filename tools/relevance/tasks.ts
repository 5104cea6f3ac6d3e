import type {Kind} from '../../src/search/index/format';

/** The kinds of pages that say how a task is done; others tell of it, advertise it or say when it came. */
const DOCUMENTATION: readonly string[] = ['docs', 'troubleshooting'] satisfies readonly Kind[];

/** What is found first: its address and the kind of its page. */
export type First = {readonly page: string; readonly kind: string};

/** Searches for a task that lead elsewhere than to documentation, as sentences. */
export async function ledAstray(firstOf: (query: string) => Promise<First | undefined>, queries: readonly string[]): Promise<string[]> {
  const astray: string[] = [];
  for (const query of queries) {
    const first = await firstOf(query);
    if (first === undefined) astray.push(`“${query}” finds nothing`);
    else if (!DOCUMENTATION.includes(first.kind)) astray.push(`“${query}” finds ${first.page} first (${first.kind})`);
  }
  return astray;
}
