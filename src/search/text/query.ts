import {runsOf, VERSION, wordOf, type Run} from './cut';
import {fold} from './fold';
import {chineseWords, complements, compounds, LONGEST_PHRASE, particles, PRODUCT_NAME, questionWords, shortVerbs, stopWords} from './lexicon';
import {spelledWords} from './mistyped';
import {piecesOf, type Piece} from './pieces';
import {stem} from './stem';
import {groupsOf} from './synonyms';
import {beginningOfSeries, withoutNumber} from './versions';

/** One way a page can match a part of the query: it contains all of these terms. */
export type Alternative = {
  readonly terms: readonly string[];
  /** How well this alternative fits; 1 is what was typed. */
  readonly weight: number;
  /** Terms that begin with the (only) term also match. */
  readonly prefix?: boolean;
  /** Pages that contain only some of the terms also match, in proportion. */
  readonly loose?: boolean;
  /** Only used if the typed word is rare. */
  readonly fallback?: boolean;
  /** Only used if no other alternative finds anything. */
  readonly last?: boolean;
  /** The terms to mark in a result, if not all. */
  readonly marked?: readonly string[];
  /** The words that the (only) term stands for if it is a synonym group; they are marked even if the group wasn't looked up. */
  readonly means?: readonly string[];
};

/** A part of the query that a page should match. */
export type Slot = {
  /** What was typed, lower case. */
  readonly text: string;
  readonly script: Run['script'];
  readonly alternatives: readonly Alternative[];
  /** Weight of the part relative to the others. */
  readonly weight: number;
  /** Whether the word may be incomplete: it ends where the query ends. */
  readonly open: boolean;
  /** The text as typed, if the part is only a piece of it; empty if that text has no meaning of its own. */
  readonly piece?: string;
  /** The word that the reader may have meant instead. */
  readonly meant?: string;
};

/** Nobody searches for more at once; longer input is truncated to save time. */
const MAX_QUERY_LENGTH = 160;
const MAX_SLOTS = 12;

const WEIGHT = {bigrams: 0.9, stem: 0.75, synonym: 0.95, parts: 0.8, loose: 0.6, someParts: 0.45, beginning: 0.45, series: 0.95, unnumbered: 0.6, version: 2, meant: 0.7, verb: 0.7} as const;

/** Weights of bigrams: one that joins a known word to an unknown character means little. */
const BIGRAM = {inner: 0.6, joint: 0.3} as const;

const synonymAlternatives = (key: string): Alternative[] =>
  groupsOf(key).map(({term, members}) => ({terms: [term], weight: WEIGHT.synonym, fallback: true, marked: [], means: members}));

function bigramsOf(text: string): string[] {
  return Array.from({length: text.length - 1}, (_, at) => text.slice(at, at + 2));
}

/** The two-character words that a long word consists of. */
function partsOf(word: string): string[] {
  if (word.length % 2 === 1) return [];
  return Array.from({length: word.length / 2}, (_, part) => word.slice(2 * part, 2 * part + 2));
}

/** Alternatives for the words that may have been meant, and for their synonyms. */
export const meantAlternatives = (words: readonly string[]): Alternative[] =>
  words.flatMap((word) => [
    {terms: [word], weight: WEIGHT.meant, fallback: true},
    ...synonymAlternatives(word).map((alternative) => ({...alternative, weight: alternative.weight * WEIGHT.meant})),
  ]);

function knownWordSlot(word: string, open: boolean, meant: string | undefined): Slot {
  const typed = {terms: chineseWords.has(word) ? [word] : bigramsOf(word), weight: 1};
  if (meant !== undefined) return {text: word, script: 'chinese', alternatives: [typed, ...meantAlternatives([meant])], weight: 1, open, meant};
  const alternatives: Alternative[] = [typed, ...synonymAlternatives(word)];
  if (word.length > 2) {
    const bigrams = bigramsOf(word);
    // Only known words are marked: a bigram that spans two words belongs to something else when it appears alone.
    alternatives.push({terms: bigrams, weight: WEIGHT.bigrams, fallback: true, marked: bigrams.filter((bigram) => chineseWords.has(bigram))});
  }
  const parts = partsOf(word);
  if (parts.length > 1) alternatives.push({terms: parts, weight: WEIGHT.loose, loose: true, fallback: true});
  return {text: word, script: 'chinese', alternatives, weight: 1, open};
}

function bigramSlot(text: string, weight: number): Slot {
  return {text, script: 'chinese', alternatives: [{terms: [text], weight: 1}], weight, open: false};
}

const beginningSlot = (character: string, weight: number): Slot => ({
  text: character,
  script: 'chinese',
  alternatives: [{terms: [character], weight, prefix: true}],
  weight,
  open: false,
});

/** A one-character verb, if only particles and complements surround it. */
function shortVerbIn(text: string): string | undefined {
  const characters = Array.from(text);
  const at = characters.findIndex((character) => shortVerbs.has(character));
  const canAccompany = (character: string) => particles.has(character) || complements.has(character);
  // 装的 is what somebody installed, not to install.
  return at >= 0 && characters[at + 1] !== '的' && characters.every((character, place) => place === at || canAccompany(character)) ? shortVerbs.get(characters[at] ?? '') : undefined;
}

const verbSlot = (verb: string, open: boolean): Slot => ({
  text: verb,
  script: 'chinese',
  alternatives: [{terms: [verb], weight: WEIGHT.verb}, ...synonymAlternatives(verb).map((alternative) => ({...alternative, weight: alternative.weight * WEIGHT.verb}))],
  weight: WEIGHT.verb,
  open,
});

function unknownSlots(run: string, piece: Piece, open: boolean, asks: boolean): Slot[] {
  const {text, start} = piece;
  const end = start + text.length;
  if (run.length === 1) return [beginningSlot(text, 1)];
  if (text.length === 1 && particles.has(text)) return [];
  const verb = shortVerbIn(text);
  if (verb !== undefined) return [verbSlot(verb, open && end === run.length)];
  const slots = bigramsOf(text).map((bigram) => bigramSlot(bigram, BIGRAM.inner));
  if (text.length > 1) return slots;
  // A single character between words may begin the next word or end the previous one, unless the previous one is a question word.
  if (start > 0 && !asks) slots.push(bigramSlot(run.slice(start - 1, end), BIGRAM.joint));
  if (end < run.length) slots.push(bigramSlot(run.slice(start, end + 1), BIGRAM.joint));
  if (open && end === run.length) slots.push(beginningSlot(text, WEIGHT.beginning));
  return slots;
}

/** Removes particles from both ends: 到百度 is about 百度, and nothing is left of 里的. */
function withoutParticles(text: string): string {
  const characters = Array.from(text);
  const isContent = (character: string) => !particles.has(character);
  return characters.slice(characters.findIndex(isContent), characters.findLastIndex(isContent) + 1).join('');
}

function chineseSlots(run: Run, open: boolean): Slot[] {
  return piecesOf(run.text).flatMap((piece, at, pieces) => {
    if (piece.known) return [knownWordSlot(piece.text, open, piece.meant)];
    const asks = questionWords.has(pieces[at - 1]?.text ?? '');
    return unknownSlots(run.text, piece, open, asks).map((slot) => ({...slot, piece: withoutParticles(piece.text)}));
  });
}

/** A version series matches each of its versions; a name with a number also matches without it if the name is rare. */
function versionAlternatives(typed: string, whole: string): Alternative[] {
  const [series, name] = [beginningOfSeries(typed), withoutNumber(whole)];
  return [
    ...(series === undefined ? [] : [{terms: [series], weight: WEIGHT.series, prefix: true}]),
    ...(name === undefined ? [] : [{terms: [stem(name)], weight: WEIGHT.unnumbered, fallback: true}]),
  ];
}

/** Names of variables, fields and files: they are searched as typed, and by their words only if no page contains them. */
const IDENTIFIER = /_|\.|\p{Ll}\p{Lu}/u;

/** An identifier matches by all of its words or, with a lower weight, by those that the site contains. */
function partsAlternatives(parts: readonly string[], isIdentifier: boolean): Alternative[] {
  const content = parts.filter((part) => part.length > 1 && !stopWords.has(part));
  return [
    {terms: parts, weight: WEIGHT.parts, ...(isIdentifier ? {last: true} : {fallback: true})},
    ...(content.length > 0 ? [{terms: content.map(stem), weight: WEIGHT.someParts, loose: true, last: true}] : []),
  ];
}

function wordSlot(run: Run, open: boolean): Slot {
  const {whole, parts} = wordOf(run.text);
  const alternatives: Alternative[] = [{terms: [whole], weight: 1, ...(open && {prefix: true})}];
  const root = stem(whole);
  if (root !== whole) alternatives.push({terms: [root], weight: WEIGHT.stem});
  if (parts.length > 1) alternatives.push(...partsAlternatives(parts.map(({text}) => text), IDENTIFIER.test(run.text)));
  const spelled = spelledWords(whole, chineseWords);
  alternatives.push(...versionAlternatives(run.text, whole), ...meantAlternatives(spelled));
  return {
    text: whole,
    script: 'other',
    alternatives: [...alternatives, ...synonymAlternatives(whole)],
    weight: VERSION.test(whole) ? WEIGHT.version : 1,
    open,
    piece: run.text,
    ...(spelled.length > 0 && {meant: spelled.join('')}),
  };
}

/** A word in pinyin whose syllables or parts were typed separately. */
function spelledSlot(words: readonly Slot[], letters: string): Slot | undefined {
  const [word, ...more] = spelledWords(letters, chineseWords);
  if (word === undefined || more.length > 0) return undefined;
  return {
    text: letters,
    script: 'other',
    alternatives: meantAlternatives([word]),
    weight: 1,
    open: words.at(-1)?.open ?? false,
    piece: words.map(({piece, text}) => piece ?? text).join(' '),
    meant: word,
  };
}

/** Words that form a known phrase: a page with the phrase fits better than one with its separate words. */
function phraseSlot(words: readonly Slot[]): Slot | undefined {
  const phrase = words.map(({text}) => text).join('');
  if (words.some(({script}) => script !== 'other')) return undefined;
  if (!compounds.has(phrase)) return spelledSlot(words, phrase);
  // Without its stop words a phrase has another meaning: "keeps restarting" is more than "restarting".
  const apart = words.some(({text}) => stopWords.has(text)) ? [] : [words.map(({text}) => stem(text))];
  return {
    text: phrase,
    script: 'other',
    alternatives: [
      {terms: [phrase], weight: 1},
      ...synonymAlternatives(phrase),
      ...apart.map((terms) => ({terms, weight: WEIGHT.parts})),
      {terms: words.map(({text}) => text).filter((text) => !stopWords.has(text)).map(stem), weight: WEIGHT.someParts, loose: true, last: true},
    ],
    weight: 1.5,
    open: words.at(-1)?.open ?? false,
  };
}

function joinPhrases(slots: readonly Slot[]): Slot[] {
  const joined: Slot[] = [];
  let at = 0;
  while (at < slots.length) {
    let length = Math.min(LONGEST_PHRASE, slots.length - at);
    let phrase: Slot | undefined;
    while (length > 1 && !(phrase = phraseSlot(slots.slice(at, at + length)))) length -= 1;
    joined.push(...(phrase ? [phrase] : slots.slice(at, at + 1)));
    at += length;
  }
  return joined;
}

const isFiller = ({text, script, meant}: Slot) => (script === 'chinese' ? questionWords.has(text) || particles.has(text) : stopWords.has(text) || questionWords.has(meant ?? ''));

/** The parts that carry the meaning of a query. The product's name, and finally filler words, are used only if nothing else is left. */
function contentSlots(slots: readonly Slot[]): readonly Slot[] {
  const content = slots.filter((slot) => !isFiller(slot));
  const precise = content.filter(({text}) => text !== PRODUCT_NAME);
  return [precise, content].find(({length}) => length > 0) ?? slots;
}

function withoutRepeats(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [slot.text, slot])).values()];
}

/** A key that is the same for queries that only differ in word order, word forms and stop words. */
export const keyOfSlots = (slots: readonly Slot[]) =>
  slots
    .map(({text}) => stem(text))
    .sort()
    .join(' ');

/** Splits a query into the parts that a page should match. */
export function slotsOf(query: string): Slot[] {
  const {text} = fold(query.slice(0, MAX_QUERY_LENGTH));
  const slots: Slot[] = [];
  for (const run of runsOf(text)) {
    const open = run.start + run.text.length === text.length;
    slots.push(...(run.script === 'chinese' ? chineseSlots(run, open) : [wordSlot(run, open)]));
  }
  return withoutRepeats(contentSlots(joinPhrases(slots))).slice(0, MAX_SLOTS);
}

/** The shortest prefix that still identifies a word, in letters and as a share of the word. */
const MIN_PREFIX = {letters: 4, share: 0.6};

function beginningsOf(run: Run): Slot[] {
  if (run.script === 'chinese') return [];
  return wordOf(run.text).parts.map(({text}) => {
    const least = Math.max(MIN_PREFIX.letters, Math.ceil(text.length * MIN_PREFIX.share));
    const beginnings = Array.from({length: Math.max(0, text.length - least)}, (_, cut) => text.slice(0, text.length - 1 - cut));
    const alternatives = beginnings.map((beginning) => ({terms: [beginning], weight: beginning.length / text.length, prefix: true}));
    return {text, script: 'other' as const, alternatives, weight: 1, open: false, piece: run.text};
  });
}

/** Slots that match by prefixes of the query's words, for a query that no page matches otherwise. */
export function loosenedSlots(query: string): Slot[] {
  const runs = [...runsOf(fold(query.slice(0, MAX_QUERY_LENGTH)).text)];
  return withoutRepeats(contentSlots(runs.flatMap(beginningsOf))).slice(0, MAX_SLOTS);
}

/** The whole parts of a query, without alternatives, so that the nearest known words can be looked up for them. */
export function unknownParts(query: string): Slot[] {
  const {text} = fold(query.slice(0, MAX_QUERY_LENGTH));
  const parts = Array.from(runsOf(text), (run): Slot => ({
    text: run.script === 'chinese' ? run.text : wordOf(run.text).whole,
    script: run.script,
    alternatives: [],
    weight: 1,
    open: false,
    piece: run.text,
  }));
  return withoutRepeats(parts.filter((part) => !isFiller(part))).slice(0, MAX_SLOTS);
}
