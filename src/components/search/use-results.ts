import {useCallback, useEffect, useMemo, useReducer, useState} from 'react';

import {createDebouncedSearch} from '@site/src/search/client/debounced';
import type {FacetFilters, SearchClient, SearchHit, SearchNotes, SearchResponse} from '@site/src/search/client/protocol';

export type Results = {
  readonly hits: readonly SearchHit[];
  /** Number of all results; undefined while there is no answer. */
  readonly total: number | undefined;
  readonly notes: SearchNotes | undefined;
  readonly hasMore: boolean;
  /** An answer is awaited. */
  readonly pending: boolean;
};

type Question = {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: FacetFilters;
  /** How many results an answer brings at a time. */
  readonly size: number;
};

const NONE: Results = {hits: [], total: undefined, notes: undefined, hasMore: false, pending: false};

const PRESENTATION = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:24'],
  snippetEllipsisText: '…',
};

type Action = {readonly type: 'none'} | {readonly type: 'ask'} | {readonly type: 'answer'; readonly response: SearchResponse};

function reduce(results: Results, action: Action): Results {
  if (action.type === 'none') return NONE;
  // Until the answer is there, the last one stays in view.
  if (action.type === 'ask') return {...results, pending: true};
  const {hits, nbHits, page, nbPages, userData} = action.response;
  return {
    hits: page === 0 ? hits : [...results.hits, ...hits],
    total: nbHits,
    notes: userData?.[0],
    hasMore: page + 1 < nbPages,
    pending: false,
  };
}

/**
 * Results of a question, page by page.
 * @returns the results so far, and what asks for the next page
 */
export function useResults(client: SearchClient, {indexName, query, facetFilters, size}: Question): readonly [Results, () => void] {
  const search = useMemo(() => createDebouncedSearch(client.search), [client]);
  const [results, dispatch] = useReducer(reduce, NONE);
  const [asked, setAsked] = useState({question: '', page: 0});
  // The filters are a new list at every rendering; their text tells whether they changed.
  const question = JSON.stringify([query, facetFilters]);
  const page = asked.question === question ? asked.page : 0;

  useEffect(() => {
    const [text, filters] = JSON.parse(question) as [string, FacetFilters];
    if (text.trim() === '') {
      dispatch({type: 'none'});
      return undefined;
    }
    let wanted = true;
    const ask = async () => {
      dispatch({type: 'ask'});
      const {results: [response]} = await search({
        requests: [{indexName, query: text, page, hitsPerPage: size, facetFilters: filters, ...PRESENTATION}],
      });
      if (wanted && response) dispatch({type: 'answer', response});
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [search, indexName, question, page, size]);

  return [results, useCallback(() => setAsked({question, page: page + 1}), [question, page])];
}
