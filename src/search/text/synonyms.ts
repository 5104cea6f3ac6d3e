import synonyms from '../synonyms.json';
import {chineseWords, compounds} from './lexicon';
import {stem} from './stem';

/** Words that mean the same. The index holds what any of them says, so that one look-up answers for all. */
export type Group = {
  /** The term under which the index holds the group; no word is written so. */
  readonly term: string;
  /** Its words, as terms of the index. */
  readonly members: readonly string[];
};

const keyOf = (word: string) => word.replace(/[-_.@ ]+/g, '').toLowerCase();

/** The term that stands for a word or phrase; of the phrases among synonyms, every one is a term. */
function termOf(word: string): string {
  const joined = keyOf(word);
  return chineseWords.has(word) || compounds.has(joined) ? joined : stem(joined);
}

/** Stands before each of the first two words of a group, which name it. */
const MARK = '=';

const nameOf = (words: readonly string[]) => words.slice(0, 2).map((word) => MARK + keyOf(word)).join('');

/** Every group of words that mean the same. */
export const groups: readonly Group[] = synonyms.map((words) => ({term: nameOf(words), members: [...new Set(words.map(termOf))]}));

const groupsByWord: ReadonlyMap<string, readonly Group[]> = (() => {
  const result = new Map<string, Group[]>();
  synonyms.forEach((words, number) => {
    const group = groups[number];
    if (group) for (const word of words) result.set(keyOf(word), [...(result.get(keyOf(word)) ?? []), group]);
  });
  return result;
})();

/** The groups that a word, or a phrase written as one, belongs to. */
export const groupsOf = (word: string): readonly Group[] => groupsByWord.get(word) ?? groupsByWord.get(stem(word)) ?? [];

/** For each word with synonyms, one that stands for all that mean the same, directly or by others. */
const families: ReadonlyMap<string, string> = (() => {
  const heads = new Map<string, string>();
  const headOf = (word: string): string => {
    const head = heads.get(word) ?? word;
    return head === word ? word : headOf(head);
  };
  for (const {members: [first = '', ...others]} of groups) {
    for (const other of others) heads.set(headOf(stem(other)), headOf(stem(first)));
  }
  return new Map(Array.from(heads.keys(), (word) => [word, headOf(word)]));
})();

/** The family of words that a stem belongs to: itself, where nothing means the same. */
export const familyOf = (word: string): string => families.get(word) ?? word;
