import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's highlighter out of the browser. Code is highlighted at build time, but a client
 * module of the theme would still load Prism, some 26 kB compressed, into every page.
 */
export default function withoutBrowserPrism({siteDir}: LoadContext): Plugin {
  return {
    name: 'without-browser-prism',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(siteDir, 'src/plugins/without-browser-prism/no-prism.ts')}},
    }),
  };
}
