/** Where the pages of the languages stand. */
export type Bases = {
  /** Base URL of the language being shown, which its pages begin with. */
  readonly own: string;
  /** Base URLs of the languages that may be led to. */
  readonly all: readonly string[];
};

/**
 * An address without what doesn't tell pages apart: capitals, doubled slashes, `index.html`, `.html`, a slash at the end.
 * @returns undefined where it can't be decoded
 */
export function plain(pathname: string): string | undefined {
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
 * The page that an address stands for which isn't quite a page's own. Both languages have the same pages.
 * @param pathname path of the address
 * @param pages paths of the pages of the language being shown
 * @returns path of the page; undefined where there is none
 */
export function rightAddress(pathname: string, pages: readonly string[], {own, all}: Bases): string | undefined {
  const asked = plain(pathname);
  if (asked === undefined) return undefined;
  // The base URL of a language may begin with that of another.
  const base = [...all].sort((one, other) => other.length - one.length).find((start) => `${asked}/`.startsWith(start.toLowerCase()));
  if (base === undefined) return undefined;
  const below = asked.slice(base.length);
  const page = pages.find((path) => plain(path)?.slice(own.length) === below);
  return page === undefined ? undefined : base + page.slice(own.length);
}
