/**
 * Prints how the English pages stand to their Chinese sources, by part of the site, and lists those to work on.
 * `--accept` records the sources as translated: of the files named, of all without names.
 */
import {writeFile} from 'node:fs/promises';

import {acceptTranslations, areaOf, translationStates, type PageState, type State} from '../tests/lint/content/drift';
import {pageName} from '../tests/lint/content/page';
import {SOURCES_FILE, type Project} from '../tests/lint/content/project';
import {readSite} from './site-content';

const STATES: readonly State[] = ['current', 'moved on', 'not recorded', 'not translated'];

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));

function row(name: string, states: readonly PageState[]): string {
  const counts = STATES.map((state) => String(states.filter((page) => page.state === state).length).padStart(15));
  return `${name.padEnd(32)}${String(states.length).padStart(6)}${counts.join('')}`;
}

function print(states: readonly PageState[]): void {
  const areas = [...new Set(states.map(({source}) => areaOf(source)))];
  console.log(`${'Part of the site'.padEnd(32)}${'pages'.padStart(6)}${STATES.map((state) => state.padStart(15)).join('')}`);
  for (const area of areas) console.log(row(area, states.filter(({source}) => areaOf(source) === area)));
  console.log(row('All', states));
  for (const state of STATES.slice(1)) {
    const files = states.filter((page) => page.state === state).map(({source}) => source.file);
    if (files.length > 0) console.log(`\n${state[0]?.toUpperCase()}${state.slice(1)}:\n  ${files.join('\n  ')}`);
  }
}

async function accept(project: Project): Promise<void> {
  const names = new Set(project.pages.filter(({file}) => named.includes(file)).map(pageName));
  const missing = named.find((name) => !project.pages.some(({file}) => file === name));
  if (missing !== undefined) throw new Error(`"${missing}" is no page of content.`);
  const sources = acceptTranslations(project, (source) => named.length === 0 || names.has(pageName(source)));
  await writeFile(SOURCES_FILE, `${JSON.stringify(sources, undefined, 2)}\n`);
  console.log(`Recorded ${named.length === 0 ? 'every translated page' : [...names].join(', ')} in ${SOURCES_FILE}.`);
}

async function main() {
  const project = await readSite();
  if (words.includes('--accept')) await accept(project);
  else print(translationStates(project));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
