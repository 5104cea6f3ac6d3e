import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Height of the water: where the line breaks the surface, a ring spreads. */
  readonly surface: number;
  readonly phase?: 0 | 1 | 2 | 3 | 4;
};

const PHASES = [undefined, styles.ring1, styles.ring2, styles.ring3, styles.ring4];

/** A plumb line from a component down to the objects that keep it running. */
export default function Plumb({x, from, to, surface, phase = 0}: Props) {
  return (
    <>
      <path className={styles.plumb} d={`M${x} ${from}V${to}`} />
      <ellipse className={clsx(styles.ring, PHASES[phase])} cx={x} cy={surface} rx="24" ry="5" />
    </>
  );
}
