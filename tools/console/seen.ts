import type {Browser} from '@playwright/test';

import {routerIn} from './answers/situations';
import {keep, kept} from './kept';
import type {Lane} from './lanes';
import {callsOf} from './manifest';
import type {Place} from './screens/types';
import {visibleTexts} from './texts';
import {openPage, reach, settle} from './visit';

/** How long a message takes until it can be read, in milliseconds. */
const APPEARING = 400;

/** What was read at a place. */
type Seen = {readonly texts: readonly string[]};

/**
 * What can be read at a place; kept from one walk to the next while the release, its entry and what the world answers are the same.
 * @throws where the place can't be reached, or asks for data that the world doesn't have
 */
export async function textsAt(place: Place, {language, bench}: Lane, browser: Browser): Promise<ReadonlySet<string>> {
  const name = `${place.id}.${language}`;
  const before = kept<Seen>(name, place, language);
  if (before) return new Set(before.texts);
  bench.forget();
  bench.answerWith(routerIn(place.situation));
  const page = await openPage(browser, language, place.window);
  try {
    await reach(page, bench.origin, place, language);
    // What waits for a late answer is gone in a moment; a message takes one to come into view, and is gone before everything has come to rest.
    const arrived = await visibleTexts(page);
    await page.waitForTimeout(APPEARING);
    const appeared = await visibleTexts(page);
    await settle(page);
    const texts = new Set([...arrived, ...appeared, ...(await visibleTexts(page))]);
    if (bench.unanswered.length > 0) throw new Error(`no data for ${callsOf(bench.unanswered).join(', ')}`);
    keep(name, place, language, bench, {texts: [...texts]});
    return texts;
  } catch (error) {
    throw new Error(`${place.id} (${language}): ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`, {cause: error});
  } finally {
    await page.context().close();
  }
}
