import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** The framework's modules of every page that put names or addresses in order; all of them are ASCII. */
const ORDERING = [/theme-common\/lib\/utils\/reactUtils\.js$/, /plugin-content-docs\/lib\/client\/docsClientUtils\.js$/];

/**
 * Has the framework compare names of properties and addresses as they stand. It would ask for the
 * order of the reader's language, which takes a phone 40 ms to load, on every page of the documentation.
 */
export default function withoutCollation({siteDir}: LoadContext): Plugin {
  return {
    name: 'without-collation',
    configureWebpack: () => ({
      module: {rules: [{test: ORDERING, enforce: 'pre', use: path.join(siteDir, 'src/plugins/without-collation/plain-order.cjs')}]},
    }),
  };
}
