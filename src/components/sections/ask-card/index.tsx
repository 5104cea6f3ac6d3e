import clsx from 'clsx';

import MoreLink from '@site/src/components/sections/more-link';

import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly link: {readonly to: string; readonly label: string};
  /** Takes two columns, where the wall leaves them. */
  readonly wide?: boolean;
};

/** The last card of a wall: asks the reader to add to it. */
export default function AskCard({title, text, link, wide = false}: Props) {
  return (
    <li className={clsx(styles.card, wide && styles.wide)}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <MoreLink to={link.to} className={styles.link}>
        {link.label}
      </MoreLink>
    </li>
  );
}
