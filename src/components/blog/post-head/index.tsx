import Link from '@docusaurus/Link';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import Clauses from '@site/src/components/ui/clauses';
import ArrowLeftIcon from '@site/src/components/ui/icon/arrow-left';
import BookIcon from '@site/src/components/ui/icon/book';
import ClockIcon from '@site/src/components/ui/icon/clock';
import UserIcon from '@site/src/components/ui/icon/user';

import {PostDate, ReadingTime} from '../facts';
import TagChips from '../tag-chips';
import styles from './styles.module.css';

/** Header of a post: back link, title, author, date, reading time and tags. */
export default function PostHead({post}: {readonly post: PropBlogPostMetadata}) {
  const {title, authors, date, readingTime, tags} = post;
  return (
    <header className={styles.head}>
      <Link className={styles.back} to="/blog">
        <ArrowLeftIcon />
        <Translate id="reading.post.back" description="Link above a post, leads to the list of posts">
          博客
        </Translate>
      </Link>
      <Heading as="h1" className={styles.title}>
        <Clauses text={title} />
      </Heading>
      <ul className={styles.facts}>
        {authors.map(({key, name, page}) => (
          <li key={key ?? name}>
            <UserIcon />
            {page ? <Link to={page.permalink}>{name}</Link> : name}
          </li>
        ))}
        <li>
          <ClockIcon />
          <PostDate date={date} />
        </li>
        {readingTime !== undefined && (
          <li>
            <BookIcon />
            <ReadingTime minutes={readingTime} />
          </li>
        )}
      </ul>
      <TagChips tags={tags} label={translate({id: 'reading.post.tags', message: '标签', description: 'Name of a post’s list of tags'})} />
    </header>
  );
}
