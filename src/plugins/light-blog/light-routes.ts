import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

type Metadata = BlogPost['metadata'];

/** A post as the framework refers to it in the route of a list: by the file with its excerpt. */
type Item = {readonly content: {readonly path: string}};

const isList = (items: unknown): items is readonly Item[] => Array.isArray(items);

/** What a list shows of a post, in the form that the framework's components expect. */
function listed({metadata}: BlogPost) {
  const {permalink, title, description, date, readingTime, tags, authors, lastUpdatedAt, frontMatter} = metadata;
  return {content: {metadata: {permalink, title, description, date, readingTime, tags, authors, lastUpdatedAt}, frontMatter: {keywords: frontMatter.keywords}, assets: {}}};
}

/** What the archive shows of a post. */
const archived = ({metadata: {permalink, title, date}}: {readonly metadata: Metadata}) => ({metadata: {permalink, title, date}});

/**
 * A route of the blog with only what its page shows.
 * @param posts the posts, by file
 * @throws when a list names a post that doesn't exist
 */
export function lightRoute(route: RouteConfig, posts: ReadonlyMap<string, BlogPost>): RouteConfig {
  const {items, ...modules} = route.modules ?? {};
  const {archive} = (route.props ?? {}) as {readonly archive?: {readonly blogPosts: readonly BlogPost[]}};
  if (archive !== undefined) return {...route, props: {...route.props, archive: {blogPosts: archive.blogPosts.map(archived)}}};
  if (!isList(items)) return route;
  const postOf = ({content: {path}}: Item) => {
    const post = posts.get(path);
    if (post === undefined) throw new Error(`light-blog: the list at ${route.path} names "${path}", which is no post. Compare light-routes.ts with the framework's version.`);
    return post;
  };
  return {...route, modules, props: {...route.props, items: items.map((item) => listed(postOf(item)))}};
}
