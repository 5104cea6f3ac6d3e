import type {SearchClient} from './protocol';

export type RetryingClient = Required<SearchClient> & {
  /** Whether the last attempt failed; its query waits for a retry. */
  readonly failed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Retries the waiting queries. */
  readonly retry: () => void;
};

/**
 * Wraps an engine so that a failed query neither rejects nor is lost: it waits until it is
 * retried, or until another query succeeds. The search UI shows the state of `failed`.
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
    for (const resume of all) resume();
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
          // Only the latest query counts as failed: nobody looks at the answers of older ones any more.
          if (query === latestQuery) setFailed(true);
          await new Promise<void>((resume) => waiting.push(resume));
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
