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

/** Cached lists, by file: a page is compiled for both the browser and the server. */
const cache = new Map<string, {readonly source: string; readonly list: string}>();

function listOf(file: string, source: string): string {
  const cached = cache.get(file);
  if (cached?.source === source) return cached.list;
  const evidence = readEvidence(file, source);
  const [problem] = evidence.problems;
  if (problem) throw new Error(`${file}:${problem.line} ${problem.message}`);
  const list = sourceList(evidence);
  cache.set(file, {source, list});
  return list;
}

/**
 * Bundler loader. Appends the list of its sources to a Markdown page that has an evidence file, so that
 * the page is compiled again when that file changes. A module that imports an evidence file gets its list.
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
