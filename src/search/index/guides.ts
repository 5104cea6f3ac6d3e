import {sectionNumber} from './format';
import type {PageText} from './page-text';

/** What readers call the subject of a page or section, by its address: other words, labels, messages and identifiers than its own text leads with. */
export type Called = Readonly<Record<string, readonly string[]>>;

/** Queries, and the page or section (`docs/Intro#token`) that answers them best: what is written often is not what is looked for. */
export type BestAnswer = {readonly asked: readonly string[]; readonly at: string};

/** What is known of the pages beside their texts. */
export type Guides = {readonly answers?: readonly BestAnswer[]; readonly called?: Called};

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/**
 * The number of the page or section at an address, among pages in this order; a slash at the end of the path makes no difference.
 * @returns undefined where the site doesn't have the page
 * @throws where the page has no such section: its words or answers would be lost without a word
 */
export function sectionAt(address: string, pages: readonly PageText[]): number | undefined {
  const [url = '', anchor = ''] = address.split('#');
  const page = pages.findIndex((one) => withoutSlash(one.url) === withoutSlash(url));
  if (page < 0) return undefined;
  const place = pages[page]?.sections.findIndex((section) => section.anchor === anchor) ?? -1;
  if (place < 0) throw new Error(`${address} has no such section. Correct it in src/search/called.json or src/search/best-answers.json.`);
  return sectionNumber(page, place);
}
