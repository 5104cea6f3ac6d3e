import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out TypeScript's library of helpers, 3 kB on every page: the framework uses one function of it there. */
export default function lightHelpers({siteDir}: LoadContext): Plugin {
  return {
    name: 'light-helpers',
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias: {tslib$: path.join(siteDir, 'src/plugins/light-helpers/helpers.cjs')}}}),
  };
}
