import Link from '@docusaurus/Link';

import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import type {IconComponent} from '@site/src/components/ui/icon';

import styles from './styles.module.css';

export type LinkRow = {
  readonly to: string;
  readonly icon: IconComponent;
  readonly title: string;
  readonly note: string;
};

/** A list of destinations: what is there, and one phrase about it. */
export default function LinkRows({rows}: {readonly rows: readonly LinkRow[]}) {
  return (
    <ul className={styles.rows}>
      {rows.map(({to, icon: Icon, title, note}) => (
        <li key={to}>
          <Link className={styles.row} to={to}>
            <span className={styles.tile}>
              <Icon />
            </span>
            <span>
              <b className={styles.title}>{title}</b>
              <small className={styles.note}>{note}</small>
            </span>
            <ArrowRightIcon className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
