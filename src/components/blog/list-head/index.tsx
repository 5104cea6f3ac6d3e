import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import ArrowLeftIcon from '@site/src/components/ui/icon/arrow-left';

import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly lead?: string;
  /** The parent page, with its name. */
  readonly back?: {readonly to: string; readonly label: string};
  readonly children?: ReactNode;
};

/** Header of the blog's lists: title, one sentence, and what helps the reader to choose. */
export default function ListHead({title, lead, back, children}: Props) {
  return (
    <header className={styles.head}>
      {back && (
        <Link className={styles.back} to={back.to}>
          <ArrowLeftIcon />
          {back.label}
        </Link>
      )}
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
