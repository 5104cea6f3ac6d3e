import Navbar from '@theme-original/Navbar';
import clsx from 'clsx';

import {useDocsBar} from '@site/src/hooks/use-docs-bar';

import styles from './styles.module.css';

export default function NavbarWrapper() {
  const docs = useDocsBar();
  return (
    <div className={clsx(styles.frame, docs ? styles.docsBar : styles.siteBar)}>
      <Navbar />
    </div>
  );
}
