import {existsSync} from 'node:fs';

import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {contentImages} from '../remark/content-images';
import {drawDiagrams} from '../remark/draw-diagrams';
import {highlightCode} from '../remark/highlight-code';
import {listVersions} from '../remark/list-versions';
import {markLabels} from '../remark/mark-labels';
import {showScreens} from '../remark/show-screens';
import {stackTables} from '../remark/stack-tables';
import {stateFacts} from '../remark/state-facts';
import {stateVersions} from '../remark/state-versions';
import {structureBlocks} from '../remark/structure-blocks';
import {docsFolder, publishedVersion, writtenAt} from './docs-versions';
import {product} from './product';

const editUrl = `${product.siteRepository}/edit/main/`;

/** Options shared by the documentation and the community area. */
export const commonDocsOptions = {
  editUrl,
  editLocalizedFiles: true,
  breadcrumbs: true,
  // Dates come from Git history: a copy without it shows no dates instead of failing.
  showLastUpdateTime: existsSync('.git'),
  // These run before the framework's own plugins, so that tables of contents include labels, and pictures don't become plain images.
  beforeDefaultRemarkPlugins: [markLabels, stateFacts, stateVersions, listVersions, showScreens, contentImages],
  remarkPlugins: [drawDiagrams, structureBlocks, stackTables],
  rehypePlugins: [highlightCode],
} satisfies DocsOptions;

/** Set by the framework's `start`. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The documentation at /docs: one plugin, three sidebars. Readers only get the published version; the development
 * server also serves the working copy, at /docs/next/.
 */
export const docs: DocsOptions = {
  ...commonDocsOptions,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: ({versionDocsDirPath, docPath, locale}) => `${editUrl}${writtenAt(`${docsFolder(versionDocsDirPath, locale)}/${docPath}`)}`,
  includeCurrentVersion: isDevelopment,
  versions: {
    [publishedVersion]: {label: product.docsVersion, badge: false},
    ...(isDevelopment && {current: {label: '下一版', path: 'next', banner: 'unreleased'}}),
  },
};

/** The community area at /community. */
export const community: DocsOptions = {
  ...commonDocsOptions,
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebars-community.ts',
  versions: {current: {label: product.docsVersion}},
};
