import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  /** `plain` a surface, `strong` the outline of a node, `frame` a dashed boundary, `faint` a card further back. */
  readonly look?: 'plain' | 'strong' | 'frame' | 'faint';
  readonly children?: ReactNode;
};

/** A surface or a boundary; children are positioned relative to its top left corner. */
export default function Panel({x, y, width, height, radius = 14, look = 'plain', children}: Props) {
  const shape = {plain: styles.panel, strong: styles.box, frame: styles.frame, faint: clsx(styles.box, styles.faint)}[look];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={shape} width={width} height={height} rx={radius} />
      {children}
    </g>
  );
}
