import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives pages the list of their sources when the site is built: Markdown pages get it at their foot, pages
 * written in code get it where they import the evidence file.
 */
export default function pageSourcesPlugin({siteDir}: LoadContext): Plugin {
  const use = [{loader: path.join(__dirname, 'loader.cjs')}];
  const folders = ['docs', 'community', 'blog', 'src/pages', 'i18n', 'versioned_docs', 'community_versioned_docs'];
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {test: /\.mdx?$/, include: folders.map((folder) => path.join(siteDir, folder)), enforce: 'pre' as const, use},
          {test: /\.evidence\.yaml$/, include: path.join(siteDir, 'src'), type: 'javascript/auto', use},
        ],
      },
    }),
  };
}
