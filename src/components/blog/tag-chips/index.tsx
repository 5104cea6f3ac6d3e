import clsx from 'clsx';
import type {ReactNode} from 'react';

import TagChip, {type Chip} from './chip';
import styles from './styles.module.css';

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
          <TagChip {...tag} />
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
