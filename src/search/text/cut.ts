import {fold} from './fold';
import {chineseWords, compounds, LONGEST_PHRASE} from './lexicon';
import {stem} from './stem';

/**
 * A stretch of text as search sees it: a run of Chinese characters, or a word or
 * identifier of another script. Both pages and queries are cut here.
 */
export type Run = {
  readonly script: 'chinese' | 'other';
  /** Folded text, capitals kept. */
  readonly text: string;
  /** Place of the first character in the folded text. */
  readonly start: number;
};

/** A term of the index, and the stretch of the original text it stands for. */
export type Occurrence = {readonly term: string; readonly start: number; readonly end: number};

const OTHER = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`;
const RUN = new RegExp(String.raw`\p{Script=Han}+|${OTHER}(?:[-_.@]+${OTHER})*(?:\+\+|#)?`, 'gu');
const HAN = /^\p{Script=Han}/u;

/** Versions and addresses are looked for as they stand. */
export const VERSION = /^v?\d+(?:\.\d+)+$/;

/** Longer words are hashes and keys: nobody types them in full. */
const LONGEST_TERM = 40;

/** Cuts folded text into runs. */
export function* runsOf(text: string): Generator<Run> {
  for (const match of text.matchAll(RUN)) {
    yield {script: HAN.test(match[0]) ? 'chinese' : 'other', text: match[0], start: match.index};
  }
}

export type Word = {
  /** Lower case, separators dropped: `rbd-gateway` and `rbdGateway` are both `rbdgateway`, `v5.14.2` and `5.14.2` both `5.14.2`. */
  readonly whole: string;
  /** The words an identifier is made of, each with its place; one part where nothing is to cut. */
  readonly parts: readonly {readonly text: string; readonly start: number}[];
};

const PART = /[A-Z]+(?=[A-Z][a-z]{2,})|[^-_.@]+?(?=[-_.@]|$|(?<=[a-z0-9])[A-Z])/gu;

/** Where a word can be cut, or changes when it is made lower case. */
const CUT = /[-_.@A-Z]/;

/** Cuts a word or identifier at its separators and inner capitals. */
export function wordOf(text: string): Word {
  const lower = text.toLowerCase().slice(0, LONGEST_TERM);
  if (!CUT.test(text)) return {whole: lower, parts: [{text: lower, start: 0}]};
  if (VERSION.test(lower)) {
    const start = lower.startsWith('v') ? 1 : 0;
    return {whole: lower.slice(start), parts: [{text: lower.slice(start), start}]};
  }
  const parts = Array.from(text.matchAll(PART), (match) => ({
    text: match[0].toLowerCase().slice(0, LONGEST_TERM),
    start: match.index,
  }));
  return {whole: text.replace(/[-_.@]+/g, '').toLowerCase().slice(0, LONGEST_TERM), parts};
}

/** By their first two characters, how long the longer ones of the known Chinese words are. */
const lengthsFrom: ReadonlyMap<string, readonly number[]> = (() => {
  const lengths = new Map<string, Set<number>>();
  for (const word of chineseWords) {
    if (word.length > 2) lengths.set(word.slice(0, 2), (lengths.get(word.slice(0, 2)) ?? new Set()).add(word.length));
  }
  return new Map(Array.from(lengths, ([beginning, all]) => [beginning, [...all].sort((a, b) => a - b)]));
})();

/** Takes a term, and the stretch of a text it stands for. */
type Put = (term: string, start: number, end: number) => void;

function putChinese({text, start}: Run, put: Put) {
  if (text.length === 1) put(text, start, start + 1);
  for (let at = 0; at + 1 < text.length; at += 1) {
    const bigram = text.slice(at, at + 2);
    put(bigram, start + at, start + at + 2);
    for (const length of lengthsFrom.get(bigram) ?? []) {
      const word = text.slice(at, at + length);
      // At the end of the text, what is there is shorter.
      if (word.length === length && chineseWords.has(word)) put(word, start + at, start + at + length);
    }
  }
}

type CutWord = {
  /** Terms, placed from the word's first letter on. */
  readonly occurrences: readonly Occurrence[];
  /** What the word adds to a phrase. */
  readonly joint: string;
  /** Whether a phrase can begin with it. */
  readonly begins: boolean;
};

/** Words that were cut before: texts repeat most of theirs. */
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

/** A word of a text, and the one before it where a space alone parts the two. */
type PlacedWord = CutWord & {readonly start: number; readonly end: number; readonly before: PlacedWord | undefined};

/** Phrases that end with a word. */
function putPhrases(last: PlacedWord, put: Put) {
  let term = last.joint;
  let first = last.before;
  for (let length = 2; first && length <= LONGEST_PHRASE; length += 1) {
    term = first.joint + term;
    if (first.begins && compounds.has(term)) put(term, first.start, last.end);
    first = first.before;
  }
}

/** Hands on every term of a page's text, in the order of its places. */
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

/** Every term of a page's text, in the order of its places. */
export function termsOf(original: string): Occurrence[] {
  const occurrences: Occurrence[] = [];
  eachTerm(original, (term, start, end) => occurrences.push({term, start, end}));
  return occurrences;
}
