/** Name of the build plugin that tells the browser about search. */
export const SEARCH_PLUGIN = 'search-index';

/** What the browser learns of the build: whether the site answers searches itself. */
export type SearchData = {readonly embedded: boolean};
