import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';

import {hasDocsBar} from '@site/src/lib/routes';

/** Plugin that the framework names for the not-found page. */
const NOT_FOUND = 'native';

/**
 * Whether the current page carries the docs-style bar. The not-found page never does: one
 * file answers every unknown address, so it can't differ from address to address.
 */
export function useDocsBar(): boolean {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {plugin} = useRouteContext();
  return plugin.name !== NOT_FOUND && hasDocsBar(pathname, siteConfig.baseUrl);
}
