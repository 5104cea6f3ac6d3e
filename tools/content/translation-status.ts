/**
 * Prints the state of the translations (English pages and Chinese guides) by part of the site, and lists those to work on.
 * `--accept` records the current sources as translated: those of the named files, or all of them if no file is named.
 */
import {writeFile} from 'node:fs/promises';

import {acceptTranslations, pairsOf, translationStates, type PairState, type State} from './drift';
import {SOURCES_FILE, type Project} from './project';
import {readSite} from './site-content';

const STATES: readonly State[] = ['current', 'moved on', 'not recorded', 'not translated'];

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));

function row(name: string, states: readonly PairState[]): string {
  const counts = STATES.map((state) => String(states.filter((pair) => pair.state === state).length).padStart(15));
  return `${name.padEnd(32)}${String(states.length).padStart(6)}${counts.join('')}`;
}

function print(states: readonly PairState[]): void {
  const areas = [...new Set(states.map(({pair}) => pair.area))];
  console.log(`${'Part of the site'.padEnd(32)}${'pages'.padStart(6)}${STATES.map((state) => state.padStart(15)).join('')}`);
  for (const area of areas) console.log(row(area, states.filter(({pair}) => pair.area === area)));
  console.log(row('All', states));
  for (const state of STATES.slice(1)) {
    const files = states.filter((one) => one.state === state).map(({pair}) => pair.file);
    if (files.length > 0) console.log(`\n${state[0]?.toUpperCase()}${state.slice(1)}:\n  ${files.join('\n  ')}`);
  }
}

async function accept(project: Project): Promise<void> {
  const pairs = pairsOf(project);
  const names = new Set(pairs.filter(({file, translation}) => named.includes(file) || (translation !== undefined && named.includes(translation))).map(({name}) => name));
  const missing = named.find((name) => !pairs.some(({file, translation}) => file === name || translation === name));
  if (missing !== undefined) throw new Error(`"${missing}" is neither a content page nor a guide.`);
  const sources = acceptTranslations(project, ({name}) => named.length === 0 || names.has(name));
  await writeFile(SOURCES_FILE, `${JSON.stringify(sources, undefined, 2)}\n`);
  console.log(`Recorded ${named.length === 0 ? 'every translated page' : [...names].join(', ')} in ${SOURCES_FILE}.`);
}

async function main() {
  const project = await readSite();
  if (args.includes('--accept')) await accept(project);
  else print(translationStates(project));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
