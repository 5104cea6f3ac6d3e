import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Vertical position of the water's surface; a ring is drawn where the line crosses it. */
  readonly surface: number;
  /** When the ring spreads, taking turns with two others; without it the ring doesn't move. */
  readonly turn?: 0 | 1 | 2;
};

const TURNS = [undefined, styles.later, styles.latest];

/** A plumb line from a component down to the objects that keep it running. */
export default function Plumb({x, from, to, surface, turn}: Props) {
  return (
    <>
      <path className={styles.plumb} d={`M${x} ${from}V${to}`} />
      <ellipse className={clsx(styles.ring, turn !== undefined && [styles.spreading, TURNS[turn]])} cx={x} cy={surface} rx="24" ry="5" />
    </>
  );
}
