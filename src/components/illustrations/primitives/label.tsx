import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  readonly x: number;
  readonly y: number;
  /** `name` for names, `cap` for captions, `strong` for prominent captions, `mono` for technical text. */
  readonly look?: 'name' | 'cap' | 'strong' | 'mono';
  readonly centred?: boolean;
  /** Keeps lines that pass behind the text from touching it. */
  readonly halo?: boolean;
  readonly children: string;
};

/** Text in a drawing. */
export default function Label({x, y, look = 'cap', centred = false, halo = false, children}: Props) {
  const kind = {name: styles.name, cap: styles.cap, strong: clsx(styles.cap, styles.strong), mono: styles.sub}[look];
  return (
    <text className={clsx(kind, centred && styles.centred, halo && styles.halo)} x={x} y={y}>
      {children}
    </text>
  );
}
