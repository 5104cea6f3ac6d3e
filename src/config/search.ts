import {environment} from './env';

/** Whether the index built with the site is used, because no hosted search is configured. */
export const usesEmbeddedSearch = environment.algolia === undefined;

/**
 * Settings of the search dialog and the search page. Without a hosted search, the id and the key
 * aren't sent anywhere: the theme just requires values.
 */
export const algolia = {
  appId: environment.algolia?.appId ?? 'embedded',
  apiKey: environment.algolia?.apiKey ?? 'embedded',
  indexName: environment.algolia?.indexName ?? 'embedded',
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
};
