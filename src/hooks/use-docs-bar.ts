import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {hasDocsBar} from '@site/src/lib/routes';

/**
 * Whether the current page carries the docs-style bar. An unknown address never does: on the page the
 * location is then the not-found page's own (`src/framework/addresses`).
 */
export function useDocsBar(): boolean {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return hasDocsBar(pathname, siteConfig.baseUrl);
}
