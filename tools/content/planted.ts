import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {parse} from 'yaml';

import {readProject, type Project} from './project';
import {checkContent, formatReport} from './run';

const FIXTURES = path.resolve('tools/content/fixtures');

type Edit = {readonly file: string; readonly replace: string; readonly with: string};

/** One mistake, planted in the good project, and the findings that the rule should report. */
export type Defect = Partial<Edit> & {
  readonly plants: string;
  readonly remove?: string;
  readonly copy?: {readonly from: string; readonly to: string};
  readonly and?: Edit;
  readonly finds: readonly string[];
};

/** The defects planted for a rule. */
export function readDefects(rule: string): Defect[] {
  return parse(readFileSync(path.join(FIXTURES, 'defects', `${rule}.yaml`), 'utf8')) as Defect[];
}

function edit(root: string, {file, replace, with: replacement}: Edit): void {
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  const count = text.split(replace).length - 1;
  if (count !== 1) throw new Error(`${file} contains ${JSON.stringify(replace)} ${count} times instead of once.`);
  writeFileSync(place, text.replace(replace, () => replacement));
}

function plant(root: string, defect: Defect): void {
  const {file, replace, with: replacement, remove, copy, and} = defect;
  if (file !== undefined && replace !== undefined && replacement !== undefined) edit(root, {file, replace, with: replacement});
  if (and) edit(root, and);
  if (remove) rmSync(path.join(root, remove));
  if (copy) cpSync(path.join(FIXTURES, 'defects', copy.from), path.join(root, copy.to));
}

function readSidebars(root: string): Project['sidebars'] {
  const lists = JSON.parse(readFileSync(path.join(root, 'sidebars.json'), 'utf8')) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(lists).map(([kind, ids]) => [kind, new Set(ids)]));
}

/** Runs `work` on a temporary copy of the good project, with the defect planted if there is one. */
export async function withProject<T>(defect: Defect | undefined, work: (project: Project) => Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    cpSync(path.join(FIXTURES, 'good'), root, {recursive: true});
    if (defect) plant(root, defect);
    return await work(await readProject(root, readSidebars(root)));
  } finally {
    rmSync(root, {recursive: true});
  }
}

/** The findings of the checks in the good project, with the defect planted if there is one. */
export function findings(defect?: Defect): Promise<string[]> {
  return withProject(defect, async (project) => (await checkContent(project, project)).reports.map(formatReport));
}
