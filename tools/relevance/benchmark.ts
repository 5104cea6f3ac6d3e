/**
 * Prints what a search costs, on the built site:
 * 1. in the dialog, from Ctrl+K to the first results and for a further query;
 * 2. from the index alone, at the site's size and with ten times the pages;
 * 3. beside two other engines on the same pages with the same queries, fetched into a
 *    temporary folder for this run (`--alone` leaves them out).
 * Bytes are those on the wire, headers included, compressed as the site's server does.
 * Fails where a limit is passed.
 */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';

import {chromium, type Browser, type Page} from '@playwright/test';

import {i18n} from '../../src/config/i18n';
import answers from '../../src/search/best-answers.json';
import called from '../../src/search/called.json';
import {createEmbeddedClient} from '../../src/search/client/embedded';
import {buildIndex, type IndexFiles, type PageText} from '../../src/search/index/build';
import {executablePath, runsAsRoot} from '../site/browser';
import {evaluate, type RelevanceQuery, type Report} from './evaluate';
import {sets, type LanguageSets} from './sets';
import {readBuiltPages} from './built-index';
import {enginesWith, installRivals, type Engine, type Language, type Rivals} from './engines';
import {createStaticServer} from '../site/static-server';

/** Bytes from opening the dialog to the first results, the same with `GROWTH` times the pages, and of a further query; milliseconds of an answer once its pieces are there, on a processor slowed down by `SLOWDOWN`. */
const LIMITS = {first: 110_000, firstGrown: 160_000, further: 40_000, milliseconds: 50};

/** How much slower than here a processor is taken to be for the time of an answer. */
const SLOWDOWN = 4;

const GROWTH = 10;

/** How much more a query may cost with ten times the pages. */
const LEVEL = 1.25;

/** Of so many queries, the bytes of one are measured; each in a browser that has nothing yet. */
const SAMPLED = 6;

/** What a reply's headers weigh beside its body. */
const HEADERS = 250;

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, alone: {type: 'boolean', default: false}}});

type Site = Language & {
  /** Queries whose bytes and times are measured. */
  readonly queries: readonly RelevanceQuery[];
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
  /** Bytes sent since this was last asked. */
  readonly taken: () => number;
};

/** Serves a folder while `work` runs, and counts what goes over the wire, whoever asks for it. */
async function withCountingServer(root: string, work: (served: Served) => Promise<void>) {
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const server = createStaticServer({root, baseUrl: '/', languages});
  const sockets: {readonly bytesWritten: number}[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let before = 0;
  const taken = () => {
    const sent = sockets.reduce((sum, {bytesWritten}) => sum + bytesWritten, 0);
    const since = sent - before;
    before = sent;
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
  const time = performance.now() - start;
  await page.waitForLoadState('networkidle');
  return time;
}

type Costs = {readonly first: number[]; readonly further: number[]; readonly times: number[]};
const noCosts = (): Costs => ({first: [], further: [], times: []});

/** The whole search: the dialog's code, the engine's, and the pieces of the index. */
async function inDialog(browser: Browser, {origin, taken}: Served, {prefix, queries}: Site): Promise<Costs> {
  const costs = noCosts();
  for (const [first, further] of sampleOf(queries)) {
    await withNewPage(browser, async (page) => {
      // What a page prefetches for the next one is no part of a search.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
      await page.goto(`${origin}${prefix}docs/`, {waitUntil: 'networkidle'});
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      taken();
      await page.keyboard.press('Control+K');
      await page.locator('dialog [role="combobox"]').waitFor();
      await askDialog(page, first);
      costs.first.push(taken());
      await askDialog(page, further);
      costs.further.push(taken());
      costs.times.push(await askDialog(page, further));
    });
  }
  return costs;
}

/** Ten pages of each: texts move to other pages, and a part of the words becomes new ones. */
function grown(pages: readonly PageText[], times: number): PageText[] {
  return Array.from({length: times}, (_, copy) => copy).flatMap((copy) =>
    pages.map((page, number): PageText => {
      const other = pages[(number + copy * 7) % pages.length] ?? page;
      const renamed = (text: string) => text.replace(/[\p{L}\p{N}]{6,}/gu, (word, place: number) => (copy > 0 && place % 20 === copy ? word + copy : word));
      return {
        ...page,
        url: copy === 0 ? page.url : `copy-${copy}/${page.url}`,
        sections: page.sections.map((section, place) => {
          const source = other.sections[place % other.sections.length] ?? section;
          return {...section, headings: section.headings.map(renamed), prose: renamed(source.prose), code: source.code};
        }),
      };
    }),
  );
}

/** What each query reads from an index, as a first and as a further one. */
async function fromIndex(files: IndexFiles, queries: readonly RelevanceQuery[]): Promise<Costs> {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? brotliCompressSync(files.get(name) ?? '', {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length + HEADERS;
    sizes.set(name, size);
    return size;
  };
  const costs = noCosts();
  for (const [number, {query}] of queries.entries()) {
    let read = 0;
    const client = createEmbeddedClient({
      async read(name) {
        read += sizeOf(name);
        return JSON.parse(files.get(name) ?? '') as unknown;
      },
      addressOf: (page) => page,
      nameOf: (kind) => kind,
    });
    const ask = (text: string) => client.search({requests: [{indexName: 'site', query: text}]});
    await ask(queries[(number * 31 + 17) % queries.length]?.query ?? '');
    costs.first.push(read);
    read = 0;
    await ask(query);
    costs.further.push(read);
    const start = performance.now();
    await ask(query);
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
      taken();
      await askEngine(page, first);
      costs.first.push(taken());
      await askEngine(page, further);
      costs.further.push(taken());
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
      const {first, further, times} = await inDialog(browser, served, site);
      console.log(
        `${site.language}, in the dialog: ${kilobytes(median(first))} from Ctrl+K to the first results (at most ${kilobytes(at(first, 1))}); a further query ${kilobytes(median(further))} (at most ${kilobytes(at(further, 1))}); on the screen after ${milliseconds(median(times))}`,
      );
      check(`${site.language}: bytes to the first results`, at(first, 1), LIMITS.first);
      check(`${site.language}: bytes of a further query`, at(further, 0.9), LIMITS.further);
      firsts.set(site.language, median(first));
    }
  });
  return firsts;
}

async function printGrowth(sites: readonly Site[], inTheDialog: ReadonlyMap<string, number>) {
  for (const {language, pages, queries} of sites) {
    const now = await fromIndex(buildIndex(pages, language, {answers, called}), queries);
    const later = await fromIndex(buildIndex(grown(pages, GROWTH), language, {answers, called}), queries);
    // The dialog and the engine weigh the same, however many pages there are.
    const whole = (inTheDialog.get(language) ?? 0) - median(now.first) + median(later.first);
    for (const [number, {first, further, times}] of [[1, now], [GROWTH, later]] as const) {
      console.log(
        `${language}, index of ${pages.length * number} pages: first query ${kilobytes(median(first))}, further ${kilobytes(median(further))} (nine in ten below ${kilobytes(at(further, 0.9))}); answer in ${milliseconds(median(times))}`,
      );
    }
    console.log(`${language}, ${pages.length * GROWTH} pages: ${kilobytes(whole)} from Ctrl+K to the first results`);
    const where = `${language}, ${pages.length * GROWTH} pages`;
    check(`${where}: bytes to the first results`, whole, LIMITS.firstGrown);
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
      return {language, prefix: isDefault ? '/' : `/${language}/`, built, pages: await readBuiltPages(values.dir, language), queries, sets: own, exists};
    }),
  );
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  const folder = await mkdtemp(path.join(os.tmpdir(), 'search-benchmark-'));
  try {
    await printGrowth(sites, await printDialog(browser, sites));
    const rivals = values.alone ? undefined : await rivalsIn(path.join(folder, 'packages'));
    if (rivals) await printComparison(browser, enginesWith(rivals), sites, path.join(folder, 'served'));
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
