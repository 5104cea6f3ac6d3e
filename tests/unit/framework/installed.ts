import {readFileSync} from 'node:fs';

import type {ChangeName} from '@site/src/framework/register';
import {edited, type Patch} from '@site/src/framework/source-changes/edits';
import {targetFile} from '@site/src/framework/targets';

/** A source file of the framework that is installed. */
export const installedSource = (change: ChangeName, target: string): string => readFileSync(targetFile(change, target), 'utf8');

/**
 * The installed source file of a patch as the patch leaves it.
 * @throws when there is no such patch
 */
export function editedTarget(change: ChangeName, patch: Patch | undefined): string {
  if (patch === undefined) throw new Error(`${change} has no such patch`);
  return edited(installedSource(change, patch.target), patch.target, patch.edits.map((edit) => ({...edit, change})));
}
