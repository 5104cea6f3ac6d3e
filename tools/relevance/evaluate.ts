/** A query of readers, with the pages that count as right, as addresses without a language prefix. */
export type RelevanceQuery = {readonly query: string; readonly pages: readonly string[]};

/** Returns the pages found, best first, as addresses without a language prefix; duplicates are ignored. */
export type Find = (query: string) => Promise<readonly string[]>;

export type JudgedQuery = {
  readonly query: string;
  /** Rank of the first right page, from 1; undefined if none is among the first pages found. */
  readonly rank: number | undefined;
  /** Addresses of the first pages found. */
  readonly found: readonly string[];
};

export type Report = {
  readonly judged: readonly JudgedQuery[];
  /** Queries for which no right page exists yet: they don't count. */
  readonly waiting: readonly string[];
  /** Share of queries whose right page comes first, and among the first five. */
  readonly first: number;
  readonly firstFive: number;
  /** Share of queries that find nothing at all. */
  readonly empty: number;
};

const MAX_FOUND = 5;

const withoutSlashes = (address: string) => address.replace(/^\/|\/$/g, '');

/** Summarizes the judged queries. */
export function report(judged: readonly JudgedQuery[], waiting: readonly string[] = []): Report {
  const share = (holds: (one: JudgedQuery) => boolean) => judged.filter(holds).length / Math.max(1, judged.length);
  const within = (most: number) => share(({rank}) => rank !== undefined && rank <= most);
  return {judged, waiting, first: within(1), firstFive: within(MAX_FOUND), empty: share(({found}) => found.length === 0)};
}

/** Runs a query and finds the rank of its first right page. */
export async function judge(find: Find, {query, pages}: RelevanceQuery): Promise<JudgedQuery> {
  const right = new Set(pages.map(withoutSlashes));
  const found = [...new Set((await find(query)).map(withoutSlashes))].slice(0, MAX_FOUND);
  const index = found.findIndex((page) => right.has(page));
  return {query, found, rank: index < 0 ? undefined : index + 1};
}

/**
 * Runs every query for which a right page exists.
 * @param exists whether there is a page at an address
 */
export async function evaluate(find: Find, queries: readonly RelevanceQuery[], exists: (page: string) => boolean): Promise<Report> {
  const counted = queries.filter(({pages}) => pages.some(exists));
  const judged: JudgedQuery[] = [];
  for (const query of counted) judged.push(await judge(find, query));
  return report(judged, queries.filter((query) => !counted.includes(query)).map(({query}) => query));
}

/** The minimum shares of queries whose right page comes first and among the first five, and the maximum share of queries that find nothing. */
export type Thresholds = {readonly first: number; readonly firstFive: number; readonly empty: number};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The ways in which a report misses its thresholds, as sentences. A set in which queries wait for missing pages is no valid measure, so it falls short too. */
export function shortfalls({judged, waiting, first, firstFive, empty}: Report, thresholds: Thresholds): string[] {
  return [
    ...(judged.length === 0 ? ['no query was judged'] : []),
    ...(waiting.length > 0 ? [`${waiting.length} queries wait for pages that the build lacks`] : []),
    ...(first < thresholds.first ? [`right page first in ${percent(first)}, at least ${percent(thresholds.first)} wanted`] : []),
    ...(firstFive < thresholds.firstFive ? [`right page among the first five in ${percent(firstFive)}, at least ${percent(thresholds.firstFive)} wanted`] : []),
    ...(empty > thresholds.empty ? [`nothing found for ${percent(empty)}, at most ${percent(thresholds.empty)} wanted`] : []),
  ];
}
