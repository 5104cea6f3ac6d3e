import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import ListHead from '@site/src/components/blog/list-head';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props) {
  const title = translate(
    {id: 'reading.tag.title', message: '标签：{tag}', description: 'Title of the list of posts with one tag'},
    {tag: tag.label},
  );
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <ListHead
          title={title}
          lead={tag.description}
          back={{
            to: tag.allTagsPath,
            label: translate({id: 'reading.blog.allTags', message: '全部标签', description: 'Link to the list of all tags'}),
          }}
        />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
