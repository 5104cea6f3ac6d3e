import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';

import {lightRoute} from './light-routes';

export {validateOptions};

/**
 * The framework's blog plugin, with less to load on its lists: it sends the excerpt of each post as a script of its
 * own, and to the archive the whole text of all posts. The lists of this site show titles, descriptions and dates.
 */
export default async function lightBlog(...parameters: Parameters<typeof blogPlugin>): ReturnType<typeof blogPlugin> {
  const plugin = await blogPlugin(...parameters);
  return {
    ...plugin,
    contentLoaded: ({content, actions, ...rest}) => {
      const posts = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
      return plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute: (route) => actions.addRoute(lightRoute(route, posts))}});
    },
  };
}
