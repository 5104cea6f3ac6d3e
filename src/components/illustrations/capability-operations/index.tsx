import clsx from 'clsx';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';

import styles from './styles.module.css';

const HEIGHTS = [26, 30, 28, 44, 64, 88, 94, 72, 54, 48] as const;

/** Instances that scale with the load. */
export default function CapabilityOperations() {
  return (
    <Drawing width={280} height={150}>
      <Edge d="M0 146H280" />
      {HEIGHTS.map((height, index) => (
        <rect
          className={clsx(styles.bar, height > 60 && styles.high)}
          x={6 + index * 27.4}
          y={146 - height}
          width="20"
          height={height}
          rx="5"
          key={index}
        />
      ))}
      <Flow d="M6 106C44 104 74 98 98 86S144 38 170 30 222 66 274 76" pace="slow" />
    </Drawing>
  );
}
