import type {ComponentProps} from 'react';

import styles from './styles.module.css';

/** Text only for screen readers. */
export default function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
