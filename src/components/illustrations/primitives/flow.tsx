import clsx from 'clsx';

import {useBond} from './bond';
import styles from './styles.module.css';

/** How long a pulse takes to run along its line; `still` lines carry none. */
export type Pace = 'still' | 'quick' | 'steady' | 'slow';

type Props = {
  /** Path data; corners are drawn as arcs, as in the logo. */
  readonly d: string;
  readonly pace?: Pace;
  /** Head start, so that the pulses of a drawing don't march in step. */
  readonly phase?: 0 | 1 | 2 | 3 | 4;
};

const PHASES = [undefined, styles.phase1, styles.phase2, styles.phase3, styles.phase4];

/** A connection that carries something: the line and the pulse that runs along it. */
export default function Flow({d, pace = 'steady', phase = 0}: Props) {
  const bond = useBond();
  return (
    <>
      <path className={styles.live} stroke={bond} d={d} />
      {pace !== 'still' && (
        <path className={clsx(styles.pulse, styles[pace], PHASES[phase])} stroke={bond} pathLength={100} d={d} />
      )}
    </>
  );
}
