import {execFile} from 'node:child_process';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {stringify} from 'yaml';

import {apiDownloadsFolder, apiGroups, apiPagesFolder, downloadPath, publishedApiPagesFolder, SIDEBAR_FILE, type ApiGroup, type SidebarGroup} from '../../config/openapi';
import {finder, operationsOf} from './descriptions';
import {inLanguage, missingTexts} from './language';
import {groupPage} from './pages/group';
import {readDescription} from './read';
import {sourceFile, sourceOf} from './sources';
import {LANGUAGES, type Description, type Json, type Language} from './types';

type Descriptions = ReadonlyMap<ApiGroup, Description>;

async function readGroups(): Promise<ReadonlyMap<ApiGroup, Json>> {
  const groups = new Map<ApiGroup, Json>();
  for (const group of apiGroups) {
    const file = sourceFile(group);
    const description = await readDescription(file);
    const missing = missingTexts(description);
    if (missing.length > 0) throw new Error(`${file}: these texts lack one of the two languages:\n${missing.join('\n')}`);
    groups.set(group, description);
  }
  return groups;
}

async function writeDownloads(descriptions: Descriptions, language: Language): Promise<void> {
  await mkdir(apiDownloadsFolder, {recursive: true});
  for (const [group, description] of descriptions) {
    await writeFile(`static${downloadPath(group, language)}`, stringify(description, {lineWidth: 0, aliasDuplicateObjects: false}));
  }
}

/**
 * Makes the plugin generate a page for every operation, with its public command on a site of its own.
 * @returns the command's warnings: it continues when it can't write a page
 * @throws Error with the command's output when it fails
 */
async function generatePages(): Promise<string> {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const env = {...process.env, DOCUSAURUS_CLI_CONFIG: path.join(__dirname, 'docusaurus.config.ts')};
  try {
    const {stderr} = await promisify(execFile)(process.execPath, [program, 'gen-api-docs', 'all'], {env});
    return stderr;
  } catch (error) {
    const {stderr} = error as {readonly stderr?: string};
    throw new Error(`The pages of the API can't be generated:\n${stderr ?? ''}`, {cause: error});
  }
}

/** The operations of a group in the order of its page, so that related ones are together. Those that no section lists come last. */
function orderOf(description: Description): readonly string[] {
  const listed = description['x-sections'].flatMap((section) => section.operations);
  const described = [...operationsOf(description)].map(({operationId}) => operationId);
  return [...new Set([...listed, ...described])];
}

/** Stops the build when a page is missing. */
async function checkPages(folder: string, operationIds: readonly string[], warnings: string): Promise<void> {
  const pages = await readdir(folder).catch(() => []);
  const text = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')));
  const missing = operationIds.filter((id) => !text.some((page) => page.startsWith(`---\nid: ${id}\n`)));
  if (missing.length > 0) throw new Error(`${folder}: no page was generated for ${missing.join(', ')}\n${warnings}`.trimEnd());
}

/** Writes the page of each group next to those of its operations. */
async function writeGroupPages(descriptions: Descriptions, language: Language, warnings: string): Promise<SidebarGroup[]> {
  const find = finder(descriptions);
  const entries: SidebarGroup[] = [];
  for (const [group, description] of descriptions) {
    const folder = path.join(apiPagesFolder[language], group);
    const operations = orderOf(description).map((id) => ({id, method: find(id).operation.method}));
    await checkPages(folder, operations.map(({id}) => id), warnings);
    await writeFile(path.join(folder, 'index.mdx'), groupPage(description, group, language, {find, source: sourceOf(group)}));
    entries.push({group, title: description.info.title, operations});
  }
  return entries;
}

/**
 * Generates the pages of the API reference in every language, for the working copy and the published version, as well
 * as the descriptions to download and the list for the sidebar.
 * @throws Error with file and position when a description can't be used
 */
export async function generateApiReference(): Promise<void> {
  const sources = await readGroups();
  const perLanguage = LANGUAGES.map((language) => [language, new Map([...sources].map(([group, source]) => [group, inLanguage(source, language) as unknown as Description]))] as const);
  for (const [language, descriptions] of perLanguage) {
    await writeDownloads(descriptions, language);
    await rm(apiPagesFolder[language], {recursive: true, force: true});
  }
  const warnings = await generatePages();
  for (const [language, descriptions] of perLanguage) {
    const sidebar = await writeGroupPages(descriptions, language, warnings);
    if (language === 'zh') await writeFile(SIDEBAR_FILE, `${JSON.stringify(sidebar, undefined, 2)}\n`);
    await rm(publishedApiPagesFolder[language], {recursive: true, force: true});
    await cp(apiPagesFolder[language], publishedApiPagesFolder[language], {recursive: true});
  }
}
