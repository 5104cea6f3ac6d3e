/**
 * The files of an index. The manifest has a fixed name and is small; everything else lies in
 * a folder named for its content, in pieces that stay small however many pages there are.
 */

/** Version of the format: a manifest of another version can't be read. */
export const FORMAT = 4;

export const MANIFEST = 'search-index.json';

/** Where pages come from; groups results and can be filtered by. */
export const KINDS = ['docs', 'troubleshooting', 'api', 'product', 'scene', 'case', 'community', 'blog', 'release'] as const;
export type Kind = (typeof KINDS)[number];

/** Pages that share their facets, in the order of page numbers. */
export type PageRange = {
  readonly first: number;
  readonly kind: Kind;
  /** As the theme tags pages for search: `docs-default-current`, `default`. */
  readonly tag: string;
};

export type Manifest = {
  readonly format: typeof FORMAT;
  readonly language: string;
  /** Folder of the other files, below the base URL. */
  readonly folder: string;
  readonly sections: number;
  readonly ranges: readonly PageRange[];
  /** Where each term file begins: file n holds the terms from the n-th beginning on. Shortened to what tells the files apart. */
  readonly terms: readonly string[];
  /** Lengths of words that have a file of their own. */
  readonly wordLengths: readonly number[];
  /** By script, the first family of words of each file of phrases; file n holds the families from the n-th on. */
  readonly phrases: Partial<Readonly<Record<PhraseScript, readonly string[]>>>;
};

/** Terms in order, groups of words that mean the same among them, and for each its postings. */
export type TermFile = {
  readonly terms: readonly string[];
  readonly postings: readonly string[];
};

/** The most frequent words of one length, for typing mistakes. */
export type WordsFile = readonly string[];

/** For each section, phrases in no order of words (`keyOfSlots`). */
export type PhrasesBySection = readonly (readonly [section: number, ...phrases: string[]])[];

/**
 * How readers ask for what a section says. A query that says the same in other words leads there. A phrase stands
 * in the file of every family of words (`familyOf`) that it has a word of.
 */
export type PhrasesFile = {
  /** What sections are called; a single word is a matter of the terms. */
  readonly called: PhrasesBySection;
  /** Queries whose best answer was chosen by hand, in any script. */
  readonly best: PhrasesBySection;
};

/** Phrases without Chinese are a file of their own: a query with Chinese in it fetches the others, one without fetches these. */
export type PhraseScript = 'chinese' | 'latin';

/** Words that a mistake can be made in; shorter ones have too many neighbours. */
export const CORRECTABLE = /^[a-z][a-z0-9]{3,23}$/;

export type SectionRecord = {
  /** Headings above and of this section, from the page's title on. */
  readonly headings: readonly string[];
  /** Id of the heading, for the address; empty for the page's beginning. */
  readonly anchor: string;
  /** Beginning of the section's prose. */
  readonly text: string;
  /** The section describes a failure. */
  readonly failure?: true;
};

export type RecordFile = {
  readonly url: string;
  /** Where the page stands on the site. */
  readonly trail: readonly string[];
  readonly sections: readonly SectionRecord[];
};

/** A section's number is its page's number and its place on the page. */
const SECTIONS_PER_PAGE = 64;
export const LAST_SECTION = SECTIONS_PER_PAGE - 1;
export const sectionNumber = (page: number, place: number) => page * SECTIONS_PER_PAGE + place;
export const pageOf = (section: number) => Math.floor(section / SECTIONS_PER_PAGE);
export const placeOf = (section: number) => section % SECTIONS_PER_PAGE;

/** A page's sections are stored a few to a file: a result shows two or three of them. */
const SECTIONS_PER_FILE = 4;
export const recordFile = (section: number) => `page-${pageOf(section)}-${Math.floor(placeOf(section) / SECTIONS_PER_FILE)}.json`;
export const placeInFile = (section: number) => placeOf(section) % SECTIONS_PER_FILE;
export const termFile = (number: number) => `terms-${number}.json`;
export const phrasesFile = (script: PhraseScript, number: number) => `phrases-${script}-${number}.json`;
export const wordsFile = (length: number) => `words-${length}.json`;

/** Number of the last entry that is not after `key`; -1 where all are. */
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
