import type {SearchClient} from './protocol';

type Timing = {
  /** Queries less than this many milliseconds apart count as continuous typing. */
  readonly typing: number;
  /** How long a query waits for the next one during continuous typing. */
  readonly pause: number;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const TIMING: Timing = {
  typing: 300,
  pause: 120,
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

type PendingQuery = {readonly answer: ReturnType<SearchClient['search']>};

/**
 * Debounces queries: an isolated query is sent at once, while queries in quick succession wait for
 * a pause in typing. A query that is superseded while waiting gets the answer to the newer one.
 */
export function createDebouncedSearch(search: SearchClient['search'], timing: Timing = TIMING): SearchClient['search'] {
  let lastAsked = -Infinity;
  let newest: PendingQuery | undefined;

  return (params) => {
    const isTyping = timing.now() - lastAsked < timing.typing;
    lastAsked = timing.now();
    const delay = isTyping ? timing.wait(timing.pause) : Promise.resolve();
    const own: PendingQuery = {answer: delay.then(() => (newest === own || !newest ? search(params) : newest.answer))};
    newest = own;
    return own.answer;
  };
}
