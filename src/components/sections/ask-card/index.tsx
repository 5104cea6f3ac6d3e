import MoreLink from '@site/src/components/sections/more-link';

import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly link: {readonly to: string; readonly label: string};
};

/** The last card of a wall: asks the reader to add to it. */
export default function AskCard({title, text, link}: Props) {
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <MoreLink to={link.to} className={styles.link}>
        {link.label}
      </MoreLink>
    </li>
  );
}
