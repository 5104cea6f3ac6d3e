import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {EVIDENCE_ENDING, readEvidence, type Evidence} from './format';

/** Folders whose pages, or data of pages, have evidence beside them. */
const ROOMS = ['docs', 'community', 'blog', 'src/pages', 'src/data'];

/** Reads every file of evidence of the project, in the order of their names. */
export async function readEvidenceFiles(root: string): Promise<Evidence[]> {
  const files: Evidence[] = [];
  for (const room of ROOMS) {
    const folder = path.join(root, room);
    const names = existsSync(folder) ? (await readdir(folder, {recursive: true})).filter((name) => name.endsWith(EVIDENCE_ENDING)) : [];
    for (const name of names.sort()) files.push(readEvidence(path.join(room, name), await readFile(path.join(folder, name), 'utf8')));
  }
  return files;
}

/** The file that a file of evidence belongs to, without its ending. */
export const subjectOf = ({file}: Pick<Evidence, 'file'>): string => file.slice(0, -EVIDENCE_ENDING.length);
