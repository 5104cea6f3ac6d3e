import type {Level, SearchHit} from '@site/src/search/client/protocol';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What is shown of a result; texts are escaped HTML with `<mark>` elements. */
export type ShownHit = {
  readonly url: string;
  /** Heading of the section, or the page's title. */
  readonly title: string;
  readonly excerpt: string;
  /** Location of the page, its title, and the headings above the section. */
  readonly path: readonly string[];
  /** Whether the result is a page as a whole. */
  readonly isPage: boolean;
  /** Whether the result describes a failure. */
  readonly isFailure: boolean;
};

/**
 * Converts a hit to what is shown of it.
 * @param belowPage whether the hit is listed below the hit of its page: its path then leaves out what that one shows
 */
export function shownHit({url, hierarchy, trail = [], failure, _highlightResult, _snippetResult}: SearchHit, belowPage: boolean): ShownHit {
  const headings = LEVELS.flatMap((level) => {
    const heading = _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level];
    return heading ? [heading] : [];
  });
  const above = headings.slice(0, -1);
  return {
    url,
    title: headings.at(-1) ?? '',
    excerpt: _snippetResult?.content?.value ?? '',
    path: belowPage ? above.slice(1) : [...trail, ...above],
    isPage: headings.length <= 1,
    isFailure: failure === true,
  };
}
