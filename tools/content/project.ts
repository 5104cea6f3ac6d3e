import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';

import {readEvidenceFiles} from '../evidence/files';
import type {Evidence} from '../../src/plugins/page-sources/format';
import {readCopy} from './copy';
import {readPage, type Copy, type Finding, type Kind, type Language, type Page} from './page';

/** Everything the rules look at. */
export type Project = {
  readonly root: string;
  readonly pages: readonly Page[];
  /** Text that readers see outside the content pages: labels, the texts of pages written in code, the API reference. */
  readonly copies: readonly Copy[];
  /** What pages claim, and where the platform's source says so. */
  readonly evidence: readonly Evidence[];
  /** The pages by file, and by language and address (see `findTarget`). */
  readonly index: ReadonlyMap<string, Page>;
  /** Ids of the documents in the sidebars, by the kind of page. */
  readonly sidebars: Readonly<Partial<Record<Kind, ReadonlySet<string>>>>;
  /** Site addresses that appear in the code of the site. */
  readonly addressesInCode: ReadonlySet<string>;
  /** Addresses of pages that are written in code. */
  readonly codePages: ReadonlySet<string>;
  /** The API's paths with their methods, in capitals. */
  readonly api: ReadonlyMap<string, ReadonlySet<string>>;
  /** Guides of the repository that are written in two languages. */
  readonly guides: readonly Guide[];
  /** Hash of the source each translation was made from, by the page's or guide's name. */
  readonly sources: Readonly<Record<string, string>>;
};

/** A guide for those who work on the site, and whether its translation exists. */
export type Guide = {readonly file: string; readonly text: string; readonly translation: string; readonly translated: boolean};

/** A language rule, which checks all copy. */
export type CopyRule = (copies: readonly Copy[]) => Finding[] | Promise<Finding[]>;

/** A rule. `pages` are the pages to report on; the project holds all of them. */
export type Rule = (pages: readonly Page[], project: Project) => Finding[] | Promise<Finding[]>;

/** An item of the framework's sidebars, as far as the checks need it. */
export type SidebarItem = string | {readonly [key: string]: unknown};

type ContentFolder = {readonly folder: string; readonly kind: Kind; readonly language: Language};

const CONTENT_FOLDERS: readonly ContentFolder[] = [
  {folder: 'docs', kind: 'docs', language: 'zh'},
  {folder: 'community', kind: 'community', language: 'zh'},
  {folder: 'blog', kind: 'blog', language: 'zh'},
  {folder: 'src/pages', kind: 'pages', language: 'zh'},
  {folder: 'i18n/en/docusaurus-plugin-content-docs/current', kind: 'docs', language: 'en'},
  {folder: 'i18n/en/docusaurus-plugin-content-docs-community/current', kind: 'community', language: 'en'},
  {folder: 'i18n/en/docusaurus-plugin-content-blog', kind: 'blog', language: 'en'},
  {folder: 'i18n/en/docusaurus-plugin-content-pages', kind: 'pages', language: 'en'},
];

/** The folder of one kind of page in one language. */
export function folderOf(kind: Kind, language: Language): string {
  const match = CONTENT_FOLDERS.find((candidate) => candidate.kind === kind && candidate.language === language);
  if (match === undefined) throw new Error(`There is no folder for ${kind} in ${language}.`);
  return match.folder;
}

/** The file that records the source each translation was made from. */
export const SOURCES_FILE = 'i18n/en/sources.json';

/** Pages that are generated: their source has checks of its own. */
const GENERATED = /^api\//;

/** A site address in code: a quoted string that starts with a slash. */
const ADDRESS = /['"`](\/[a-zA-Z][\w./-]*)/g;

/** The sorted names of the matching files below a folder; none if the folder is missing. */
export async function filesBelow(folder: string, pattern: RegExp): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder, {recursive: true})).filter((name) => pattern.test(name)).sort();
}

async function readPages(root: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const {folder, kind, language} of CONTENT_FOLDERS) {
    for (const key of await filesBelow(path.join(root, folder), /\.mdx?$/)) {
      if (GENERATED.test(key)) continue;
      const file = path.join(folder, key);
      pages.push(readPage({file, kind, language, key}, await readFile(path.join(root, file), 'utf8')));
    }
  }
  return pages;
}

async function readAddressesInCode(root: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of await filesBelow(path.join(root, 'src'), /\.tsx?$/)) {
    const code = await readFile(path.join(root, 'src', name), 'utf8');
    for (const [, address = ''] of code.matchAll(ADDRESS)) found.add(plainAddress(address));
  }
  return found;
}

async function readCodePages(root: string): Promise<Set<string>> {
  const names = await filesBelow(path.join(root, 'src/pages'), /^(?!.*(?:\.test|\/_|^_)).*\.tsx?$/);
  return new Set(names.map((name) => plainAddress(`/${name.replace(/\.tsx?$/, '').replace(/(?:^|\/)index$/, '/')}`)));
}

async function readApi(root: string): Promise<Map<string, Set<string>>> {
  const api = new Map<string, Set<string>>();
  for (const name of await filesBelow(path.join(root, 'openapi'), /\.yaml$/)) {
    const {paths = {}} = parse(await readFile(path.join(root, 'openapi', name), 'utf8')) as {paths?: Record<string, Record<string, unknown>>};
    for (const [address, operations] of Object.entries(paths)) {
      const methods = api.get(address) ?? new Set<string>();
      for (const method of Object.keys(operations)) methods.add(method.toUpperCase());
      api.set(address, methods);
    }
  }
  return api;
}

/** Guides in two languages: the source file, and its translation. */
const GUIDES: Readonly<Record<string, string>> = {'CONTRIBUTING.md': 'CONTRIBUTING.zh.md'};

async function readGuides(root: string): Promise<Guide[]> {
  const present = Object.entries(GUIDES).filter(([file]) => existsSync(path.join(root, file)));
  return Promise.all(present.map(async ([file, translation]) => ({
    file,
    text: await readFile(path.join(root, file), 'utf8'),
    translation,
    translated: existsSync(path.join(root, translation)),
  })));
}

/** Reads the record of the sources that translations were made from. */
export async function readSources(root: string): Promise<Record<string, string>> {
  const file = path.join(root, SOURCES_FILE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
}

/** Ids of the documents that a sidebar leads to, including the links of categories. */
export function documentIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    const link = item.link as SidebarItem | undefined;
    const own = typeof item.id === 'string' ? [item.id] : [];
    return [...own, ...(link ? documentIds([link]) : []), ...documentIds((item.items as SidebarItem[] | undefined) ?? [])];
  });
}

/**
 * Reads everything the rules look at.
 * @param sidebars ids of the documents in the sidebars
 */
export async function readProject(root: string, sidebars: Project['sidebars']): Promise<Project> {
  const [pages, copies, evidence, addressesInCode, codePages, api, guides, sources] = await Promise.all([
    readPages(root),
    readCopy(root),
    readEvidenceFiles(root),
    readAddressesInCode(root),
    readCodePages(root),
    readApi(root),
    readGuides(root),
    readSources(root),
  ]);
  return {root, pages, copies, evidence, index: indexPages(pages), sidebars, addressesInCode, codePages, api, guides, sources};
}

/** An address without query, anchor and trailing slash, which do not distinguish pages. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
}

const ROUTE_BASE: Readonly<Record<Kind, string>> = {docs: '/docs', community: '/community', blog: '/blog', pages: ''};

/** The address of a page, without language prefix and trailing slash. */
export function addressOf({kind, key, frontMatter}: Page): string {
  const base = ROUTE_BASE[kind];
  const {slug} = frontMatter;
  if (typeof slug === 'string') return plainAddress(path.posix.join('/', base, slug));
  const parts = key.replace(/\.mdx?$/, '').split('/');
  const name = parts.at(-1)?.toLowerCase();
  // A document named like its folder is the folder's index.
  if (name === 'index' || (kind !== 'pages' && (name === 'readme' || name === parts.at(-2)?.toLowerCase()))) parts.pop();
  return plainAddress(path.posix.join('/', base, ...parts));
}

const addressKey = (language: Language, address: string) => `${language}:${address}`;

function indexPages(pages: readonly Page[]): Map<string, Page> {
  return new Map(pages.flatMap((page) => [[page.file, page] as const, [addressKey(page.language, addressOf(page)), page] as const]));
}

/** The page a link leads to; `undefined` if it leads to no content page. */
export function findTarget(from: Page, target: string, {index}: Project): Page | undefined {
  const address = target.replace(/[?#].*$/, '');
  if (address === '') return from;
  if (address.startsWith('/')) return index.get(addressKey(from.language, plainAddress(address)));
  return index.get(path.posix.join(path.posix.dirname(from.file), address));
}
