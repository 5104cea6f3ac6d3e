/**
 * Prints what a search costs: bytes on the wire (brotli) and time, in a browser on the built
 * site, and for the index alone at its own size and with ten times the pages. Fails where a
 * limit is passed.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';

import {chromium, type Browser, type Page} from '@playwright/test';

import {i18n} from '../src/config/i18n';
import {readSite} from '../src/plugins/search-index/read-site';
import {createEmbeddedClient} from '../src/search/client/embedded';
import {buildIndex, type IndexFiles, type PageText} from '../src/search/index/build';
import {executablePath, runsAsRoot} from '../tests/e2e/support/browser';
import english from '../tests/relevance/queries.en.json';
import chinese from '../tests/relevance/queries.zh.json';
import {withBuiltSite} from './built-site';

/** Bytes from opening the dialog to the first results, and of a further query; milliseconds of an answer once its pieces are there. */
const LIMITS = {first: 160_000, further: 40_000, milliseconds: 100};

const GROWTH = 10;

/** What a reply's headers weigh beside its body. */
const HEADERS = 250;

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

const LANGUAGES = [
  {language: 'zh', prefix: '/', queries: chinese.map(({query}) => query)},
  {language: 'en', prefix: '/en/', queries: english.map(({query}) => query)},
];

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const at = (numbers: readonly number[], share: number) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const median = (numbers: readonly number[]) => at(numbers, 0.5);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const passed: string[] = [];

function check(what: string, value: number, limit: number) {
  if (value > limit) passed.push(`${what}: ${value.toFixed(0)}, limit ${limit}`);
}

/** Counts the bytes a page loads from now on. */
async function countBytes(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  return () => {
    const counted = bytes;
    bytes = 0;
    return counted;
  };
}

async function ask(page: Page, query: string): Promise<number> {
  const field = page.locator('.DocSearch-Input');
  await field.fill('');
  const start = performance.now();
  await field.fill(query);
  await page.locator('.DocSearch-Hit mark').first().waitFor();
  return performance.now() - start;
}

async function inBrowser(browser: Browser, address: string, queries: readonly string[]) {
  const page = await browser.newPage();
  // What a page prefetches for the next one is no part of a search.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
  const taken = await countBytes(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  taken();
  await page.keyboard.press('Control+K');
  await page.locator('.DocSearch-Input').waitFor();
  const [firstQuery = '', ...further] = queries;
  await ask(page, firstQuery);
  await page.waitForLoadState('networkidle');
  const first = taken();
  const bytes: number[] = [];
  const times: number[] = [];
  for (const query of further) {
    await ask(page, query);
    await page.waitForTimeout(300);
    bytes.push(taken());
    times.push(await ask(page, query));
    taken();
  }
  await page.close();
  return {first, further: median(bytes), most: Math.max(...bytes), milliseconds: median(times)};
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

async function indexAlone(files: IndexFiles, queries: readonly string[]) {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    const size = brotliCompressSync(files.get(name) ?? '', {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length + HEADERS;
    sizes.set(name, size);
    return size;
  };
  let read = 0;
  const client = () =>
    createEmbeddedClient({
      async read(name) {
        read += sizeOf(name);
        return JSON.parse(files.get(name) ?? '') as unknown;
      },
      addressOf: (page) => page,
      nameOf: (kind) => kind,
    });
  const first: number[] = [];
  const further: number[] = [];
  const times: number[] = [];
  for (const [number, query] of queries.entries()) {
    const search = (text: string) => reader.search({requests: [{indexName: 'site', query: text}]});
    const reader = client();
    read = 0;
    await search(queries[(number * 31 + 17) % queries.length] ?? '');
    first.push(read);
    read = 0;
    await search(query);
    further.push(read);
    const start = performance.now();
    await search(query);
    times.push(performance.now() - start);
  }
  return {first, further, times};
}

async function main() {
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  await withBuiltSite(async (origin) => {
    for (const {language, prefix, queries} of LANGUAGES) {
      const sample = queries.filter((_, number) => number % 8 === 0);
      const {first, further, most, milliseconds} = await inBrowser(browser, `${origin}${prefix}docs/`, sample);
      console.log(`\n${language}, in a browser: ${kilobytes(first)} from opening to the first results; a further query ${kilobytes(further)} (at most ${kilobytes(most)}); answer on the screen after ${milliseconds.toFixed(0)} ms`);
      check(`${language}: bytes to the first results`, first, LIMITS.first);
      check(`${language}: bytes of a further query`, further, LIMITS.further);
    }
  }, values.dir);
  await browser.close();

  for (const {language, prefix, queries} of LANGUAGES) {
    const folder = path.join(values.dir, language === i18n.defaultLocale ? '' : language);
    const {default: routes} = (await import('../src/config/addresses.json')) as {default: readonly {readonly path: string}[]};
    const pages = await readSite({folder, baseUrl: prefix, routes: routes.map((route) => prefix + route.path.slice(1))});
    for (const times of [1, GROWTH]) {
      const all = grown(pages, times);
      const cost = await indexAlone(buildIndex(all, language), queries);
      console.log(
        `${language}, index of ${all.length} pages: first query ${kilobytes(median(cost.first))}, further ${kilobytes(median(cost.further))} (nine in ten below ${kilobytes(at(cost.further, 0.9))}); answer in ${median(cost.times).toFixed(1)} ms`,
      );
      check(`${language}, ${all.length} pages: bytes of a further query`, median(cost.further), LIMITS.further);
      check(`${language}, ${all.length} pages: milliseconds`, median(cost.times), LIMITS.milliseconds);
    }
  }
  for (const line of passed) console.error(line);
  if (passed.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
