/**
 * Asks the built site's index what readers ask, and prints how often the right page comes
 * first, among the first five, and how often nothing is found: for the team's own queries, and
 * for both halves of those from outside (`tools/relevance/halves.ts`). Lists what is missed
 * of all but the unseen half, of which only the totals are for looking at. Fails below the
 * marks in MARKS, where a query waits for a page that the build lacks, and where a search for a task
 * (`tools/relevance/tasks.json`) finds something else than documentation first. Prints as well what
 * all of these queries fetch from Ctrl+K to the first results, and fails where one fetches too much.
 * `--again` indexes the built pages anew, with the search as it is now.
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {createEmbeddedClient} from '../../src/search/client/embedded';
import english from '../../i18n/en/code.json';
import chinese from '../../i18n/strings.json';
import budgets from '../weight/budgets.json';
import {builtLanguage, indexAgain} from './built-index';
import {MOST_TO_FIRST_RESULTS, piecesOf, spreadOf, spreadText, type ReadText} from './costs';
import {evaluate, shortfalls, type Find, type Marks, type RelevanceQuery, type Report} from './evaluate';
import {everyQuery, sets} from './sets';
import {ledAstray} from './tasks';
import tasks from './tasks.json';

/** What each set has to reach: a little below what it reaches. Asked of the unseen half are 88 %, 98 % and none. */
const MARKS = {
  own: {first: 0.9, firstFive: 0.99, empty: 0},
  tuning: {first: 0.92, firstFive: 0.98, empty: 0},
  later: {first: 0.9, firstFive: 0.98, empty: 0},
  further: {first: 0.9, firstFive: 0.98, empty: 0},
  more: {first: 0.78, firstFive: 0.98, empty: 0},
  // What the dialog suggests has to come out right.
  suggested: {first: 1, firstFive: 1, empty: 0},
  unseen: {first: 0.86, firstFive: 0.97, empty: 0.01},
} satisfies Readonly<Record<string, Marks>>;

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, again: {type: 'boolean', default: false}}});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const totals = ({judged, waiting, first, firstFive, empty}: Report) =>
  `${judged.length} queries, right page first ${percent(first)}, among the first five ${percent(firstFive)}, nothing found ${percent(empty)}; ${waiting.length} wait for their page`;

function printMissed({judged}: Report) {
  for (const {query, place, found} of judged) {
    if (place !== 1) console.log(`  ${place ?? '–'}  ${query}\n       ${found.join('\n       ')}`);
  }
}

function check(name: string, report: Report, marks: Marks) {
  for (const shortfall of shortfalls(report, marks)) {
    console.error(`  ${name}: ${shortfall}`);
    process.exitCode = 1;
  }
}

/** Everything found for a query: addresses, and the kinds of their pages. */
function askedWith(read: ReadText) {
  const client = createEmbeddedClient({read: async (name) => JSON.parse(await read(name)) as unknown, addressOf: (page) => page, nameOf: (kind) => kind});
  return async (query: string) => {
    const {results} = await client.search({requests: [{indexName: 'site', query}]});
    return results.flatMap(({hits}) => hits.map(({url_without_anchor: page, hierarchy}) => ({page, kind: hierarchy.lvl0 ?? ''})));
  };
}

async function readerOf(language: string): Promise<ReadText> {
  const {folder} = builtLanguage(values.dir, language);
  const again = values.again ? await indexAgain(values.dir, language) : undefined;
  return async (name) => again?.get(name) ?? (await readFile(path.join(folder, name), 'utf8'));
}

/** What the dialog suggests in a language, by its strings. */
function suggestedIn(language: string): ReadonlySet<string> {
  const messages = language === 'zh' ? Object.entries<string>(chinese) : Object.entries<{message: string}>(english).map(([id, {message}]) => [id, message] as const);
  return new Set(messages.filter(([id]) => id.startsWith('search.suggestion.')).map(([, message]) => message.toLowerCase()));
}

/** What the queries of a language fetch; opening the dialog counts with its budget (`npm run weight`), in which the manifest is. */
async function checkCosts(language: 'zh' | 'en', read: ReadText, queries: readonly string[]) {
  const pieces = await piecesOf(read, queries);
  const spread = spreadOf(pieces, budgets.search[language].dialog * 1000, MOST_TO_FIRST_RESULTS);
  console.log(`\n${language}, to the first results: ${queries.length} queries, ${spreadText(spread, MOST_TO_FIRST_RESULTS)}`);
  if (spread.above > 0) process.exitCode = 1;
}

async function main() {
  for (const set of sets) {
    const {language, own, later, further = [], more = [], tuning, unseen} = set;
    const read = await readerOf(language);
    const ask = askedWith(read);
    const find: Find = async (query) => (await ask(query)).map(({page}) => page);
    const {folder} = builtLanguage(values.dir, language);
    const judge = (queries: readonly RelevanceQuery[]) => evaluate(find, queries, (page) => existsSync(path.join(folder, page, 'index.html')));
    const isSuggested = suggestedIn(language);
    const suggested = own.filter(({query}) => isSuggested.has(query.toLowerCase()));
    for (const [name, queries, marks] of [['own', own, MARKS.own], ['suggested', suggested, MARKS.suggested], ['outside, tuning half', tuning, MARKS.tuning], ['outside, later', later, MARKS.later], ['outside, further', further, MARKS.further], ['outside, more', more, MARKS.more]] as const) {
      if (queries.length === 0) continue;
      const report = await judge(queries);
      console.log(`\n${language}, ${name}: ${totals(report)}`);
      printMissed(report);
      check(`${language}, ${name}`, report, marks);
    }
    const report = await judge(unseen);
    console.log(`\n${language}, outside, unseen half: ${totals(report)}`);
    check(`${language}, outside, unseen half`, report, MARKS.unseen);
    const astray = await ledAstray(async (query) => (await ask(query))[0], tasks[language]);
    console.log(`\n${language}, tasks: ${tasks[language].length} queries, ${astray.length} of which don't find documentation first`);
    for (const sentence of astray) console.error(`  ${language}, tasks: ${sentence}`);
    if (astray.length > 0) process.exitCode = 1;
    await checkCosts(language, read, everyQuery(set));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
