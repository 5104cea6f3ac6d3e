import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';

import {COMPACT_CLASS, MOBILE_ONLY_CLASS} from '../lib/navbar';
import {archiveLabel, archivesInMenu} from './docs-list';
import {product} from './product';

type Entry = {readonly label: string; readonly to: string} | {readonly label: string; readonly href: string};

const menu = (label: string, items: readonly Entry[], extra: Partial<NavbarItem> = {}): NavbarItem => ({type: 'dropdown', label, position: 'left', items: [...items], ...extra});

const features: readonly Entry[] = [
  {label: '信创', to: '/xinchuang'},
  {label: '一体化 DevOps', to: '/feature/devops'},
  {label: 'Kubernetes 多集群管理', to: '/feature/multi-cluster'},
  {label: '微服务治理', to: '/feature/service-mesh'},
  {label: '应用市场', to: '/feature/app-market'},
  {label: '应用运维', to: '/feature/app-ops'},
];

const learnMore: readonly Entry[] = [
  {label: '使用场景', to: '/usescene'},
  {label: '用户案例', to: '/case'},
  {label: '博客', to: '/blog'},
  {label: 'OpenAPI', to: '/docs/Intro'},
];

const community: readonly Entry[] = [
  {label: '开源应用商店', href: product.store},
  {label: '合作伙伴', to: '/partners'},
  {label: '参与贡献', to: '/community/contribution/'},
  {label: '社区支持', to: '/community/support'},
  {label: '用户论坛', href: product.forum},
];

const appStore: readonly Entry[] = [
  {label: '应用商店首页', href: product.store},
  {label: '精选应用', to: '/opensourceApps'},
];

/** One list of entries for both bars, in the order of the specification (section 2); zh labels here, English ones in i18n/en/docusaurus-theme-classic/navbar.json. */
export const navbar: Partial<ThemeConfig['navbar']> = {
  title: product.name,
  logo: {alt: '', src: 'img/mark.svg', width: 26, height: 26},
  hideOnScroll: true,
  items: [
    {label: '文档', to: '/docs/', position: 'left', activeBaseRegex: '/docs/(?!Intro|api/)'},
    menu('功能特性', features),
    menu('深入', learnMore),
    menu('开源社区', community),
    menu('应用商店', appStore, {className: MOBILE_ONLY_CLASS}),
    {
      type: 'docsVersionDropdown',
      position: 'left',
      className: COMPACT_CLASS,
      dropdownItemsAfter: archivesInMenu.map((archive) => ({label: archiveLabel(archive), href: archive.docs})),
    },
    {label: '企业版', to: '/enterprise_server', position: 'left'},
    {type: 'localeDropdown', position: 'right', className: `navbar-language ${COMPACT_CLASS}`},
    {
      href: product.repository,
      label: 'GitHub',
      position: 'right',
      className: 'navbar-source navbar-source--github',
    },
    {
      href: product.mirror,
      label: 'Gitee',
      position: 'right',
      className: 'navbar-source navbar-source--gitee',
    },
    // Not in the specification, so it comes after the entries that are.
    {type: 'search', position: 'right', className: 'navbar-search'},
  ],
};
