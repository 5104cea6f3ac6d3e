import Content from '@theme-original/Navbar/Content';

import PlainMenu from '@site/src/components/navigation/plain-menu';
import SiteBar from '@site/src/components/navigation/site-bar';
import {useDocsBar} from '@site/src/hooks/use-docs-bar';

export default function NavbarContentWrapper() {
  return (
    <>
      {useDocsBar() ? <Content /> : <SiteBar />}
      <PlainMenu />
    </>
  );
}
