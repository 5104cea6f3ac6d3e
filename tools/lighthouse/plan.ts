import type {Template} from '../site/templates';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Scores = Readonly<Record<Category, number>>;

/** A page to measure, and the audits that don't fit it. */
export type Target = {readonly address: string; readonly withoutAudits: readonly string[]};

/** Minimum scores for any page. */
const FLOORS: Scores = {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100};

/** The target for an address. A page of search results asks search engines not to index it. */
export function targetAt(address: string): Target {
  return {address, withoutAudits: /^(?:\/en)?\/search(?:\?|$)/.test(address) ? ['is-crawlable'] : []};
}

/** The templates with alternating languages, or each in both. Lighthouse rejects responses with status 404, so the not-found page is measured at the address of its file. */
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

/** Below this share of its highest speed, a machine counts as busy with something else. */
const MIN_SPEED_SHARE = 0.75;

type Timed = {
  /** How fast the machine computed just before the run, in Lighthouse's unit. */
  readonly speed: number;
};

/**
 * Whether a page has to be measured once more, because too few of its runs had the machine to themselves.
 * The limit is twice the number of wanted runs.
 * @param fastest the highest speed seen on this machine
 */
export const needsAnotherRun = (runs: readonly Timed[], wanted: number, fastest: number): boolean =>
  runs.length < wanted || (runs.length < 2 * wanted && runs.filter(({speed}) => speed >= MIN_SPEED_SHARE * fastest).length < wanted);

/** The wanted number of runs: those before which the machine was fastest, whatever they scored. */
export const leastDisturbed = <T extends Timed>(runs: readonly T[], wanted: number): T[] => [...runs].sort((one, other) => other.speed - one.speed).slice(0, wanted);
