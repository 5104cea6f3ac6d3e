import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';

import {readingTime} from '../lib/reading-time';
import {addRelations} from './blog-relations';
import {commonDocsOptions} from './docs';
import {language} from './env';
import {createFeedItems} from './feed-content';
import {product} from './product';

const {editUrl, editLocalizedFiles, showLastUpdateTime, beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins} = commonDocsOptions;

/** Title and description of the blog in feed readers. Feed options hold a single language: the one being built. */
const FEED = {
  zh: {
    title: 'Rainbond 博客',
    description: '云原生应用管理的教程、架构说明与实践记录。',
    language: 'zh-CN',
  },
  en: {
    title: 'Rainbond blog',
    description: 'Tutorials, architecture notes, and field reports on managing cloud-native applications.',
    language: 'en',
  },
} as const;

/** The blog at /blog: 18 posts per page (specification, section 9), every post in the sidebar. */
export const blog: BlogOptions = {
  path: 'blog',
  routeBasePath: 'blog',
  postsPerPage: 18,
  blogSidebarCount: 'ALL',
  blogTitle: '博客',
  blogDescription: 'Rainbond 博客：云原生应用管理的教程、架构说明与实践记录，涵盖网关、可观测性、微服务、数据库与应用交付。',
  blogSidebarTitle: '全部文章',
  showReadingTime: true,
  readingTime: ({content}) => readingTime(content),
  editUrl,
  editLocalizedFiles,
  showLastUpdateTime,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  processBlogPosts: addRelations,
  feedOptions: {...FEED[language], type: 'all', xslt: true, limit: false, createFeedItems, copyright: `© ${product.copyrightHolder}`},
};
