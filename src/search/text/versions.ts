/** A line of versions, as `5.12`, `v5.12` or `5.x`: its beginning, which its versions share. */
const SERIES = /^v?(\d+(?:\.\d+)?)(?:\.x)?$/i;

/** What the versions of a line begin with; undefined where a text names no line of versions. */
export function beginningOfSeries(text: string): string | undefined {
  const series = text.includes('.') ? SERIES.exec(text)?.[1] : undefined;
  return series === undefined ? undefined : `${series}.`;
}

/** A name with the number of its version, as `node18` or `vue3`. */
const NUMBERED = /^([a-z]{3,})\d{1,2}$/;

/** The name without its number; undefined where it has none. */
export const withoutNumber = (name: string): string | undefined => NUMBERED.exec(name)?.[1];
