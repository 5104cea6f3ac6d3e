import clsx from 'clsx';
import {useRef, type HTMLAttributes} from 'react';

import styles from './styles.module.css';
import {needsKeyboard, useScrollable} from './use-scrollable';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** What the box contains: its accessible name when it can be focused. */
  readonly name: string;
};

/** A box whose wide content scrolls sideways, also by keyboard. It isn't a tab stop when the content fits. */
export default function ScrollBox({name, className, ...props}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = needsKeyboard(useScrollable(box));
  return <div ref={box} {...props} className={clsx(styles.box, className)} {...(reachable && {role: 'group', 'aria-label': name, tabIndex: 0})} />;
}
