import {createHash} from 'node:crypto';

import type {RelevanceQuery} from './evaluate';

/** The search is tuned on one half of the queries from outside; of the other, nobody looks at more than the totals. */
export type Half = 'tuning' | 'unseen';

/** Fixed once: another seed would mix what was tuned on into the half that judges. */
const SEED = 'queries from outside, 1';

const plain = (query: string) => query.trim().toLowerCase();

/** The half that a query belongs to, by lot; the same in every language and whatever stands beside it. */
export function halfOf(query: string): Half {
  const [byte = 0] = createHash('sha256').update(`${SEED}\n${plain(query)}`).digest();
  return byte % 2 === 0 ? 'tuning' : 'unseen';
}

/**
 * Parts the queries from outside.
 * @param known queries that the search is tuned on anyway: those from outside that equal one were seen
 */
export function halvesOf<Query extends RelevanceQuery>(queries: readonly Query[], known: readonly RelevanceQuery[]): Readonly<Record<Half, readonly Query[]>> {
  const seen = new Set(known.map(({query}) => plain(query)));
  const isUnseen = ({query}: Query) => halfOf(query) === 'unseen' && !seen.has(plain(query));
  return {tuning: queries.filter((query) => !isUnseen(query)), unseen: queries.filter(isUnseen)};
}
