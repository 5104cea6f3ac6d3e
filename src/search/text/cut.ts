import {fold} from './fold';
import {chineseWords, compounds, longestChineseWord, LONGEST_PHRASE} from './lexicon';
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

/** Cuts a word or identifier at its separators and inner capitals. */
export function wordOf(text: string): Word {
  const lower = text.toLowerCase().slice(0, LONGEST_TERM);
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

function* chineseTerms({text, start}: Run): Generator<Occurrence> {
  if (text.length === 1) yield {term: text, start, end: start + 1};
  for (let at = 0; at + 1 < text.length; at += 1) {
    yield {term: text.slice(at, at + 2), start: start + at, end: start + at + 2};
    for (let length = 3; length <= longestChineseWord && at + length <= text.length; length += 1) {
      const word = text.slice(at, at + length);
      if (chineseWords.has(word)) yield {term: word, start: start + at, end: start + at + length};
    }
  }
}

function* wordTerms({text, start}: Run): Generator<Occurrence> {
  const {whole, parts} = wordOf(text);
  const end = start + text.length;
  yield {term: whole, start, end};
  for (const part of parts) {
    const place = {start: start + part.start, end: start + part.start + part.text.length};
    if (parts.length > 1) yield {term: part.text, ...place};
    const root = stem(part.text);
    if (root !== part.text) yield {term: root, ...place};
  }
}

/** Whether a run follows the one before as the next word of a phrase does. */
const isNextWord = (text: string, before: Run, run: Run) =>
  before.script === 'other' && run.script === 'other' && text.slice(before.start + before.text.length, run.start) === ' ';

/** Phrases that end with the last of these words. */
function* phraseTerms(words: readonly Run[]): Generator<Occurrence> {
  const last = words.at(-1);
  for (let length = 2; length <= words.length; length += 1) {
    const phrase = words.slice(-length);
    const {whole} = wordOf(phrase.map((run) => run.text).join(''));
    const [first] = phrase;
    if (first && last && compounds.has(whole)) yield {term: whole, start: first.start, end: last.start + last.text.length};
  }
}

/** Every term of a page's text, in the order of its places. */
export function* termsOf(original: string): Generator<Occurrence> {
  const {text, origin} = fold(original);
  const at = (place: number) => origin[place] ?? original.length;
  const inOriginal = ({term, start, end}: Occurrence) => ({term, start: at(start), end: at(end)});
  let words: Run[] = [];
  for (const run of runsOf(text)) {
    for (const occurrence of run.script === 'chinese' ? chineseTerms(run) : wordTerms(run)) yield inOriginal(occurrence);
    const before = words.at(-1);
    words = before && isNextWord(text, before, run) ? [...words.slice(1 - LONGEST_PHRASE), run] : [run];
    for (const occurrence of phraseTerms(words)) yield inOriginal(occurrence);
  }
}
