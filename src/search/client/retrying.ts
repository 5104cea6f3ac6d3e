import type {SearchClient} from './protocol';

export type RetryingClient = Required<SearchClient> & {
  /** Whether the last attempt did not get through; its query waits for another. */
  readonly failed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries again what waits. */
  readonly retry: () => void;
};

/**
 * Wraps an engine so that a failed query neither rejects nor is lost: it waits until it is
 * tried again, or until another query gets through. The screens show what `failed` says.
 */
export function createRetryingClient(engine: SearchClient): RetryingClient {
  let failed = false;
  let latestQuery = 0;
  const listeners = new Set<() => void>();
  let waiting: (() => void)[] = [];

  function setFailed(value: boolean) {
    if (failed === value) return;
    failed = value;
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
          if (!response.results[0]) throw new Error('The search service sent no results.');
          if (query === latestQuery) setFailed(false);
          retry();
          return response;
        } catch (error) {
          console.warn('The search could not be answered.', error);
          // Older queries need not wait: nobody looks at their answers any more.
          if (query === latestQuery) setFailed(true);
          await new Promise<void>((again) => waiting.push(again));
        }
      }
    },
    prepare: async () => engine.prepare?.().catch(() => undefined),
    failed: () => failed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
  };
}
