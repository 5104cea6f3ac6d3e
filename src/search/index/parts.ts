/** Compares by code units, so that the order is the same wherever an index is built or read. */
export const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Splits a sorted list into parts whose text length is at most `size`, unless a single entry is longer. */
export function* partsOf<T>(entries: readonly T[], size: number, lengthOf: (entry: T) => number): Generator<T[]> {
  let part: T[] = [];
  let length = 0;
  for (const entry of entries) {
    if (length > 0 && length + lengthOf(entry) > size) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(entry);
    length += lengthOf(entry);
  }
  if (part.length > 0) yield part;
}
