/**
 * What the site's chrome needs to know about an address. `baseUrl` is the base URL of the
 * language being shown, as in `siteConfig.baseUrl`: it already includes the language prefix
 * (`/`, `/en/`, `/preview/en/`), so the functions work for every language alike.
 */

/** The path below the base URL, without a leading slash, `index.html` or `.html`. */
function pathBelow(baseUrl: string, pathname: string): string {
  const below = `${pathname}/`.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
  return below.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}

/**
 * Whether a page carries the docs-style navbar and the announcement bar: its path
 * contains `docs` or `community` (specification, section 2).
 */
export function hasDocsBar(pathname: string, baseUrl: string): boolean {
  return /docs|community/.test(pathBelow(baseUrl, pathname));
}

/** Whether a path is the home page of its language. */
export function isRootPath(pathname: string, baseUrl: string): boolean {
  return pathBelow(baseUrl, pathname) === '';
}
