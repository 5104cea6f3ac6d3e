import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {readPage, type Finding, type Kind, type Language, type Page, type Rule} from './page';
import {chinese} from './rules/chinese';
import {code} from './rules/code';
import {frontMatter} from './rules/front-matter';
import {headings} from './rules/headings';
import {parity} from './rules/parity';
import {unique} from './rules/unique';

const RULES: readonly Rule[] = [frontMatter, unique, headings, parity, code, chinese];

type Room = {readonly folder: string; readonly kind: Kind; readonly language: Language};

const ROOMS: readonly Room[] = [
  {folder: 'docs', kind: 'docs', language: 'zh'},
  {folder: 'community', kind: 'community', language: 'zh'},
  {folder: 'blog', kind: 'blog', language: 'zh'},
  {folder: 'src/pages', kind: 'pages', language: 'zh'},
  {folder: 'i18n/en/docusaurus-plugin-content-docs/current', kind: 'docs', language: 'en'},
  {folder: 'i18n/en/docusaurus-plugin-content-docs-community/current', kind: 'community', language: 'en'},
  {folder: 'i18n/en/docusaurus-plugin-content-blog', kind: 'blog', language: 'en'},
  {folder: 'i18n/en/docusaurus-plugin-content-pages', kind: 'pages', language: 'en'},
];

/** Pages that are generated: their source has checks of its own. */
const GENERATED = /^api\//;

/** Reads every page of content, or throws an error that names the file that can't be read. */
export async function readContent(root: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const {folder, kind, language} of ROOMS) {
    const place = path.join(root, folder);
    if (!existsSync(place)) continue;
    const names = (await readdir(place, {recursive: true})).filter((name) => /\.mdx?$/.test(name) && !GENERATED.test(name));
    for (const key of names.sort()) {
      const file = path.join(folder, key);
      try {
        pages.push(readPage({file, kind, language, key}, await readFile(path.join(place, key), 'utf8')));
      } catch (error) {
        throw new Error(`${file}: the front matter can't be read. ${(error as Error).message}`, {cause: error});
      }
    }
  }
  return pages;
}

/** Applies every rule; findings come in the order of files and lines. */
export function checkContent(pages: readonly Page[]): Finding[] {
  return RULES.flatMap((rule) => rule(pages)).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
