import {environment} from './env';

/** Whether the index built with the site answers, because no hosted search is configured. */
export const usesEmbeddedSearch = environment.algolia === undefined;

/**
 * Settings of the theme's modal and /search page. The embedded engine speaks the hosted
 * service's protocol; its id and key are never sent anywhere, the theme only asks for them.
 */
export const algolia = {
  appId: environment.algolia?.appId ?? 'embedded',
  apiKey: environment.algolia?.apiKey ?? 'embedded',
  indexName: environment.algolia?.indexName ?? 'embedded',
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
};
