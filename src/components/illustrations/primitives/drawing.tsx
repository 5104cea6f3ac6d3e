import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import {BondContext} from './bond';
import {moveInSight} from './move-in-sight';
import styles from './styles.module.css';

type Props = {
  readonly width: number;
  readonly height: number;
  /** Direction of the colour gradient along the connections. */
  readonly flow?: 'across' | 'down';
  /** One sentence that describes the drawing; without it the drawing is decorative. */
  readonly label?: string;
  readonly className?: string;
  readonly preserveAspectRatio?: string;
  readonly children: ReactNode;
};

/** Canvas of a drawing: sets its grid, its description and the gradient of its connections. */
export default function Drawing({width, height, flow = 'across', label, className, preserveAspectRatio, children}: Props) {
  const id = useId();
  const described = label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label};
  return (
    <svg
      {...described}
      ref={moveInSight}
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={preserveAspectRatio}
      focusable="false">
      <defs>
        <linearGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="0"
          x2={flow === 'across' ? width : 0}
          y2={flow === 'across' ? 0 : height}>
          <stop className={styles.bondA} offset="0.05" />
          <stop className={styles.bondB} offset="0.65" />
          <stop className={styles.bondC} offset="1" />
        </linearGradient>
      </defs>
      <BondContext value={`url(#${id})`}>{children}</BondContext>
    </svg>
  );
}
