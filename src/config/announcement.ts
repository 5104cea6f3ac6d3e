import type {ThemeConfig} from '@docusaurus/preset-classic';

import {product} from './product';

/**
 * The bar above the docs-style navbar. Its id carries the release, so that a dismissal
 * (where closing is allowed) ends with the next release. `content` is HTML; its English
 * stands in i18n/en/announcement/bar.json.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: `release-${product.latestPatch}`,
  content: '本站文档对应 5.14，最后的补丁是 <b>{version}</b>。<a href="{changes}">查看变更</a>',
  isCloseable: false,
};

/**
 * Puts the newest release and the address of its changes into what the announcement says.
 * @param content HTML with the placeholders `{version}` and `{changes}`
 * @param baseUrl path below which the pages of the language stand
 */
export function fillAnnouncement(content: string, baseUrl: string): string {
  return content.replaceAll('{version}', product.latestPatch).replaceAll('{changes}', `${baseUrl}community/change/${product.latestPatch}`);
}
