/**
 * Prints what each template and the search weigh on the wire (brotli, cold cache, until the
 * network is quiet, without prefetches) next to tools/weight/budgets.json, and fails above it.
 * Names of templates or addresses restrict it: `npm run weight -- home /docs/versions`.
 * `--set` recomputes the budgets of the measured templates, slightly above what they weigh now.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import {chromium, type Browser} from '@playwright/test';

import {MANIFEST, type Manifest} from '../../src/search/index/format';
import budgetsFile from './budgets.json';
import {executablePath, runsAsRoot} from '../site/browser';
import {templates} from '../site/templates';
import {
  brokenPromises,
  budgetFor,
  budgetOf,
  budgetsText,
  extremes,
  figuresOf,
  kilobytes,
  overBudget,
  pagesTable,
  searchBudgetFor,
  searchOverBudget,
  searchTable,
  type Budgets,
  type Language,
  type MeasuredPage,
  type SearchFigures,
} from './budgets';
import {withBuiltSite} from '../site/built-site';
import {inParallel} from '../../src/lib/in-parallel';
import {withTraffic} from '../site/traffic';

const budgets: Budgets = budgetsFile;

const BUDGETS = 'tools/weight/budgets.json';

/** How many pages load in parallel. */
const AT_ONCE = 4;

const PREFIXES: Readonly<Record<Language, string>> = {zh: '', en: '/en'};
const LANGUAGES = Object.keys(PREFIXES) as Language[];

/** A search in each language that finds pages of several kinds. */
const QUERIES: Readonly<Record<Language, string>> = {zh: '离线安装', en: 'offline installation'};

type Target = Pick<MeasuredPage, 'template' | 'language' | 'address'>;

const compress = promisify(brotliCompress);

/** Bytes of a hashed file as the site's server compresses it. */
const compressed = async (file: string) =>
  (await compress(await readFile(file), {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}})).length;

function measurePage(browser: Browser, origin: string, target: Target): Promise<MeasuredPage> {
  return withTraffic(browser, async (page, traffic) => {
    const response = await page.goto(origin + target.address);
    const expected = target.template?.kind === 'not-found' ? 404 : 200;
    if (response?.status() !== expected) throw new Error(`${target.address} answers ${response?.status()}, not ${expected}.`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const files = await traffic.collect();
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return {...target, files, figures: figuresOf(files, elements)};
  });
}

/** What the search loads in a browser that has shown one page of documentation. */
function measureDialog(browser: Browser, origin: string, language: Language): Promise<Pick<SearchFigures, 'dialog' | 'first results'>> {
  return withTraffic(browser, async (page, traffic) => {
    await page.goto(`${origin}${PREFIXES[language]}/docs/`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await traffic.collect();
    const bytes = async () => kilobytes((await traffic.collect()).reduce((sum, file) => sum + file.bytes, 0));
    await page.keyboard.press('Control+K');
    await page.locator('dialog [role="combobox"]').waitFor();
    const dialog = await bytes();
    await page.locator('dialog [role="combobox"]').fill(QUERIES[language]);
    await page.locator('dialog [role="option"]').first().waitFor();
    return {dialog, 'first results': await bytes()};
  });
}

async function measureSearch(browser: Browser, origin: string, dir: string, language: Language): Promise<SearchFigures> {
  const root = path.join(dir, PREFIXES[language]);
  const {folder, sections} = JSON.parse(await readFile(path.join(root, MANIFEST), 'utf8')) as Manifest;
  const names = await readdir(path.join(root, folder));
  const pieces = await inParallel(AT_ONCE, names, (name) => compressed(path.join(root, folder, name)));
  return {
    manifest: kilobytes(await compressed(path.join(root, MANIFEST))),
    'largest piece': kilobytes(Math.max(...pieces)),
    'bytes per section': Math.round(pieces.reduce((sum, bytes) => sum + bytes, 0) / sections),
    ...(await measureDialog(browser, origin, language)),
  };
}

/** The named templates and addresses; all templates if none is named. */
function targetsOf(named: readonly string[]): Target[] {
  const unknown = named.filter((name) => !name.startsWith('/') && !templates.some((template) => template.name === name));
  if (unknown.length > 0) throw new Error(`Neither an address nor a template: ${unknown.join(', ')}. Templates: ${templates.map(({name}) => name).join(', ')}.`);
  const both = templates
    .filter(({name}) => named.length === 0 || named.includes(name))
    .flatMap((template) => LANGUAGES.map((language): Target => ({template, language, address: PREFIXES[language] + template.path})));
  const addresses = named.filter((name) => name.startsWith('/'));
  return [...both, ...addresses.map((address): Target => ({template: undefined, language: address.startsWith('/en/') ? 'en' : 'zh', address}))];
}

type Searches = readonly (readonly [Language, SearchFigures])[];

async function setBudgets(measured: readonly MeasuredPage[], searches: Searches) {
  const page = (template: Target['template'], language: Language) => {
    const found = measured.find((one) => one.template === template && one.language === language);
    return found ? budgetFor(found, budgets.promises) : budgetOf({template, language}, budgets);
  };
  const pages = Object.fromEntries(templates.map((template) => [template.name, Object.fromEntries(LANGUAGES.map((language) => [language, page(template, language)]))]));
  const search = {...budgets.search, ...Object.fromEntries(searches.map(([language, figures]) => [language, searchBudgetFor(figures)]))};
  await writeFile(BUDGETS, budgetsText({...budgets, pages, search}));
  console.log('\nThe budgets were set. Look at the difference before you commit it.');
}

async function main() {
  const {values, positionals} = parseArgs({options: {set: {type: 'boolean', default: false}, dir: {type: 'string', default: 'build'}}, allowPositionals: true});
  const targets = targetsOf(positionals);
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  const work = async (origin: string) => ({
    pages: await inParallel(AT_ONCE, targets, (target) => measurePage(browser, origin, target)),
    searches: positionals.length > 0 ? [] : await Promise.all(LANGUAGES.map(async (language) => [language, await measureSearch(browser, origin, values.dir, language)] as const)),
  });
  const {pages, searches} = await withBuiltSite(work, values.dir).finally(() => browser.close());

  console.log(pagesTable(pages, budgets));
  if (searches.length > 0) console.log(`\n${searchTable(searches, budgets)}`);
  if (values.set) {
    await setBudgets(pages, searches);
    return;
  }
  const failures = [
    ...pages.flatMap((page) => overBudget(page, budgets)),
    ...brokenPromises(pages, budgets.promises),
    ...searches.flatMap(([language, figures]) => searchOverBudget(language, figures, budgets.search[language])),
  ];
  console.log(`\n${extremes(pages, budgets).join('\n')}`);
  if (failures.length > 0) {
    console.error(`\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
