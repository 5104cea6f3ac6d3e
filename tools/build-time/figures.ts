import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {table} from '../site/table';

/** What a build of both languages took. */
export type BuildFigures = {
  readonly pages: number;
  readonly seconds: number;
  /** Peak memory of all processes of the build together. */
  readonly megabytes: number;
  /** Whether the bundler found cached results of an earlier build with the same configuration; `none` if its cache was turned off. */
  readonly cache: 'empty' | 'kept' | 'none';
  readonly date: string;
};

/** Figures of builds, by the folder they were built into. */
export type FiguresByBuild = Readonly<Record<string, BuildFigures>>;

/** Files with the figures of the last build on this machine, and with those recorded in the repository. */
export const LAST = 'reports/build-figures.json';
export const RECORDED = 'tools/build-time/recorded.json';

/** Reads a file of figures; empty if it doesn't exist. */
export function readFigures(file: string): FiguresByBuild {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FiguresByBuild) : {};
}

/** Writes the figures of one build next to those of others. */
export function saveFigures(file: string, build: string, figures: BuildFigures): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify({...readFigures(file), [build]: figures}, undefined, 2)}\n`);
}

/** Number of HTML files in a built site. */
export function countPages(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html')).length;
}

const ROWS: readonly (readonly [string, (figures: BuildFigures) => string])[] = [
  ['pages', ({pages}) => String(pages)],
  ['seconds', ({seconds}) => seconds.toFixed(1)],
  ['ms per page', ({seconds, pages}) => ((seconds * 1000) / pages).toFixed(0)],
  ['peak memory, MB', ({megabytes}) => String(megabytes)],
  ["bundler's cache", ({cache}) => cache],
  ['date', ({date}) => date],
];

/** A table of a build's figures next to earlier ones. */
export function compareFigures(build: string, columns: Readonly<Record<string, BuildFigures | undefined>>): string {
  const values = Object.values(columns);
  return table([
    [build, ...Object.keys(columns)],
    ...ROWS.map(([name, text]) => [name, ...values.map((figures) => (figures ? text(figures) : '–'))]),
  ]);
}

const brief = ({pages, seconds, megabytes}: BuildFigures) => `${pages} pages in ${seconds} s (${((seconds * 1000) / pages).toFixed(0)} ms each), at most ${megabytes} MB`;

/** A build's figures in one line, with the recorded ones if there are any. */
export function figuresLine(build: string, now: BuildFigures, recorded: BuildFigures | undefined): string {
  return `Build ${build}: ${brief(now)}${recorded ? `; recorded: ${brief(recorded)}` : ''}.`;
}
