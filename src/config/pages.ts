import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';

import {contentImages} from '../remark/content-images';
import {commonDocsOptions} from './docs';

/** Pages of their own (cases, scenes and everything marketing): their Markdown is that of the documentation. */
export const pages: PagesOptions = {
  beforeDefaultRemarkPlugins: [contentImages],
  remarkPlugins: commonDocsOptions.remarkPlugins,
  rehypePlugins: commonDocsOptions.rehypePlugins,
};
