import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {readPage, type Kind} from '../content/page';
import {filesBelow, folderOf} from '../content/project';
import {markedIn} from '../vocabulary/marked';
import {LANGUAGES, type Language} from './language';

/** The console's labels that a page names in one language, as distinct paths. */
export type PageLabels = {readonly file: string; readonly paths: readonly (readonly string[])[]};

/** A page in both languages; its name is its kind and its path without the file extension. */
export type LabelledPage = {readonly name: string} & Readonly<Record<Language, PageLabels>>;

const KINDS: readonly Kind[] = ['docs', 'community', 'blog'];

const GENERATED = /^api\//;

async function labelsOf(kind: Kind, language: Language, key: string): Promise<PageLabels> {
  const file = path.join(folderOf(kind, language), key);
  const {prose} = readPage({file, kind, language, key}, await readFile(file, 'utf8'));
  const paths = new Map(markedIn(prose).map(({parts}) => [parts.join(' → '), parts]));
  return {file, paths: [...paths.values()]};
}

/** Every page that names labels of the console, in the order of their names. */
export async function readLabelledPages(): Promise<LabelledPage[]> {
  const pages: LabelledPage[] = [];
  for (const kind of KINDS) {
    for (const key of await filesBelow(folderOf(kind, 'zh'), /\.mdx$/)) {
      if (GENERATED.test(key)) continue;
      const [zh, en] = [await labelsOf(kind, 'zh', key), await labelsOf(kind, 'en', key)];
      if (LANGUAGES.some((language) => ({zh, en})[language].paths.length > 0)) pages.push({name: `${kind}/${key.replace(/\.mdx$/, '')}`, zh, en});
    }
  }
  return pages;
}
