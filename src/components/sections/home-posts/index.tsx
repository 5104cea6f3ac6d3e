import Card from '@site/src/components/sections/card';
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
          <Card key={to} to={to} title={title} heading="h3" over={<p className={styles.kind}>{kind}</p>}>
            <p className={styles.text}>{text}</p>
          </Card>
        ))}
      </ul>
      <MoreLink to="/blog" className={styles.all}>
        {posts.all}
      </MoreLink>
    </Section>
  );
}
