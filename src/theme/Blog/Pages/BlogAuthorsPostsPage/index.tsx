import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import ListHead from '@site/src/components/blog/list-head';

export default function BlogAuthorsPostsPage({author, items, sidebar, listMetadata}: Props) {
  const title = translate(
    {id: 'reading.author.title', message: '{name}的文章', description: 'Title of the list of posts of one author'},
    {name: author.name ?? author.key},
  );
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}>
      <PageMetadata title={title} description={author.description} />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <ListHead title={title} lead={author.description} back={{to: '/blog', label: translate({id: 'reading.post.back', message: '博客', description: 'Link above a post, leads to the list of posts'})}}>
          {author.url && <Link to={author.url}>{author.title ?? author.url}</Link>}
        </ListHead>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
