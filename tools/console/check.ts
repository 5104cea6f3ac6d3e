import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {product} from '../../src/config/product';
import type {Router} from './answers/router';
import {routerIn} from './answers/situations';
import {LANGUAGES} from './language';
import {answersHash, entryHash, hash, madeIds, PICTURES, readMade, readShown, withTexts} from './manifest';
import type {Screen} from './screens/types';

type Options = {
  readonly root?: string;
  readonly router?: Router;
  /** The tag of the platform that the site describes. */
  readonly tag?: string;
};

/** Lists what has changed since a screen's pictures were made; empty if they are up to date. Needs neither the interface nor a browser. */
export function problemsOf(screen: Screen, {root = '.', router = routerIn(screen.situation), tag = product.sourceTag}: Options = {}): string[] {
  const made = readMade(screen.id, root);
  const shown = readShown(screen.id, root);
  if (!made || !shown) return ['has no pictures yet'];
  const problems: string[] = [];
  if (made.tag !== tag) problems.push(`was made from ${made.tag}, the site describes ${tag}`);
  if (made.entry !== entryHash(screen)) problems.push('its entry in the list has changed');
  for (const language of LANGUAGES) {
    const {calls, answers, files} = made[language];
    if (answers !== answersHash(calls, language, router)) problems.push(`the world's data have changed (${language})`);
    for (const [name, written] of Object.entries(files)) {
      const file = path.join(root, PICTURES, language, name);
      if (!existsSync(file)) problems.push(`${PICTURES}/${language}/${name} is missing`);
      else if (hash(readFileSync(file)) !== written) problems.push(`${PICTURES}/${language}/${name} is not the file that was made`);
    }
  }
  if (JSON.stringify(withTexts(shown, screen)) !== JSON.stringify(shown)) problems.push('its texts have changed: npm run console:pictures -- --texts');
  return problems;
}

/** Ids of pictures without an entry in the list. */
export const orphansOf = (list: readonly Screen[], root = '.'): string[] => madeIds(root).filter((id) => !list.some((screen) => screen.id === id));
