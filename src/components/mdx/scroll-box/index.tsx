import clsx from 'clsx';
import {useRef, type HTMLAttributes} from 'react';

import styles from './styles.module.css';
import {needsKeyboard, useScrollable} from './use-scrollable';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** What the box holds, for screen readers that land on it. */
  readonly name: string;
};

/** A box whose wide content scrolls sideways, by the keyboard too, and that is no tab stop when it fits. */
export default function ScrollBox({name, className, ...props}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = needsKeyboard(useScrollable(box));
  return <div ref={box} {...props} className={clsx(styles.box, className)} {...(reachable && {role: 'group', 'aria-label': name, tabIndex: 0})} />;
}
