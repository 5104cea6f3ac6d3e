type Fetch = (address: string) => unknown;

/** Safari has no idle callbacks. */
const idle = (callback: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 200));

/**
 * @param fetch Fetches the scripts of the page at an address.
 * @returns The same, put off until the page is loaded and the browser idle, one address at a time.
 */
export function whenIdle(fetch: Fetch): (address: string) => void {
  const waiting: string[] = [];
  function next() {
    const address = waiting.shift();
    if (address === undefined) return;
    fetch(address);
    if (waiting.length > 0) idle(next);
  }
  return (address) => {
    if (waiting.push(address) > 1) return;
    if (document.readyState === 'complete') idle(next);
    else window.addEventListener('load', () => idle(next), {once: true});
  };
}
