import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';

import {commonDocsOptions} from './docs';

/** Pages of their own (cases, scenes and everything marketing): their Markdown is that of the documentation. */
export const pages: PagesOptions = {
  beforeDefaultRemarkPlugins: commonDocsOptions.beforeDefaultRemarkPlugins,
  remarkPlugins: commonDocsOptions.remarkPlugins,
  rehypePlugins: commonDocsOptions.rehypePlugins,
};
