import {CORRECTABLE, lastNotAfter, termFile, wordsFile, type TermFile, type WordsFile} from '../index/format';
import {nearestWords, type NearWord} from '../text/nearest';
import type {Store} from './store';

/** A term of the index with its postings, still encoded. */
export type FoundTerm = {
  readonly term: string;
  readonly postings: string;
};

/** Maximum number of term files read for a prefix; terms beyond them are found as more is typed. */
const MAX_FILES = 2;
const MAX_TERMS = 30;

const entry = ({terms, postings}: TermFile, at: number): FoundTerm => ({term: terms[at] ?? '', postings: postings[at] ?? ''});

/** Finds a term; undefined if no page contains it. */
export async function findTerm(store: Store, term: string): Promise<FoundTerm | undefined> {
  const {terms: firsts} = await store.manifest();
  const number = lastNotAfter(firsts, term);
  if (number < 0) return undefined;
  const file = await store.file<TermFile>(termFile(number));
  const at = lastNotAfter(file.terms, term);
  return file.terms[at] === term ? entry(file, at) : undefined;
}

/** Numbers of the first files that can contain terms with the prefix. */
function filesFrom(firsts: readonly string[], prefix: string): number[] {
  const first = Math.max(0, lastNotAfter(firsts, prefix));
  return Array.from({length: MAX_FILES}, (_, step) => first + step).filter(
    (number) => number < firsts.length && (number === first || firsts[number]?.startsWith(prefix)),
  );
}

/** The most frequent terms that begin with `prefix`. */
export async function findTermsFrom(store: Store, prefix: string): Promise<FoundTerm[]> {
  const {terms: firsts} = await store.manifest();
  const files = await Promise.all(filesFrom(firsts, prefix).map((number) => store.file<TermFile>(termFile(number))));
  const found = files.flatMap((file) => {
    const result: FoundTerm[] = [];
    for (let at = lastNotAfter(file.terms, prefix); at < file.terms.length; at += 1) {
      const term = file.terms[at];
      if (term?.startsWith(prefix)) result.push(entry(file, at));
      else if (term !== undefined && term > prefix) break;
    }
    return result;
  });
  return found.sort((a, b) => b.postings.length - a.postings.length).slice(0, MAX_TERMS);
}

/** Whether two words differ by one letter added, omitted, changed or swapped with the next. */
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

/** Whether two words differ by at most two single-letter mistakes. */
function areTwoMistakesApart(a: string, b: string): boolean {
  // Levenshtein distance, computed row by row.
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

/** Words of at least this length are corrected even with two mistakes. */
const MIN_LENGTH_FOR_TWO = 8;

const MAX_CORRECTIONS = 3;

/** Indexed words of similar length that the typed word may stand for. */
async function candidatesFor(store: Store, typed: string, lengthDifferences: readonly number[], isCandidate: (word: string) => boolean): Promise<string[]> {
  const {wordLengths} = await store.manifest();
  const lengths = lengthDifferences.map((step) => typed.length + step).filter((length) => wordLengths.includes(length));
  const words = await Promise.all(lengths.map((length) => store.file<WordsFile>(wordsFile(length))));
  return words.flat().filter(isCandidate);
}

/** Indexed words that the typed one may stand for: one mistake apart, or two for a long word; the most frequent ones. */
export async function findCorrections(store: Store, typed: string): Promise<FoundTerm[]> {
  if (!CORRECTABLE.test(typed)) return [];
  const near = await candidatesFor(store, typed, [-1, 0, 1], (word) => isOneMistakeApart(typed, word));
  const candidates = near.length > 0 || typed.length < MIN_LENGTH_FOR_TWO ? near : await candidatesFor(store, typed, [-2, -1, 0, 1, 2], (word) => areTwoMistakesApart(typed, word));
  const found = await Promise.all(candidates.map((word) => findTerm(store, word)));
  return found
    .filter((term) => term !== undefined)
    .sort((a, b) => b.postings.length - a.postings.length)
    .slice(0, MAX_CORRECTIONS);
}

/** Length differences at which two words can still share enough. */
const NEAR_LENGTHS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Indexed words that share the most with the typed one. */
export async function findNearest(store: Store, typed: string, limit: number): Promise<readonly NearWord[]> {
  return nearestWords(typed, await candidatesFor(store, typed, NEAR_LENGTHS, () => true), limit);
}
