import path from 'node:path';

import held from '../../versioned_docs/held.json';
import versions from '../../versions.json';

/**
 * The newest version of a list.
 * @throws when there is none: the site has nothing to show at /docs
 */
export function newestOf(list: readonly string[]): string {
  const [newest] = list;
  if (newest === undefined) throw new Error('versions.json lists no version. `npm run docusaurus docs:version <name>` makes one.');
  return newest;
}

/** The released version that readers are shown at /docs, as its folders name it: the newest of `versions.json`. */
export const publishedVersion = newestOf(versions);

/** Where the documentation of one state stands, by language. */
export type DocsFolders = Readonly<Record<'zh' | 'en', string>>;

const TRANSLATIONS = 'i18n/en/docusaurus-plugin-content-docs';

/** What is being written: built while writing only, at /docs/next/. */
export const workingCopy: DocsFolders = {zh: 'docs', en: `${TRANSLATIONS}/current`};

/** What readers are shown. */
export const published: DocsFolders = {zh: `versioned_docs/version-${publishedVersion}`, en: `${TRANSLATIONS}/version-${publishedVersion}`};

/** English labels of the sidebars and of the version. */
export const sidebarLabels = {workingCopy: `${TRANSLATIONS}/current.json`, published: `${TRANSLATIONS}/version-${publishedVersion}.json`} as const;

/** The sidebars of the published version. */
export const publishedSidebars = `versioned_sidebars/version-${publishedVersion}-sidebars.json`;

/** The folder of a version in a language, from that of its source. */
export const docsFolder = (source: string, language: string): string => (language === 'zh' ? source : `${TRANSLATIONS}/${source === workingCopy.zh ? 'current' : path.basename(source)}`);

/** Stands for the sidebars and their labels in the list of what is held. */
export const SIDEBARS_ENTRY = 'sidebars';

/**
 * What the writing of the next release has begun on: from then on the published version keeps its own. Pages by their
 * path without an ending, other files with it, and `SIDEBARS_ENTRY`.
 */
export const heldEntries: readonly string[] = held;

/** Whether a file below the documentation's folder belongs to an entry of `heldEntries`: a page in both languages with its evidence, or the file itself. */
export const isHeld = (name: string, entries = heldEntries): boolean => entries.includes(name) || entries.includes(name.replace(/(?:\.evidence\.yaml|\.mdx?)$/, ''));

/**
 * Where a file of the published documentation is written: in the working copy, until it is held.
 * @param file path from the project's root; other files are written where they are
 */
export function writtenAt(file: string): string {
  const posix = file.split(path.sep).join('/');
  for (const language of ['zh', 'en'] as const) {
    const folder = `${published[language]}/`;
    if (posix.startsWith(folder) && !isHeld(posix.slice(folder.length))) return `${workingCopy[language]}/${posix.slice(folder.length)}`;
  }
  return posix;
}
