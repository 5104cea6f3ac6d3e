import clsx from 'clsx';

import styles from './styles.module.css';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The method of an operation, in its colour. */
export default function Verb({method, className}: {readonly method: Method; readonly className?: string}) {
  return <span className={clsx(styles.verb, styles[method], className)}>{method.toUpperCase()}</span>;
}
