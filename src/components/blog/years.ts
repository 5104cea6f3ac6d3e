type Dated = {readonly date: Date | string};

/**
 * Groups entries, given newest first, by the year of their date and keeps their order. The year is
 * in UTC, so that the server and a browser in any time zone agree on it.
 */
export function groupByYear<T extends Dated>(entries: readonly T[]): readonly (readonly [string, readonly T[]])[] {
  const years = new Map<string, T[]>();
  for (const entry of entries) {
    const year = String(new Date(entry.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}
