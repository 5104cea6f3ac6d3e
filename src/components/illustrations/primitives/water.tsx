import {useId} from 'react';

import styles from './styles.module.css';

type Props = {
  /** Width of the drawing; the water extends beyond it on both sides. */
  readonly width: number;
  /** Vertical position of the surface. */
  readonly y: number;
  readonly depth: number;
};

/** How far the water extends beyond a drawing: enough for a viewport of 5120 px. */
const BLEED = 2000;

/** The waterline: above it you work with the application, below it the platform works. */
export default function Water({width, y, depth}: Props) {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}d`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.deep} offset="0" />
          <stop className={styles.shallow} offset="0.45" />
          <stop className={styles.shore} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}s`} gradientUnits="userSpaceOnUse" x1={-width / 5} y1="0" x2={width * 1.2} y2="0">
          <stop className={styles.bondA} offset="0" stopOpacity="0.1" />
          <stop className={styles.bondA} offset="0.3" />
          <stop className={styles.bondB} offset="0.7" />
          <stop className={styles.bondB} offset="1" stopOpacity="0.1" />
        </linearGradient>
      </defs>
      <rect fill={`url(#${id}d)`} x={-BLEED} y={y} width={width + 2 * BLEED} height={depth} />
      <path className={styles.surface} stroke={`url(#${id}s)`} d={`M${-BLEED} ${y}H${width + BLEED}`} />
    </>
  );
}
