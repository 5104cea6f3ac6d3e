/**
 * Runs readers' queries on the built site's index, and prints how often the right page comes
 * first, how often it is among the first five, and how often nothing is found: for the team's own
 * queries, and for both halves of those from outside (`tools/relevance/halves.ts`). Lists the queries
 * that miss, except for the unseen half, of which only the totals may be looked at. Also prints what
 * all of these queries fetch from Ctrl+K to the first results. Fails if a set is below its THRESHOLDS,
 * if a query waits for a page that the build lacks, if a search for a task (`tools/relevance/tasks.json`)
 * finds something other than documentation first, or if a query fetches too much.
 * `--again` rebuilds the index from the built pages, with the current search code.
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {createEmbeddedClient} from '../../src/search/client/embedded';
import english from '../../i18n/en/code.json';
import chinese from '../../i18n/strings.json';
import budgets from '../weight/budgets.json';
import {builtLanguage, rebuildIndex} from './built-index';
import {MAX_BYTES_TO_FIRST_RESULTS, piecesOf, spreadOf, spreadText, type ReadText} from './costs';
import {evaluate, shortfalls, type Find, type Thresholds, type RelevanceQuery, type Report} from './evaluate';
import {everyQuery, sets} from './sets';
import {misdirectedSearches} from './tasks';
import tasks from './tasks.json';

/** What each set has to reach: a little below what it reaches now. The target for the unseen half is 88 %, 98 % and none. */
const THRESHOLDS = {
  own: {first: 0.9, firstFive: 0.99, empty: 0},
  tuning: {first: 0.92, firstFive: 0.98, empty: 0},
  later: {first: 0.9, firstFive: 0.98, empty: 0},
  further: {first: 0.9, firstFive: 0.98, empty: 0},
  more: {first: 0.78, firstFive: 0.98, empty: 0},
  // The queries that the dialog suggests must find the right page first.
  suggested: {first: 1, firstFive: 1, empty: 0},
  unseen: {first: 0.86, firstFive: 0.97, empty: 0.01},
} satisfies Readonly<Record<string, Thresholds>>;

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, again: {type: 'boolean', default: false}}});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const totals = ({judged, waiting, first, firstFive, empty}: Report) =>
  `${judged.length} queries, right page first ${percent(first)}, among the first five ${percent(firstFive)}, nothing found ${percent(empty)}; ${waiting.length} wait for their page`;

function printMissed({judged}: Report) {
  for (const {query, rank, found} of judged) {
    if (rank !== 1) console.log(`  ${rank ?? '–'}  ${query}\n       ${found.join('\n       ')}`);
  }
}

function check(name: string, report: Report, thresholds: Thresholds) {
  for (const shortfall of shortfalls(report, thresholds)) {
    console.error(`  ${name}: ${shortfall}`);
    process.exitCode = 1;
  }
}

/** Returns a search function, which finds the addresses for a query and the kinds of their pages. */
function searchWith(read: ReadText) {
  const client = createEmbeddedClient({read: async (name) => JSON.parse(await read(name)) as unknown, addressOf: (page) => page, nameOf: (kind) => kind});
  return async (query: string) => {
    const {results} = await client.search({requests: [{indexName: 'site', query}]});
    return results.flatMap(({hits}) => hits.map(({url_without_anchor: page, hierarchy}) => ({page, kind: hierarchy.lvl0 ?? ''})));
  };
}

async function readerOf(language: string): Promise<ReadText> {
  const {folder} = builtLanguage(values.dir, language);
  const rebuilt = values.again ? await rebuildIndex(values.dir, language) : undefined;
  return async (name) => rebuilt?.get(name) ?? (await readFile(path.join(folder, name), 'utf8'));
}

/** The queries that the dialog suggests in a language, taken from its strings. */
function suggestedIn(language: string): ReadonlySet<string> {
  const messages = language === 'zh' ? Object.entries<string>(chinese) : Object.entries<{message: string}>(english).map(([id, {message}]) => [id, message] as const);
  return new Set(messages.filter(([id]) => id.startsWith('search.suggestion.')).map(([, message]) => message.toLowerCase()));
}

/** Checks what the queries of a language fetch. Opening the dialog counts with its budget (`npm run weight`), which includes the manifest. */
async function checkCosts(language: 'zh' | 'en', read: ReadText, queries: readonly string[]) {
  const pieces = await piecesOf(read, queries);
  const spread = spreadOf(pieces, budgets.search[language].dialog * 1000, MAX_BYTES_TO_FIRST_RESULTS);
  console.log(`\n${language}, to the first results: ${queries.length} queries, ${spreadText(spread, MAX_BYTES_TO_FIRST_RESULTS)}`);
  if (spread.above > 0) process.exitCode = 1;
}

async function main() {
  for (const set of sets) {
    const {language, own, later, further = [], more = [], tuning, unseen} = set;
    const read = await readerOf(language);
    const ask = searchWith(read);
    const find: Find = async (query) => (await ask(query)).map(({page}) => page);
    const {folder} = builtLanguage(values.dir, language);
    const judge = (queries: readonly RelevanceQuery[]) => evaluate(find, queries, (page) => existsSync(path.join(folder, page, 'index.html')));
    const isSuggested = suggestedIn(language);
    const suggested = own.filter(({query}) => isSuggested.has(query.toLowerCase()));
    for (const [name, queries, thresholds] of [['own', own, THRESHOLDS.own], ['suggested', suggested, THRESHOLDS.suggested], ['outside, tuning half', tuning, THRESHOLDS.tuning], ['outside, later', later, THRESHOLDS.later], ['outside, further', further, THRESHOLDS.further], ['outside, more', more, THRESHOLDS.more]] as const) {
      if (queries.length === 0) continue;
      const report = await judge(queries);
      console.log(`\n${language}, ${name}: ${totals(report)}`);
      printMissed(report);
      check(`${language}, ${name}`, report, thresholds);
    }
    const report = await judge(unseen);
    console.log(`\n${language}, outside, unseen half: ${totals(report)}`);
    check(`${language}, outside, unseen half`, report, THRESHOLDS.unseen);
    const misdirected = await misdirectedSearches(async (query) => (await ask(query))[0], tasks[language]);
    console.log(`\n${language}, tasks: ${tasks[language].length} queries, ${misdirected.length} of which don't find documentation first`);
    for (const sentence of misdirected) console.error(`  ${language}, tasks: ${sentence}`);
    if (misdirected.length > 0) process.exitCode = 1;
    await checkCosts(language, read, everyQuery(set));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
