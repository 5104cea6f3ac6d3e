import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';

import type {Related} from '@site/src/config/blog-relations';
import type {Relations} from '@site/src/lib/related-posts';

/** The posts that belong to one, as the build found them. */
export function relationsOf(post: PropBlogPostMetadata): Relations {
  return (post as PropBlogPostMetadata & Related).relations;
}
