import type {IconComponent} from '@site/src/components/ui/icon';

import Dot, {type Tone} from './dot';
import Glyph from './glyph';
import styles from './styles.module.css';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly icon: IconComponent;
  readonly name: string;
  /** Second line: replicas, port, kind. */
  readonly sub?: string;
  readonly state?: Tone;
};

/** A component of an application, or anything else that runs: icon, name, detail, state. */
export default function Node({x, y, width = 138, height = 56, icon, name, sub, state}: Props) {
  const middle = height / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.box} width={width} height={height} rx="14" />
      <rect className={styles.tile} x="10" y={middle - 16} width="32" height="32" rx="9" />
      <Glyph icon={icon} x={26} y={middle} />
      <text className={styles.name} x="52" y={sub === undefined ? middle + 5 : middle - 3}>
        {name}
      </text>
      {sub !== undefined && (
        <text className={styles.sub} x="52" y={middle + 15}>
          {sub}
        </text>
      )}
      {state && <Dot x={width - 14} y={15} tone={state} />}
    </g>
  );
}
