import type {ThemeConfig} from '@docusaurus/preset-classic';

import {product} from './product';

/**
 * The bar above the docs-style navbar. Its id carries the release, so that a dismissal
 * (where closing is allowed) ends with the next release. What it says is translated by
 * `components/navigation/AnnouncementText`; `content` is only the framework's required text.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: `release-${product.latestPatch}`,
  content: `${product.name} ${product.latestPatch}`,
  isCloseable: false,
};
