import Link from '@docusaurus/Link';

import MoreLink from '@site/src/components/sections/more-link';
import Section from '@site/src/components/sections/section';
import {posts} from '@site/src/data/home';

import styles from './styles.module.css';

/** Three posts of the blog, one of each kind. */
export default function HomePosts() {
  return (
    <Section tone="line" title={posts.title} sub={posts.sub}>
      <ul className={styles.posts}>
        {posts.items.map(({to, kind, title, text}) => (
          <li key={to}>
            <Link className={styles.post} to={to}>
              <span className={styles.kind}>{kind}</span>
              <b className={styles.title}>{title}</b>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to="/blog" className={styles.all}>
        {posts.all}
      </MoreLink>
    </Section>
  );
}
