import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {matchRoutes} from 'react-router-config';

import {hasDocsBar} from '@site/src/lib/routes';

/** Whether a page stands at a path; below a section's address the section alone matches, and not exactly. */
function isPage(pathname: string): boolean {
  const leaf = matchRoutes([...routes], pathname).at(-1);
  return leaf !== undefined && leaf.match.isExact && leaf.route.path !== '*';
}

/**
 * Whether the current page carries the docs-style bar. An unknown address never does: one
 * file answers all of them, so the page can't differ from address to address.
 */
export function useDocsBar(): boolean {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return hasDocsBar(pathname, siteConfig.baseUrl) && isPage(pathname);
}
