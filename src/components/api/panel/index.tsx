import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Anchor of the panel, for the link to it that is shown when the panel is below the text. */
export const PANEL_ID = 'examples';

/** The code samples of an operation's page; they stay in view beside the text. */
export function Panel({children}: {readonly children: ReactNode}) {
  return (
    <aside
      id={PANEL_ID}
      className={styles.panel}
      aria-label={translate({id: 'api.panel.name', message: '请求与返回示例', description: 'Name of the panel with the code samples'})}>
      <div className={styles.inner} data-content>{children}</div>
    </aside>
  );
}

type PartProps = {
  readonly title: string;
  /** Status code of the response shown. */
  readonly status?: string;
  readonly children: ReactNode;
};

/** The request or the response in the panel. */
export function PanelPart({title, status, children}: PartProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        {title}
        {status !== undefined && <code className={styles.status}>{status}</code>}
      </h2>
      <div className={styles.code}>{children}</div>
    </section>
  );
}
