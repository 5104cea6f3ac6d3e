/** Fetches the scripts of the page at an address. Resolves when they have arrived, or at once when there is nothing to fetch. */
type Fetch = (address: string) => unknown;

/** Safari doesn't support `requestIdleCallback`. */
const idle = (callback: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 200));

/**
 * @param fetch Fetches the scripts of the page at an address.
 * @returns The same function, deferred until the page is loaded and the browser is idle, one address at a time:
 * on a slow connection, what the reader requests meanwhile waits for the scripts of one page at most.
 */
export function whenIdle(fetch: Fetch): (address: string) => void {
  const waiting: string[] = [];
  let busy = false;
  async function next() {
    const address = waiting.shift();
    if (address !== undefined) await fetch(address);
    busy = waiting.length > 0;
    if (busy) idle(() => void next());
  }
  return (address) => {
    waiting.push(address);
    if (busy) return;
    busy = true;
    const start = () => idle(() => void next());
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, {once: true});
  };
}
