import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Chip = {readonly permalink: string; readonly label: string; readonly description?: string; readonly count?: number};

type Props = {
  readonly tags: readonly Chip[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly className?: string;
  /** One more entry at the end. */
  readonly children?: ReactNode;
};

/** Tags as a row of small links. */
export default function TagChips({tags, label, className, children}: Props) {
  return (
    <ul className={clsx(styles.chips, className)} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Link className={styles.chip} to={tag.permalink} title={tag.description} rel="tag">
            {tag.label}
            {tag.count !== undefined && <small>{tag.count}</small>}
          </Link>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
