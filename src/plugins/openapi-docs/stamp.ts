import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {apiGroups, apiPagesFolder, descriptionsFolder, downloadPath, publishedApiPagesFolder, SIDEBAR_FILE, type ApiGroup} from '../../config/openapi';
import {lastChange} from './sources';
import {LANGUAGES, type Language} from './types';

const STAMP_FILE = '.cache/openapi.stamp';

/** What the pages are generated from besides this folder and the descriptions. */
const CONFIGURATION = ['src/config/openapi.ts', 'src/config/docs-versions.ts', 'src/config/product.ts', 'versions.json'];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** A digest of everything that the pages are generated from. */
export async function currentStamp(): Promise<string> {
  const hash = createHash('sha256');
  const plugin = require.resolve('docusaurus-plugin-openapi-docs/package.json');
  const files = [...(await filesBelow(descriptionsFolder)), ...(await filesBelow(path.relative(process.cwd(), __dirname))), ...CONFIGURATION, plugin];
  for (const file of files) hash.update(path.basename(file)).update(await readFile(file));
  hash.update(JSON.stringify(apiGroups.map(lastChange)));
  return hash.digest('hex');
}

function outputs(): string[] {
  const perGroup = (language: Language) => (group: ApiGroup) => [path.join(apiPagesFolder[language], group), path.join(publishedApiPagesFolder[language], group), `static${downloadPath(group, language)}`];
  return [SIDEBAR_FILE, ...LANGUAGES.flatMap((language) => apiGroups.flatMap(perGroup(language)))];
}

/** Whether all outputs exist and were generated from the state that a stamp identifies. */
export async function isUpToDate(stamp: string): Promise<boolean> {
  if (!existsSync(STAMP_FILE) || !outputs().every((file) => existsSync(file))) return false;
  return (await readFile(STAMP_FILE, 'utf8')) === stamp;
}

/** Does some work and writes the stamp afterwards, so that interrupted work is done again. */
export async function stamped(stamp: string, work: () => Promise<void>): Promise<void> {
  await rm(STAMP_FILE, {force: true});
  await work();
  await mkdir(path.dirname(STAMP_FILE), {recursive: true});
  await writeFile(STAMP_FILE, stamp);
}
