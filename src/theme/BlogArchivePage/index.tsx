import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

import ListHead from '@site/src/components/blog/list-head';
import {groupByYear} from '@site/src/components/blog/years';
import {calendarDay} from '@site/src/lib/calendar-day';

import styles from './styles.module.css';

function Year({year, posts}: {readonly year: string; readonly posts: readonly ArchiveBlogPost['metadata'][]}) {
  return (
    <section className={styles.year}>
      <Heading as="h2" id={`y${year}`} className={styles.number}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({permalink, title, date}) => (
          <li key={permalink} className={styles.post}>
            <time dateTime={date}>{calendarDay(new Date(date), 'month')}</time>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogArchivePage({archive}: Props) {
  const title = translate({id: 'reading.archive.title', message: '文章归档', description: 'Title of the blog’s archive'});
  const description = translate(
    {
      id: 'reading.archive.description',
      message: 'Rainbond 博客全部 {count} 篇文章，按年份从新到旧排列，可以直接找到任何一篇教程、架构说明或实践记录。',
      description: 'Description of the blog’s archive',
    },
    {count: archive.blogPosts.length},
  );
  const newestFirst = archive.blogPosts.map(({metadata}) => metadata).sort((one, other) => other.date.localeCompare(one.date));
  return (
    <>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <ListHead title={title} lead={description} />
        {groupByYear(newestFirst).map(([year, posts]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </BlogLayout>
    </>
  );
}
