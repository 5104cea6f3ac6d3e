import Link from '@docusaurus/Link';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {PostDate, ReadingTime} from '../facts';
import Motif from '../motif';
import TagChips from '../tag-chips';
import styles from './styles.module.css';

/** The key of a tag is the last part of its address. */
function tagKey(permalink: string): string {
  return permalink.split('/').findLast(Boolean) ?? '';
}

/** A post in a list: drawing, date, title, description, tags. */
export default function PostCard({post}: {readonly post: PropBlogPostMetadata}) {
  const {permalink, title, description, date, readingTime, tags} = post;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Motif className={styles.motif} tags={tags.map((tag) => tagKey(tag.permalink))} />
      </div>
      <div className={styles.body}>
        <p className={styles.facts}>
          <PostDate date={date} />
          {readingTime !== undefined && (
            <span>
              <ReadingTime minutes={readingTime} />
            </span>
          )}
        </p>
        <Heading as="h2" className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <p className={styles.text}>{description}</p>
        <TagChips
          className={styles.tags}
          tags={tags}
          label={translate({id: 'reading.post.tags', message: '标签', description: 'Name of a post’s list of tags'})}
        />
      </div>
    </article>
  );
}
