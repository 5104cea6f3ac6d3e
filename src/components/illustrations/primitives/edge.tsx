import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  readonly d: string;
  /** A connection that isn't made yet, or a limit. */
  readonly dashed?: boolean;
};

/** A connection at rest, or a dividing line. */
export default function Edge({d, dashed = false}: Props) {
  return <path className={clsx(styles.edge, dashed && styles.dashed)} d={d} />;
}
