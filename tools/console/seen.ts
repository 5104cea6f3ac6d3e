import type {Browser} from '@playwright/test';

import {routerIn} from './answers/situations';
import {keep, kept} from './kept';
import type {Lane} from './lanes';
import {callsOf} from './manifest';
import type {Place} from './screens/types';
import {visibleTexts} from './texts';
import {openPage, reach, settle} from './visit';

/** How long a message takes to become readable, in milliseconds. */
const APPEARING = 400;

/** What was read at a place. */
type Seen = {readonly texts: readonly string[]};

/**
 * Returns the texts visible at a place. They are cached from one walk to the next, as long as the release, the place's entry and the world's answers stay the same.
 * @throws if the place can't be reached or requests data that the world doesn't have
 */
export async function textsAt(place: Place, {language, bench}: Lane, browser: Browser): Promise<ReadonlySet<string>> {
  const name = `${place.id}.${language}`;
  const cached = kept<Seen>(name, place, language);
  if (cached) return new Set(cached.texts);
  bench.forget();
  bench.answerWith(routerIn(place.situation));
  const page = await openPage(browser, language, place.window);
  try {
    await reach(page, bench.origin, place, language);
    // Texts are read at three moments: what waits for a late answer is soon gone, and a message takes a moment to appear and is gone before the page has settled.
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
