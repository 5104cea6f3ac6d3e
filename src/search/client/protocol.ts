/**
 * The part of the hosted service's protocol that the modal and the search page use. The service's
 * package types everything loosely; these types cover what this site sends and reads.
 */

/** All entries must match; of a nested list, at least one. Each is `attribute:value`. */
export type FacetFilters = readonly (string | readonly string[])[];

export type SearchRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
};

export type HighlightedText = {readonly value: string; readonly matchLevel: 'none' | 'partial' | 'full'; readonly matchedWords: readonly string[]};

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type SearchHit = {
  readonly objectID: string;
  readonly type: Level | 'content';
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly _highlightResult?: {readonly hierarchy?: Partial<Readonly<Record<Level, HighlightedText>>>};
  readonly _snippetResult?: {readonly content?: Omit<HighlightedText, 'matchedWords'>};
  /** Position of the page in the site's navigation; only set by the embedded index. */
  readonly trail?: readonly string[];
  /** Whether the section describes a failure; only set by the embedded index. */
  readonly failure?: boolean;
};

/** Notes on the query in a response. */
export type SearchNotes = {
  /** The query with typos corrected. */
  readonly corrected?: string | undefined;
  /** Query words that the best page doesn't match, if no page matches all of them. */
  readonly leftOut?: readonly string[];
};

export type SearchResponse = {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  /** The protocol's field for custom data of an index. */
  readonly userData?: readonly SearchNotes[];
};

/** Common interface of both search engines. */
export type SearchClient = {
  readonly search: (params: {readonly requests: readonly SearchRequest[]}) => Promise<{readonly results: readonly SearchResponse[]}>;
  /** Prefetches what every query needs; if that fails, the first query fetches it again. */
  readonly prepare?: () => Promise<unknown>;
};
