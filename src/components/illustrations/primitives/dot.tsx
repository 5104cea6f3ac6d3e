import styles from './styles.module.css';

/** `ok` is running well, `busy` is working, `fresh` is new; `brand` marks a point. */
export type Tone = 'ok' | 'busy' | 'fresh' | 'brand';

type Props = {readonly x: number; readonly y: number; readonly r?: number; readonly tone?: Tone};

/** A small round status indicator. */
export default function Dot({x, y, r = 3.5, tone = 'ok'}: Props) {
  return <circle className={styles[tone]} cx={x} cy={y} r={r} />;
}
