import type {ComponentProps} from 'react';

import styles from './styles.module.css';

/** Text that only screen readers meet. */
export default function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
