import type {Footer, MultiColumnFooter} from '@docusaurus/theme-common';

import {product} from './product';

type Link = {readonly label: string; readonly to: string} | {readonly label: string; readonly href: string};

const column = (title: string, links: readonly Link[]) => ({title, items: links.map((link) => ({...link}))});

/** Columns of links; zh labels here, English ones in i18n/en/docusaurus-theme-classic/footer.json. */
export const footer: Omit<Footer, 'style'> & Pick<MultiColumnFooter, 'links'> = {
  links: [
    column('文档', [
      {label: '快速安装', to: '/docs/quick-start/quick-install'},
      {label: '快速入门', to: '/docs/quick-start/getting-started'},
      {label: 'DevOps 指南', to: '/docs/devops/'},
      {label: '微服务指南', to: '/docs/micro-service/'},
      {label: '应用交付指南', to: '/docs/delivery/'},
      {label: '文档版本', to: '/docs/versions'},
    ]),
    column('功能特性', [
      {label: '一体化 DevOps', to: '/feature/devops'},
      {label: '多集群管理', to: '/feature/multi-cluster'},
      {label: '微服务治理', to: '/feature/service-mesh'},
      {label: '应用市场', to: '/feature/app-market'},
      {label: '应用运维', to: '/feature/app-ops'},
      {label: '信创', to: '/xinchuang'},
    ]),
    column('深入', [
      {label: '使用场景', to: '/usescene'},
      {label: '用户案例', to: '/case'},
      {label: '博客', to: '/blog'},
      {label: 'OpenAPI', to: '/docs/Intro'},
    ]),
    column('开源社区', [
      {label: '社区首页', to: '/community/'},
      {label: '参与贡献', to: '/community/contribution/'},
      {label: '社区支持', to: '/community/support'},
      {label: '社区成员', to: '/community/members'},
      {label: '开源应用商店', href: product.store},
      {label: '合作伙伴', to: '/partners'},
      {label: '用户论坛', href: product.forum},
    ]),
    column('更多', [
      {label: '企业版', to: '/enterprise_server'},
      {label: '联系我们', href: product.contact},
      {label: 'Gitee', href: product.mirror},
    ]),
  ],
  logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
  copyright: `© ${product.copyrightHolder}`,
};
