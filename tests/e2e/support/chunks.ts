import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {SITES} from '../../../tools/site/sites';

/** The source of a script, with the characters decoded that some minifiers write as escapes. */
const decodedSource = (file: string) => readFileSync(file, 'utf8').replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Matches the addresses of the scripts that contain one of the texts, in every language of the built site.
 * The scripts of pages have short names that say nothing, so that no page carries a list of names.
 * @throws when no script contains any of the texts
 */
export function scriptsHolding(texts: readonly string[]): RegExp {
  const folders = ['assets/js', 'en/assets/js'].map((folder) => path.join(SITES.production.dir, folder));
  const names = folders.flatMap((folder) =>
    readdirSync(folder).filter((name) => {
      const source = name.endsWith('.js') ? decodedSource(path.join(folder, name)) : '';
      return texts.some((text) => source.includes(text));
    }),
  );
  if (names.length === 0) throw new Error(`No script of the built site holds ${texts.join(' or ')}`);
  return new RegExp(`/assets/js/(?:${[...new Set(names)].map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}
