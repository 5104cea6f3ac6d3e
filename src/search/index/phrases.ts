import {keyOfSlots, slotsOf} from '../text/query';
import {familyOf} from '../text/synonyms';
import type {PhrasesBySection, PhraseScript, PhrasesFile} from './format';
import {sectionAt, type BestAnswer, type Called, type Guides} from './guides';
import type {PageText} from './page-text';
import {inOrder, partsOf} from './parts';

const CHINESE = /\p{Script=Han}/u;

/** What joins two words of a phrase, or may begin one, says too little to be kept. */
const LEAST_KEPT = 0.5;

/** Size at which a file of phrases ends, before compression. */
const PHRASES_FILE_SIZE = 2_500;

/** Whether a phrase holds all the words of another, which says the same with fewer. */
function holds(phrase: string, other: string): boolean {
  const words = phrase.split(' ');
  return other.split(' ').every((word) => words.includes(word));
}

/** The scripts of phrases that a language's readers ask in: English ones everywhere. */
const SCRIPTS: Readonly<Record<string, readonly PhraseScript[]>> = {zh: ['chinese', 'latin']};

/** Which scripts of phrases an index of a language holds. */
export const scriptsOf = (language: string): readonly PhraseScript[] => SCRIPTS[language] ?? ['latin'];

type Phrase = {readonly section: number; readonly text: string; readonly best: boolean};

/** What sections are called, as phrases of one script. */
function namesIn(called: Called, pages: readonly PageText[], script: PhraseScript): Phrase[] {
  const isAsked = (phrase: string) => phrase.includes(' ') && CHINESE.test(phrase) === (script === 'chinese');
  return Object.entries(called).flatMap(([address, names]) => {
    const section = sectionAt(address, pages);
    const phrases = [...new Set(names.map((name) => keyOfSlots(slotsOf(name).filter(({weight}) => weight >= LEAST_KEPT))))].filter(isAsked);
    const shortest = phrases.filter((phrase) => !phrases.some((other) => other !== phrase && holds(phrase, other)));
    return section === undefined ? [] : shortest.map((text) => ({section, text, best: false}));
  });
}

/** Answers on pages that the site doesn't have are left out. */
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

/** A file of phrases, and the first family of words whose phrases it holds. */
export type NamedPhrases = {readonly first: string; readonly file: PhrasesFile};

/** How readers ask, as files of phrases of one script: each phrase with every family of words it has a word of. */
export function phraseFiles({answers = [], called = {}}: Guides, pages: readonly PageText[], script: PhraseScript): NamedPhrases[] {
  const phrases = [...namesIn(called, pages, script), ...answersIn(answers, pages)];
  const families = [...byFamily(phrases)].sort(([a], [b]) => inOrder(a, b));
  const parts = partsOf(families, PHRASES_FILE_SIZE, ([, own]) => [...own].reduce((sum, {text}) => sum + text.length + 3, 0));
  return Array.from(parts, (part) => ({
    first: part[0]?.[0] ?? '',
    file: fileOf(part.flatMap(([, own]) => [...own])),
  }));
}
