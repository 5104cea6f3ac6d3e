import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type ShellProps = {
  /** Sidebar; without it the main part takes the whole width. */
  readonly sidebar: ReactNode;
  readonly sidebarClassName?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Frame of everything that is read: sidebar and main part. */
export function Shell({sidebar, sidebarClassName, className, children}: ShellProps) {
  return (
    <div className={clsx(styles.shell, !sidebar && styles.withoutSidebar, className)}>
      {sidebar && <aside className={clsx(styles.sidebar, sidebarClassName)}>{sidebar}</aside>}
      <main className={styles.main}>{children}</main>
    </div>
  );
}

type ColumnsProps = {
  /** List of the headings, beside the text where there is room. */
  readonly contents?: ReactNode;
  /** Lets lists and pages that compose themselves take the place of the contents. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** The main part's columns: the text and the list of its headings. */
export function Columns({contents, wide = false, children}: ColumnsProps) {
  return (
    <div className={clsx(styles.columns, wide && styles.wide)}>
      <div className={styles.text}>{children}</div>
      {contents && <div className={styles.contents}>{contents}</div>}
    </div>
  );
}
