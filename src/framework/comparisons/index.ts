import path from 'node:path';

import type {Parts} from '../parts';

/**
 * Matches routes by comparing text. The router compiles a regular expression for every page's address before it shows
 * the first page, and prefetching creates a new string from every route's name for every link that enters the viewport.
 * Property names and addresses, all of them ASCII, are compared by their characters: loading the sort order of the
 * reader's language takes a phone 40 ms.
 */
export const comparisons: Parts = {
  standIns: [{request: 'path-to-regexp$', file: path.join(__dirname, 'match-path.ts'), replaces: {package: 'react-router > path-to-regexp'}}],
  patches: [
    {
      target: '@docusaurus/core/lib/client/docusaurus.js',
      edits: [{find: "routeNameWithHash.replace(/-[^-]+$/, '') === path", replace: "(routeNameWithHash.startsWith(path) && routeNameWithHash.lastIndexOf('-') === path.length)"}],
    },
    {
      target: '@docusaurus/theme-common/lib/utils/reactUtils.js',
      edits: [{find: 'a[0].localeCompare(b[0])', replace: '(a[0] < b[0] ? -1 : Number(a[0] > b[0]))'}],
    },
    {
      target: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
      edits: [{find: 'b[1].path.localeCompare(a[1].path)', replace: '(b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path))'}],
    },
  ],
};
