import {readExtraLabels} from '../vocabulary/extra';
import {allLabels, LabelIndex, plainLabel} from '../vocabulary/lookup';
import {readConsoleLabels} from '../vocabulary/vocabulary';
import {LANGUAGES, type Language} from './language';
import type {LabelledPage} from './page-labels';
import {plain} from './texts';
import type {Walk} from './walks';

/** Texts of the places in one language, by place id. */
export type Texts = ReadonlyMap<string, ReadonlySet<string>>;

/** The result of walking a page in one language. */
export type Found = {
  /** Labels and paths that aren't where the page says. */
  readonly missing: readonly string[];
  /** Labels that are visible at a place. */
  readonly seen: number;
  /** Labels that were clicked along a path. */
  readonly clicked: number;
  /** Labels that the bench can't show, each with its reason. */
  readonly setAside: number;
};

/** Clicks through a path from places that show its first label; returns where it stopped, undefined if the whole path is there. */
type Click = (path: readonly string[], at: readonly string[]) => Promise<string | undefined>;

let english: LabelIndex | undefined;

/** Chinese texts that a label of a page may stand for: the label itself, and the console's Chinese for an English label. */
function chineseOf(text: string): string[] {
  english ??= new LabelIndex(allLabels(readConsoleLabels(), readExtraLabels()), ({en}) => en);
  return [text, ...english.find(text).map(({zh}) => plainLabel(zh))];
}

/** The places that together show the most labels of a page, the best first. */
export function suggest(page: LabelledPage, ids: readonly string[], texts: Readonly<Record<Language, Texts>>): Walk {
  const wanted = LANGUAGES.flatMap((language) => page[language].paths.flat().map((label) => ({language, text: plain(label)})));
  const at: string[] = [];
  for (let left = wanted; left.length > 0; ) {
    const shows = (id: string) => left.filter(({language, text}) => texts[language].get(id)?.has(text));
    const best = ids.reduce<string | undefined>((one, other) => (shows(other).length > (one === undefined ? 0 : shows(one).length) ? other : one), undefined);
    if (best === undefined) break;
    at.push(best);
    const shown = new Set(shows(best));
    left = left.filter((label) => !shown.has(label));
  }
  return {at};
}

/**
 * English labels that are visible at no place where their Chinese label on the page is. Either one of the two is another label of the console, or the place that the page speaks of is missing.
 * Labels that only the English page names, or that are set aside, aren't included.
 */
export function misplaced({zh, en}: LabelledPage, {at, elsewhere = {}}: Walk, texts: Readonly<Record<Language, Texts>>): string[] {
  const readAt = (language: Language, label: string) => at.filter((id) => texts[language].get(id)?.has(plain(label)));
  const named = [...new Set(zh.paths.flat())];
  return [...new Set(en.paths.flat())].filter((label) => {
    const chinese = new Set(chineseOf(label).map(plain));
    const partners = named.filter((one) => chinese.has(plain(one)));
    const here = readAt('en', label);
    if (here.length === 0 || partners.length === 0 || partners.some((one) => one in elsewhere)) return false;
    return !partners.some((one) => readAt('zh', one).some((id) => here.includes(id)));
  });
}

/** Checks a page in one language against the places of its walk. A path is clicked as far as the bench can show it. */
export async function walkPage({at, elsewhere = {}}: Walk, paths: readonly (readonly string[])[], texts: Texts, click: Click): Promise<Found> {
  const labels = [...new Set(paths.flat())];
  const placesOf = (label: string) => at.filter((id) => texts.get(id)?.has(plain(label)));
  const hidden = labels.filter((label) => placesOf(label).length === 0);
  const setAside = new Set(hidden.filter((label) => chineseOf(label).some((one) => one in elsewhere)));
  const lost = new Set(hidden.filter((label) => !setAside.has(label)));
  const stopped: string[] = [];
  let clicked = 0;
  for (const path of paths) {
    const end = path.findIndex((label) => setAside.has(label));
    const reachable = end < 0 ? path : path.slice(0, end);
    if (reachable.length < 2 || reachable.some((label) => lost.has(label))) continue;
    const where = await click(reachable, placesOf(reachable[0] ?? ''));
    if (where === undefined) clicked += reachable.length - 1;
    else stopped.push(`"${reachable.join(' → ')}" (${where})`);
  }
  return {missing: [...Array.from(lost, (label) => `"${label}"`), ...stopped], seen: labels.length - hidden.length, clicked, setAside: setAside.size};
}
