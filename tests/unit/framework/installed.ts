import {readFileSync} from 'node:fs';

import type {ChangeName} from '@site/src/framework/register';
import {applyEdits, type Patch} from '@site/src/framework/source-changes/edits';
import {targetFile} from '@site/src/framework/targets';

/** A source file of the installed framework. */
export const installedSource = (change: ChangeName, target: string): string => readFileSync(targetFile(change, target), 'utf8');

/**
 * The installed source file of a patch, with the patch applied.
 * @throws when there is no such patch
 */
export function editedTarget(change: ChangeName, patch: Patch | undefined): string {
  if (patch === undefined) throw new Error(`${change} has no such patch`);
  return applyEdits(installedSource(change, patch.target), patch.target, patch.edits.map((edit) => ({...edit, change})));
}
