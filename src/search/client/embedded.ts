import {escapeHtml, excerpt, highlight, type Answering, type Marks} from '../engine/excerpt';
import {search, type Facets, type FoundSection, type SearchResult} from '../engine/search';
import {createStore, type ReadFile} from '../engine/store';
import type {Kind} from '../index/format';
import type {FacetFilters, HighlightedText, Level, SearchClient, SearchHit, SearchRequest, SearchResponse} from './protocol';

export type EmbeddedOptions = {
  readonly read: ReadFile;
  /** Absolute address of a page, given its path below the base URL; the hosted service returns absolute addresses too. */
  readonly addressOf: (path: string) => string;
  /** Display name of a kind of page. */
  readonly nameOf: (kind: Kind) => string;
};

const DEFAULT_SIZE = 20;

/** Maximum number of sections of one page among the results; the rest of the page is one click away. */
const PER_PAGE = 3;

const EXCERPT_WIDTH = 120;

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const NO_LEVELS = {lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** Facets by the attribute names that the theme uses in filters. */
const FACETS: Readonly<Record<string, keyof Facets>> = {language: 'language', docusaurus_tag: 'tag', kind: 'kind'};

function passes(filters: FacetFilters, facets: Facets): boolean {
  const holds = (filter: string) => {
    const [attribute = '', ...value] = filter.split(':');
    const facet = FACETS[attribute];
    return facet !== undefined && facets[facet] === value.join(':');
  };
  return filters.every((filter) => (typeof filter === 'string' ? holds(filter) : filter.some(holds)));
}

function highlighted(text: string, terms: Answering, marks: Marks): HighlightedText {
  const {html, words} = highlight(text, terms, marks);
  return {value: html, matchLevel: words.length > 0 ? 'full' : 'none', matchedWords: words};
}

/** The headings of a section by level, from the page's title to its own; headings beyond the last level are dropped. */
function levelsOf(headings: readonly string[]): (readonly [Level, string])[] {
  return headings.slice(0, LEVELS.length).map((heading, index) => [LEVELS[index] as Level, heading]);
}

function hitOf(section: FoundSection, terms: Answering, marks: Marks, options: EmbeddedOptions): SearchHit {
  const levels: (readonly [Level, string])[] = [['lvl0', options.nameOf(section.kind)], ...levelsOf(section.headings)];
  const text = excerpt(section.text, terms, EXCERPT_WIDTH, marks);
  const address = options.addressOf(section.url);
  const [withoutAnchor = address, anchor = null] = address.split('#');
  return {
    objectID: address,
    type: levels.at(-1)?.[0] ?? 'lvl1',
    url: address,
    url_without_anchor: withoutAnchor,
    anchor,
    content: null,
    // The protocol's texts are HTML; the modal renders the ones it stores from earlier visits as HTML.
    hierarchy: {...NO_LEVELS, ...Object.fromEntries(levels.map(([level, heading]) => [level, escapeHtml(heading)]))},
    _highlightResult: {hierarchy: Object.fromEntries(levels.map(([level, heading]) => [level, highlighted(heading, terms, marks)]))},
    _snippetResult: {content: {value: text, matchLevel: text.includes(marks.before) ? 'full' : 'none'}},
    trail: section.trail,
    failure: section.failure,
  };
}

function responseOf(request: SearchRequest, page: number, size: number, result: SearchResult, options: EmbeddedOptions): SearchResponse {
  const marks = {before: request.highlightPreTag ?? '<em>', after: request.highlightPostTag ?? '</em>'};
  return {
    query: request.query,
    hits: result.sections.map((section) => hitOf(section, result.terms, marks, options)),
    nbHits: result.total,
    page,
    nbPages: Math.ceil(result.total / size),
    hitsPerPage: size,
    userData: [{corrected: result.corrected, leftOut: result.leftOut}],
  };
}

/** A client with the hosted service's protocol that answers from the index built with the site. */
export function createEmbeddedClient(options: EmbeddedOptions): SearchClient {
  const store = createStore(options.read);

  async function answer(request: SearchRequest): Promise<SearchResponse> {
    const {query, page = 0, hitsPerPage: size = DEFAULT_SIZE, facetFilters = []} = request;
    const isWanted = (facets: Facets) => passes(facetFilters, facets);
    const result = await search(store, {query, from: page * size, size, perPage: PER_PAGE, isWanted});
    return responseOf(request, page, size, result, options);
  }

  return {
    search: async ({requests}) => ({results: await Promise.all(requests.map(answer))}),
    prepare: store.manifest,
  };
}
