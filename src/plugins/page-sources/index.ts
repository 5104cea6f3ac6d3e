import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives pages the list of their sources when the site is built: those of Markdown at their foot, those
 * made by code where they import the file of evidence.
 */
export default function pageSourcesPlugin({siteDir}: LoadContext): Plugin {
  const use = [{loader: path.join(__dirname, 'loader.cjs')}];
  const rooms = ['docs', 'community', 'blog', 'src/pages', 'i18n', 'versioned_docs', 'community_versioned_docs'];
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {test: /\.mdx?$/, include: rooms.map((room) => path.join(siteDir, room)), enforce: 'pre' as const, use},
          {test: /\.evidence\.yaml$/, include: path.join(siteDir, 'src'), type: 'javascript/auto', use},
        ],
      },
    }),
  };
}
