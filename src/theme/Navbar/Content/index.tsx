import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Content from '@theme-original/Navbar/Content';

import SiteBar from '@site/src/components/navigation/site-bar';
import {hasDocsBar} from '@site/src/lib/routes';

export default function NavbarContentWrapper() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return hasDocsBar(pathname, siteConfig.baseUrl) ? <Content /> : <SiteBar />;
}
