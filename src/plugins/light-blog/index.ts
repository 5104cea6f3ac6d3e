import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';

import {completeFeeds} from './complete-feeds';
import {lightRoute} from './light-routes';

export {validateOptions};

/**
 * The framework's blog plugin, with less to load on its lists. The original sends the excerpt of each post as a script
 * of its own, and the full text of all posts to the archive. The lists of this site show titles, descriptions and dates.
 * The feeds also get what they lack.
 */
export default async function lightBlog(...parameters: Parameters<typeof blogPlugin>): ReturnType<typeof blogPlugin> {
  const plugin = await blogPlugin(...parameters);
  const [, {routeBasePath, feedOptions}] = parameters;
  return {
    ...plugin,
    contentLoaded: ({content, actions, ...rest}) => {
      const posts = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
      return plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute: (route) => actions.addRoute(lightRoute(route, posts))}});
    },
    async postBuild(result) {
      await plugin.postBuild?.(result);
      // A site may be configured without feeds.
      if (!feedOptions.type?.length) return;
      const files = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};
      const path = (file: string): string => join(result.outDir, routeBasePath, file);
      const [rss, atom, json] = await Promise.all([files.rss, files.atom, files.json].map((file) => readFile(path(file), 'utf8')));
      const complete = completeFeeds({rss: rss ?? '', atom: atom ?? '', json: json ?? ''});
      await Promise.all([writeFile(path(files.rss), complete.rss), writeFile(path(files.atom), complete.atom), writeFile(path(files.json), complete.json)]);
    },
  };
}
