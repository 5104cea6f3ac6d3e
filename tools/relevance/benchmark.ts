/**
 * Prints what a search costs, on the built site:
 * 1. in the dialog, from Ctrl+K to the first results and for a further query, of a sample of
 *    the queries; and counted from that, to the first results of every query of the sets;
 * 2. from the index alone, at the site's size and with ten times the pages;
 * 3. beside two other engines on the same pages with the same queries, fetched into a
 *    temporary folder for this run; `--alone` measures ours in the same way without them.
 * Bytes are those on the wire, headers included, compressed as the site's server does.
 * Fails where a limit is passed.
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
import {countingClient, MOST_TO_FIRST_RESULTS, piecesOf, sizesOf, spreadOf, spreadText} from './costs';
import {enginesWith, installRivals, type Engine, type Language, type Rivals} from './engines';
import {evaluate, type RelevanceQuery, type Report} from './evaluate';
import {grown} from './growth';
import {everyQuery, sets, type LanguageSets} from './sets';

/** Bytes from opening the dialog to the first results, the same with `GROWTH` times the pages, and of a further query; milliseconds of an answer once its pieces are there, on a processor slowed down by `SLOWDOWN`. */
const LIMITS = {first: MOST_TO_FIRST_RESULTS, firstGrown: 160_000, further: 40_000, milliseconds: 50};

/** How much slower than here a processor is taken to be for the time of an answer. */
const SLOWDOWN = 4;

const GROWTH = 10;

/** How much more a query may cost with ten times the pages. */
const LEVEL = 1.25;

/** Of so many queries, the bytes of one are measured; each in a browser that has nothing yet. */
const SAMPLED = 6;

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, alone: {type: 'boolean', default: false}}});

type Site = Language & {
  /** Queries whose bytes and times are measured. */
  readonly queries: readonly RelevanceQuery[];
  readonly index: IndexFiles;
  readonly sets: LanguageSets;
  readonly exists: (page: string) => boolean;
};

const at = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const median = (numbers: readonly number[]) => at(numbers, 0.5);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

const passed: string[] = [];

function check(what: string, value: number, limit: number) {
  if (value > limit) passed.push(`${what}: ${value.toFixed(0)}, limit ${limit.toFixed(0)}`);
}

/** Pairs of queries for the bytes: one that comes first, and a further one. */
function sampleOf(queries: readonly RelevanceQuery[]): (readonly [string, string])[] {
  return queries
    .map(({query}, number) => [queries[(number * 31 + 17) % queries.length]?.query ?? '', query] as const)
    .filter((_, number) => number % SAMPLED === 0);
}

type Served = {
  readonly origin: string;
  /** Waits until nothing more is sent, and hands out the bytes sent since this was last asked. */
  readonly taken: () => Promise<number>;
};

/** Nothing more is sent when nothing was for so long, in milliseconds. */
const QUIET = 400;

/** Serves a folder while `work` runs, and counts what goes over the wire, whoever asks for it. */
async function withCountingServer(root: string, work: (served: Served) => Promise<void>) {
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const server = createStaticServer({root, baseUrl: '/', languages});
  const sockets: {readonly bytesWritten: number}[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let before = 0;
  const sent = () => sockets.reduce((sum, {bytesWritten}) => sum + bytesWritten, 0);
  const taken = async () => {
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
    await work({origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken});
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

/** A page of a browser that has nothing yet. */
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

/** The whole search: the dialog's code, the engine's, and the pieces of the index. `opening` is what comes before a query. */
async function inDialog(browser: Browser, {origin, taken}: Served, {prefix, queries}: Site): Promise<Costs & {readonly opening: readonly number[]}> {
  const costs = {...noCosts(), opening: [] as number[]};
  for (const [first, further] of sampleOf(queries)) {
    await withNewPage(browser, async (page) => {
      // What a page prefetches for the next one is no part of a search.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
      await page.goto(`${origin}${prefix}docs/`, {waitUntil: 'networkidle'});
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await taken();
      await page.keyboard.press('Control+K');
      await page.locator('dialog [role="combobox"]').waitFor();
      const opening = await taken();
      await askDialog(page, first);
      costs.opening.push(opening);
      costs.first.push(opening + (await taken()));
      await askDialog(page, further);
      costs.further.push(await taken());
      costs.times.push(await askDialog(page, further));
    });
  }
  return costs;
}

/** What each query reads from an index, as a first and as a further one; the manifest counts with the first. */
async function fromIndex(files: IndexFiles, queries: readonly RelevanceQuery[]): Promise<Costs> {
  const sizeOf = sizesOf();
  const costs = noCosts();
  for (const [number, {query}] of queries.entries()) {
    const client = countingClient((name) => files.get(name) ?? '', sizeOf);
    await client.ask(queries[(number * 31 + 17) % queries.length]?.query ?? '');
    costs.first.push(client.taken());
    await client.ask(query);
    costs.further.push(client.taken());
    const start = performance.now();
    await client.ask(query);
    costs.times.push(performance.now() - start);
  }
  return costs;
}

/** Asks an engine on its own page; loads it with the first query. */
function askEngine(page: Page, query: string): Promise<{readonly found: string[]; readonly time: number}> {
  return page.evaluate(async (text) => {
    const address = new URL('assets/engine.js', location.href).href;
    const {ask} = (await import(address)) as {ask: (query: string) => Promise<string[]>};
    const start = performance.now();
    const found = await ask(text);
    return {found, time: performance.now() - start};
  }, query);
}

type Compared = Costs & {readonly reports: readonly Report[]};

/** One engine on its own: without a dialog, so that all are compared alike. */
async function compare(browser: Browser, {origin, taken}: Served, address: string, {queries, sets: {own, tuning, unseen}, exists}: Site): Promise<Compared> {
  const costs = noCosts();
  for (const [first, further] of sampleOf(queries)) {
    await withNewPage(browser, async (page) => {
      await page.goto(origin + address);
      await taken();
      await askEngine(page, first);
      costs.first.push(await taken());
      await askEngine(page, further);
      costs.further.push(await taken());
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

function row(name: string, {first, further, times, reports}: Compared): string[] {
  const shares = reports.map(({first: rightFirst, firstFive}) => `${percent(rightFirst)} / ${percent(firstFive)}`);
  return [name, kilobytes(median(first)), kilobytes(median(further)), kilobytes(at(further, 1)), milliseconds(median(times)), milliseconds(at(times, 0.9)), ...shares];
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
        const compared = await compare(browser, served, `/${folderOf(site, number)}/`, site);
        rows.push(row(name, compared));
        if (number === 0) check(`${site.language}: milliseconds of nine answers in ten, ${SLOWDOWN} times slower`, at(compared.times, 0.9), LIMITS.milliseconds);
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
      const {opening, first, further, times} = await inDialog(browser, served, site);
      const all = everyQuery(site.sets);
      const spread = spreadOf(await piecesOf((name) => site.index.get(name) ?? '', all), median(opening), LIMITS.first);
      console.log(
        `${site.language}, in the dialog: ${kilobytes(median(first))} from Ctrl+K to the first results (at most ${kilobytes(at(first, 1))}); a further query ${kilobytes(median(further))} (at most ${kilobytes(at(further, 1))}); on the screen after ${milliseconds(median(times))}`,
      );
      console.log(`${site.language}, to the first results of all ${all.length} queries of the sets: ${spreadText(spread, LIMITS.first)}`);
      check(`${site.language}: bytes to the first results`, Math.max(spread.most, ...first), LIMITS.first);
      check(`${site.language}: bytes of a further query`, at(further, 0.9), LIMITS.further);
      firsts.set(site.language, median(first));
    }
  });
  return firsts;
}

async function printGrowth(sites: readonly Site[], inTheDialog: ReadonlyMap<string, number>) {
  for (const {language, pages, index, queries} of sites) {
    const now = await fromIndex(index, queries);
    const later = await fromIndex(buildIndex(grown(pages, GROWTH), language, {answers, called}), queries);
    // The dialog and the engine weigh the same, however many pages there are.
    const code = (inTheDialog.get(language) ?? 0) - median(now.first);
    const [whole, most] = [code + median(later.first), code + at(later.first, 1)];
    for (const [number, {first, further, times}] of [[1, now], [GROWTH, later]] as const) {
      console.log(
        `${language}, index of ${pages.length * number} pages: first query ${kilobytes(median(first))}, further ${kilobytes(median(further))} (nine in ten below ${kilobytes(at(further, 0.9))}); answer in ${milliseconds(median(times))}`,
      );
    }
    console.log(`${language}, ${pages.length * GROWTH} pages: ${kilobytes(whole)} from Ctrl+K to the first results, at most ${kilobytes(most)}`);
    const where = `${language}, ${pages.length * GROWTH} pages`;
    check(`${where}: bytes to the first results`, most, LIMITS.firstGrown);
    check(`${where}: bytes to the first results, beside ${pages.length} pages`, whole, (inTheDialog.get(language) ?? 0) * LEVEL);
    check(`${where}: bytes of a further query`, at(later.further, 0.9), LIMITS.further);
    check(`${where}: milliseconds`, median(later.times), LIMITS.milliseconds);
  }
}

async function rivalsIn(folder: string): Promise<Rivals | undefined> {
  try {
    return await installRivals(folder);
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
    const rivals = await rivalsIn(path.join(folder, 'packages'));
    if (rivals) await printComparison(browser, enginesWith(rivals, values.alone), sites, path.join(folder, 'served'));
  } finally {
    await browser.close();
    await rm(folder, {recursive: true, force: true});
  }
  for (const line of passed) console.error(line);
  if (passed.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
