import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A numbered step of the guide. */
export default function GuideStep({id, number, title, children}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.step} id={id} aria-labelledby={`${id}-title`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
