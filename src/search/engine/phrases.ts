import {lastNotAfter, phrasesFile, type Manifest, type PhraseScript, type PhrasesFile} from '../index/format';
import {keyOfSlots, type Slot} from '../text/query';
import {stem} from '../text/stem';
import {familyOf} from '../text/synonyms';
import type {MatchedSlot} from './rank';
import type {Store} from './store';

/** How well sections answer because readers ask for them so, 0 to 1. */
export type Asked = ReadonlyMap<number, number>;

/** What readers are known to ask that is like a query. */
export type Known = {
  readonly asked: Asked;
  /** The section that was chosen by hand to answer the query. */
  readonly best: number | undefined;
};

/** A best answer counts more than a name of a section. */
export const SHARE = {best: 1, called: 0.8} as const;

/** A word that only means the same. */
const MEANT = 0.85;

/** A phrase that shares less with the query than this is about something else. */
const LEAST_SHARED = 0.35;

/** Phrases of the index that a slot answers to, and how well. */
function meaningsOf({text, alternatives}: Slot): ReadonlyMap<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms, means = terms.length === 1 ? terms : []} of alternatives) for (const term of means) meanings.set(stem(term), MEANT);
  return meanings.set(stem(text), 1);
}

const CHINESE = /\p{Script=Han}/u;

type Asking = {readonly meanings: ReadonlyMap<string, number>; readonly telling: number};

type Phrase = {readonly words: readonly string[]; readonly section: number; readonly share: number};

type Phrases = {
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Sections that answer a whole query, by its key. */
  readonly best: ReadonlyMap<string, number>;
};

/** The phrases of a file; read once. */
const read = new WeakMap<PhrasesFile, Phrases>();

function phrasesIn(file: PhrasesFile): Phrases {
  const known = read.get(file);
  if (known) return known;
  const byWord = new Map<string, Phrase[]>();
  const put = (section: number, texts: readonly string[], share: number) => {
    for (const text of texts) {
      const phrase = {words: text.split(' '), section, share};
      for (const word of phrase.words) {
        const list = byWord.get(word);
        if (list) list.push(phrase);
        else byWord.set(word, [phrase]);
      }
    }
  };
  for (const [section, ...texts] of file.called) put(section, texts, SHARE.called);
  for (const [section, ...texts] of file.best) put(section, texts, SHARE.best);
  const best = new Map(file.best.flatMap(([section, ...texts]) => texts.map((text) => [text, section] as const)));
  read.set(file, {byWord, best});
  return {byWord, best};
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

/** The parts of a query that say most: a phrase that shares none of them shares too little. */
function mostTelling(asking: readonly Asking[], all: number): readonly Asking[] {
  let left = all * LEAST_SHARED;
  return [...asking].sort((a, b) => a.telling - b.telling).filter(({telling}) => (left -= telling) <= 0);
}

/** The files that hold the phrases with any of these words. */
function filesWith({phrases}: Manifest, script: PhraseScript, words: readonly string[]): string[] {
  const firsts = phrases[script] ?? [];
  const numbers = new Set(words.map((word) => lastNotAfter(firsts, familyOf(word))));
  return [...numbers].filter((number) => number >= 0).map((number) => phrasesFile(script, number));
}

/**
 * What readers are known to ask that is like a query.
 * @param parts the query as it was asked
 * @param slots what of the index answers to it, or to what was meant
 */
export async function findKnown(store: Store, parts: readonly Slot[], slots: readonly MatchedSlot[], tellingOf: (slot: MatchedSlot) => number): Promise<Known> {
  const manifest = await store.manifest();
  const asksInChinese = slots.some(({slot: {script, meant = ''}}) => script === 'chinese' || CHINESE.test(meant));
  const script = asksInChinese && manifest.phrases.chinese ? 'chinese' : 'latin';
  const asking = slots.map((slot) => ({meanings: meaningsOf(slot.slot), telling: tellingOf(slot)}));
  const all = asking.reduce((sum, {telling}) => sum + telling, 0);
  // A query that no page answers to as it stands may have an answer all the same.
  const unanswered = parts.filter((part) => !slots.some(({slot}) => slot === part)).map(({text}) => stem(text));
  const words = [...unanswered, ...mostTelling(asking, all).flatMap(({meanings}) => [...meanings.keys()])];
  const files = await Promise.all(filesWith(manifest, script, words).map((name) => store.file<PhrasesFile>(name)));
  const phrases = files.map(phrasesIn);
  const near = new Set(asking.flatMap(({meanings}) => [...meanings.keys()].flatMap((word) => phrases.flatMap(({byWord}) => byWord.get(word) ?? []))));
  const asked = new Map<number, number>();
  for (const {words: phrase, section, share} of near) {
    const shared = sharedWith(phrase, asking, all);
    if (shared >= LEAST_SHARED) asked.set(section, Math.max(asked.get(section) ?? 0, shared * share));
  }
  const key = keyOfSlots(parts);
  return {asked, best: phrases.map(({best}) => best.get(key)).find((section) => section !== undefined)};
}
