import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Verb, {type Method} from '../verb';
import styles from './styles.module.css';

/** A list of operations, one row each. */
export function Operations({children}: {readonly children: ReactNode}) {
  return <ul className={styles.operations}>{children}</ul>;
}

type OperationProps = {
  readonly method: Method;
  readonly to: string;
  readonly title: string;
  /** What the operation does. */
  readonly children: ReactNode;
};

/** A row that links to an operation's page. */
export function Operation({method, to, title, children}: OperationProps) {
  return (
    <li className={styles.operation}>
      <Verb method={method} className={styles.verb} />
      <div>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
        <div className={styles.text}>{children}</div>
      </div>
    </li>
  );
}
