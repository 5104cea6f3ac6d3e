import styles from './styles.module.css';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly children: string;
};

/** A name in a small frame: a Kubernetes object, a version, a variable. */
export default function Badge({x, y, width, height = 26, children}: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.badge} width={width} height={height} rx="7" />
      <text className={styles.badgeText} x={width / 2} y={height / 2 + 4}>
        {children}
      </text>
    </g>
  );
}
