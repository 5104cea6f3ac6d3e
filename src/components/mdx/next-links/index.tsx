import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** “Where to go next”: a Markdown list of links, each with one phrase; the build splits the two. */
export default function NextLinks({children}: {readonly children: ReactNode}) {
  return (
    <div className={styles.next} data-search="off">
      {children}
    </div>
  );
}
