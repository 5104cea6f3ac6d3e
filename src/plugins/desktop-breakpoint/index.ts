import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {widthQueries} from './width-queries';

/**
 * Has the framework's styles and scripts take a window of exactly 996 px as a desktop, as the site's own
 * do (specification, section 9). The framework takes it as a phone.
 */
export default function desktopBreakpoint({siteDir}: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src/plugins/desktop-breakpoint/window-size-loader.cjs');
  return {
    name: 'desktop-breakpoint',
    configurePostCss: (options) => ({...options, plugins: [widthQueries, ...options.plugins]}),
    configureWebpack: () => ({
      module: {rules: [{test: /theme-common\/lib\/hooks\/useWindowSize\.js$/, enforce: 'pre', use: loader}]},
    }),
  };
}
