import type {Browser, Page} from '@playwright/test';

/** A file that a page loaded; `bytes` on the wire. */
export type LoadedFile = {readonly address: string; readonly kind: 'script' | 'style' | 'document' | 'other'; readonly bytes: number};

const KINDS: Readonly<Record<string, LoadedFile['kind']>> = {Script: 'script', Stylesheet: 'style', Document: 'document'};

/** The network is quiet when nothing was asked for or answered for so long, in milliseconds. */
const QUIET = 500;

/** Longest wait for quiet. */
const PATIENCE = 30_000;

/** What a page has loaded since `taken` was last called, in bytes on the wire, headers included. */
export type Traffic = {
  /** Waits until the network is quiet and hands out the files loaded since the last time. */
  readonly taken: () => Promise<LoadedFile[]>;
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
    async taken() {
      const start = performance.now();
      while (open.size > 0 || performance.now() - changed < QUIET) {
        if (performance.now() - start > PATIENCE) throw new Error(`${page.url()} keeps loading: ${[...open.values()].map(({address}) => address).join(', ')}`);
        await new Promise((done) => setTimeout(done, QUIET / 10));
      }
      const files = loaded;
      loaded = [];
      return files;
    },
  };
}

/**
 * Opens a page in a browser that has nothing yet, and counts what it loads. Prefetching is
 * for the next page: the reader has data saver on, gets none, and is counted this page alone.
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
