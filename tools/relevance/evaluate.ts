/** A question that readers ask, with the pages that count as right, as addresses without a language prefix. */
export type RelevanceQuery = {readonly query: string; readonly pages: readonly string[]};

/** Names the pages found, the best first, as addresses without a language prefix; repeats don't count. */
export type Find = (query: string) => Promise<readonly string[]>;

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
  /** Share of queries whose right page comes first, and among the first five. */
  readonly first: number;
  readonly firstFive: number;
  /** Share of queries that find nothing at all. */
  readonly empty: number;
};

const LOOKED_AT = 5;

const withoutSlashes = (address: string) => address.replace(/^\/|\/$/g, '');

/** Places of the right pages among those found for each query. */
export function report(judged: readonly Judged[], waiting: readonly string[] = []): Report {
  const share = (holds: (one: Judged) => boolean) => judged.filter(holds).length / Math.max(1, judged.length);
  const within = (most: number) => share(({place}) => place !== undefined && place <= most);
  return {judged, waiting, first: within(1), firstFive: within(LOOKED_AT), empty: share(({found}) => found.length === 0)};
}

/** Asks a query and looks where its right pages come. */
export async function judge(find: Find, {query, pages}: RelevanceQuery): Promise<Judged> {
  const right = new Set(pages.map(withoutSlashes));
  const found = [...new Set((await find(query)).map(withoutSlashes))].slice(0, LOOKED_AT);
  const index = found.findIndex((page) => right.has(page));
  return {query, found, place: index < 0 ? undefined : index + 1};
}

/**
 * Asks every query whose page is there.
 * @param exists whether an address has its page
 */
export async function evaluate(find: Find, queries: readonly RelevanceQuery[], exists: (page: string) => boolean): Promise<Report> {
  const counted = queries.filter(({pages}) => pages.some(exists));
  const judged: Judged[] = [];
  for (const query of counted) judged.push(await judge(find, query));
  return report(judged, queries.filter((query) => !counted.includes(query)).map(({query}) => query));
}

/** The least share of queries whose right page comes first and among the first five, and the most that find nothing. */
export type Marks = {readonly first: number; readonly firstFive: number; readonly empty: number};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** What keeps a report from being as good as it has to be, as sentences; a set that lost queries with their pages judges nothing. */
export function shortfalls({judged, waiting, first, firstFive, empty}: Report, marks: Marks): string[] {
  return [
    ...(judged.length === 0 ? ['no query was judged'] : []),
    ...(waiting.length > 0 ? [`${waiting.length} queries wait for pages that the build lacks`] : []),
    ...(first < marks.first ? [`right page first in ${percent(first)}, at least ${percent(marks.first)} wanted`] : []),
    ...(firstFive < marks.firstFive ? [`right page among the first five in ${percent(firstFive)}, at least ${percent(marks.firstFive)} wanted`] : []),
    ...(empty > marks.empty ? [`nothing found for ${percent(empty)}, at most ${percent(marks.empty)} wanted`] : []),
  ];
}
