import type {ThemeConfig} from '@docusaurus/preset-classic';

import {product} from './product';

/**
 * The bar above the docs-style navbar. Its id carries the release, so that a dismissal
 * (where closing is allowed) lasts until the next release. `content` is HTML; the English
 * text is in i18n/en/announcement/bar.json.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: `release-${product.latestPatch}`,
  content: '本站文档对应 5.14，最后的补丁是 <b>{version}</b>。<a href="{changes}">查看变更</a>',
  isCloseable: false,
};

/**
 * Fills the newest release and the address of its release notes into the announcement.
 * @param content HTML with the placeholders `{version}` and `{changes}`
 * @param baseUrl base path of the language's pages
 */
export function fillAnnouncement(content: string, baseUrl: string): string {
  return content.replaceAll('{version}', product.latestPatch).replaceAll('{changes}', `${baseUrl}community/change/${product.latestPatch}`);
}
