import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {useState} from 'react';

import styles from './styles.module.css';

/** Below this width the sidebar is part of the menu; as in the theme. */
const PHONES = '(width < 996px)';

const onPhone = () => typeof window !== 'undefined' && window.matchMedia(PHONES).matches;

/** While an element is taken over, its HTML stays as it came. */
const AS_IT_CAME = {__html: ''};

export default function DocSidebarWrapper(props: Props) {
  const unknownYet = useWindowSize() === 'ssr';
  const [hidden] = useState(onPhone);
  // A phone doesn't show the sidebar that comes with the HTML: scripts don't take it over only to let go of it.
  if (unknownYet && hidden) return <div className={styles.frame} dangerouslySetInnerHTML={AS_IT_CAME} suppressHydrationWarning />;
  return (
    <div className={styles.frame}>
      <DocSidebar {...props} />
    </div>
  );
}
