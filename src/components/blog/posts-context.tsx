import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {createContext, use} from 'react';

const Posts = createContext<readonly BlogSidebarItem[]>([]);

/** Says which posts the blog has; every one of them is in the sidebar. */
export const PostsProvider = Posts.Provider;

/** Posts by their permalinks, in the order asked for; those that the sidebar doesn't have are left out. */
export function usePosts(permalinks: readonly string[]): readonly BlogSidebarItem[] {
  const posts = use(Posts);
  return permalinks.flatMap((permalink) => posts.find((post) => post.permalink === permalink) ?? []);
}
