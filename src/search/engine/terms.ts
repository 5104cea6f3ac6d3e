import {CORRECTABLE, lastNotAfter, termFile, wordsFile, type TermFile, type WordsFile} from '../index/format';
import {nearestWords, type NearWord} from '../text/nearest';
import type {Store} from './store';

/** A term of the index with its postings, still encoded. */
export type FoundTerm = {
  readonly term: string;
  readonly postings: string;
};

/** How many files a beginning of words may spread over; what follows is found when more is typed. */
const MOST_FILES = 2;
const MOST_TERMS = 30;

const entry = ({terms, postings}: TermFile, at: number): FoundTerm => ({term: terms[at] ?? '', postings: postings[at] ?? ''});

/** The term itself; undefined where no page holds it. */
export async function findTerm(store: Store, term: string): Promise<FoundTerm | undefined> {
  const {terms: firsts} = await store.manifest();
  const number = lastNotAfter(firsts, term);
  if (number < 0) return undefined;
  const file = await store.file<TermFile>(termFile(number));
  const at = lastNotAfter(file.terms, term);
  return file.terms[at] === term ? entry(file, at) : undefined;
}

/** Numbers of the first files that can hold what begins with `beginning`. */
function filesFrom(firsts: readonly string[], beginning: string): number[] {
  const first = Math.max(0, lastNotAfter(firsts, beginning));
  return Array.from({length: MOST_FILES}, (_, step) => first + step).filter(
    (number) => number < firsts.length && (number === first || firsts[number]?.startsWith(beginning)),
  );
}

/** Terms that begin with `beginning`, the most frequent ones. */
export async function findTermsFrom(store: Store, beginning: string): Promise<FoundTerm[]> {
  const {terms: firsts} = await store.manifest();
  const files = await Promise.all(filesFrom(firsts, beginning).map((number) => store.file<TermFile>(termFile(number))));
  const found = files.flatMap((file) => {
    const result: FoundTerm[] = [];
    for (let at = lastNotAfter(file.terms, beginning); at < file.terms.length; at += 1) {
      const term = file.terms[at];
      if (term?.startsWith(beginning)) result.push(entry(file, at));
      else if (term !== undefined && term > beginning) break;
    }
    return result;
  });
  return found.sort((a, b) => b.postings.length - a.postings.length).slice(0, MOST_TERMS);
}

/** Whether one letter added, left out, changed, or swapped with the next makes one word the other. */
export function isOneMistakeApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Whether two mistakes of one letter each, or less, make one word the other. */
function areTwoMistakesApart(a: string, b: string): boolean {
  // Cells of the classic table of edits, row by row.
  let before = Array.from({length: b.length + 1}, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1;
      current.push(Math.min((before[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + same));
    }
    before = current;
  }
  return (before[b.length] ?? 0) <= 2;
}

/** Words that can hold two mistakes and still be known. */
const LONG = 8;

const MOST_CORRECTIONS = 3;

/** Words of the index of about a word's length that it may be meant for. */
async function meantBy(store: Store, typed: string, steps: readonly number[], isMeant: (word: string) => boolean): Promise<string[]> {
  const {wordLengths} = await store.manifest();
  const lengths = steps.map((step) => typed.length + step).filter((length) => wordLengths.includes(length));
  const words = await Promise.all(lengths.map((length) => store.file<WordsFile>(wordsFile(length))));
  return words.flat().filter(isMeant);
}

/** Words of the index that the typed one may be meant for: those one mistake apart, or two in a long one, the most frequent ones. */
export async function findCorrections(store: Store, typed: string): Promise<FoundTerm[]> {
  if (!CORRECTABLE.test(typed)) return [];
  const near = await meantBy(store, typed, [-1, 0, 1], (word) => isOneMistakeApart(typed, word));
  const meant = near.length > 0 || typed.length < LONG ? near : await meantBy(store, typed, [-2, -1, 0, 1, 2], (word) => areTwoMistakesApart(typed, word));
  const found = await Promise.all(meant.map((word) => findTerm(store, word)));
  return found
    .filter((term) => term !== undefined)
    .sort((a, b) => b.postings.length - a.postings.length)
    .slice(0, MOST_CORRECTIONS);
}

/** A word that shares enough with another is about as long. */
const NEAR_LENGTHS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Words of the index that share most of their letters with the typed one. */
export async function findNearest(store: Store, typed: string, most: number): Promise<readonly NearWord[]> {
  return nearestWords(typed, await meantBy(store, typed, NEAR_LENGTHS, () => true), most);
}
