import {runsOf, VERSION, wordOf, type Run} from './cut';
import {fold} from './fold';
import {chineseWords, complements, compounds, LONGEST_PHRASE, particles, PRODUCT_NAME, questionWords, shortVerbs, stopWords} from './lexicon';
import {spelledWords} from './mistyped';
import {piecesOf, type Piece} from './pieces';
import {stem} from './stem';
import {groupsOf} from './synonyms';
import {beginningOfSeries, withoutNumber} from './versions';

/** One way a page can answer to a part of the query: it holds all of these terms. */
export type Alternative = {
  readonly terms: readonly string[];
  /** How well this way fits, 1 being what was typed. */
  readonly weight: number;
  /** Terms that begin with the (only) term count as well. */
  readonly prefix?: boolean;
  /** Pages that hold some of the terms count as well, by as much. */
  readonly loose?: boolean;
  /** Asked only where what was typed is rare. */
  readonly fallback?: boolean;
  /** Asked only where no other way finds anything. */
  readonly last?: boolean;
  /** What of it is marked in a result, where that isn't all. */
  readonly marked?: readonly string[];
  /** The words that the (only) term stands for, where it is a group of them: they are marked whether or not it was asked. */
  readonly means?: readonly string[];
};

/** A part of the query that a page should answer to. */
export type Slot = {
  /** What was typed, lower case. */
  readonly text: string;
  readonly script: Run['script'];
  readonly alternatives: readonly Alternative[];
  /** How much the part counts beside the others. */
  readonly weight: number;
  /** The word may still be growing: it ends where the query ends. */
  readonly open: boolean;
  /** What the reader typed, where the part is a piece of it; empty where that says nothing. */
  readonly piece?: string;
  /** What the reader may have meant instead. */
  readonly meant?: string;
};

/** Nobody asks for more at once; longer input is cut off, so that it costs no time. */
const LONGEST_QUERY = 160;
const MOST_SLOTS = 12;

const WEIGHT = {bigrams: 0.9, stem: 0.75, synonym: 0.95, parts: 0.8, loose: 0.6, someParts: 0.45, beginning: 0.45, series: 0.95, unnumbered: 0.6, version: 2, meant: 0.7, verb: 0.7} as const;

/** A bigram that joins a known word to an unknown character says little. */
const BIGRAM = {inner: 0.6, joint: 0.3} as const;

const synonymAlternatives = (key: string): Alternative[] =>
  groupsOf(key).map(({term, members}) => ({terms: [term], weight: WEIGHT.synonym, fallback: true, marked: [], means: members}));

function bigramsOf(text: string): string[] {
  return Array.from({length: text.length - 1}, (_, at) => text.slice(at, at + 2));
}

/** The words of two characters that a long word is made of. */
function partsOf(word: string): string[] {
  if (word.length % 2 === 1) return [];
  return Array.from({length: word.length / 2}, (_, part) => word.slice(2 * part, 2 * part + 2));
}

/** What was meant answers as well, and whatever means the same. */
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
    // A bigram across two words, alone, is a part of something else.
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

/** A verb of one character, where nothing but what goes with it stands beside it. */
function shortVerbIn(text: string): string | undefined {
  const characters = Array.from(text);
  const at = characters.findIndex((character) => shortVerbs.has(character));
  const goesWith = (character: string) => particles.has(character) || complements.has(character);
  // 装的 is what somebody installed, not to install.
  return at >= 0 && characters[at + 1] !== '的' && characters.every((character, place) => place === at || goesWith(character)) ? shortVerbs.get(characters[at] ?? '') : undefined;
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
  // A single character between words: it may begin the next word or end the last one, unless that only asks.
  if (start > 0 && !asks) slots.push(bigramSlot(run.slice(start - 1, end), BIGRAM.joint));
  if (end < run.length) slots.push(bigramSlot(run.slice(start, end + 1), BIGRAM.joint));
  if (open && end === run.length) slots.push(beginningSlot(text, WEIGHT.beginning));
  return slots;
}

/** A stretch without the particles at its ends: 到百度 is about 百度, and 里的 about nothing. */
function withoutParticles(text: string): string {
  const characters = Array.from(text);
  const telling = (character: string) => !particles.has(character);
  return characters.slice(characters.findIndex(telling), characters.findLastIndex(telling) + 1).join('');
}

function chineseSlots(run: Run, open: boolean): Slot[] {
  return piecesOf(run.text).flatMap((piece, at, pieces) => {
    if (piece.known) return [knownWordSlot(piece.text, open, piece.meant)];
    const asks = questionWords.has(pieces[at - 1]?.text ?? '');
    return unknownSlots(run.text, piece, open, asks).map((slot) => ({...slot, piece: withoutParticles(piece.text)}));
  });
}

/** A line of versions answers with each of them, and a name with a number without it where it is rare. */
function versionAlternatives(typed: string, whole: string): Alternative[] {
  const [series, name] = [beginningOfSeries(typed), withoutNumber(whole)];
  return [
    ...(series === undefined ? [] : [{terms: [series], weight: WEIGHT.series, prefix: true}]),
    ...(name === undefined ? [] : [{terms: [stem(name)], weight: WEIGHT.unnumbered, fallback: true}]),
  ];
}

/** Names of variables, fields and files: whoever types one means it as it stands, and its words only where no page has it. */
const IDENTIFIER = /_|\.|\p{Ll}\p{Lu}/u;

/** An identifier answers by all of its words, or, less well, by those that the site knows. */
function partsAlternatives(parts: readonly string[], isIdentifier: boolean): Alternative[] {
  const telling = parts.filter((part) => part.length > 1 && !stopWords.has(part));
  return [
    {terms: parts, weight: WEIGHT.parts, ...(isIdentifier ? {last: true} : {fallback: true})},
    ...(telling.length > 0 ? [{terms: telling.map(stem), weight: WEIGHT.someParts, loose: true, last: true}] : []),
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

/** One word in pinyin, whose syllables or parts were typed apart. */
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

/** Words that also are one: a page with the phrase fits better than one with all its words. */
function phraseSlot(words: readonly Slot[]): Slot | undefined {
  const phrase = words.map(({text}) => text).join('');
  if (words.some(({script}) => script !== 'other')) return undefined;
  if (!compounds.has(phrase)) return spelledSlot(words, phrase);
  // Without its small words a phrase says something else: "keeps restarting" is more than "restarting".
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

/** The parts that say what is looked for; the product's name and, at last, small words only where there is nothing else. */
function tellingOf(slots: readonly Slot[]): readonly Slot[] {
  const telling = slots.filter((slot) => !isFiller(slot));
  const precise = telling.filter(({text}) => text !== PRODUCT_NAME);
  return [precise, telling].find(({length}) => length > 0) ?? slots;
}

function withoutRepeats(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [slot.text, slot])).values()];
}

/** What two queries share that differ in order, form and small words only. */
export const keyOfSlots = (slots: readonly Slot[]) =>
  slots
    .map(({text}) => stem(text))
    .sort()
    .join(' ');

/** Cuts a query into the parts a page should answer to. */
export function slotsOf(query: string): Slot[] {
  const {text} = fold(query.slice(0, LONGEST_QUERY));
  const slots: Slot[] = [];
  for (const run of runsOf(text)) {
    const open = run.start + run.text.length === text.length;
    slots.push(...(run.script === 'chinese' ? chineseSlots(run, open) : [wordSlot(run, open)]));
  }
  return withoutRepeats(tellingOf(joinPhrases(slots))).slice(0, MOST_SLOTS);
}

/** The least of a word that still says which word it was, in letters and as a share of it. */
const LEAST_KEPT = {letters: 4, share: 0.6};

function beginningsOf(run: Run): Slot[] {
  if (run.script === 'chinese') return [];
  return wordOf(run.text).parts.map(({text}) => {
    const least = Math.max(LEAST_KEPT.letters, Math.ceil(text.length * LEAST_KEPT.share));
    const beginnings = Array.from({length: Math.max(0, text.length - least)}, (_, cut) => text.slice(0, text.length - 1 - cut));
    const alternatives = beginnings.map((beginning) => ({terms: [beginning], weight: beginning.length / text.length, prefix: true}));
    return {text, script: 'other' as const, alternatives, weight: 1, open: false, piece: run.text};
  });
}

/** What a query is about, as far as the beginnings of its words tell: for one that no page answers to otherwise. */
export function loosenedSlots(query: string): Slot[] {
  const runs = [...runsOf(fold(query.slice(0, LONGEST_QUERY)).text)];
  return withoutRepeats(tellingOf(runs.flatMap(beginningsOf))).slice(0, MOST_SLOTS);
}

/** The parts of a query that hold none of the words known: whole, and without a way to answer them, for the words nearest to them to be looked for. */
export function unknownParts(query: string): Slot[] {
  const {text} = fold(query.slice(0, LONGEST_QUERY));
  const parts = Array.from(runsOf(text), (run): Slot => ({
    text: run.script === 'chinese' ? run.text : wordOf(run.text).whole,
    script: run.script,
    alternatives: [],
    weight: 1,
    open: false,
    piece: run.text,
  }));
  return withoutRepeats(parts.filter((part) => !isFiller(part))).slice(0, MOST_SLOTS);
}
