/** Name of the build plugin that passes search data to the browser. */
export const SEARCH_PLUGIN = 'search-index';

/** Number of results in the dialog, from at least four pages. Each result loads a piece of the index; a link below them leads to all results. */
export const SHOWN_IN_DIALOG = 12;

/** Build data for the browser: whether the site uses its embedded search index. */
export type SearchData = {readonly embedded: boolean};
