import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWrapper(props: Props) {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.authors.description',
          message: 'Rainbond 博客的作者：谁写了这些教程与实践，各写了几篇，从这里读到每个人的全部文章。',
          description: 'List of the blog’s authors: description for search engines',
        })}
      />
    </>
  );
}
