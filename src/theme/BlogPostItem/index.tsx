import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import EditMetaRow from '@theme/EditMetaRow';
import TOCCollapsible from '@theme/TOCCollapsible';

import PostHead from '@site/src/components/blog/post-head';
import RelatedPosts, {SeriesParts} from '@site/src/components/blog/related-posts';

export default function BlogPostItem({children, className}: Props) {
  const {metadata, toc} = useBlogPost();
  const {editUrl, lastUpdatedAt, lastUpdatedBy, frontMatter} = metadata;
  return (
    <article className={className}>
      <PostHead post={metadata} />
      <SeriesParts post={metadata} />
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <TOCCollapsible toc={toc} />}
      <BlogPostItemContent>{children}</BlogPostItemContent>
      {(editUrl || lastUpdatedAt) && (
        <footer className={ThemeClassNames.docs.docFooter}>
          <EditMetaRow
            className={ThemeClassNames.docs.docFooterEditMetaRow}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        </footer>
      )}
      <RelatedPosts post={metadata} />
    </article>
  );
}
