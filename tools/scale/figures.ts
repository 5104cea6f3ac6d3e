import {table} from '../site/table';

/** What it took to build a site with a multiple of the documentation, and its size. */
export type ScaleFigures = {
  readonly factor: number;
  readonly pages: number;
  readonly seconds: number;
  readonly peakBytes: number;
  readonly siteBytes: number;
  /** Scripts of a plain documentation page, on the wire. */
  readonly scriptBytes: number;
};

/** How much more a page may cost on the largest site than on the next smaller one. */
const LEVEL = 1.25;

const perPage = ({seconds, pages}: ScaleFigures) => (seconds * 1000) / pages;

const ROWS: readonly (readonly [string, (figures: ScaleFigures) => string])[] = [
  ['pages', ({pages}) => String(pages)],
  ['seconds', ({seconds}) => seconds.toFixed(1)],
  ['ms per page', (figures) => perPage(figures).toFixed(0)],
  ['peak memory, MB', ({peakBytes}) => (peakBytes / 1e6).toFixed(0)],
  ['MB per page', ({peakBytes, pages}) => (peakBytes / 1e6 / pages).toFixed(2)],
  ['built site, kB per page', ({siteBytes, pages}) => (siteBytes / 1000 / pages).toFixed(1)],
  ['scripts of a plain page, kB', ({scriptBytes}) => (scriptBytes / 1000).toFixed(1)],
];

/** The figures of all sites side by side. */
export function scaleTable(sites: readonly ScaleFigures[]): string {
  return table([['documentation', ...sites.map(({factor}) => `${factor}×`)], ...ROWS.map(([name, text]) => [name, ...sites.map(text)])]);
}

export type Verdict = {readonly level: boolean; readonly text: string};

/** Whether a page costs about as much on the largest site as on the next smaller one; a single site is level. */
export function judgeScale(sites: readonly ScaleFigures[]): Verdict {
  const [before, largest] = sites.slice(-2);
  if (before === undefined || largest === undefined) return {level: true, text: 'Only one site: nothing to compare.'};
  const ratio = perPage(largest) / perPage(before);
  const level = ratio <= LEVEL;
  const change = `${Math.abs((ratio - 1) * 100).toFixed(0)} % ${ratio > 1 ? 'more' : 'less'}`;
  return {
    level,
    text: `${level ? 'Level' : 'NOT level'}: a page costs ${change} time at ${largest.factor}× than at ${before.factor}× (${perPage(largest).toFixed(0)} and ${perPage(before).toFixed(0)} ms; at most 25 % more).`,
  };
}

/** Parses `1,3,10`: whole numbers from 1, each larger than the previous one. */
export function parseFactors(text: string): number[] {
  const factors = text.split(',').map(Number);
  const rising = factors.every((factor, index) => Number.isInteger(factor) && factor >= 1 && factor > (factors[index - 1] ?? 0));
  if (!rising) throw new Error(`--factors takes rising whole numbers such as 1,3,10, not "${text}".`);
  return factors;
}
