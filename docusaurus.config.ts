import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement';
import {blog} from './src/config/blog';
import {community, docs} from './src/config/docs';
import {environment, firstBuild} from './src/config/env';
import {fileDates} from './src/config/file-dates';
import {footer} from './src/config/footer';
import {headTags} from './src/config/head';
import {i18n} from './src/config/i18n';
import {images} from './src/config/images';
import {markdown} from './src/config/markdown';
import {navbar} from './src/config/navbar';
import {pages} from './src/config/pages';
import {product} from './src/config/product';
import {algolia} from './src/config/search';
import {scripts} from './src/config/statistics';
import {framework, pageTemplate} from './src/framework';
import announcement from './src/plugins/announcement';
import lazyPages from './src/plugins/lazy-pages';
import modernStyles from './src/plugins/modern-styles';
import pageSources from './src/plugins/page-sources';
import type {SearchIndexOptions} from './src/plugins/search-index';
import sharingImages from './src/plugins/sharing-images';
import answers from './src/search/best-answers.json';
import called from './src/search/called.json';

export default {
  title: product.name,
  tagline: '云原生应用管理平台',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  favicon: 'img/favicon.svg',
  headTags,
  organizationName: 'goodrain',
  projectName: 'rainbond',
  i18n,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  future: {
    // Storage keys keep the names that the specification gives them.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    // If the persistent cache holds a page for the client, the server's compilation waits for that page and the build hangs.
    faster: {mdxCrossCompilerCache: firstBuild},
    experimental_vcs: fileDates,
  },
  scripts,
  ssrTemplate: pageTemplate(),
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        sitemap: {ignorePatterns: ['/search', '/en/search', '/blog/tags/**', '/en/blog/tags/**']},
        theme: {customCss: './src/css/custom.css'},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    announcement,
    ...framework(),
    lazyPages,
    modernStyles,
    pageSources,
    [require.resolve('./src/framework/page-lists/docs.ts'), docs],
    [require.resolve('./src/framework/page-lists/docs.ts'), community],
    [require.resolve('./src/plugins/light-blog/index.ts'), blog],
    [require.resolve('./src/plugins/page-templates/index.ts'), pages],
    ['@docusaurus/plugin-ideal-image', images],
    [require.resolve('./src/plugins/search-index/index.ts'), {guides: {answers, called}} satisfies SearchIndexOptions],
    sharingImages,
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: !environment.colorModeSwitch, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}, versionPersistence: 'localStorage'},
    blog: {sidebar: {groupByYear: true}},
    navbar,
    footer,
    announcementBar,
    // Code is highlighted at build time: an empty theme keeps the default palette out of every page.
    prism: {theme: {plain: {}, styles: []}},
    algolia,
  } satisfies Partial<ThemeConfig> & {algolia: typeof algolia},
} satisfies Config;
