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

const SETS: readonly {readonly language: string; readonly prefix: string; readonly queries: readonly RelevanceQuery[]}[] = [
  {language: 'zh', prefix: '', queries: chinese},
  {language: 'en', prefix: '/en', queries: english},
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
  for (const {language, prefix, queries} of SETS) {
    const folder = path.join(values.dir, prefix);
    const client = createEmbeddedClient({
      read: async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as unknown,
      addressOf: (page) => `http://localhost${prefix}/${page}`,
      nameOf: (kind) => kind,
    });
    const exists = (page: string) => existsSync(path.join(folder, page, 'index.html'));
    const report = await evaluate(client, queries, prefix, exists);
    print(language, report);
    if (report.first < MARKS.first || report.firstFive < MARKS.firstFive) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
