import {useId} from 'react';

import styles from './ground.module.css';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly children: string;
};

/** A machine of the cluster, drawn as solid ground with the hatching of a sectional drawing. */
export default function Ground({x, y, width, children}: Props) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.line} d="M0 0V7" />
        </pattern>
      </defs>
      <rect className={styles.block} fill={`url(#${id})`} width={width} height="28" rx="7" />
      <text className={styles.text} x="18" y="18">
        {children}
      </text>
    </g>
  );
}
