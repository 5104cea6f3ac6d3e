import type {ReactNode} from 'react';

import Fold from '../fold';
import styles from './styles.module.css';

/** What can go wrong on a page, one disclosure per symptom. */
export function Failures({children}: {readonly children: ReactNode}) {
  return <div className={styles.failures}>{children}</div>;
}

type FailureProps = {
  /** Latin anchor; links to it open the entry. */
  readonly id: string;
  /** The message as the reader sees it, or the symptom in words. */
  readonly message: string;
  /** Where it is seen. */
  readonly where?: string;
  /** Whether `message` describes what is seen instead of quoting it. */
  readonly symptom?: boolean;
  /** Cause and remedy. */
  readonly children: ReactNode;
};

/** One failure: its message as the summary, cause and remedy inside. */
export function Failure({id, message, where, symptom = false, children}: FailureProps) {
  return (
    <Fold
      id={id}
      className={styles.failure}
      summaryClassName={styles.summary}
      summary={
        <>
          {symptom ? <span>{message}</span> : <code className={styles.message}>{message}</code>}
          {where !== undefined && <small className={styles.where}>{where}</small>}
        </>
      }>
      {children}
    </Fold>
  );
}
