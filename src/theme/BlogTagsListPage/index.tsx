import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import ListHead from '@site/src/components/blog/list-head';

import styles from './styles.module.css';

export default function BlogTagsListPage({tags, sidebar}: Props) {
  const title = translate({id: 'reading.tags.title', message: '博客标签', description: 'Title of the list of the blog’s tags'});
  const description = translate({
    id: 'reading.tags.description',
    message: '按主题浏览 Rainbond 博客：每个标签讲什么、有多少篇文章，从网关、数据库到应用交付，挑一个开始读。',
    description: 'Description of the list of the blog’s tags',
  });
  const mostUsedFirst = [...tags].sort((one, other) => other.count - one.count);
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <ListHead title={title} lead={description} />
        <ul className={styles.tags}>
          {mostUsedFirst.map(({permalink, label, description: about, count}) => (
            <li key={permalink} className={styles.tag}>
              <Link to={permalink}>{label}</Link>
              <small>{count}</small>
              {about && <p>{about}</p>}
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
