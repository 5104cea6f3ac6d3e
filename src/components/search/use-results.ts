import {useCallback, useEffect, useMemo, useReducer, useState} from 'react';

import {createDebouncedSearch} from '@site/src/search/client/debounced';
import type {FacetFilters, SearchClient, SearchHit, SearchNotes, SearchResponse} from '@site/src/search/client/protocol';

export type Results = {
  readonly hits: readonly SearchHit[];
  /** Total number of results; undefined while there is no response. */
  readonly total: number | undefined;
  readonly notes: SearchNotes | undefined;
  readonly hasMore: boolean;
  /** Whether a response is pending. */
  readonly pending: boolean;
};

type Options = {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: FacetFilters;
  /** Number of results per response. */
  readonly size: number;
};

const NONE: Results = {hits: [], total: undefined, notes: undefined, hasMore: false, pending: false};

const PRESENTATION = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['content:24'],
  snippetEllipsisText: '…',
};

type Action = {readonly type: 'none'} | {readonly type: 'request'} | {readonly type: 'response'; readonly response: SearchResponse};

function reduce(results: Results, action: Action): Results {
  if (action.type === 'none') return NONE;
  // The previous results stay visible until the response arrives.
  if (action.type === 'request') return {...results, pending: true};
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
 * Results of a query, page by page.
 * @returns the results so far, and a function that requests the next page
 */
export function useResults(client: SearchClient, {indexName, query, facetFilters, size}: Options): readonly [Results, () => void] {
  const search = useMemo(() => createDebouncedSearch(client.search), [client]);
  const [results, dispatch] = useReducer(reduce, NONE);
  const [requested, setRequested] = useState({key: '', page: 0});
  // The filters are a new array on every render; their JSON shows whether they have changed.
  const key = JSON.stringify([query, facetFilters]);
  const page = requested.key === key ? requested.page : 0;

  useEffect(() => {
    const [text, filters] = JSON.parse(key) as [string, FacetFilters];
    if (text.trim() === '') {
      dispatch({type: 'none'});
      return undefined;
    }
    let isCurrent = true;
    const request = async () => {
      dispatch({type: 'request'});
      const {results: [response]} = await search({
        requests: [{indexName, query: text, page, hitsPerPage: size, facetFilters: filters, ...PRESENTATION}],
      });
      if (isCurrent && response) dispatch({type: 'response', response});
    };
    void request();
    return () => {
      isCurrent = false;
    };
  }, [search, indexName, key, page, size]);

  return [results, useCallback(() => setRequested({key, page: page + 1}), [key, page])];
}
