/** A stylesheet that several pages share. Its file name begins with its number, which `in-order.ts` reads. */
type Group = {
  readonly name: string;
  /** Which style files it contains; if omitted, all that no other group contains. */
  readonly files?: RegExp;
  /** The chunks whose styles it contains: `initial` are those of every page. */
  readonly chunks: 'all' | 'initial' | 'async';
  /** The number of chunks that have to use a file for it to be part of this stylesheet. */
  readonly minChunks: number;
};

const files = (...folders: readonly string[]) => new RegExp(`[\\\\/]src[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/].*\\.css$`);

/**
 * The stylesheets that pages share, in their order. Order decides between two rules of the same specificity, so a
 * stylesheet may only contain what later ones build on. Styles that a single template uses are loaded with its scripts,
 * after all of these.
 */
export const GROUPS: readonly Group[] = [
  {name: '0-styles', chunks: 'initial', minChunks: 1},
  {name: '0-styles', chunks: 'all', minChunks: 1, files: files('components/ui', 'components/illustrations/primitives', 'components/mdx/(?:fold|screen|scroll-box|content-image)', 'components/reading/sources')},
  {name: '1-text', chunks: 'async', minChunks: 1, files: /[\\/]src[\\/]css[\\/].*\.css$/},
  {name: '2-article', chunks: 'async', minChunks: 1, files: /theme-classic[\\/].*\.css$|[\\/]src[\\/](?:components[\\/](?:mdx|reading)|theme[\\/](?:Doc|TOC)[^\\/]*)[\\/].*\.css$/},
  {name: '3-api', chunks: 'async', minChunks: 1, files: files('components/api')},
  {name: '4-blog', chunks: 'async', minChunks: 1, files: files('components/blog', 'theme/Blog[^\\\\/]*')},
  {name: '5-search', chunks: 'async', minChunks: 1, files: files('components/search')},
  {name: '6-sections', chunks: 'async', minChunks: 2, files: files('components/(?:sections|templates|illustrations)')},
];
