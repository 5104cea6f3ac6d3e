import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {useState} from 'react';

import styles from './styles.module.css';

/** Below this width the sidebar is part of the menu, as in the theme. */
const PHONES = '(width < 996px)';

const onPhone = () => typeof window !== 'undefined' && window.matchMedia(PHONES).matches;

/** Value of `dangerouslySetInnerHTML` with which React keeps an element's server HTML during hydration. */
const KEEP_HTML = {__html: ''};

export default function DocSidebarWrapper(props: Props) {
  const isFirstRender = useWindowSize() === 'ssr';
  const [hidden] = useState(onPhone);
  // A phone doesn't show the sidebar in the HTML, so it isn't hydrated just to be removed again.
  if (isFirstRender && hidden) return <div className={styles.frame} dangerouslySetInnerHTML={KEEP_HTML} suppressHydrationWarning />;
  return (
    <div className={styles.frame}>
      <DocSidebar {...props} />
    </div>
  );
}
