/**
 * Asks the built site's index what readers ask, and prints how often the right page comes
 * first and among the first five, with the misses. Fails below the marks in MARKS.
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {createEmbeddedClient} from '../src/search/client/embedded';
import english from '../tests/relevance/queries.en.json';
import chinese from '../tests/relevance/queries.zh.json';
import {evaluate, type RelevanceQuery, type Report} from '../tests/relevance/evaluate';

/** Share of queries whose right page comes first, and among the first five. */
const MARKS = {first: 0.85, firstFive: 0.98};

const SETS: readonly {readonly language: string; readonly below: string; readonly least: number; readonly queries: readonly RelevanceQuery[]}[] = [
  {language: 'zh', below: '', least: 80, queries: chinese},
  {language: 'en', below: 'en', least: 60, queries: english},
];

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(language: string, {judged, waiting, first, firstFive}: Report) {
  console.log(`\n${language}: ${judged.length} queries, right page first ${percent(first)}, among the first five ${percent(firstFive)}; ${waiting.length} wait for their page`);
  for (const {query, place, found} of judged) {
    if (place !== 1) console.log(`  ${place ?? '–'}  ${query}\n       ${found.join('\n       ')}`);
  }
}

async function main() {
  for (const {language, below, least, queries} of SETS) {
    const folder = path.join(values.dir, below);
    const client = createEmbeddedClient({
      read: async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as unknown,
      addressOf: (page) => page,
      nameOf: (kind) => kind,
    });
    const find = async (query: string) => {
      const {results} = await client.search({requests: [{indexName: 'site', query}]});
      return results.flatMap(({hits}) => hits.map(({url_without_anchor: url}) => url));
    };
    const report = await evaluate(find, queries, (page) => existsSync(path.join(folder, page, 'index.html')));
    print(language, report);
    const {judged, first, firstFive} = report;
    if (first < MARKS.first || firstFive < MARKS.firstFive || judged.length < least) {
      console.error(`  below the marks: ${percent(MARKS.first)} first, ${percent(MARKS.firstFive)} among the first five, of at least ${least} queries`);
      process.exitCode = 1;
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
