import {keyOfSlots, slotsOf} from '../text/query';
import {familyOf} from '../text/synonyms';
import type {PhrasesBySection, PhraseScript, PhrasesFile} from './format';
import {sectionAt, type BestAnswer, type Called, type Guides} from './guides';
import type {PageText} from './page-text';
import {inOrder, partsOf} from './parts';

const CHINESE = /\p{Script=Han}/u;

/** Minimum weight of kept parts: a part that only joins two words, or may begin one, means too little. */
const MIN_WEIGHT = 0.5;

/** Target size of a phrase file, before compression. */
const PHRASES_FILE_SIZE = 2_500;

/** Whether a phrase contains all the words of another, shorter one. */
function holds(phrase: string, other: string): boolean {
  const words = phrase.split(' ');
  return other.split(' ').every((word) => words.includes(word));
}

/** Scripts that readers of a language search in; Latin is included for every language. */
const SCRIPTS: Readonly<Record<string, readonly PhraseScript[]>> = {zh: ['chinese', 'latin']};

/** The phrase scripts in the index of a language. */
export const scriptsOf = (language: string): readonly PhraseScript[] => SCRIPTS[language] ?? ['latin'];

type Phrase = {readonly section: number; readonly text: string; readonly best: boolean};

/** The names of sections, as phrases of one script. */
function namesIn(called: Called, pages: readonly PageText[], script: PhraseScript): Phrase[] {
  const isPhrase = (phrase: string) => phrase.includes(' ') && CHINESE.test(phrase) === (script === 'chinese');
  return Object.entries(called).flatMap(([address, names]) => {
    const section = sectionAt(address, pages);
    const phrases = [...new Set(names.map((name) => keyOfSlots(slotsOf(name).filter(({weight}) => weight >= MIN_WEIGHT))))].filter(isPhrase);
    const shortest = phrases.filter((phrase) => !phrases.some((other) => other !== phrase && holds(phrase, other)));
    return section === undefined ? [] : shortest.map((text) => ({section, text, best: false}));
  });
}

/** Best answers as phrases; answers on pages that the site doesn't have are left out. */
function answersIn(answers: readonly BestAnswer[], pages: readonly PageText[]): Phrase[] {
  return answers.flatMap(({asked, at}) => {
    const section = sectionAt(at, pages);
    return section === undefined ? [] : asked.map((query) => ({section, text: keyOfSlots(slotsOf(query)), best: true}));
  });
}

function byFamily(phrases: readonly Phrase[]): Map<string, Set<Phrase>> {
  const families = new Map<string, Set<Phrase>>();
  for (const phrase of phrases) {
    for (const family of new Set(phrase.text.split(' ').map(familyOf))) {
      families.set(family, (families.get(family) ?? new Set()).add(phrase));
    }
  }
  return families;
}

function bySection(phrases: readonly Phrase[]): PhrasesBySection {
  const sections = new Map<number, Set<string>>();
  for (const {section, text} of phrases) sections.set(section, (sections.get(section) ?? new Set()).add(text));
  return [...sections].sort(([a], [b]) => a - b).map(([section, texts]) => [section, ...[...texts].sort(inOrder)]);
}

function fileOf(phrases: readonly Phrase[]): PhrasesFile {
  return {called: bySection(phrases.filter(({best}) => !best)), best: bySection(phrases.filter(({best}) => best))};
}

/** A phrase file, and the first word family it covers. */
export type NamedPhrases = {readonly first: string; readonly file: PhrasesFile};

/** The phrases of one script as files: each phrase is listed under every word family that one of its words belongs to. */
export function phraseFiles({answers = [], called = {}}: Guides, pages: readonly PageText[], script: PhraseScript): NamedPhrases[] {
  const phrases = [...namesIn(called, pages, script), ...answersIn(answers, pages)];
  const families = [...byFamily(phrases)].sort(([a], [b]) => inOrder(a, b));
  const parts = partsOf(families, PHRASES_FILE_SIZE, ([, own]) => [...own].reduce((sum, {text}) => sum + text.length + 3, 0));
  return Array.from(parts, (part) => ({
    first: part[0]?.[0] ?? '',
    file: fileOf(part.flatMap(([, own]) => [...own])),
  }));
}
