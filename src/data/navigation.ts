import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

export type NavigationIcon = 'branch' | 'layers' | 'mesh' | 'store' | 'pulse' | 'chip' | 'book' | 'users' | 'edit' | 'code' | 'chat' | 'handshake' | 'help';

export type NavigationEntry = {
  readonly icon: NavigationIcon;
  /** One line below the entry's name in the menu. */
  readonly description: string;
};

/** Descriptions of the entries in the navbar's menus, by the entry's address. */
export const navigationEntries: Readonly<Record<string, NavigationEntry>> = {
  '/xinchuang': {
    icon: 'chip',
    description: translate({id: 'navigation.xinchuang', message: 'x86 与 Arm 节点放进同一个集群', description: 'Menu: localization (Xinchuang) page'}),
  },
  '/feature/devops': {
    icon: 'branch',
    description: translate({id: 'navigation.devops', message: '从代码仓库到运行中的组件', description: 'Menu: DevOps feature page'}),
  },
  '/feature/multi-cluster': {
    icon: 'layers',
    description: translate({id: 'navigation.multiCluster', message: '一个控制台管理多个 Kubernetes 集群', description: 'Menu: multi-cluster feature page'}),
  },
  '/feature/service-mesh': {
    icon: 'mesh',
    description: translate({id: 'navigation.serviceMesh', message: '连线建立依赖，治理模式按应用切换', description: 'Menu: service mesh feature page'}),
  },
  '/feature/app-market': {
    icon: 'store',
    description: translate({id: 'navigation.appMarket', message: '把整套应用发布成可安装的模板', description: 'Menu: app market feature page'}),
  },
  '/feature/app-ops': {
    icon: 'pulse',
    description: translate({id: 'navigation.appOps', message: '在组件页上伸缩、更新、回滚、看日志', description: 'Menu: application operation feature page'}),
  },
  '/usescene': {
    icon: 'book',
    description: translate({id: 'navigation.scenes', message: '常见任务的前提、步骤与限制', description: 'Menu: use scenes'}),
  },
  '/case': {
    icon: 'users',
    description: translate({id: 'navigation.cases', message: '用户的做法与公开的结果', description: 'Menu: case studies'}),
  },
  '/blog': {
    icon: 'edit',
    description: translate({id: 'navigation.blog', message: '教程、架构说明与实践记录', description: 'Menu: blog'}),
  },
  '/docs/Intro': {
    icon: 'code',
    description: translate({id: 'navigation.openApi', message: '用接口创建、构建与查询应用', description: 'Menu: API reference'}),
  },
  [product.store]: {
    icon: 'store',
    description: translate({id: 'navigation.store', message: '挑一个打包好的应用，直接安装', description: 'Menu: external application store'}),
  },
  '/partners': {
    icon: 'handshake',
    description: translate({id: 'navigation.partners', message: '把你的应用或插件放进商店', description: 'Menu: partners page'}),
  },
  '/community/contribution/': {
    icon: 'branch',
    description: translate({id: 'navigation.contribution', message: '文档、代码、插件，从小处开始', description: 'Menu: contribution guide'}),
  },
  '/community/support': {
    icon: 'help',
    description: translate({id: 'navigation.support', message: '遇到问题时到哪里问、怎样问', description: 'Menu: community support page'}),
  },
  [product.forum]: {
    icon: 'chat',
    description: translate({id: 'navigation.forum', message: '提问，也看别人怎样解决', description: 'Menu: external user forum'}),
  },
};
