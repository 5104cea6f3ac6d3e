/**
 * Prints what pages weigh on the wire (brotli, cold cache, what loads until the network is
 * quiet, prefetches left out) and fails where tests/budgets.json is passed.
 */
import {chromium, type Browser} from '@playwright/test';

import budgets from '../tests/budgets.json';
import {executablePath, runsAsRoot} from '../tests/e2e/support/browser';
import {withBuiltSite} from './built-site';

type Kind = 'script' | 'style' | 'document' | 'other';
type Weights = Readonly<Record<Kind, number>>;

const KINDS: Readonly<Record<string, Kind>> = {Script: 'script', Stylesheet: 'style', Document: 'document'};

/** Bytes on the wire of each kind of file that a first visit of `address` loads. */
async function weigh(browser: Browser, address: string): Promise<Weights> {
  const page = await browser.newPage();
  // Prefetching is for the next page: a reader with data saver on gets none, and weighs this page alone.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
  const weights: Record<Kind, number> = {script: 0, style: 0, document: 0, other: 0};
  const kinds = new Map<string, Kind>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, KINDS[type] ?? 'other'));
  network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    weights[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.close();
  return weights;
}

function measured(weights: Weights, what: string): number {
  if (what === 'script and style') return weights.script + weights.style;
  return Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

async function main() {
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  const measure = withBuiltSite(async (origin) => {
    const over: string[] = [];
    console.log('page                                      document  script   style   other  budget');
    for (const budget of budgets) {
      const weights = await weigh(browser, origin + budget.page);
      const bytes = measured(weights, budget.what);
      console.log(
        budget.page.padEnd(40),
        ...[weights.document, weights.script, weights.style, weights.other].map(kilobytes),
        `${(bytes / 1000).toFixed(1)} of ${budget.kilobytes} kB ${budget.what}`,
      );
      if (bytes > budget.kilobytes * 1000) over.push(`${budget.page}: ${budget.what} weighs ${(bytes / 1000).toFixed(1)} kB, budget ${budget.kilobytes} kB`);
    }
    return over;
  });
  const failures = await measure.finally(() => browser.close());
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
