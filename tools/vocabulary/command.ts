/**
 * Extracts the platform's vocabulary from its source again. `--sources <folder>` is the folder with its Git repositories.
 * `--tag` selects a release other than the one the site describes. Prints what was added, removed and changed.
 */
import {existsSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {product} from '../../src/config/product';
import {extract} from './extract';
import {EXTRA_FILE, missingExtraLabels, readExtraLabels} from './extra';
import {LABELS_FILE, PLATFORM_FILE, readConsoleLabels, readPlatform, serialize} from './vocabulary';

const SHOWN = 20;

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => value !== null && typeof value === 'object';

/** Prints how many names were added, removed and changed, with a few of the names. */
function printDifference(name: string, before: Data, after: Data) {
  const only = (a: Data, b: Data) => Object.keys(a).filter((key) => !(key in b));
  const list = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}`);
  const added = only(after, before);
  const removed = only(before, after);
  const changed = Object.keys(after).filter((key) => key in before && JSON.stringify(after[key]) !== JSON.stringify(before[key]));
  console.log(`${name}: ${Object.keys(after).length}`);
  for (const [what, names] of [['added', added], ['removed', removed], ['changed', changed]] as const) if (names.length > 0) console.log(`  ${names.length} ${what}${list(names)}`);
}

function write(file: string, before: Data, after: Data) {
  for (const [name, value] of Object.entries(after)) if (isData(value)) printDifference(name, isData(before[name]) ? before[name] : {}, value);
  writeFileSync(file, serialize(after));
}

function main() {
  const {values} = parseArgs({options: {sources: {type: 'string'}, tag: {type: 'string', default: product.sourceTag}}});
  const {sources, tag} = values;
  if (sources === undefined) throw new Error('Usage: npm run vocabulary -- --sources <folder of Git repositories> [--tag <tag>]');
  const {platform, labels} = extract(sources, tag);
  write(PLATFORM_FILE, existsSync(PLATFORM_FILE) ? readPlatform() : {}, platform);
  write(LABELS_FILE, existsSync(LABELS_FILE) ? readConsoleLabels() : {}, labels);
  const extra = readExtraLabels();
  const missing = missingExtraLabels(extra, sources, tag);
  for (const {zh, repo, file} of missing) console.log(`${EXTRA_FILE}: "${zh}" is not found in ${repo} ${file} at ${tag}`);
  console.log(`Vocabulary of ${tag} written; ${extra.length} extra labels, ${missing.length} of them not found.`);
  if (missing.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
