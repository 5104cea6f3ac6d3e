import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';

import styles from './styles.module.css';

type Props = {
  readonly to: string;
  readonly title: string;
  /** Level of the title in the page's outline. */
  readonly heading: 'h2' | 'h3';
  /** Small text above the title. */
  readonly over?: ReactNode;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** An entry in a list of cards; the whole card links to the page that its title names. */
export default function Card({to, title, heading: Heading, over, hidden, className, children}: Props) {
  return (
    <li className={clsx(styles.card, className)} hidden={hidden}>
      {over}
      <Heading className={styles.title}>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
        <ArrowRightIcon className={styles.arrow} />
      </Heading>
      {children}
    </li>
  );
}
