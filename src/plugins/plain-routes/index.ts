import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Has routes matched by comparing texts. The router would make a regular expression of every page's
 * address before it shows the first one: the more pages, the later a phone answers.
 */
export default function plainRoutes({siteDir}: LoadContext): Plugin {
  const file = (name: string) => path.join(siteDir, 'src/plugins/plain-routes', name);
  return {
    name: 'plain-routes',
    configureWebpack: () => ({
      resolve: {alias: {'path-to-regexp$': file('match-path.ts')}},
      module: {rules: [{test: /core\/lib\/client\/docusaurus\.js$/, enforce: 'pre', use: file('plain-names.cjs')}]},
    }),
  };
}
