import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {SITES} from './sites';

/**
 * Matches the addresses of the scripts that hold one of some texts, in every language of the built site.
 * Scripts are named by number, so that pages needn't carry a list of names.
 * @throws when no script holds any of them
 */
export function scriptsHolding(texts: readonly string[]): RegExp {
  const folders = ['assets/js', 'en/assets/js'].map((folder) => path.join(SITES.production.dir, folder));
  const names = folders.flatMap((folder) =>
    readdirSync(folder).filter((name) => name.endsWith('.js') && texts.some((text) => readFileSync(path.join(folder, name), 'utf8').includes(text))),
  );
  if (names.length === 0) throw new Error(`No script of the built site holds ${texts.join(' or ')}`);
  return new RegExp(`/assets/js/(?:${[...new Set(names)].map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}
