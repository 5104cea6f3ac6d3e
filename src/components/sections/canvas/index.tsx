import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The ground that a drawing inside an article stands on. */
export default function Canvas({children}: {readonly children: ReactNode}) {
  return <figure className={styles.canvas}>{children}</figure>;
}
