import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import type {ApiPageMetadata, PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {parse, stringify} from 'yaml';

import {
  apiDownloadsFolder,
  apiGroups,
  apiPagesFolder,
  descriptionsFolder,
  downloadPath,
  publishedApiPagesFolder,
  SIDEBAR_FILE,
  type ApiGroup,
  type SidebarGroup,
} from '../../config/openapi';
import {product} from '../../config/product';
import {inLanguage, missingTexts} from './language';
import {groupPage} from './pages/group';
import {operationPage, type Surroundings} from './pages/operation';
import {readDescription} from './read';
import {METHODS, type Description, type Json, type Language, type PermissionName, type PlacedOperation} from './types';

const STAMP_FILE = '.cache/openapi.stamp';
/** The plugin writes a page by this template: our page renderer writes all of it. */
const TEMPLATE = path.join(__dirname, 'page.mustache');
const LANGUAGES: readonly Language[] = ['zh', 'en'];

/** The package's types declare modules of its theme and leave out the plugin itself. */
const createGenerator = openapiDocs as unknown as (context: LoadContext, options: PluginOptions) => Plugin;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** The file that describes a group. */
function sourceFile(group: ApiGroup): string {
  return path.join(descriptionsFolder, `${group}.yaml`);
}

/** When a description was last changed, by Git; undefined in a copy without history. */
function lastChange(group: ApiGroup): string | undefined {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%cI', '--', sourceFile(group)], {encoding: 'utf8'});
  return stdout?.trim() || undefined;
}

/** A digest of everything the pages are made from. */
async function currentStamp(): Promise<string> {
  const hash = createHash('sha256');
  const plugin = require.resolve('docusaurus-plugin-openapi-docs/package.json');
  const files = [...(await filesBelow(descriptionsFolder)), ...(await filesBelow(path.relative(process.cwd(), __dirname))), 'src/config/openapi.ts', 'src/config/docs-versions.ts', 'versions.json', plugin];
  for (const file of files) hash.update(path.basename(file)).update(await readFile(file));
  hash.update(JSON.stringify(apiGroups.map(lastChange)));
  return hash.digest('hex');
}

function outputs(): string[] {
  const perGroup = (language: Language) => (group: ApiGroup) => [path.join(apiPagesFolder[language], group), path.join(publishedApiPagesFolder[language], group), `static${downloadPath(group, language)}`];
  return [SIDEBAR_FILE, ...LANGUAGES.flatMap((language) => apiGroups.flatMap(perGroup(language)))];
}

async function isUpToDate(stamp: string): Promise<boolean> {
  if (!existsSync(STAMP_FILE) || !outputs().every((file) => existsSync(file))) return false;
  return (await readFile(STAMP_FILE, 'utf8')) === stamp;
}

async function readGroups(): Promise<Map<ApiGroup, Json>> {
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

async function readPermissions(language: Language): Promise<readonly PermissionName[]> {
  const shared = inLanguage(parse(await readFile(path.join(descriptionsFolder, 'shared.yaml'), 'utf8')) as Json, language);
  return (shared as {'x-permissions': Json})['x-permissions'] as unknown as readonly PermissionName[];
}

function* operationsOf({paths}: Description): Generator<PlacedOperation> {
  for (const [address, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) yield {...operation, method, path: address};
    }
  }
}

function finder(descriptions: ReadonlyMap<ApiGroup, Description>): Surroundings['find'] {
  const all = new Map([...descriptions].flatMap(([group, description]) => [...operationsOf(description)].map((operation) => [operation.operationId, {group, operation}])));
  return (id) => {
    const found = all.get(id);
    if (found === undefined) throw new Error(`An API description refers to the operation "${id}", which none describes.`);
    return found;
  };
}

/** Runs a library that reports every file it writes, without its reports. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  Object.assign(console, {log: () => undefined});
  try {
    await work();
  } finally {
    Object.assign(console, {log});
  }
}

/** Has the plugin turn one description into pages. It offers this as a command only. */
async function generatePages(group: ApiGroup, surroundings: Surroundings): Promise<void> {
  const {language} = surroundings;
  const createApiPageMD = ({title, api}: ApiPageMetadata) => operationPage({...(api as unknown as PlacedOperation), summary: title}, surroundings);
  const generator = createGenerator({siteDir: process.cwd(), siteConfig: {presets: [], plugins: []}} as unknown as LoadContext, {
    docsPluginId: 'default',
    config: {
      [group]: {
        specPath: `static${downloadPath(group, language)}`,
        outputDir: path.join(apiPagesFolder[language], group),
        template: TEMPLATE,
        markdownGenerators: {createApiPageMD},
        showInfoPage: false,
        externalJsonProps: false,
      },
    },
  });
  const command = new Command() as CommanderStatic;
  generator.extendCli?.(command);
  await quietly(() => command.parseAsync(['gen-api-docs', group], {from: 'user'}));
}

async function generateLanguage(language: Language, sources: ReadonlyMap<ApiGroup, Json>): Promise<SidebarGroup[]> {
  const descriptions = new Map([...sources].map(([group, source]) => [group, inLanguage(source, language) as unknown as Description]));
  const find = finder(descriptions);
  const permissions = await readPermissions(language);
  await rm(apiPagesFolder[language], {recursive: true, force: true});
  const entries: SidebarGroup[] = [];
  for (const [group, description] of descriptions) {
    const source = {editUrl: `${product.siteRepository}/edit/main/${sourceFile(group)}`, lastChange: lastChange(group)};
    const folder = path.join(apiPagesFolder[language], group);
    await mkdir(folder, {recursive: true});
    await writeFile(`static${downloadPath(group, language)}`, stringify(description, {lineWidth: 0, aliasDuplicateObjects: false}));
    await generatePages(group, {language, group, source, permissions, find});
    // In the order of the group's page, so that what belongs together stands together; what no section lists comes last.
    const listed = description['x-sections'].flatMap((section) => section.operations);
    const described = [...operationsOf(description)].map(({operationId}) => operationId);
    const operations = [...new Set([...listed, ...described])].map((id) => ({id, method: find(id).operation.method}));
    await checkPages(folder, operations.map(({id}) => id));
    await writeFile(path.join(folder, 'index.mdx'), groupPage(description, group, language, {find, source}));
    entries.push({group, title: description.info.title, operations});
  }
  return entries;
}

/** The plugin logs what it can't write and goes on: a page that is missing stops the build. */
async function checkPages(folder: string, operationIds: readonly string[]): Promise<void> {
  const pages = await readdir(folder);
  const text = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')));
  const missing = operationIds.filter((id) => !text.some((page) => page.startsWith(`---\nid: ${id}\n`)));
  if (missing.length > 0) throw new Error(`${folder}: no page was generated for ${missing.join(', ')}`);
}

/**
 * Generates the pages of the API reference in every language, for the working copy and the published version, the descriptions to download and
 * the list for the sidebar, if the descriptions have changed since the last time.
 * @returns whether there was anything to do
 * @throws Error that names file and place when a description can't be used
 */
export async function generateApiReference(): Promise<boolean> {
  const stamp = await currentStamp();
  if (await isUpToDate(stamp)) return false;
  // What stops halfway is done again.
  await rm(STAMP_FILE, {force: true});
  const sources = await readGroups();
  await mkdir(apiDownloadsFolder, {recursive: true});
  let sidebar: SidebarGroup[] = [];
  for (const language of LANGUAGES) {
    const entries = await generateLanguage(language, sources);
    if (language === 'zh') sidebar = entries;
    await rm(publishedApiPagesFolder[language], {recursive: true, force: true});
    await cp(apiPagesFolder[language], publishedApiPagesFolder[language], {recursive: true});
  }
  await writeFile(SIDEBAR_FILE, `${JSON.stringify(sidebar, undefined, 2)}\n`);
  await mkdir(path.dirname(STAMP_FILE), {recursive: true});
  await writeFile(STAMP_FILE, stamp);
  return true;
}
