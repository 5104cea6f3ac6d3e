import type {SearchClient} from './protocol';

type Timing = {
  /** Changes closer together than this, in milliseconds, are typing that goes on. */
  readonly typing: number;
  /** How long a query waits for the next key while typing goes on. */
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

type Turn = {readonly answer: ReturnType<SearchClient['search']>};

/**
 * Asks at once when a query stands alone, and waits for a pause while letters follow one
 * another. A query that was overtaken gets the answer to the one that overtook it.
 */
export function createDebouncedSearch(search: SearchClient['search'], timing: Timing = TIMING): SearchClient['search'] {
  let asked = -Infinity;
  let newest: Turn | undefined;

  return (params) => {
    const isTyping = timing.now() - asked < timing.typing;
    asked = timing.now();
    const waited = isTyping ? timing.wait(timing.pause) : Promise.resolve();
    const own: Turn = {answer: waited.then(() => (newest === own || !newest ? search(params) : newest.answer))};
    newest = own;
    return own.answer;
  };
}
