import type {StatementId} from './statements';

/**
 * Marks a test as one that holds statements of the specification: it fails when one of them no longer
 * holds. Stands between a test's name and its function, in browser tests and unit tests alike.
 */
export function holds(...ids: readonly StatementId[]) {
  return {tag: ids.map((id) => `@${id}`), tags: [...ids]};
}
