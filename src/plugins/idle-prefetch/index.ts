import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Has the pages that are linked from what is in view fetched when the browser has nothing else to do,
 * one after another, and each file once. The framework fetches all of them at once, while the page is still being
 * taken over, and asks for a file as often as a page needs it.
 */
export default function idlePrefetch({siteDir}: LoadContext): Plugin {
  const file = (name: string) => path.join(siteDir, 'src/plugins/idle-prefetch', name);
  return {
    name: 'idle-prefetch',
    configureWebpack: () => ({
      resolve: {alias: {'@framework/when-idle': file('when-idle.ts'), '@framework/fetch-once': file('fetch-once.ts')}},
      module: {rules: [{test: /core\/lib\/client\/docusaurus\.js$/, enforce: 'pre', use: file('when-idle-loader.cjs')}]},
    }),
  };
}
