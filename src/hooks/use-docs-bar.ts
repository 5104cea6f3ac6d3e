import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {hasDocsBar} from '@site/src/lib/routes';

/**
 * Whether the current page has the docs-style navbar. An unknown address never does: there the
 * location is that of the not-found page (`src/framework/addresses`).
 */
export function useDocsBar(): boolean {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return hasDocsBar(pathname, siteConfig.baseUrl);
}
