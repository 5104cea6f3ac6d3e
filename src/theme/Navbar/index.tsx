import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Navbar from '@theme-original/Navbar';
import clsx from 'clsx';

import {hasDocsBar} from '@site/src/lib/routes';

import styles from './styles.module.css';

export default function NavbarWrapper() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const docs = hasDocsBar(pathname, siteConfig.baseUrl);
  return (
    <div className={clsx(styles.frame, docs ? styles.docsBar : styles.siteBar)}>
      <Navbar />
    </div>
  );
}
