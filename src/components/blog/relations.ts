import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';

import type {Relations} from '@site/src/lib/related-posts';

/** The posts that belong to one, as the build found them (`src/config/blog-relations.ts`). */
export function relationsOf(post: PropBlogPostMetadata): Relations {
  return (post as PropBlogPostMetadata & {readonly relations: Relations}).relations;
}
