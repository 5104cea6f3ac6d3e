import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CheckCircleIcon from '../icon/check-circle';
import styles from './styles.module.css';

/** The card “check that it worked”: commands and what they should print. */
export default function Verify({children}: {readonly children: ReactNode}) {
  return (
    <div className={styles.verify}>
      <p className={styles.title}>
        <CheckCircleIcon />
        <Translate id="reading.verify.title" description="Title of the card that says how to check that a task worked">
          做完以后，这样检查
        </Translate>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
