import clsx from 'clsx';

import styles from './styles.module.css';

export type ButtonLook = {
  /** `brand` for the one main action of a view, `plain` for every other. */
  readonly look?: 'brand' | 'plain';
  /** 36 instead of 44 px high; for bars and cards, not for phones. */
  readonly small?: boolean;
  readonly className?: string;
};

/** Class names of something that looks like a button. */
export function buttonClass({look = 'plain', small = false, className}: ButtonLook): string {
  return clsx(styles.button, look === 'brand' && styles.brand, small && styles.small, className);
}
