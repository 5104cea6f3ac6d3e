import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readEvidence} from './format';
import {sourceList} from './list';
import {evidenceFileOf} from './place';

/** The part of the bundler's loader context that is used here. */
type Context = {
  readonly resourcePath: string;
  readonly rootContext: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
};

/** Lists that were made, by their file: a page is compiled for the browser and for the server. */
const made = new Map<string, {readonly source: string; readonly list: string}>();

function listOf(file: string, source: string): string {
  const known = made.get(file);
  if (known?.source === source) return known.list;
  const evidence = readEvidence(file, source);
  const [problem] = evidence.problems;
  if (problem) throw new Error(`${file}:${problem.line} ${problem.message}`);
  const list = sourceList(evidence);
  made.set(file, {source, list});
  return list;
}

/**
 * Bundler loader. A page of Markdown ends with the list of its sources, if there is evidence beside it,
 * and is compiled again when that changes; a module that imports a file of evidence gets its list.
 */
export default function loader(this: Context, source: string): string {
  const name = path.relative(this.rootContext, this.resourcePath);
  if (name.endsWith('.yaml')) return `export default ${JSON.stringify(listOf(name, source))};`;
  const evidence = evidenceFileOf(name);
  const file = path.join(this.rootContext, evidence);
  if (!existsSync(file)) {
    this.addMissingDependency(file);
    return source;
  }
  this.addDependency(file);
  return `${source}\n\n<Sources list={${JSON.stringify(listOf(evidence, readFileSync(file, 'utf8')))}} />\n`;
}
