import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The background of a drawing inside an article. */
export default function Canvas({children}: {readonly children: ReactNode}) {
  return <figure className={styles.canvas}>{children}</figure>;
}
