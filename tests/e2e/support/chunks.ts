import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {SITES} from '../../../tools/site/sites';

/** A script with the signs that some minifiers write as escapes. */
const plain = (file: string) => readFileSync(file, 'utf8').replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Matches the addresses of the scripts that hold one of some texts, in every language of the built site.
 * Those of pages are named by few signs, so that no page carries a list of names.
 * @throws when no script holds any of them
 */
export function scriptsHolding(texts: readonly string[]): RegExp {
  const folders = ['assets/js', 'en/assets/js'].map((folder) => path.join(SITES.production.dir, folder));
  const names = folders.flatMap((folder) =>
    readdirSync(folder).filter((name) => {
      const source = name.endsWith('.js') ? plain(path.join(folder, name)) : '';
      return texts.some((text) => source.includes(text));
    }),
  );
  if (names.length === 0) throw new Error(`No script of the built site holds ${texts.join(' or ')}`);
  return new RegExp(`/assets/js/(?:${[...new Set(names)].map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}
