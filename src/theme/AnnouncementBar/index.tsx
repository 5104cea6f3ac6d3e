import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AnnouncementBar from '@theme-original/AnnouncementBar';

import {hasDocsBar} from '@site/src/lib/routes';

export default function AnnouncementBarWrapper() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return hasDocsBar(pathname, siteConfig.baseUrl) ? <AnnouncementBar /> : null;
}
