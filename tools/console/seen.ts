import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Browser} from '@playwright/test';

import {product} from '../../src/config/product';
import {routerIn} from './answers/situations';
import type {Bench} from './bench';
import type {Language} from './language';
import {answersHash, callsOf, placeHash} from './manifest';
import type {Place} from './screens/types';
import {visibleTexts} from './texts';
import {openPage, reach, settle} from './visit';

/** What was read at a place, and what that stands on. */
type Seen = {readonly tag: string; readonly calls: readonly string[]; readonly answers: string; readonly entry: string; readonly texts: readonly string[]};

const CACHE = 'node_modules/.cache/console';

const fileOf = (place: Place, language: Language) => path.join(CACHE, `${place.id}.${language}.json`);

function kept(place: Place, language: Language): Seen | undefined {
  const file = fileOf(place, language);
  if (!existsSync(file)) return undefined;
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Seen;
  return seen.tag === product.sourceTag && seen.entry === placeHash(place) && seen.answers === answersHash(seen.calls, language, routerIn(place.situation)) ? seen : undefined;
}

/**
 * What can be read at a place; kept from one walk to the next while the release, its entry and what the world answers are the same.
 * @throws where the place can't be reached, or asks for data that the world doesn't have
 */
export async function textsAt(place: Place, language: Language, browser: Browser, bench: Bench): Promise<ReadonlySet<string>> {
  const before = kept(place, language);
  if (before) return new Set(before.texts);
  bench.forget();
  bench.answerWith(routerIn(place.situation));
  const page = await openPage(browser, language, place.window);
  try {
    await reach(page, bench.origin, place, language);
    // A message is gone before everything has come to rest.
    const first = await visibleTexts(page);
    await settle(page);
    const texts = new Set([...first, ...(await visibleTexts(page))]);
    if (bench.unanswered.length > 0) throw new Error(`no data for ${callsOf(bench.unanswered).join(', ')}`);
    const calls = callsOf(bench.answered);
    const seen: Seen = {tag: product.sourceTag, calls, answers: answersHash(calls, language, routerIn(place.situation)), entry: placeHash(place), texts: [...texts]};
    mkdirSync(CACHE, {recursive: true});
    writeFileSync(fileOf(place, language), JSON.stringify(seen));
    return texts;
  } catch (error) {
    throw new Error(`${place.id} (${language}): ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`, {cause: error});
  } finally {
    await page.context().close();
  }
}
