import type {Level, SearchHit} from '@site/src/search/client/protocol';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** How a result is shown; texts are escaped HTML with marks. */
export type ShownHit = {
  readonly url: string;
  /** Heading of the section, or the page's title. */
  readonly title: string;
  readonly excerpt: string;
  /** Where the page stands, its title, and the headings above the section. */
  readonly path: readonly string[];
  /** The result is a page as a whole. */
  readonly isPage: boolean;
  /** The result describes a failure. */
  readonly isFailure: boolean;
};

/**
 * Reads what is shown from a hit.
 * @param belowPage the hit stands below its page's own: its path leaves out what stands there
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
