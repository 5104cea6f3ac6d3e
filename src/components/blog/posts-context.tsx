import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {createContext, use} from 'react';

const Posts = createContext<readonly BlogSidebarItem[]>([]);

/** Provides all posts of the blog; the sidebar contains every one of them. */
export const PostsProvider = Posts.Provider;

/** Looks up posts by their permalinks, in the given order. Posts that aren't in the sidebar are left out. */
export function usePosts(permalinks: readonly string[]): readonly BlogSidebarItem[] {
  const posts = use(Posts);
  return permalinks.flatMap((permalink) => posts.find((post) => post.permalink === permalink) ?? []);
}
