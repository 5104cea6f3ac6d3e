import {useRef, type HTMLAttributes} from 'react';

import {needsKeyboard, useScrollable} from './use-scrollable';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** What the box holds, for screen readers that land on it. */
  readonly name: string;
};

/** A box whose wide content scrolls sideways, by the keyboard too, and that is no tab stop when it fits. */
export default function ScrollBox({name, ...props}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = needsKeyboard(useScrollable(box));
  return <div ref={box} {...props} {...(reachable && {role: 'group', 'aria-label': name, tabIndex: 0})} />;
}
