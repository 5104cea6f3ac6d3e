import path from 'node:path';

import held from '../../versioned_docs/held.json';
import versions from '../../versions.json';

/**
 * The newest version of a list.
 * @throws when the list is empty: the site has nothing to show at /docs
 */
export function newestOf(list: readonly string[]): string {
  const [newest] = list;
  if (newest === undefined) throw new Error('versions.json lists no version. `npm run docusaurus docs:version <name>` makes one.');
  return newest;
}

/** The released version that is served at /docs, as spelled in its folder names: the newest of `versions.json`. */
export const publishedVersion = newestOf(versions);

/** Folders of one state of the documentation, by language. */
export type DocsFolders = Readonly<Record<'zh' | 'en', string>>;

const TRANSLATIONS = 'i18n/en/docusaurus-plugin-content-docs';

/** The version being written: only the development server builds it, at /docs/next/. */
export const workingCopy: DocsFolders = {zh: 'docs', en: `${TRANSLATIONS}/current`};

/** The version that readers see. */
export const published: DocsFolders = {zh: `versioned_docs/version-${publishedVersion}`, en: `${TRANSLATIONS}/version-${publishedVersion}`};

/** Files with the English labels of the sidebars and of the version. */
export const sidebarLabels = {workingCopy: `${TRANSLATIONS}/current.json`, published: `${TRANSLATIONS}/version-${publishedVersion}.json`} as const;

/** The sidebars of the published version. */
export const publishedSidebars = `versioned_sidebars/version-${publishedVersion}-sidebars.json`;

/** The folder of a version in a language, given the folder of its source. */
export const docsFolder = (source: string, language: string): string => (language === 'zh' ? source : `${TRANSLATIONS}/${source === workingCopy.zh ? 'current' : path.basename(source)}`);

/** The entry of `held.json` that stands for the sidebars and their labels. */
export const SIDEBARS_ENTRY = 'sidebars';

/**
 * What has already been edited for the next release: the published version then keeps its own copy. Pages are listed by
 * path without extension, other files with it; `SIDEBARS_ENTRY` stands for the sidebars.
 */
export const heldEntries: readonly string[] = held;

/** Whether a file in the documentation folder belongs to an entry of `heldEntries`. A page's entry covers both languages and its evidence file. */
export const isHeld = (name: string, entries = heldEntries): boolean => entries.includes(name) || entries.includes(name.replace(/(?:\.evidence\.yaml|\.mdx?)$/, ''));

/**
 * Where a file of the published documentation is edited: in the working copy, until it is held.
 * @param file path from the project root; any other file is edited in place
 */
export function writtenAt(file: string): string {
  const posix = file.split(path.sep).join('/');
  for (const language of ['zh', 'en'] as const) {
    const folder = `${published[language]}/`;
    if (posix.startsWith(folder) && !isHeld(posix.slice(folder.length))) return `${workingCopy[language]}/${posix.slice(folder.length)}`;
  }
  return posix;
}
