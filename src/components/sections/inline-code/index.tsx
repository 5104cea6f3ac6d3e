import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Code within a sentence. */
export function Code({children}: {readonly children?: ReactNode}) {
  return <code className={styles.code}>{children}</code>;
}

/** Text in which parts between backticks are code. */
export default function InlineCode({text}: {readonly text: string}) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Code key={index}>{part}</Code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
