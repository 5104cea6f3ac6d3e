import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import ListHead from '@site/src/components/blog/list-head';
import TagChip from '@site/src/components/blog/tag-chips/chip';
import OverflowList from '@site/src/components/ui/overflow-list';

import styles from './styles.module.css';

/** The tags of the posts on this page, the most used first. */
function tagsOf(items: Props['items']) {
  const tags = new Map<string, {permalink: string; label: string; uses: number}>();
  for (const {content} of items) {
    for (const {permalink, label} of content.metadata.tags) {
      tags.set(permalink, {permalink, label, uses: (tags.get(permalink)?.uses ?? 0) + 1});
    }
  }
  return [...tags.values()].sort((one, other) => other.uses - one.uses);
}

/** Pages after the first include their number, so that no two pages have the same title. */
function pageTitle({blogTitle, page}: Props['metadata']): string {
  if (page === 1) return blogTitle;
  return translate(
    {id: 'reading.blog.pageTitle', message: '{title}（第 {page} 页）', description: 'Title of the blog’s second and further list pages'},
    {title: blogTitle, page},
  );
}

export default function BlogListPage(props: Props) {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={pageTitle(metadata)} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <ListHead title={pageTitle(metadata)} lead={metadata.blogDescription}>
          <div className={styles.tags}>
            <OverflowList
              items={tagsOf(items)}
              itemKey={({permalink}) => permalink}
              label={translate({id: 'reading.blog.tags', message: '按标签浏览', description: 'Name of the row of tags above the list of posts'})}>
              {(tag) => <TagChip permalink={tag.permalink} label={tag.label} />}
            </OverflowList>
            <Link className={styles.all} to="/blog/tags">
              <Translate id="reading.blog.allTags" description="Link to the list of all tags">
                全部标签
              </Translate>
            </Link>
          </div>
        </ListHead>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
