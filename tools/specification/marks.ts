import type {StatementId} from './statements';

/**
 * Marks a test as verifying statements of the specification: the test fails if one of them no longer
 * holds. The mark goes between a test's name and its function, in browser tests and unit tests alike.
 */
export function holds(...ids: readonly StatementId[]) {
  return {tag: ids.map((id) => `@${id}`), tags: [...ids]};
}
