/** The base URLs below which the pages of the languages are. */
export type Bases = {
  /** Base URL of the language being shown, with which the paths of its pages begin. */
  readonly own: string;
  /** Base URLs of the languages whose pages may be returned. */
  readonly all: readonly string[];
};

/**
 * An address without what doesn't distinguish pages: case, doubled slashes, `index.html`, `.html`, a trailing slash.
 * @returns undefined where it can't be decoded
 */
export function normalizedAddress(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * The page that a misspelt address stands for. Both languages have the same pages.
 * @param pathname path of the address
 * @param pages paths of the pages of the language being shown
 * @returns path of the page; undefined if there is none
 */
export function rightAddress(pathname: string, pages: readonly string[], {own, all}: Bases): string | undefined {
  const requested = normalizedAddress(pathname);
  if (requested === undefined) return undefined;
  // The base URL of a language may begin with that of another.
  const base = [...all].sort((one, other) => other.length - one.length).find((start) => `${requested}/`.startsWith(start.toLowerCase()));
  if (base === undefined) return undefined;
  const rest = requested.slice(base.length);
  const page = pages.find((path) => normalizedAddress(path)?.slice(own.length) === rest);
  return page === undefined ? undefined : base + page.slice(own.length);
}
