import {PHRASES_FILE, type PhrasesFile} from '../index/format';
import type {Slot} from '../text/query';
import {stem} from '../text/stem';
import type {MatchedSlot} from './rank';
import type {Store} from './store';

/** How well sections answer because readers ask for them so, 0 to 1. */
export type Asked = ReadonlyMap<number, number>;

/** A best answer counts more than a name of a section. */
export const SHARE = {best: 1, called: 0.8} as const;

/** A word that only means the same. */
const MEANT = 0.85;

/** A phrase that shares less with the query than this is about something else. */
const LEAST_SHARED = 0.45;

/** Phrases of the index that a slot answers to, and how well. */
function meaningsOf({text, alternatives}: Slot): ReadonlyMap<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms: [term, ...more]} of alternatives) if (term !== undefined && more.length === 0) meanings.set(stem(term), MEANT);
  return meanings.set(stem(text), 1);
}

type Asking = {readonly meanings: ReadonlyMap<string, number>; readonly telling: number};

/** The share of the query that a phrase holds, times the share of the phrase that the query holds. */
function sharedWith(phrase: string, asking: readonly Asking[], all: number): number {
  const words = phrase.split(' ');
  let told = 0;
  let held = 0;
  for (const {meanings, telling} of asking) {
    const fit = Math.max(0, ...words.map((word) => meanings.get(word) ?? 0));
    told += fit * telling;
    if (fit > 0) held += fit;
  }
  return (told / all) * Math.min(1, held / words.length);
}

/** Sections that readers ask for as the query does, or nearly so. */
export async function findAsked(store: Store, slots: readonly MatchedSlot[], tellingOf: (slot: MatchedSlot) => number): Promise<Asked> {
  const {best} = await store.manifest();
  const called = await store.file<PhrasesFile>(PHRASES_FILE);
  const asking = slots.map((slot) => ({meanings: meaningsOf(slot.slot), telling: tellingOf(slot)}));
  const all = asking.reduce((sum, {telling}) => sum + telling, 0);
  const asked = new Map<number, number>();
  const look = (phrase: string, section: number, share: number) => {
    const shared = sharedWith(phrase, asking, all);
    if (shared >= LEAST_SHARED) asked.set(section, Math.max(asked.get(section) ?? 0, shared * share));
  };
  for (const [phrase, section] of Object.entries(best)) look(phrase, section, SHARE.best);
  for (const [section, ...phrases] of called) for (const phrase of phrases) look(phrase, section, SHARE.called);
  return asked;
}
