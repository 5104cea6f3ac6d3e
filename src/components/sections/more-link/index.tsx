import Link from '@docusaurus/Link';
import clsx from 'clsx';

import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';

import styles from './styles.module.css';

type Props = {
  readonly to: string;
  readonly children: string;
  /** What the link leads to, where its text alone doesn't say it. */
  readonly about?: string;
  readonly className?: string;
};

/** A link to further content, with an arrow. */
export default function MoreLink({to, children, about, className}: Props) {
  return (
    <Link className={clsx(styles.more, className)} to={to} aria-label={about === undefined ? undefined : `${children}: ${about}`}>
      {children}
      <ArrowRightIcon className={styles.arrow} />
    </Link>
  );
}
