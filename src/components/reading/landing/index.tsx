import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {IconComponent} from '@site/src/components/ui/icon';
import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import type {LandingLink} from '@site/src/data/landing-link';

import styles from './styles.module.css';

type LandingProps = {
  readonly title: string;
  readonly lead: string;
  /** Shown below the lead. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** Landing page of an area: an overview in cards and rows of links. */
export function Landing({title, lead, tools, children}: LandingProps) {
  return (
    <div className={styles.landing}>
      <header>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {tools}
      </header>
      {children}
    </div>
  );
}

/** The heading of a section of the page. */
export function LandingHeading({id, children}: {readonly id: string; readonly children: ReactNode}) {
  return (
    <Heading as="h2" id={id} className={styles.heading}>
      {children}
    </Heading>
  );
}

/** Cards side by side. */
export function Cards({children}: {readonly children: ReactNode}) {
  return <div className={styles.cards}>{children}</div>;
}

type CardProps = {
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
  readonly links: readonly LandingLink[];
  /** Whether the links are steps, one after the other. */
  readonly ordered?: boolean;
  /** Link to the page with everything. */
  readonly more?: LandingLink | undefined;
  readonly className?: string | undefined;
};

/** What a part of the area is for, and its most wanted pages. */
export function Card({icon: Icon, title, text, links, ordered = false, more, className}: CardProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className={clsx(styles.card, className)}>
      <Heading as="h3" className={styles.cardTitle}>
        <Icon />
        {title}
      </Heading>
      <p>{text}</p>
      <List>
        {links.map(({to, label, note}) => (
          <li key={to}>
            <Link to={to}>
              {label}
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </List>
      {more && (
        <Link className={styles.more} to={more.to}>
          {more.label}
          <ArrowRightIcon />
        </Link>
      )}
    </section>
  );
}

/** Links in rows, each with a short note. */
export function Rows({links, className}: {readonly links: readonly LandingLink[]; readonly className?: string | undefined}) {
  return (
    <ul className={clsx(styles.rows, className)}>
      {links.map(({to, label, note}) => (
        <li key={to}>
          <Link to={to}>
            <span>{label}</span>
            <small>{note}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
