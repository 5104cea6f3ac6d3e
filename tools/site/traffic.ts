import type {Browser, Page} from '@playwright/test';

/** A file that a page loaded; `bytes` is its size on the wire. */
export type LoadedFile = {readonly address: string; readonly kind: 'script' | 'style' | 'document' | 'other'; readonly bytes: number};

const KINDS: Readonly<Record<string, LoadedFile['kind']>> = {Script: 'script', Stylesheet: 'style', Document: 'document'};

/** The network counts as quiet after this long without a request or a response, in milliseconds. */
const QUIET = 500;

/** How long to wait for a quiet network, in milliseconds. */
const TIMEOUT = 30_000;

/** What a page loads, in bytes on the wire, headers included. */
export type Traffic = {
  /** Waits until the network is quiet and returns the files loaded since the last call. */
  readonly collect: () => Promise<LoadedFile[]>;
};

async function watch(page: Page): Promise<Traffic> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const open = new Map<string, LoadedFile>();
  let loaded: LoadedFile[] = [];
  let changed = performance.now();
  network.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    const {protocol, pathname} = new URL(request.url);
    if (!/^https?:$/.test(protocol)) return;
    open.set(requestId, {address: pathname, kind: KINDS[type ?? ''] ?? 'other', bytes: 0});
    changed = performance.now();
  });
  network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const file = open.get(requestId);
    if (file && open.delete(requestId)) loaded.push({...file, bytes: encodedDataLength});
    changed = performance.now();
  });
  network.on('Network.loadingFailed', ({requestId}) => {
    open.delete(requestId);
    changed = performance.now();
  });
  return {
    async collect() {
      const start = performance.now();
      while (open.size > 0 || performance.now() - changed < QUIET) {
        if (performance.now() - start > TIMEOUT) throw new Error(`${page.url()} keeps loading: ${[...open.values()].map(({address}) => address).join(', ')}`);
        await new Promise((done) => setTimeout(done, QUIET / 10));
      }
      const files = loaded;
      loaded = [];
      return files;
    },
  };
}

/**
 * Opens a page in a browser with an empty cache, and counts what it loads. Prefetching is
 * for the next page: data saver is on, so that nothing is prefetched and only this page is counted.
 */
export async function withTraffic<T>(browser: Browser, work: (page: Page, traffic: Traffic) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
    return await work(page, await watch(page));
  } finally {
    await context.close();
  }
}
