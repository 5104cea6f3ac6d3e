import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

import type {FacetFilters} from '@site/src/search/client/protocol';

/** Filters that keep a search to the page's language and to the versions of the docs being read. */
export function useFacetFilters(): FacetFilters {
  const {algolia} = useAlgoliaThemeConfig();
  const contextual = useAlgoliaContextualFacetFilters();
  // The package's type allows any nesting; the theme always makes a list of lists and strings.
  return algolia.contextualSearch ? (contextual as FacetFilters) : [];
}
