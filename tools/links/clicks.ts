import type {BuiltPages} from './read';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Pages of the site that a page links to. */
function* linked(page: string, pages: BuiltPages): Generator<string> {
  for (const {href, kind} of pages.get(page)?.links ?? []) {
    if (kind !== 'anchor' || !/^(?:\/(?!\/)|\.\.?\/)/.test(href)) continue;
    const target = withoutSlash(decodeURIComponent(new URL(href, `https://site.invalid${page}/`).pathname));
    if (pages.has(target)) yield target;
  }
}

/**
 * Counts the clicks from a page to every other page below it, following only links between those pages.
 * @param start address without a trailing slash
 * @returns pages below `start` that take more than `most` clicks, or that no link reaches
 */
export function furtherThan(most: number, start: string, pages: BuiltPages): readonly string[] {
  const near = new Set([start]);
  let edge = [start];
  for (let clicks = 0; clicks < most; clicks += 1) {
    const next = new Set<string>();
    for (const page of edge) for (const target of linked(page, pages)) if (target.startsWith(`${start}/`) && !near.has(target)) next.add(target);
    for (const page of next) near.add(page);
    edge = [...next];
  }
  return [...pages.keys()].filter((page) => page.startsWith(`${start}/`) && !near.has(page));
}
