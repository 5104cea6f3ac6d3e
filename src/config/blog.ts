import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';

import {commonDocsOptions} from './docs';

const {editUrl, editLocalizedFiles, showLastUpdateTime, beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins} = commonDocsOptions;

/** The blog at /blog: 18 posts a page (specification, section 9), every post in the sidebar. */
export const blog: BlogOptions = {
  path: 'blog',
  routeBasePath: 'blog',
  postsPerPage: 18,
  blogSidebarCount: 'ALL',
  blogTitle: '博客',
  blogDescription: 'Rainbond 博客：云原生应用管理的教程、架构说明与实践记录，涵盖网关、可观测性、微服务、数据库与应用交付。',
  blogSidebarTitle: '全部文章',
  showReadingTime: true,
  editUrl,
  editLocalizedFiles,
  showLastUpdateTime,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: ['rss', 'atom'], xslt: true},
};
