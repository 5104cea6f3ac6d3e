import type {Browser, Page} from '@playwright/test';

import {routerIn} from './answers/situations';
import {keep, kept} from './kept';
import type {Lane} from './lanes';
import type {Language} from './language';
import {hash} from './manifest';
import {places} from './places';
import {byText} from './target';
import {plain, visibleTexts} from './texts';
import {openPage, settle, show} from './visit';

/** How many places are tried before a path counts as missing, and how many elements with the same text are clicked. */
const TRIES = 3;

/** Results of the paths followed in this run, by language, place and path. */
const known = new Map<string, Promise<string | undefined>>();

/** Clicks the elements with a text, one by one, until the next text is visible. */
async function step(page: Page, text: string, next: string): Promise<boolean> {
  const found = byText(page, text);
  for (let nth = 0; nth < Math.min(await found.count(), TRIES); nth += 1) {
    await found.nth(nth).click({timeout: 3000}).catch(() => undefined);
    await settle(page);
    if ((await visibleTexts(page)).has(plain(next))) return true;
  }
  return false;
}

const nameOf = (id: string, path: readonly string[], language: Language) => `paths/${hash([language, id, ...path].join(' → '))}`;

/** Whether an earlier walk followed a path from a place, in one language. */
function followed(id: string, path: readonly string[], language: Language): boolean {
  const place = places.find((one) => one.id === id);
  return place !== undefined && kept(nameOf(id, path, language), place, language) !== undefined;
}

async function followFrom(id: string, path: readonly string[], {language, bench}: Lane, browser: Browser): Promise<string | undefined> {
  const place = places.find((one) => one.id === id);
  if (!place) return `there is no place ${id}`;
  const name = nameOf(id, path, language);
  if (kept(name, place, language)) return undefined;
  bench.forget();
  bench.answerWith(routerIn(place.situation));
  const page = await openPage(browser, language, place.window);
  try {
    await show(page, bench.origin, place, language);
    for (const [index, text] of path.slice(0, -1).entries()) {
      const next = path[index + 1] ?? '';
      if (!(await step(page, text, next))) return `at ${id}, "${next}" doesn't show after "${text}"`;
    }
    keep(name, place, language, bench, {path});
    return undefined;
  } catch (error) {
    // A place that can't be reached doesn't end the walk: its path is reported, and the others are still followed.
    return `at ${id}, ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  } finally {
    await page.context().close();
  }
}

/**
 * Clicks through a path of labels; the last one only has to be visible. Followed paths are cached from one walk to the next, like the texts of a place.
 * @param at ids of places that show its first label; nothing is clicked if an earlier walk followed the path from one of them
 * @returns where it stopped; undefined if the whole path is there
 */
export async function follow(path: readonly string[], at: readonly string[], lane: Lane, browser: Browser): Promise<string | undefined> {
  if (at.some((id) => followed(id, path, lane.language))) return undefined;
  let stopped: string | undefined;
  for (const id of at.slice(0, TRIES)) {
    const key = [lane.language, id, ...path].join(' → ');
    if (!known.has(key)) known.set(key, followFrom(id, path, lane, browser));
    stopped = await known.get(key);
    if (stopped === undefined) return undefined;
  }
  return stopped;
}
