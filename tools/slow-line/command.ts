/**
 * Opens pages as on a phone with a bad connection, at 400 kbit/s and with a CPU four times slower, and prints when
 * the first text shows, when the search opens for a reader who wants it from the start, and what is
 * fetched in the first ten seconds; median of three runs each. It measures time and needs an idle machine.
 * Addresses restrict it: `npm run slow-line -- /docs/`; `--dir` measures another built site.
 */
import {parseArgs} from 'node:util';

import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';

import {executablePath, runsAsRoot} from '../site/browser';
import {withBuiltSite} from '../site/built-site';
import {median} from '../lighthouse/plan';
import {table} from '../site/table';

const NETWORK = {offline: false, latency: 300, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8} as const;
const CPU_SLOWDOWN = 4;
const RUNS = 3;
const ADDRESSES = ['/', '/docs/', '/docs/quick-start/quick-install'];

/** How long fetched files are counted, in milliseconds. */
const COUNTED = 10_000;

/** Interval at which a reader tries to open the search, in milliseconds. */
const PRESS_INTERVAL = 100;

type Figures = {readonly text: number; readonly search: number; readonly kilobytes: number; readonly requests: number};

async function withSlowPage<T>(browser: Browser, work: (page: Page, network: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', NETWORK);
    await network.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    return await work(page, network);
  } finally {
    await context.close();
  }
}

/** Measures when the first text shows, and what is fetched, while the reader only reads. */
function read(browser: Browser, address: string): Promise<Omit<Figures, 'search'>> {
  return withSlowPage(browser, async (page, network) => {
    let bytes = 0;
    let requests = 0;
    network.on('Network.requestWillBeSent', () => (requests += 1));
    network.on('Network.dataReceived', ({encodedDataLength}) => (bytes += encodedDataLength));
    await page.goto(address, {waitUntil: 'commit'});
    await page.waitForTimeout(COUNTED);
    const counted = {kilobytes: bytes / 1000, requests};
    const text = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    if (text === undefined) throw new Error(`${address} shows nothing within ${COUNTED / 1000} s.`);
    return {text, ...counted};
  });
}

/** Measures when the search opens for a reader who presses its shortcut from the start. */
function search(browser: Browser, address: string): Promise<number> {
  return withSlowPage(browser, async (page) => {
    await page.addInitScript((pause) => {
      const presses = setInterval(() => {
        // `dispatchEvent` returns false once the event handler of the search calls `preventDefault`.
        if (!dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true}))) clearInterval(presses);
      }, pause);
      new MutationObserver((_, observer) => {
        if (!document.querySelector('dialog [role="combobox"]')) return;
        observer.disconnect();
        Object.assign(window, {searchOpened: performance.now()});
      }).observe(document, {childList: true, subtree: true});
    }, PRESS_INTERVAL);
    await page.goto(address, {waitUntil: 'commit'});
    const opened = await page.waitForFunction(() => (window as unknown as {searchOpened?: number}).searchOpened, undefined, {timeout: 120_000});
    return Number(await opened.jsonValue());
  });
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const reads: Omit<Figures, 'search'>[] = [];
  const searches: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    reads.push(await read(browser, address));
    searches.push(await search(browser, address));
  }
  const middle = (name: 'text' | 'kilobytes' | 'requests') => median(reads.map((one) => one[name]));
  return {text: middle('text'), search: median(searches), kilobytes: middle('kilobytes'), requests: middle('requests')};
}

async function main() {
  const {values, positionals} = parseArgs({options: {dir: {type: 'string', default: 'build'}}, allowPositionals: true});
  const addresses = positionals.length > 0 ? positionals : ADDRESSES;
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  try {
    await withBuiltSite(async (origin) => {
      const rows = [['400 kbit/s, processor 4 times slower', 'first text', 'search opens', 'in the first 10 s', 'requests']];
      for (const address of addresses) {
        const {text, search: opens, kilobytes, requests} = await measure(browser, origin + address);
        rows.push([address, seconds(text), seconds(opens), `${Math.round(kilobytes)} kB`, String(requests)]);
      }
      console.log(table(rows));
    }, values.dir);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
