/**
 * The files of an index. The manifest has a fixed name and is small; everything else is in
 * a folder named after a hash of its content, in pieces that stay small however many pages there are.
 */

/** Version of the format: a manifest of another version can't be read. */
export const FORMAT = 4;

export const MANIFEST = 'search-index.json';

/** Kinds of pages, used to group and to filter results. */
export const KINDS = ['docs', 'troubleshooting', 'api', 'product', 'scene', 'case', 'community', 'blog', 'release'] as const;
export type Kind = (typeof KINDS)[number];

/** Consecutive page numbers that share their facets. */
export type PageRange = {
  readonly first: number;
  readonly kind: Kind;
  /** The theme's search tag: `docs-default-current`, `default`. */
  readonly tag: string;
};

export type Manifest = {
  readonly format: typeof FORMAT;
  readonly language: string;
  /** Folder of the other files, below the base URL. */
  readonly folder: string;
  readonly sections: number;
  readonly ranges: readonly PageRange[];
  /** The start key of each term file: file n holds the terms from the n-th key on. Keys are shortened to the prefix that separates the files. */
  readonly terms: readonly string[];
  /** Word lengths that have a file of their own. */
  readonly wordLengths: readonly number[];
  /** By script, the first word family of each phrase file; file n holds the families from the n-th on. */
  readonly phrases: Partial<Readonly<Record<PhraseScript, readonly string[]>>>;
};

/** Sorted terms, including synonym groups, and the postings of each. */
export type TermFile = {
  readonly terms: readonly string[];
  readonly postings: readonly string[];
};

/** The most frequent words of one length, for typo correction. */
export type WordsFile = readonly string[];

/** The phrases of each section, independent of word order (`keyOfSlots`). */
export type PhrasesBySection = readonly (readonly [section: number, ...phrases: string[]])[];

/**
 * Phrases that readers use to ask for a section. A query with the same meaning in other words matches them. A phrase is
 * stored in the file of every word family (`familyOf`) that one of its words belongs to.
 */
export type PhrasesFile = {
  /** Names of sections; single-word names are indexed as terms instead. */
  readonly called: PhrasesBySection;
  /** Queries with a hand-picked best answer, in any script. */
  readonly best: PhrasesBySection;
};

/** Phrases without Chinese have their own files: a query that contains Chinese fetches the Chinese files, any other query fetches these. */
export type PhraseScript = 'chinese' | 'latin';

/** Words that are corrected for typos; shorter ones have too many neighbours. */
export const CORRECTABLE = /^[a-z][a-z0-9]{3,23}$/;

export type SectionRecord = {
  /** Headings from the page's title down to this section's own. */
  readonly headings: readonly string[];
  /** Id of the heading, for the address; empty for the page's introduction. */
  readonly anchor: string;
  /** Beginning of the section's prose. */
  readonly text: string;
  /** Whether the section describes a failure. */
  readonly failure?: true;
};

export type RecordFile = {
  readonly url: string;
  /** Position of the page in the site's navigation. */
  readonly trail: readonly string[];
  readonly sections: readonly SectionRecord[];
};

/** A section's number combines its page's number and its position on the page. */
const SECTIONS_PER_PAGE = 64;
export const LAST_SECTION = SECTIONS_PER_PAGE - 1;
export const sectionNumber = (page: number, place: number) => page * SECTIONS_PER_PAGE + place;
export const pageOf = (section: number) => Math.floor(section / SECTIONS_PER_PAGE);
export const placeOf = (section: number) => section % SECTIONS_PER_PAGE;

/** A page's sections are stored a few per file: a result shows two or three of them. */
const SECTIONS_PER_FILE = 4;
export const recordFile = (section: number) => `page-${pageOf(section)}-${Math.floor(placeOf(section) / SECTIONS_PER_FILE)}.json`;
export const placeInFile = (section: number) => placeOf(section) % SECTIONS_PER_FILE;
export const termFile = (number: number) => `terms-${number}.json`;
export const phrasesFile = (script: PhraseScript, number: number) => `phrases-${script}-${number}.json`;
export const wordsFile = (length: number) => `words-${length}.json`;

/** Index of the last entry that is not after `key`; -1 if all are. */
export function lastNotAfter(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
