/** Addresses of the files that were requested. */
const requested = new Set<string>();

function supportsPrefetch(): boolean {
  return document.createElement('link').relList.supports('prefetch');
}

/** Prefetches with a link element, which is removed once the file has arrived: it is in the browser's cache by then. */
function byLink(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    const finish = (settle: () => void) => () => {
      link.remove();
      settle();
    };
    link.addEventListener('load', finish(resolve));
    link.addEventListener('error', finish(() => reject(new Error(`${address} could not be prefetched`))));
    document.head.append(link);
  });
}

async function byRequest(address: string): Promise<void> {
  const {status} = await fetch(address, {credentials: 'include'});
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}

/** Whether the file is a script that the page has already loaded. */
function isLoaded(address: string): boolean {
  const entries = performance.getEntriesByName(new URL(address, document.baseURI).href, 'resource') as PerformanceResourceTiming[];
  return entries.some(({initiatorType}) => initiatorType === 'script');
}

/**
 * Prefetches a file for a page that may need it. Each file is fetched once, since pages share most of their scripts.
 * A file that could not be fetched may be requested again.
 * @returns when the file has arrived or could not be fetched; in the latter case the page that needs it requests it again
 */
export default async function fetchOnce(address: string): Promise<void> {
  if (requested.has(address) || isLoaded(address)) return;
  requested.add(address);
  try {
    await (supportsPrefetch() ? byLink(address) : byRequest(address));
  } catch {
    requested.delete(address);
  }
}
