/** A version series such as `5.12`, `v5.12` or `5.x`; captures the prefix that its versions share. */
const SERIES = /^v?(\d+(?:\.\d+)?)(?:\.x)?$/i;

/** The prefix of the versions of a series; undefined if the text isn't a series. */
export function beginningOfSeries(text: string): string | undefined {
  const series = text.includes('.') ? SERIES.exec(text)?.[1] : undefined;
  return series === undefined ? undefined : `${series}.`;
}

/** A name with a version number, such as `node18` or `vue3`. */
const NUMBERED = /^([a-z]{3,})\d{1,2}$/;

/** The name without its number; undefined if it has none. */
export const withoutNumber = (name: string): string | undefined => NUMBERED.exec(name)?.[1];
