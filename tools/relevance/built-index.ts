import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {i18n} from '../../src/config/i18n';
import {readSite} from '../../src/plugins/search-index/read-site';
import answers from '../../src/search/best-answers.json';
import called from '../../src/search/called.json';
import {buildIndex, type IndexFiles} from '../../src/search/index/build';
import type {PageText} from '../../src/search/index/page-text';

/** The folder of the built pages of a language, and the path under which they are served. */
export function builtLanguage(dir: string, language: string): {readonly folder: string; readonly baseUrl: string} {
  const isDefault = language === i18n.defaultLocale;
  return {folder: isDefault ? dir : path.join(dir, language), baseUrl: isDefault ? '/' : `/${language}/`};
}

/** Reads the searchable built pages of a language. */
export async function readBuiltPages(dir: string, language: string): Promise<PageText[]> {
  const {folder, baseUrl} = builtLanguage(dir, language);
  const files = await readdir(folder, {recursive: true});
  const isOwn = (file: string) => language !== i18n.defaultLocale || !i18n.locales.some((other) => file.startsWith(`${other}${path.sep}`));
  const routes = files.filter((file) => path.basename(file) === 'index.html' && isOwn(file)).map((file) => baseUrl + path.dirname(file).replace(/^\.$/, ''));
  return readSite({folder, baseUrl, routes});
}

/** Rebuilds the index from the built pages of a language, as the build does. */
export async function rebuildIndex(dir: string, language: string): Promise<IndexFiles> {
  return buildIndex(await readBuiltPages(dir, language), language, {answers, called});
}
