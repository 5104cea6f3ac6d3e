import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

import {PostsProvider} from '@site/src/components/blog/posts-context';
import {Columns, Shell} from '@site/src/components/reading/shell';

import '@site/src/css/article.css';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props) {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <Shell className={styles.blog} sidebarClassName={styles.sidebar} sidebar={hasSidebar && <BlogSidebar sidebar={sidebar} />}>
        {/* A post has a table of contents beside it; lists use the full width. */}
        <Columns wide={!toc} contents={toc}>
          <PostsProvider value={sidebar?.items ?? []}>{children}</PostsProvider>
        </Columns>
      </Shell>
    </Layout>
  );
}
