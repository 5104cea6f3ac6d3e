import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './responsive.module.css';

type Props = {
  /** Container width, in px, from which the wide version is legible. */
  readonly from: 380 | 560 | 880 | 1008;
  readonly wide: ReactNode;
  readonly tall: ReactNode;
  readonly className?: string;
};

const FROM = {380: styles.from380, 560: styles.from560, 880: styles.from880, 1008: styles.from1008};

/** Shows the version of a drawing that fits its container, whatever the size of the viewport. */
export default function Responsive({from, wide, tall, className}: Props) {
  return (
    <div className={clsx(styles.frame, FROM[from], className)}>
      <div className={styles.wide}>{wide}</div>
      <div className={styles.tall}>{tall}</div>
    </div>
  );
}
