import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

import type {FacetFilters} from '@site/src/search/client/protocol';

import {SCOPES, type Scope} from './kinds';

/** Filters that keep a search to a part of the site, to the page's language and to the versions of the docs being read. */
export function useFacetFilters(scope: Scope): FacetFilters {
  const {algolia} = useAlgoliaThemeConfig();
  const contextual = useAlgoliaContextualFacetFilters();
  // The package's type allows any nesting; the theme always makes a list of lists and strings.
  const filters = algolia.contextualSearch ? (contextual as FacetFilters) : [];
  const kinds = SCOPES[scope].map((kind) => `kind:${kind}`);
  return kinds.length > 0 ? [...filters, kinds] : filters;
}
