import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';

import {structureTemplates} from '../remark/templates';
import {commonDocsOptions} from './docs';

/** Standalone pages (cases, scenes and all marketing pages): they use the same Markdown as the documentation, which is turned into the components of their template. */
export const pages: PagesOptions = {
  beforeDefaultRemarkPlugins: commonDocsOptions.beforeDefaultRemarkPlugins,
  remarkPlugins: [...commonDocsOptions.remarkPlugins, structureTemplates],
  rehypePlugins: commonDocsOptions.rehypePlugins,
};
