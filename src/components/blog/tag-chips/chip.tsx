import Link from '@docusaurus/Link';

import styles from './styles.module.css';

export type Chip = {readonly permalink: string; readonly label: string; readonly description?: string; readonly count?: number};

/** A tag as a small link. */
export default function TagChip({permalink, label, description, count}: Chip) {
  return (
    <Link className={styles.chip} to={permalink} title={description} rel="tag">
      {label}
      {count !== undefined && <small>{count}</small>}
    </Link>
  );
}
