import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** Where cases and use scenes are written, by language. */
const ROOTS = {zh: 'src/pages', en: 'i18n/en/docusaurus-plugin-content-pages'} as const;

export type Language = keyof typeof ROOTS;

export const LANGUAGES = Object.keys(ROOTS) as Language[];

/** Ids of the articles in a folder such as `case`, in one language. */
export function articleIds(folder: string, language: Language): string[] {
  return readdirSync(path.join(ROOTS[language], folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.basename(name, '.mdx'))
    .sort();
}

/** Front matter of an article. */
export function frontMatterOf(folder: string, id: string, language: Language): Record<string, unknown> {
  const text = readFileSync(path.join(ROOTS[language], folder, `${id}.mdx`), 'utf8');
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return parse(head) as Record<string, unknown>;
}
