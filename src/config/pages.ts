import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';

import {structureTemplates} from '../remark/templates';
import {commonDocsOptions} from './docs';

/** Pages of their own (cases, scenes and everything marketing): their Markdown is that of the documentation, and becomes the parts of their template. */
export const pages: PagesOptions = {
  beforeDefaultRemarkPlugins: commonDocsOptions.beforeDefaultRemarkPlugins,
  remarkPlugins: [...commonDocsOptions.remarkPlugins, structureTemplates],
  rehypePlugins: commonDocsOptions.rehypePlugins,
};
