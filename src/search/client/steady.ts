import type {SearchClient, SearchResponse} from './protocol';

/** What a reader is told of the search besides its results. */
export type SearchState = {
  /** The last attempt did not get through; the query waits for another. */
  readonly failed: boolean;
  /** Answer to the query asked last; undefined until there is one. */
  readonly latest: SearchResponse | undefined;
};

export type SteadyClient = Required<SearchClient> & {
  readonly state: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries again what waits. */
  readonly retry: () => void;
  /** Forgets the last answer: a new search begins. */
  readonly reset: () => void;
};

const INITIAL: SearchState = {failed: false, latest: undefined};

/**
 * Wraps an engine so that a failed query neither rejects nor is lost: it waits until it is
 * tried again, or until another query gets through. The screens show what `state` says.
 */
export function createSteadyClient(engine: SearchClient): SteadyClient {
  let state = INITIAL;
  let latestQuery = 0;
  const listeners = new Set<() => void>();
  let waiting: (() => void)[] = [];

  function update(change: Partial<SearchState>) {
    state = {...state, ...change};
    for (const listener of listeners) listener();
  }

  function retry() {
    const all = waiting;
    waiting = [];
    for (const again of all) again();
  }

  return {
    async search(params) {
      latestQuery += 1;
      const query = latestQuery;
      for (;;) {
        try {
          const response = await engine.search(params);
          const latest = response.results[0];
          if (!latest) throw new Error('The search service sent no results.');
          if (query === latestQuery) update({failed: false, latest});
          retry();
          return response;
        } catch (error) {
          console.warn('The search could not be answered.', error);
          // Older queries need not wait: nobody looks at their answers any more.
          if (query === latestQuery) update({failed: true});
          await new Promise<void>((again) => waiting.push(again));
        }
      }
    },
    prepare: async () => engine.prepare?.().catch(() => undefined),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    reset: () => update(INITIAL),
  };
}
