import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Shows a page that could not be loaded as an error with a Retry button. The framework
 * warns and then reloads the whole page, which without a network leaves the reader with
 * nothing: `component-creator.tsx` takes the place of the module that makes page components.
 */
export default function retryPages(): Plugin {
  return {
    name: 'retry-pages',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            '@docusaurus/ComponentCreator': path.join(__dirname, 'component-creator.tsx'),
            '@framework/ComponentCreator': require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator'),
          },
        },
      };
    },
  };
}
