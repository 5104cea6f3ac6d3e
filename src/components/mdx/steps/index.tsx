import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** A procedure. Pages write level-3 headings inside, and the build turns each into a `Step`. */
export function Steps({children}: Props) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step: its title, a heading, and what to do. */
export function Step({children}: Props) {
  return <li className={styles.step}>{children}</li>;
}
