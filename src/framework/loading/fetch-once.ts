/** Files that were asked for, by address. */
const asked = new Set<string>();

function supportsPrefetch(): boolean {
  return document.createElement('link').relList.supports('prefetch');
}

/** The element goes when its file has come: it is in the browser's cache by then. */
function byLink(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    const end = (tell: () => void) => () => {
      link.remove();
      tell();
    };
    link.addEventListener('load', end(resolve));
    link.addEventListener('error', end(() => reject(new Error(`${address} could not be fetched ahead`))));
    document.head.append(link);
  });
}

async function byRequest(address: string): Promise<void> {
  const {status} = await fetch(address, {credentials: 'include'});
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}

/** Whether it is one of the scripts that the page has run. */
function isHere(address: string): boolean {
  const entries = performance.getEntriesByName(new URL(address, document.baseURI).href, 'resource') as PerformanceResourceTiming[];
  return entries.some(({initiatorType}) => initiatorType === 'script');
}

/**
 * Fetches a file ahead of the page that needs it, each file once: pages share most of their scripts.
 * A file that could not be fetched may be asked for again.
 * @returns when it is there, or could not be fetched: the page that needs it asks for it then
 */
export default async function fetchOnce(address: string): Promise<void> {
  if (asked.has(address) || isHere(address)) return;
  asked.add(address);
  try {
    await (supportsPrefetch() ? byLink(address) : byRequest(address));
  } catch {
    asked.delete(address);
  }
}
