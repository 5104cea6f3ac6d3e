import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Fold from '@site/src/components/mdx/fold';

import styles from './styles.module.css';

/** The responses of an operation, one disclosure per status. */
export function Statuses({children}: {readonly children: ReactNode}) {
  return <div className={styles.statuses}>{children}</div>;
}

type StatusProps = {
  readonly code: string;
  /** When the operation responds with this status. */
  readonly summary: string;
  /** Name of the response body's model, for a success status. */
  readonly model?: string;
  readonly children: ReactNode;
};

/** One status; a success status starts open. */
export function Status({code, summary, model, children}: StatusProps) {
  const isSuccess = code.startsWith('2');
  return (
    <Fold
      id={`status-${code}`}
      className={styles.status}
      open={isSuccess}
      summaryClassName={styles.summary}
      summary={
        <>
          <code className={clsx(styles.code, isSuccess ? styles.success : styles.error)}>{code}</code>
          <span className={styles.when}>{summary}</span>
        </>
      }>
      {model !== undefined && <ModelName name={model} />}
      {children}
    </Fold>
  );
}

function ModelName({name}: {readonly name: string}) {
  return (
    <p className={styles.model}>
      <Translate id="api.statuses.model" description="Stands before the name of a reply’s model">
        返回模型
      </Translate>{' '}
      <code>{name}</code>
    </p>
  );
}

type BodyProps = {readonly name: string; readonly id: string; readonly children: ReactNode};

/** The fields of a response body that several statuses share. */
export function Body({name, id, children}: BodyProps) {
  return (
    <Fold id={id} className={styles.body} summaryClassName={styles.bodySummary} summary={<code className={styles.name}>{name}</code>}>
      {children}
    </Fold>
  );
}
