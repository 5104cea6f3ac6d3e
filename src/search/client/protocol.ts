/**
 * The part of the hosted service's protocol that the modal and the search page speak. Its
 * package types everything loosely; here is what this site sends and reads.
 */

/** One entry must hold; of a nested list, any. Each is `attribute:value`. */
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
  /** Where the page stands on the site; the embedded index alone knows. */
  readonly trail?: readonly string[];
  /** The section describes a failure; the embedded index alone knows. */
  readonly failure?: boolean;
};

/** What an answer says of its query. */
export type SearchNotes = {
  /** The query with its typing mistakes put right. */
  readonly corrected?: string | undefined;
  /** Words that the best page doesn't answer to, where no page answers to all. */
  readonly leftOut?: readonly string[];
};

export type SearchResponse = {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  /** Room of the protocol for what an index adds of its own. */
  readonly userData?: readonly SearchNotes[];
};

/** What either engine is asked through. */
export type SearchClient = {
  readonly search: (params: {readonly requests: readonly SearchRequest[]}) => Promise<{readonly results: readonly SearchResponse[]}>;
  /** Fetches what every query needs, before the first one; what fails is fetched again by the query. */
  readonly prepare?: () => Promise<unknown>;
};
