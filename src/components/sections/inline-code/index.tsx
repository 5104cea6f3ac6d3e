import {Fragment} from 'react';

import styles from './styles.module.css';

/** Text in which what stands between backquotes is code. */
export default function InlineCode({text}: {readonly text: string}) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code className={styles.code} key={index}>
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
