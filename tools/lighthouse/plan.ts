import type {Template} from '../site/templates';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Scores = Readonly<Record<Category, number>>;

/** A page to measure, and the audits that don't fit it. */
export type Target = {readonly address: string; readonly withoutAudits: readonly string[]};

/** Lowest scores allowed for any page. */
const FLOORS: Scores = {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100};

/** A page of results asks search engines not to list it. */
export function targetAt(address: string): Target {
  return {address, withoutAudits: /^(?:\/en)?\/search(?:\?|$)/.test(address) ? ['is-crawlable'] : []};
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
  return CATEGORIES.filter((category) => scores[category] < FLOORS[category]).map((category) => {
    const why = category === 'performance' || failing.length === 0 ? '' : ` (${failing.join(', ')})`;
    return `${address}: ${category} ${scores[category]}, floor ${FLOORS[category]}${why}`;
  });
}

/** A machine is disturbed while it computes this much slower than it can. */
const DISTURBED = 0.75;

type Timed = {
  /** How fast the machine computed just before the run, in Lighthouse's unit. */
  readonly speed: number;
};

/**
 * Whether a page has to be measured once more: too few of its runs had the machine for themselves.
 * Twice as many runs as wanted are the end.
 * @param fastest the highest speed seen on this machine
 */
export const isWanting = (runs: readonly Timed[], wanted: number, fastest: number): boolean =>
  runs.length < wanted || (runs.length < 2 * wanted && runs.filter(({speed}) => speed >= DISTURBED * fastest).length < wanted);

/** As many runs as wanted: those before which the machine was fastest, whatever they scored. */
export const leastDisturbed = <T extends Timed>(runs: readonly T[], wanted: number): T[] => [...runs].sort((one, other) => other.speed - one.speed).slice(0, wanted);
