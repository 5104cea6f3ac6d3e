import type {SearchClient} from '../../src/search/client/protocol';

/** A question that readers ask, with the pages that count as right, as addresses without a language prefix. */
export type RelevanceQuery = {readonly query: string; readonly pages: readonly string[]};

export type Judged = {
  readonly query: string;
  /** Place of the first right page, from 1; undefined where none is among the first. */
  readonly place: number | undefined;
  /** Addresses of the first pages found. */
  readonly found: readonly string[];
};

export type Report = {
  readonly judged: readonly Judged[];
  /** Queries none of whose right pages is written yet: they don't count. */
  readonly waiting: readonly string[];
  readonly first: number;
  readonly firstFive: number;
};

const LOOKED_AT = 5;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Addresses of the pages found, each once, the best first. */
async function pagesFound(client: SearchClient, query: string): Promise<string[]> {
  const {results: [response]} = await client.search({requests: [{indexName: 'site', query, hitsPerPage: 20}]});
  const pages = (response?.hits ?? []).map(({url_without_anchor: url}) => withoutSlash(new URL(url).pathname));
  return [...new Set(pages)].slice(0, LOOKED_AT);
}

/**
 * Asks every query and looks where its right pages come.
 * @param prefix language prefix of the addresses found, such as `/en`
 * @param exists whether an address has its page
 */
export async function evaluate(
  client: SearchClient,
  queries: readonly RelevanceQuery[],
  prefix: string,
  exists: (page: string) => boolean,
): Promise<Report> {
  const counted = queries.filter(({pages}) => pages.some(exists));
  const judged: Judged[] = [];
  for (const {query, pages} of counted) {
    const right = new Set(pages.map((page) => withoutSlash(prefix + page)));
    const found = await pagesFound(client, query);
    const index = found.findIndex((page) => right.has(page));
    judged.push({query, found, place: index < 0 ? undefined : index + 1});
  }
  const share = (most: number) => judged.filter(({place}) => place !== undefined && place <= most).length / Math.max(1, judged.length);
  return {
    judged,
    waiting: queries.filter((query) => !counted.includes(query)).map(({query}) => query),
    first: share(1),
    firstFive: share(LOOKED_AT),
  };
}
