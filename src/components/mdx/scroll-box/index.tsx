import {useRef, type HTMLAttributes} from 'react';

import {useScrollable} from './use-scrollable';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** What the box holds, for screen readers that land on it. */
  readonly name: string;
};

/** A box whose wide content scrolls sideways, by the keyboard too, and that is no tab stop when it fits. */
export default function ScrollBox({name, ...props}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const fits = useScrollable(box) === false;
  return <div ref={box} {...props} {...(!fits && {role: 'group', 'aria-label': name, tabIndex: 0})} />;
}
