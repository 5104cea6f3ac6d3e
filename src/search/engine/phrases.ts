import {phrasesFile, type Manifest, type PhrasesFile} from '../index/format';
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
const LEAST_SHARED = 0.35;

/** Phrases of the index that a slot answers to, and how well. */
function meaningsOf({text, alternatives}: Slot): ReadonlyMap<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms: [term, ...more]} of alternatives) if (term !== undefined && more.length === 0) meanings.set(stem(term), MEANT);
  return meanings.set(stem(text), 1);
}

const CHINESE = /\p{Script=Han}/u;

type Asking = {readonly meanings: ReadonlyMap<string, number>; readonly telling: number};

type Phrase = {readonly words: readonly string[]; readonly section: number; readonly share: number};

const isCalled = (source: PhrasesFile | Manifest['best']): source is PhrasesFile => Array.isArray(source);

type ByWord = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases by their words; made once of a file. */
const byWord = new WeakMap<PhrasesFile | Manifest['best'], ByWord>();

function indexed(source: PhrasesFile | Manifest['best']): ByWord {
  const known = byWord.get(source);
  if (known) return known;
  const made = new Map<string, Phrase[]>();
  const put = (text: string, section: number, share: number) => {
    const phrase = {words: text.split(' '), section, share};
    for (const word of phrase.words) {
      const list = made.get(word);
      if (list) list.push(phrase);
      else made.set(word, [phrase]);
    }
  };
  if (isCalled(source)) for (const [section, ...texts] of source) for (const text of texts) put(text, section, SHARE.called);
  else for (const [text, section] of Object.entries(source)) put(text, section, SHARE.best);
  byWord.set(source, made);
  return made;
}

/** The share of the query that a phrase holds, times the share of the phrase that the query holds. */
function sharedWith(words: readonly string[], asking: readonly Asking[], all: number): number {
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
  const {best, phrases: scripts} = await store.manifest();
  const asksInChinese = slots.some(({slot: {script, meant = ''}}) => script === 'chinese' || CHINESE.test(meant));
  const script = asksInChinese && scripts.includes('chinese') ? 'chinese' : 'latin';
  const sources = [best, await store.file<PhrasesFile>(phrasesFile(script))].map(indexed);
  const asking = slots.map((slot) => ({meanings: meaningsOf(slot.slot), telling: tellingOf(slot)}));
  const all = asking.reduce((sum, {telling}) => sum + telling, 0);
  const asked = new Map<number, number>();
  const near = new Set(asking.flatMap(({meanings}) => [...meanings.keys()].flatMap((word) => sources.flatMap((phrases) => phrases.get(word) ?? []))));
  for (const {words, section, share} of near) {
    const shared = sharedWith(words, asking, all);
    if (shared >= LEAST_SHARED) asked.set(section, Math.max(asked.get(section) ?? 0, shared * share));
  }
  return asked;
}
