/** Name of the build plugin that tells the browser about search. */
export const SEARCH_PLUGIN = 'search-index';

/** Results that the dialog shows: four pages or more. Each costs a piece of the index, and below them a link leads to all. */
export const SHOWN_IN_DIALOG = 12;

/** What the browser learns of the build: whether the site answers searches itself. */
export type SearchData = {readonly embedded: boolean};
