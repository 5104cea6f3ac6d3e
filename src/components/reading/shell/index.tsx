import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type ShellProps = {
  /** Sidebar; without it the main part takes up the whole width. */
  readonly sidebar: ReactNode;
  readonly sidebarClassName?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Layout of all pages with longer texts: sidebar and main part. */
export function Shell({sidebar, sidebarClassName, className, children}: ShellProps) {
  return (
    <div className={clsx(styles.shell, !sidebar && styles.withoutSidebar, className)}>
      {sidebar && <aside className={clsx(styles.sidebar, sidebarClassName)}>{sidebar}</aside>}
      <main className={styles.main}>{children}</main>
    </div>
  );
}

type ColumnsProps = {
  /** Table of contents, beside the text where there is enough space. */
  readonly contents?: ReactNode;
  /** Lets lists and pages with their own layout use the space of the table of contents. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** The columns of the main part: the text and its table of contents. */
export function Columns({contents, wide = false, children}: ColumnsProps) {
  return (
    <div className={clsx(styles.columns, wide && styles.wide)}>
      <div className={styles.text}>{children}</div>
      {contents && <div className={styles.contents}>{contents}</div>}
    </div>
  );
}
