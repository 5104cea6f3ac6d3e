import Link from '@docusaurus/Link';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {relationsOf} from '../relations';
import {PostDate} from '../facts';
import {usePosts} from '../posts-context';
import styles from './styles.module.css';

/** The parts of a post's series, in order, with the current one marked. */
export function SeriesParts({post}: {readonly post: PropBlogPostMetadata}) {
  const parts = usePosts(relationsOf(post).series);
  if (parts.length === 0) return null;
  return (
    <nav className={styles.series} data-search="off" aria-label={translate({id: 'reading.post.series', message: '这个系列的文章', description: 'Name of the list of a series’ parts'})}>
      <p>
        <Translate
          id="reading.post.seriesPart"
          description="Above the list of a series’ parts"
          values={{part: parts.findIndex(({permalink}) => permalink === post.permalink) + 1, parts: parts.length}}>
          {'系列文章，共 {parts} 篇，这是第 {part} 篇'}
        </Translate>
      </p>
      <ol>
        {parts.map(({permalink, title}) => (
          <li key={permalink}>
            {permalink === post.permalink ? <span aria-current="page">{title}</span> : <Link to={permalink}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Related posts, at the end of a post. */
export default function RelatedPosts({post}: {readonly post: PropBlogPostMetadata}) {
  const posts = usePosts(relationsOf(post).related);
  if (posts.length === 0) return null;
  const heading = translate({id: 'reading.post.related', message: '相关文章', description: 'Heading of the posts that go with one, at its end'});
  return (
    <nav className={styles.related} data-search="off" aria-label={heading}>
      <Heading as="h2" className={styles.heading}>
        {heading}
      </Heading>
      <ul>
        {posts.map(({permalink, title, date}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
            <PostDate date={String(date)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
