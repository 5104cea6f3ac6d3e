import {fold} from './fold';
import {chineseWords, compounds, LONGEST_PHRASE} from './lexicon';
import {stem} from './stem';

/**
 * A unit of text for search: a run of Chinese characters, or a word or
 * identifier of another script. Both pages and queries are tokenized here.
 */
export type Run = {
  readonly script: 'chinese' | 'other';
  /** Folded text; case is kept. */
  readonly text: string;
  /** Position of the first character in the folded text. */
  readonly start: number;
};

/** A term of the index, and its range in the original text. */
export type Occurrence = {readonly term: string; readonly start: number; readonly end: number};

const OTHER = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`;
const RUN = new RegExp(String.raw`\p{Script=Han}+|${OTHER}(?:[-_.@]+${OTHER})*(?:\+\+|#)?`, 'gu');
const HAN = /^\p{Script=Han}/u;

/** Versions and IP addresses, which are searched as typed. */
export const VERSION = /^v?\d+(?:\.\d+)+$/;

/** Maximum length of a term: longer words are hashes and keys, which nobody types in full. */
const MAX_TERM_LENGTH = 40;

/** Splits folded text into runs. */
export function* runsOf(text: string): Generator<Run> {
  for (const match of text.matchAll(RUN)) {
    yield {script: HAN.test(match[0]) ? 'chinese' : 'other', text: match[0], start: match.index};
  }
}

export type Word = {
  /** Lower case, without separators: `rbd-gateway` and `rbdGateway` are both `rbdgateway`, `v5.14.2` and `5.14.2` both `5.14.2`. */
  readonly whole: string;
  /** The words of an identifier, each with its position; a single part if there is nothing to split. */
  readonly parts: readonly {readonly text: string; readonly start: number}[];
};

const PART = /[A-Z]+(?=[A-Z][a-z]{2,})|[^-_.@]+?(?=[-_.@]|$|(?<=[a-z0-9])[A-Z])/gu;

/** Characters at which a word can be split, or that lowercasing changes. */
const CUT = /[-_.@A-Z]/;

/** Splits a word or identifier at its separators and inner capitals. */
export function wordOf(text: string): Word {
  const lower = text.toLowerCase().slice(0, MAX_TERM_LENGTH);
  if (!CUT.test(text)) return {whole: lower, parts: [{text: lower, start: 0}]};
  if (VERSION.test(lower)) {
    const start = lower.startsWith('v') ? 1 : 0;
    return {whole: lower.slice(start), parts: [{text: lower.slice(start), start}]};
  }
  const parts = Array.from(text.matchAll(PART), (match) => ({
    text: match[0].toLowerCase().slice(0, MAX_TERM_LENGTH),
    start: match.index,
  }));
  return {whole: text.replace(/[-_.@]+/g, '').toLowerCase().slice(0, MAX_TERM_LENGTH), parts};
}

/** Lengths of the known Chinese words longer than two characters, by their first two characters. */
const lengthsFrom: ReadonlyMap<string, readonly number[]> = (() => {
  const lengths = new Map<string, Set<number>>();
  for (const word of chineseWords) {
    if (word.length > 2) lengths.set(word.slice(0, 2), (lengths.get(word.slice(0, 2)) ?? new Set()).add(word.length));
  }
  return new Map(Array.from(lengths, ([beginning, all]) => [beginning, [...all].sort((a, b) => a - b)]));
})();

/** Receives a term and its range in the text. */
type Put = (term: string, start: number, end: number) => void;

function putChinese({text, start}: Run, put: Put) {
  if (text.length === 1) put(text, start, start + 1);
  for (let at = 0; at + 1 < text.length; at += 1) {
    const bigram = text.slice(at, at + 2);
    put(bigram, start + at, start + at + 2);
    for (const length of lengthsFrom.get(bigram) ?? []) {
      const word = text.slice(at, at + length);
      // At the end of the text, the slice is shorter.
      if (word.length === length && chineseWords.has(word)) put(word, start + at, start + at + length);
    }
  }
}

type CutWord = {
  /** Terms, with positions relative to the word's first letter. */
  readonly occurrences: readonly Occurrence[];
  /** The word's contribution to a joined phrase. */
  readonly joint: string;
  /** Whether a phrase can begin with the word. */
  readonly begins: boolean;
};

/** Cache of words that were split before: texts repeat most of their words. */
const cutWords = new Map<string, CutWord>();

function cutWord(text: string): CutWord {
  const known = cutWords.get(text);
  if (known) return known;
  const {whole, parts} = wordOf(text);
  const occurrences: Occurrence[] = [{term: whole, start: 0, end: text.length}];
  for (const part of parts) {
    const place = {start: part.start, end: part.start + part.text.length};
    if (parts.length > 1) occurrences.push({term: part.text, ...place});
    const root = stem(part.text);
    if (root !== part.text) occurrences.push({term: root, ...place});
  }
  const joint = text.replace(/[-_.@]+/g, '').toLowerCase();
  const begins = Array.from(compounds).some((compound) => compound.startsWith(joint));
  const made = {occurrences, joint, begins};
  cutWords.set(text, made);
  return made;
}

/** A word of a text, and the one before it if only a space separates them. */
type PlacedWord = CutWord & {readonly start: number; readonly end: number; readonly before: PlacedWord | undefined};

/** Emits the phrases that end with a word. */
function putPhrases(last: PlacedWord, put: Put) {
  let term = last.joint;
  let first = last.before;
  for (let length = 2; first && length <= LONGEST_PHRASE; length += 1) {
    term = first.joint + term;
    if (first.begins && compounds.has(term)) put(term, first.start, last.end);
    first = first.before;
  }
}

/** Calls `take` with every term of a text, in the order of positions. */
export function eachTerm(original: string, take: Put) {
  const {text, origin} = fold(original);
  const put: Put = origin ? (term, start, end) => take(term, origin[start] ?? original.length, origin[end] ?? original.length) : take;
  let last: PlacedWord | undefined;
  for (const run of runsOf(text)) {
    if (run.script === 'chinese') {
      putChinese(run, put);
      continue;
    }
    const {occurrences, joint, begins} = cutWord(run.text);
    const {start} = run;
    for (const {term, start: from, end} of occurrences) put(term, start + from, start + end);
    const before = last?.end === start - 1 && text.charAt(start - 1) === ' ' ? last : undefined;
    last = {occurrences, joint, begins, start, end: start + run.text.length, before};
    putPhrases(last, put);
  }
}

/** Every term of a text, in the order of positions. */
export function termsOf(original: string): Occurrence[] {
  const occurrences: Occurrence[] = [];
  eachTerm(original, (term, start, end) => occurrences.push({term, start, end}));
  return occurrences;
}
