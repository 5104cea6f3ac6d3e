/**
 * Prints what a search costs, on the built site:
 * 1. in the dialog, from Ctrl+K to the first results and for a further query, measured on a sample
 *    of the queries; and calculated from that, to the first results of every query of the sets;
 * 2. from the index alone, at the site's size and with ten times the pages;
 * 3. compared with two other engines on the same pages and queries, which are installed in a
 *    temporary folder for this run; `--alone` measures our engine in the same way without them.
 * Bytes are those on the wire, including headers, with the compression of the site's server.
 * Fails if a limit is exceeded.
 */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, type Browser, type Page} from '@playwright/test';

import {i18n} from '../../src/config/i18n';
import answers from '../../src/search/best-answers.json';
import called from '../../src/search/called.json';
import {buildIndex, type IndexFiles} from '../../src/search/index/build';
import {executablePath, runsAsRoot} from '../site/browser';
import {createStaticServer} from '../site/static-server';
import {readBuiltPages} from './built-index';
import {countingClient, MAX_BYTES_TO_FIRST_RESULTS, piecesOf, sizesOf, spreadOf, spreadText} from './costs';
import {enginesWith, installEngines, type Engine, type Language, type EnginePackages} from './engines';
import {evaluate, type RelevanceQuery, type Report} from './evaluate';
import {growPages} from './growth';
import {everyQuery, sets, type LanguageSets} from './sets';

/** Limits: bytes from opening the dialog to the first results, the same with `GROWTH` times the pages, and bytes of a further query; milliseconds of an answer once its pieces of the index are loaded, on a processor slowed down by `SLOWDOWN`. */
const LIMITS = {first: MAX_BYTES_TO_FIRST_RESULTS, firstGrown: 160_000, further: 40_000, milliseconds: 50};

/** The factor by which the processor is slowed down to measure the time of an answer. */
const SLOWDOWN = 4;

const GROWTH = 10;

/** The factor by which the cost of a query may grow with ten times the pages. */
const MAX_COST_FACTOR = 1.25;

/** The bytes of one in this many queries are measured, each in a browser with an empty cache. */
const SAMPLE_INTERVAL = 6;

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, alone: {type: 'boolean', default: false}}});

type Site = Language & {
  /** Queries whose bytes and times are measured. */
  readonly queries: readonly RelevanceQuery[];
  readonly index: IndexFiles;
  readonly sets: LanguageSets;
  readonly exists: (page: string) => boolean;
};

const quantile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

const exceeded: string[] = [];

function check(what: string, value: number, limit: number) {
  if (value > limit) exceeded.push(`${what}: ${value.toFixed(0)}, limit ${limit.toFixed(0)}`);
}

/** Pairs of queries to measure bytes with: a first query, and a further one. */
function sampleOf(queries: readonly RelevanceQuery[]): (readonly [string, string])[] {
  return queries
    .map(({query}, number) => [queries[(number * 31 + 17) % queries.length]?.query ?? '', query] as const)
    .filter((_, number) => number % SAMPLE_INTERVAL === 0);
}

type CountingServer = {
  readonly origin: string;
  /** Waits until nothing more is sent, and returns the bytes sent since the previous call. */
  readonly takeBytes: () => Promise<number>;
};

/** Sending counts as finished after this many milliseconds without any bytes. */
const QUIET = 400;

/** Serves a folder while `work` runs, and counts all bytes on the wire, whichever client requests them. */
async function withCountingServer(root: string, work: (served: CountingServer) => Promise<void>) {
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const server = createStaticServer({root, baseUrl: '/', languages});
  const sockets: {readonly bytesWritten: number}[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let before = 0;
  const sent = () => sockets.reduce((sum, {bytesWritten}) => sum + bytesWritten, 0);
  const takeBytes = async () => {
    let [last, now] = [-1, sent()];
    while (now !== last) {
      await new Promise((done) => setTimeout(done, QUIET));
      [last, now] = [now, sent()];
    }
    const since = now - before;
    before = now;
    return since;
  };
  try {
    await work({origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, takeBytes});
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

/** Runs `work` with a page of a browser that has an empty cache. */
async function withNewPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Types a query into the dialog and waits for its results. */
async function askDialog(page: Page, query: string): Promise<number> {
  const field = page.locator('dialog [role="combobox"]');
  await field.fill('');
  await page.locator('dialog [role="option"]').first().waitFor({state: 'detached'});
  const start = performance.now();
  await field.fill(query);
  await page.locator('dialog [role="option"]').first().waitFor();
  return performance.now() - start;
}

type Costs = {readonly first: number[]; readonly further: number[]; readonly times: number[]};
const noCosts = (): Costs => ({first: [], further: [], times: []});

/** The costs of the whole search: the code of the dialog and of the engine, and the pieces of the index. `opening` is the part before the first query. */
async function dialogCosts(browser: Browser, {origin, takeBytes}: CountingServer, {prefix, queries}: Site): Promise<Costs & {readonly opening: readonly number[]}> {
  const costs = {...noCosts(), opening: [] as number[]};
  for (const [first, further] of sampleOf(queries)) {
    await withNewPage(browser, async (page) => {
      // Data saver turns off the prefetching of other pages, which is not part of a search.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
      await page.goto(`${origin}${prefix}docs/`, {waitUntil: 'networkidle'});
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await takeBytes();
      await page.keyboard.press('Control+K');
      await page.locator('dialog [role="combobox"]').waitFor();
      const opening = await takeBytes();
      await askDialog(page, first);
      costs.opening.push(opening);
      costs.first.push(opening + (await takeBytes()));
      await askDialog(page, further);
      costs.further.push(await takeBytes());
      costs.times.push(await askDialog(page, further));
    });
  }
  return costs;
}

/** What each query reads from an index, as a first and as a further query; the manifest counts towards the first. */
async function indexCosts(files: IndexFiles, queries: readonly RelevanceQuery[]): Promise<Costs> {
  const sizeOf = sizesOf();
  const costs = noCosts();
  for (const [number, {query}] of queries.entries()) {
    const client = countingClient((name) => files.get(name) ?? '', sizeOf);
    await client.ask(queries[(number * 31 + 17) % queries.length]?.query ?? '');
    costs.first.push(client.takeBytes());
    await client.ask(query);
    costs.further.push(client.takeBytes());
    const start = performance.now();
    await client.ask(query);
    costs.times.push(performance.now() - start);
  }
  return costs;
}

/** Queries an engine on its own page; the first query also loads the engine. */
function askEngine(page: Page, query: string): Promise<{readonly found: string[]; readonly time: number}> {
  return page.evaluate(async (text) => {
    const address = new URL('assets/engine.js', location.href).href;
    const {ask} = (await import(address)) as {ask: (query: string) => Promise<string[]>};
    const start = performance.now();
    const found = await ask(text);
    return {found, time: performance.now() - start};
  }, query);
}

type EngineMeasurement = Costs & {readonly reports: readonly Report[]};

/** Measures one engine without a dialog, so that all engines are compared on equal terms. */
async function measureEngine(browser: Browser, {origin, takeBytes}: CountingServer, address: string, {queries, sets: {own, tuning, unseen}, exists}: Site): Promise<EngineMeasurement> {
  const costs = noCosts();
  for (const [first, further] of sampleOf(queries)) {
    await withNewPage(browser, async (page) => {
      await page.goto(origin + address);
      await takeBytes();
      await askEngine(page, first);
      costs.first.push(await takeBytes());
      await askEngine(page, further);
      costs.further.push(await takeBytes());
    });
  }
  const reports: Report[] = [];
  await withNewPage(browser, async (page) => {
    await page.goto(origin + address);
    const find = async (text: string) => (await askEngine(page, text)).found;
    for (const set of [own, tuning, unseen]) reports.push(await evaluate(find, set, exists));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    for (const {query} of queries) costs.times.push((await askEngine(page, query)).time);
  });
  return {...costs, reports};
}

function printTable(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows) console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   '));
}

const HEAD = ['engine', 'to the first results', 'further query', 'at most', `warm answer, ${SLOWDOWN} times slower`, 'nine in ten', 'first / in five: own set', 'tuning half', 'unseen half'];

function row(name: string, {first, further, times, reports}: EngineMeasurement): string[] {
  const shares = reports.map(({first: rightFirst, firstFive}) => `${percent(rightFirst)} / ${percent(firstFive)}`);
  return [name, kilobytes(median(first)), kilobytes(median(further)), kilobytes(quantile(further, 1)), milliseconds(median(times)), milliseconds(quantile(times, 0.9)), ...shares];
}

async function printComparison(browser: Browser, engines: readonly Engine[], sites: readonly Site[], folder: string) {
  const folderOf = (site: Site, number: number) => path.join(site.language, `engine-${number}`);
  for (const site of sites) {
    for (const [number, engine] of engines.entries()) {
      const own = path.join(folder, folderOf(site, number));
      await mkdir(own, {recursive: true});
      await writeFile(path.join(own, 'index.html'), '<!doctype html><title>search</title><link rel=icon href="data:,">');
      await engine.prepare(site, own);
    }
  }
  await withCountingServer(folder, async (served) => {
    for (const site of sites) {
      const rows = [HEAD];
      for (const [number, {name}] of engines.entries()) {
        const compared = await measureEngine(browser, served, `/${folderOf(site, number)}/`, site);
        rows.push(row(name, compared));
        if (number === 0) check(`${site.language}: milliseconds of nine answers in ten, ${SLOWDOWN} times slower`, quantile(compared.times, 0.9), LIMITS.milliseconds);
      }
      console.log(`\n${site.language}, engines without a dialog, ${site.pages.length} pages:`);
      printTable(rows);
    }
  });
}

async function printDialog(browser: Browser, sites: readonly Site[]): Promise<ReadonlyMap<string, number>> {
  const firsts = new Map<string, number>();
  await withCountingServer(values.dir, async (served) => {
    for (const site of sites) {
      const {opening, first, further, times} = await dialogCosts(browser, served, site);
      const all = everyQuery(site.sets);
      const spread = spreadOf(await piecesOf((name) => site.index.get(name) ?? '', all), median(opening), LIMITS.first);
      console.log(
        `${site.language}, in the dialog: ${kilobytes(median(first))} from Ctrl+K to the first results (at most ${kilobytes(quantile(first, 1))}); a further query ${kilobytes(median(further))} (at most ${kilobytes(quantile(further, 1))}); on the screen after ${milliseconds(median(times))}`,
      );
      console.log(`${site.language}, to the first results of all ${all.length} queries of the sets: ${spreadText(spread, LIMITS.first)}`);
      check(`${site.language}: bytes to the first results`, Math.max(spread.most, ...first), LIMITS.first);
      check(`${site.language}: bytes of a further query`, quantile(further, 0.9), LIMITS.further);
      firsts.set(site.language, median(first));
    }
  });
  return firsts;
}

async function printGrowth(sites: readonly Site[], inTheDialog: ReadonlyMap<string, number>) {
  for (const {language, pages, index, queries} of sites) {
    const now = await indexCosts(index, queries);
    const later = await indexCosts(buildIndex(growPages(pages, GROWTH), language, {answers, called}), queries);
    // The code of the dialog and of the engine has the same size, however many pages there are.
    const code = (inTheDialog.get(language) ?? 0) - median(now.first);
    const [whole, most] = [code + median(later.first), code + quantile(later.first, 1)];
    for (const [number, {first, further, times}] of [[1, now], [GROWTH, later]] as const) {
      console.log(
        `${language}, index of ${pages.length * number} pages: first query ${kilobytes(median(first))}, further ${kilobytes(median(further))} (nine in ten below ${kilobytes(quantile(further, 0.9))}); answer in ${milliseconds(median(times))}`,
      );
    }
    console.log(`${language}, ${pages.length * GROWTH} pages: ${kilobytes(whole)} from Ctrl+K to the first results, at most ${kilobytes(most)}`);
    const where = `${language}, ${pages.length * GROWTH} pages`;
    check(`${where}: bytes to the first results`, most, LIMITS.firstGrown);
    check(`${where}: bytes to the first results, beside ${pages.length} pages`, whole, (inTheDialog.get(language) ?? 0) * MAX_COST_FACTOR);
    check(`${where}: bytes of a further query`, quantile(later.further, 0.9), LIMITS.further);
    check(`${where}: milliseconds`, median(later.times), LIMITS.milliseconds);
  }
}

async function tryInstallEngines(folder: string): Promise<EnginePackages | undefined> {
  try {
    return await installEngines(folder);
  } catch (error) {
    const lines = String(error).split('\n');
    const reason = lines.find((line) => line.startsWith('npm error')) ?? lines[0];
    console.warn(`\nThe engines to compare with could not be fetched, so there is no comparison: ${reason}`);
    return undefined;
  }
}

async function main() {
  const sites = await Promise.all(
    sets.map(async (own): Promise<Site> => {
      const {language} = own;
      const isDefault = language === i18n.defaultLocale;
      const built = path.join(values.dir, isDefault ? '' : language);
      const exists = (page: string) => existsSync(path.join(built, page, 'index.html'));
      const queries = own.own.filter(({pages}) => pages.some(exists));
      const pages = await readBuiltPages(values.dir, language);
      const index = buildIndex(pages, language, {answers, called});
      return {language, prefix: isDefault ? '/' : `/${language}/`, built, pages, index, queries, sets: own, exists};
    }),
  );
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  const folder = await mkdtemp(path.join(os.tmpdir(), 'search-benchmark-'));
  try {
    await printGrowth(sites, await printDialog(browser, sites));
    const enginePackages = await tryInstallEngines(path.join(folder, 'packages'));
    if (enginePackages) await printComparison(browser, enginesWith(enginePackages, values.alone), sites, path.join(folder, 'served'));
  } finally {
    await browser.close();
    await rm(folder, {recursive: true, force: true});
  }
  for (const line of exceeded) console.error(line);
  if (exceeded.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
