/** A style sheet of several pages. Its file's name begins with its number: `in-order.ts` reads it. */
type Group = {
  readonly name: string;
  /** Which style files it holds; without, all that no other group has. */
  readonly files?: RegExp;
  /** Of which scripts: `initial` are those of every page. */
  readonly of: 'all' | 'initial' | 'async';
  /** By how many parts of the site a file has to be used to stand here. */
  readonly users: number;
};

const files = (...folders: readonly string[]) => new RegExp(`[\\\\/]src[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/].*\\.css$`);

/**
 * The style sheets that pages share, in the order in which they follow each other. Which wins of two rules of the same
 * weight is decided by their order: a sheet may only hold what later ones build on. What is used by one template alone
 * comes with its scripts, behind all of them.
 */
export const GROUPS: readonly Group[] = [
  {name: '0-styles', of: 'initial', users: 1},
  {name: '0-styles', of: 'all', users: 1, files: files('components/ui', 'components/illustrations/primitives', 'components/mdx/(?:fold|screen|scroll-box|content-image)', 'components/reading/sources')},
  {name: '1-text', of: 'async', users: 1, files: /[\\/]src[\\/]css[\\/].*\.css$/},
  {name: '2-article', of: 'async', users: 1, files: /theme-classic[\\/].*\.css$|[\\/]src[\\/](?:components[\\/](?:mdx|reading)|theme[\\/](?:Doc|TOC)[^\\/]*)[\\/].*\.css$/},
  {name: '3-api', of: 'async', users: 1, files: files('components/api')},
  {name: '4-blog', of: 'async', users: 1, files: files('components/blog', 'theme/Blog[^\\\\/]*')},
  {name: '5-search', of: 'async', users: 1, files: files('components/search')},
  {name: '6-sections', of: 'async', users: 2, files: files('components/(?:sections|templates|illustrations)')},
];
