import {environment} from './env';

/** Whether the index built with the site answers, because no hosted search is configured. */
export const usesEmbeddedSearch = environment.algolia === undefined;

/**
 * Settings of the dialog and the search page. Without a hosted search, the id and the key
 * are sent nowhere: the theme only asks that there be some.
 */
export const algolia = {
  appId: environment.algolia?.appId ?? 'embedded',
  apiKey: environment.algolia?.apiKey ?? 'embedded',
  indexName: environment.algolia?.indexName ?? 'embedded',
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
};
