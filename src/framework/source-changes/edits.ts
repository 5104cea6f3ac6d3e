import {readFileSync} from 'node:fs';

import {changeError} from '../change-error';
import type {ChangeName} from '../register';
import {resolve, targetFile, type Resolve} from '../targets';

/** Some text in a source file of the framework, and its replacement. */
export type Edit = {readonly find: string; readonly replace: string};

/** The edits that a change makes to a source file of the framework. */
export type Patch = {
  /** The file, by its specifier. */
  readonly target: string;
  readonly edits: readonly Edit[];
  /** Only in the built site, not in development. */
  readonly built?: true;
};

/** An edit with the name of the change that makes it, as the bundler's loader receives it. */
export type NamedEdit = Edit & {readonly change: ChangeName};

/**
 * Applies edits to a source file of the framework.
 * @throws the error of the first change whose text doesn't appear in the file exactly once
 */
export function applyEdits(source: string, file: string, edits: readonly NamedEdit[]): string {
  for (const {change, find} of edits) {
    const count = source.split(find).length - 1;
    if (count !== 1) throw changeError(change, `${file} has ${JSON.stringify(find)} ${count} times instead of once.`, `this file with the edits in src/framework/${change}/index.ts`);
  }
  return edits.reduce((text, {find, replace}) => text.replace(find, () => replace), source);
}

/** How installed files are found and read. */
export type Installed = {readonly find: Resolve; readonly read: (file: string) => string};

const installed: Installed = {find: resolve, read: (file) => readFileSync(file, 'utf8')};

/**
 * The edits of all patches, by the file that they change. The edits are tried on the installed files.
 * @throws the error of the change whose file doesn't exist or has another form
 */
export function editsByFile(patches: readonly (readonly [ChangeName, Patch])[], {find, read}: Installed = installed): ReadonlyMap<string, readonly NamedEdit[]> {
  const byFile = new Map<string, readonly NamedEdit[]>();
  for (const [change, {target, edits}] of patches) {
    const file = targetFile(change, target, find);
    byFile.set(file, [...(byFile.get(file) ?? []), ...edits.map((edit) => ({...edit, change}))]);
  }
  for (const [file, edits] of byFile) applyEdits(read(file), file, edits);
  return byFile;
}
