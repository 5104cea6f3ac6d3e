import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

import {writtenAt} from './docs-versions';

const git = getVcsPreset('default-v2');

/** A published page is as old as what it was made from: a version is cut, or brought up to date, on one day for all pages. */
const writtenFile = (file: string) => path.resolve(writtenAt(path.relative(process.cwd(), file)));

/** Where the dates of files come from: Git's history, of the file in which a page is written. */
export const fileDates: VcsConfig = {
  initialize: (parameters) => git.initialize(parameters),
  getFileCreationInfo: (file) => git.getFileCreationInfo(writtenFile(file)),
  getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(writtenFile(file)),
};
