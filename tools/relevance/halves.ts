import {createHash} from 'node:crypto';

import type {RelevanceQuery} from './evaluate';

/** The search is tuned on one half of the queries from outside; of the other half, only the totals are looked at. */
export type Half = 'tuning' | 'unseen';

/** Never change the seed: another one would move queries that the search was tuned on into the unseen half. */
const SEED = 'queries from outside, 1';

const plain = (query: string) => query.trim().toLowerCase();

/** The half that a query belongs to, chosen by its hash: the same in every language, and independent of the other queries. */
export function halfOf(query: string): Half {
  const [byte = 0] = createHash('sha256').update(`${SEED}\n${plain(query)}`).digest();
  return byte % 2 === 0 ? 'tuning' : 'unseen';
}

/**
 * Splits the queries from outside into halves.
 * @param known queries that the search is tuned on anyway: queries from outside that equal one of them go to the tuning half
 */
export function halvesOf<Query extends RelevanceQuery>(queries: readonly Query[], known: readonly RelevanceQuery[]): Readonly<Record<Half, readonly Query[]>> {
  const seen = new Set(known.map(({query}) => plain(query)));
  const isUnseen = ({query}: Query) => halfOf(query) === 'unseen' && !seen.has(plain(query));
  return {tuning: queries.filter((query) => !isUnseen(query)), unseen: queries.filter(isUnseen)};
}
