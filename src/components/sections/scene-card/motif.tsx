import clsx from 'clsx';
import type {ReactNode} from 'react';

import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow, {type Pace} from '@site/src/components/illustrations/primitives/flow';
import type {SceneEntry} from '@site/src/data/scenes';

import styles from './motif.module.css';

type BoxProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  /** `plain` by default; the others mark what the drawing is about. */
  readonly tone?: 'plain' | 'brand' | 'accent' | 'warm' | 'empty';
};

function Box({x, y, width, height, radius = 8, tone = 'plain'}: BoxProps) {
  return <rect className={clsx(styles.box, styles[tone])} x={x} y={y} width={width} height={height} rx={radius} />;
}

/** Fine lines: text, and symbols inside a box. */
function Lines({d}: {readonly d: string}) {
  return <path className={styles.lines} d={d} />;
}

/** A cluster that runs an application. */
function Cluster({x}: {readonly x: number}) {
  return (
    <>
      <Box x={x} y={28} width={96} height={76} radius={14} />
      <Box x={x + 14} y={43} width={20} height={20} radius={6} tone="brand" />
      <Box x={x + 14} y={70} width={20} height={20} radius={6} tone="accent" />
      <Lines d={`M${x + 44} 53h36M${x + 44} 80h24`} />
    </>
  );
}

/** A customer's copy of the product: four modules, one of them the customer's own. */
function Modules({x, own, tone}: {readonly x: number; readonly own: number; readonly tone: 'brand' | 'accent' | 'warm'}) {
  return [0, 1, 2, 3].map((row) => <Box x={x} y={20 + row * 24} width={72} height={19} radius={6} tone={row === own ? tone : 'plain'} key={row} />);
}

const CUSTOMERS = [20, 53, 86] as const;
const APPLICATIONS = [60, 114, 168, 222, 276] as const;
const CLUSTERS = [34, 130, 226] as const;

/** The path from the console down to an application, around two corners. */
function branch(x: number): string {
  const [turn, back, side] = x < 168 ? [1, 0, -12] : [0, 1, 12];
  const way = x === 168 ? 'V84' : `v6a12 12 0 0 ${turn} ${side} 12H${x - side}a12 12 0 0 ${back} ${side} 12V84`;
  return `M168 46${way}`;
}

/** Drawings on a grid of 336 × 132, one for each use scene. */
const drawings: Readonly<Record<SceneEntry['icon'], (pace: Pace) => ReactNode>> = {
  // A package crosses the boundary of a network.
  disc: (pace) => (
    <>
      <Edge d="M168 12V120" dashed />
      <Flow d="M130 66H150" pace="still" />
      <Flow d="M186 66H206" pace={pace} />
      <Cluster x={34} />
      <Cluster x={206} />
      <Box x={150} y={48} width={36} height={36} radius={10} tone="warm" />
      <Lines d="M158 61h20M164 72h8" />
    </>
  ),
  // Of five commits, one is built and deployed.
  branch: (pace) => (
    <>
      <Edge d="M28 36H308" />
      <Flow d="M136 36V68a20 20 0 0 0 20 20H196" pace={pace} />
      {[52, 94, 220, 284].map((x) => (
        <circle className={clsx(styles.box, styles.plain)} cx={x} cy="36" r="6" key={x} />
      ))}
      <circle className={styles.point} cx="136" cy="36" r="8" />
      <Box x={196} y={66} width={104} height={44} radius={12} tone="brand" />
      <Lines d="M212 83h44M212 94h28" />
      <Dot x={284} y={82} />
    </>
  ),
  // One template, three customers, each with a version of it.
  rocket: (pace) => (
    <>
      <Flow d="M132 66H222" pace={pace} />
      <Flow d="M132 66h26a16 16 0 0 0 16-16V49a16 16 0 0 1 16-16H222" pace="still" />
      <Flow d="M132 66h26a16 16 0 0 1 16 16V83a16 16 0 0 0 16 16H222" pace="still" />
      <Box x={44} y={40} width={88} height={64} radius={13} />
      <Box x={36} y={30} width={88} height={64} radius={13} tone="brand" />
      <Lines d="M52 50h40M52 62h56M52 74h28" />
      {CUSTOMERS.map((y, row) => (
        <g key={y}>
          <Box x={222} y={y} width={80} height={26} radius={9} />
          <Lines d={`M236 ${y + 13}h30`} />
          <Dot x={288} y={y + 13} tone={row === 2 ? 'busy' : 'ok'} />
        </g>
      ))}
    </>
  ),
  // The same modules everywhere, but for one.
  layers: () => (
    <>
      <Modules x={40} own={2} tone="brand" />
      <Modules x={132} own={0} tone="accent" />
      <Modules x={224} own={3} tone="warm" />
    </>
  ),
  // Templates of several sizes make up the next system.
  box: (pace) => (
    <>
      <Flow d="M132 66H192" pace={pace} />
      <Box x={34} y={24} width={34} height={24} tone="brand" />
      <Box x={74} y={24} width={54} height={24} />
      <Box x={34} y={54} width={94} height={24} tone="accent" />
      <Box x={34} y={84} width={54} height={24} />
      <Box x={94} y={84} width={34} height={24} tone="warm" />
      <Box x={192} y={20} width={112} height={92} radius={14} tone="empty" />
      <Box x={204} y={32} width={34} height={30} tone="brand" />
      <Box x={244} y={32} width={48} height={30} tone="empty" />
      <Box x={204} y={68} width={88} height={32} tone="accent" />
    </>
  ),
  // One console for applications of every kind.
  mesh: (pace) => (
    <>
      {APPLICATIONS.map((x) => (
        <Flow d={branch(x)} pace={x === 276 ? pace : 'still'} key={x} />
      ))}
      <Box x={92} y={16} width={152} height={30} radius={10} tone="brand" />
      <Lines d="M106 31h36M202 31h28" />
      <Box x={40} y={84} width={40} height={32} radius={9} />
      <circle className={clsx(styles.box, styles.plain)} cx="114" cy="100" r="17" />
      <Box x={148} y={84} width={40} height={32} radius={9} tone="accent" />
      <path className={clsx(styles.box, styles.plain)} d="m222 82 17 10v17l-17 9-17-9V92Z" />
      <Box x={256} y={84} width={40} height={32} radius={9} />
      {APPLICATIONS.map((x) => (
        <Dot x={x} y={100} r={3} key={x} />
      ))}
    </>
  ),
  // An application goes from cluster to cluster, along linked arcs.
  cloud: (pace) => (
    <>
      <Flow d="M72 76a48 46 0 0 1 96 0" pace={pace} />
      <Flow d="M168 76a48 46 0 0 1 96 0" pace={pace} phase={2} />
      {CLUSTERS.map((x, index) => (
        <g key={x}>
          <Box x={x} y={70} width={76} height={44} radius={12} />
          <Box x={x + 28} y={82} width={20} height={20} radius={6} tone={index === 2 ? 'empty' : 'brand'} />
        </g>
      ))}
    </>
  ),
  // Source code leads from one processor to the other.
  chip: (pace) => (
    <>
      <Flow d="M122 66H148" pace="still" />
      <Flow d="M188 66H214" pace={pace} />
      <Lines d="M66 24v10M86 24v10M106 24v10M66 98v10M86 98v10M106 98v10M42 46h10M42 66h10M42 86h10M122 46h8M122 86h8" />
      <Lines d="M230 24v10M250 24v10M270 24v10M230 98v10M250 98v10M270 98v10M206 46h8M206 86h8M284 46h10M284 66h10M284 86h10" />
      <Box x={52} y={34} width={70} height={64} radius={12} />
      <Box x={71} y={52} width={32} height={28} />
      <Box x={214} y={34} width={70} height={64} radius={12} tone="brand" />
      <Box x={233} y={52} width={32} height={28} tone="accent" />
      <circle className={clsx(styles.box, styles.plain)} cx="168" cy="66" r="20" />
      <Lines d="m163 59-7 7 7 7M173 59l7 7-7 7" />
    </>
  ),
};

type Props = {
  readonly of: SceneEntry;
  /** Whether pulses run along the lines. */
  readonly moves?: boolean;
};

/** The drawing of a use scene, on its background. It is decorative: the text beside it says the same. */
export default function Motif({of, moves = false}: Props) {
  return (
    <div className={styles.ground}>
      <Drawing width={336} height={132} className={styles.drawing}>
        {drawings[of.icon](moves ? 'slow' : 'still')}
      </Drawing>
    </div>
  );
}
