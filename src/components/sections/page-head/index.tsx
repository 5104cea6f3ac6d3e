import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Clauses from '@site/src/components/ui/clauses';

import styles from './styles.module.css';

/** A breadcrumb; the one of the page itself has no link. */
export type Crumb = {readonly name: string; readonly to?: string};

type Props = {
  readonly crumbs: readonly Crumb[];
  readonly title: ReactNode;
  readonly lede: string;
  readonly children?: ReactNode;
};

/** Header of an inner page: breadcrumbs, the claim, two lines about it. */
export default function PageHead({crumbs, title, lede, children}: Props) {
  return (
    <header className={styles.head}>
      <nav aria-label={translate({id: 'sections.pageHead.path', message: '当前位置', description: 'Accessible name of the path above a page title'})}>
        <ol className={styles.path}>
          {crumbs.map(({name, to}) => (
            <li key={name} aria-current={to === undefined ? 'page' : undefined}>
              {to === undefined ? name : <Link to={to}>{name}</Link>}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className={styles.title}>{typeof title === 'string' ? <Clauses text={title} /> : title}</h1>
      <p className={styles.lede}>{lede}</p>
      {children}
    </header>
  );
}
