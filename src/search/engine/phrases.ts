import {lastNotAfter, phrasesFile, type Manifest, type PhraseScript, type PhrasesFile} from '../index/format';
import {keyOfSlots, type Slot} from '../text/query';
import {stem} from '../text/stem';
import {familyOf} from '../text/synonyms';
import type {MatchedSlot} from './rank';
import type {Store} from './store';

/** How well sections match phrases that readers use for them, 0 to 1. */
export type Asked = ReadonlyMap<number, number>;

/** Known phrases and answers that are similar to a query. */
export type Known = {
  readonly asked: Asked;
  /** The hand-picked section that answers the query. */
  readonly best: number | undefined;
};

/** Weight of phrases: a best answer counts more than a name of a section. */
export const SHARE = {best: 1, called: 0.8} as const;

/** Weight of a synonym of a query word. */
const SYNONYM_WEIGHT = 0.85;

/** A phrase that shares less than this with the query is about something else. */
const MIN_SHARED = 0.35;

/** Words of indexed phrases that match a slot, and how well. */
function meaningsOf({text, alternatives}: Slot): ReadonlyMap<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms, means = terms.length === 1 ? terms : []} of alternatives) for (const term of means) meanings.set(stem(term), SYNONYM_WEIGHT);
  return meanings.set(stem(text), 1);
}

const CHINESE = /\p{Script=Han}/u;

type QueryPart = {readonly meanings: ReadonlyMap<string, number>; readonly importance: number};

type Phrase = {readonly words: readonly string[]; readonly section: number; readonly share: number};

type Phrases = {
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Sections that answer a whole query, by the query's key. */
  readonly best: ReadonlyMap<string, number>;
};

/** Parsed phrase files, cached by file. */
const parsed = new WeakMap<PhrasesFile, Phrases>();

function phrasesIn(file: PhrasesFile): Phrases {
  const known = parsed.get(file);
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
  parsed.set(file, {byWord, best});
  return {byWord, best};
}

/** The share of the query that a phrase covers, times the share of the phrase that the query covers. */
function sharedWith(words: readonly string[], queryParts: readonly QueryPart[], total: number): number {
  let covered = 0;
  let matched = 0;
  for (const {meanings, importance} of queryParts) {
    const fit = Math.max(0, ...words.map((word) => meanings.get(word) ?? 0));
    covered += fit * importance;
    if (fit > 0) matched += fit;
  }
  return (covered / total) * Math.min(1, matched / words.length);
}

/** The most important parts of a query: a phrase that contains none of them can't reach `MIN_SHARED`. */
function mostImportant(queryParts: readonly QueryPart[], total: number): readonly QueryPart[] {
  let left = total * MIN_SHARED;
  return [...queryParts].sort((a, b) => a.importance - b.importance).filter(({importance}) => (left -= importance) <= 0);
}

/** The files with phrases that contain any of these words. */
function filesWith({phrases}: Manifest, script: PhraseScript, words: readonly string[]): string[] {
  const firsts = phrases[script] ?? [];
  const numbers = new Set(words.map((word) => lastNotAfter(firsts, familyOf(word))));
  return [...numbers].filter((number) => number >= 0).map((number) => phrasesFile(script, number));
}

/**
 * Known phrases and answers that are similar to a query.
 * @param parts the parts of the query as typed
 * @param slots index matches of the query, or of its correction
 */
export async function findKnown(store: Store, parts: readonly Slot[], slots: readonly MatchedSlot[], importanceOf: (slot: MatchedSlot) => number): Promise<Known> {
  const manifest = await store.manifest();
  const asksInChinese = slots.some(({slot: {script, meant = ''}}) => script === 'chinese' || CHINESE.test(meant));
  const script = asksInChinese && manifest.phrases.chinese ? 'chinese' : 'latin';
  const queryParts = slots.map((slot) => ({meanings: meaningsOf(slot.slot), importance: importanceOf(slot)}));
  const total = queryParts.reduce((sum, {importance}) => sum + importance, 0);
  // Parts that no page matches may still have a known answer.
  const unanswered = parts.filter((part) => !slots.some(({slot}) => slot === part)).map(({text}) => stem(text));
  const words = [...unanswered, ...mostImportant(queryParts, total).flatMap(({meanings}) => [...meanings.keys()])];
  const files = await Promise.all(filesWith(manifest, script, words).map((name) => store.file<PhrasesFile>(name)));
  const phrases = files.map(phrasesIn);
  const near = new Set(queryParts.flatMap(({meanings}) => [...meanings.keys()].flatMap((word) => phrases.flatMap(({byWord}) => byWord.get(word) ?? []))));
  const asked = new Map<number, number>();
  for (const {words: phrase, section, share} of near) {
    const shared = sharedWith(phrase, queryParts, total);
    if (shared >= MIN_SHARED) asked.set(section, Math.max(asked.get(section) ?? 0, shared * share));
  }
  const key = keyOfSlots(parts);
  return {asked, best: phrases.map(({best}) => best.get(key)).find((section) => section !== undefined)};
}
