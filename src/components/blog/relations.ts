import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';

import type {Related} from '@site/src/config/blog-relations';
import type {Relations} from '@site/src/lib/related-posts';

/** The posts related to a post, as determined at build time. */
export function relationsOf(post: PropBlogPostMetadata): Relations {
  return (post as PropBlogPostMetadata & Related).relations;
}
