import {sectionNumber} from './format';
import type {PageText} from './page-text';

/** Names that readers use for the subject of a page or section, by its address: words, labels, messages and identifiers that aren't prominent in its own text. */
export type Called = Readonly<Record<string, readonly string[]>>;

/** Queries, and the page or section (`docs/Intro#token`) that answers them best. The section that uses the words most isn't always the candidate that readers want. */
export type BestAnswer = {readonly asked: readonly string[]; readonly at: string};

/** Search data about the pages in addition to their texts. */
export type Guides = {readonly answers?: readonly BestAnswer[]; readonly called?: Called};

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/**
 * The number of the page or section at an address, among pages in this order; a trailing slash in the path is ignored.
 * @returns undefined if the site doesn't have the page
 * @throws if the page has no such section: its names or answers would be lost silently
 */
export function sectionAt(address: string, pages: readonly PageText[]): number | undefined {
  const [url = '', anchor = ''] = address.split('#');
  const page = pages.findIndex((candidate) => withoutSlash(candidate.url) === withoutSlash(url));
  if (page < 0) return undefined;
  const place = pages[page]?.sections.findIndex((section) => section.anchor === anchor) ?? -1;
  if (place < 0) throw new Error(`${address} has no such section. Correct it in src/search/called.json or src/search/best-answers.json.`);
  return sectionNumber(page, place);
}
