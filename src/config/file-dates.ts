import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

import {writtenAt} from './docs-versions';

const git = getVcsPreset('default-v2');

/** A published page gets the date of its source file: a version is cut, or synced, for all pages on the same day. */
const writtenFile = (file: string) => path.resolve(writtenAt(path.relative(process.cwd(), file)));

/** File dates come from the Git history of the file in which a page is edited. */
export const fileDates: VcsConfig = {
  initialize: (parameters) => git.initialize(parameters),
  getFileCreationInfo: (file) => git.getFileCreationInfo(writtenFile(file)),
  getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(writtenFile(file)),
};
