/** Order by code units: the same wherever an index is made or read. */
export const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Parts a sorted list so that each part, as text, is about `size` long. */
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
