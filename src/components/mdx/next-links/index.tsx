import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** “Where to go next”: a Markdown list of links, each with one phrase; the build separates the link from the phrase. */
export default function NextLinks({children}: {readonly children: ReactNode}) {
  return (
    <div className={styles.next} data-search="off">
      {children}
    </div>
  );
}
