import type {Template} from '../tests/templates';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** A page to measure, and the audits that don't fit it. */
export type Target = {readonly address: string; readonly withoutAudits: readonly string[]};

/** Pages that are read rather than looked at: they carry no drawings, and have to be faster. */
const READING = /^\/(?:docs|community|blog|search)(?:[/?]|$)/;

const withoutLanguage = (address: string) => address.replace(/^\/en(?=\/)/, '');

/** Lowest scores allowed for a page. */
export function floorsFor(address: string): Scores {
  return {performance: READING.test(withoutLanguage(address)) ? 98 : 97, accessibility: 100, 'best-practices': 100, seo: 100};
}

/** A page of results asks search engines not to list it. */
export function targetAt(address: string): Target {
  return {address, withoutAudits: withoutLanguage(address).startsWith('/search') ? ['is-crawlable'] : []};
}

/** The templates in turns of language, or each in both. Lighthouse takes no answer of 404, so the not-found page is measured by its own name. */
export function targetsFor(templates: readonly Template[], bothLanguages: boolean): Target[] {
  return templates.flatMap(({path, kind}, number) => {
    const address = kind === 'not-found' ? '/404.html' : path;
    const prefixes = ['', '/en'].filter((_, language) => bothLanguages || number % 2 === language);
    return prefixes.map((prefix) => targetAt(prefix + address));
  });
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One line for each score of a page that is below its floor. */
export function belowFloors(address: string, scores: Scores, failing: readonly string[]): string[] {
  const floors = floorsFor(address);
  return CATEGORIES.filter((category) => scores[category] < floors[category]).map((category) => {
    const why = category === 'performance' || failing.length === 0 ? '' : ` (${failing.join(', ')})`;
    return `${address}: ${category} ${scores[category]}, floor ${floors[category]}${why}`;
  });
}
