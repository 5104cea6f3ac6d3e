import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';

import {Shell} from '@site/src/components/reading/shell';

import '@site/src/css/article.css';
import styles from './styles.module.css';

const stayOpen = () => undefined;

export default function DocRootLayout({children}: Props) {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      <BackToTopButton />
      <Shell
        sidebarClassName={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}
        sidebar={
          sidebar && (
            // The key remounts the sidebar, so that each one has its own open categories and scroll position.
            <DocSidebar key={sidebar.name} sidebar={sidebar.items} path={pathname} onCollapse={stayOpen} isHidden={false} />
          )
        }>
        {children}
      </Shell>
    </>
  );
}
