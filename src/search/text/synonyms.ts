import synonyms from '../synonyms.json';
import {chineseWords, compounds} from './lexicon';
import {stem} from './stem';

/** A group of synonyms. The index stores their combined postings, so that one lookup covers all of them. */
export type Group = {
  /** The term under which the index stores the group; it can't be a word. */
  readonly term: string;
  /** The words of the group, as index terms. */
  readonly members: readonly string[];
};

const keyOf = (word: string) => word.replace(/[-_.@ ]+/g, '').toLowerCase();

/** The index term of a word or phrase; every phrase among the synonyms is a term. */
function termOf(word: string): string {
  const joined = keyOf(word);
  return chineseWords.has(word) || compounds.has(joined) ? joined : stem(joined);
}

/** Prefix of each of the first two words of a group, which form its name. */
const MARK = '=';

const nameOf = (words: readonly string[]) => words.slice(0, 2).map((word) => MARK + keyOf(word)).join('');

/** All synonym groups. */
export const groups: readonly Group[] = synonyms.map((words) => ({term: nameOf(words), members: [...new Set(words.map(termOf))]}));

const groupsByWord: ReadonlyMap<string, readonly Group[]> = (() => {
  const result = new Map<string, Group[]>();
  synonyms.forEach((words, number) => {
    const group = groups[number];
    if (group) for (const word of words) result.set(keyOf(word), [...(result.get(keyOf(word)) ?? []), group]);
  });
  return result;
})();

/** The groups that a word, or a phrase written as one word, belongs to. */
export const groupsOf = (word: string): readonly Group[] => groupsByWord.get(word) ?? groupsByWord.get(stem(word)) ?? [];

/** For each word with synonyms, the representative of all words connected to it by synonyms, directly or indirectly. */
const families: ReadonlyMap<string, string> = (() => {
  const parents = new Map<string, string>();
  const representativeOf = (word: string): string => {
    const parent = parents.get(word) ?? word;
    return parent === word ? word : representativeOf(parent);
  };
  for (const {members: [first = '', ...others]} of groups) {
    for (const other of others) parents.set(representativeOf(stem(other)), representativeOf(stem(first)));
  }
  return new Map(Array.from(parents.keys(), (word) => [word, representativeOf(word)]));
})();

/** The word family of a stem: the stem itself if it has no synonyms. */
export const familyOf = (word: string): string => families.get(word) ?? word;
