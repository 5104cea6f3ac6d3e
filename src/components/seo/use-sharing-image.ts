import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {sharingImagePath} from '@site/src/lib/sharing-image';

/** Absolute URL of the image that is shown when this page is shared. */
export function useSharingImage(): string {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  return withBaseUrl(sharingImagePath(pathname, siteConfig.baseUrl), {absolute: true});
}
