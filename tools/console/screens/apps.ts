import type {Screen} from './types';

/** Applications. */
export const apps: readonly Screen[] = [
  {
    id: 'app-topology',
    route: '/team/dev/region/rainbond/apps/1',
    window: {width: 1280, height: 1000},
    steps: [{click: {label: 'appOverview.btn.arrange'}}],
    ready: {css: 'canvas'},
    phone: {x: 360, y: 340, width: 560, height: 600},
    alt: {
      zh: '应用 shop 的总览：上面是运行状态与用量，下面的拓扑图里，访问从网关到 web，再到 api，最后到 mysql 与 redis。',
      en: 'The overview of the application shop: its status and what it uses at the top; in the topology below, visits go from the gateway to web, on to api, and from there to mysql and redis.',
    },
  },
  {
    id: 'app-list',
    route: '/team/dev/region/rainbond/apps/1',
    window: {width: 1280, height: 1000},
    steps: [{click: {label: 'appOverview.list'}}],
    ready: {css: '.ant-table-tbody tr'},
    region: {x: 68, y: 60, width: 1212, height: 790},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '应用 shop 的组件列表：web、api、mysql、redis 四个组件，每行有内存、状态、更新时间和操作，下面是批量操作。',
      en: 'The components of the application shop as a list: web, api, mysql and redis, each with its memory, state, time of the last change and actions; those for several at once stand below.',
    },
  },
  {
    id: 'app-upgrade',
    route: '/team/dev/region/rainbond/apps/1/upgrade',
    ready: {text: {zh: '8.0.33', en: '8.0.33'}},
    region: {x: 0, y: 0, width: 1280, height: 460},
    phone: {x: 720, y: 60, width: 560, height: 400},
    alt: {
      zh: '升级管理：应用模型列表里的 MySQL，当前版本 8.0，可升级到 8.0.33，右边有升级和查看组件。',
      en: 'Upgrades: in the list of application models, MySQL at version 8.0 can be upgraded to 8.0.33; on the right, the links to upgrade and to see its components.',
    },
  },
  {
    id: 'app-upgrade-info',
    route: '/team/dev/region/rainbond/apps/1/upgrade/3/record/5?app_id=a10000000000000000000000000c0002',
    window: {width: 1280, height: 900},
    ready: {text: {zh: 'MYSQL_CHARSET', en: 'MYSQL_CHARSET'}},
    region: {x: 0, y: 0, width: 1280, height: 860},
    phone: {x: 68, y: 60, width: 560, height: 420},
    alt: {
      zh: '升级到 8.0.33：左边勾选了组件 mysql，右边是它会发生的变化：新增环境变量 MYSQL_CHARSET；下面是返回和升级。',
      en: 'Upgrading to 8.0.33: the component mysql is ticked on the left, what will change stands on the right: a new variable MYSQL_CHARSET; the buttons to go back and to upgrade stand below.',
    },
  },
  {
    id: 'config-groups',
    route: '/team/dev/region/rainbond/apps/1/configgroups',
    ready: {text: {zh: 'shop-common', en: 'shop-common'}},
    region: {x: 0, y: 0, width: 1280, height: 400},
    phone: {x: 68, y: 60, width: 560, height: 330},
    alt: {
      zh: '应用配置组列表：shop-common，两个组件使用它，状态是生效中，可以编辑和删除；右上角是添加配置组。',
      en: 'The configuration groups of an application: shop-common, used by two components and in effect, can be edited and deleted; the button to add one stands at the top right.',
    },
  },
  {
    id: 'app-published',
    route: '/team/dev/region/rainbond/apps/1/publish',
    ready: {text: {zh: '1.1.0(shop-1.1)', en: '1.1.0(shop-1.1)'}},
    region: {x: 0, y: 0, width: 1280, height: 440},
    phone: {x: 720, y: 60, width: 560, height: 360},
    alt: {
      zh: '发布记录：模板 shop 的 1.2.0 与 1.1.0 都已发布完成；右上角是发布到组件库和发布到云应用商店。',
      en: 'What was published: versions 1.2.0 and 1.1.0 of the template shop; the buttons to publish to the local library and to a store stand at the top right.',
    },
  },
  {
    id: 'app-resources',
    route: '/team/dev/region/rainbond/apps/1/resource',
    ready: {text: {zh: 'shop-quota', en: 'shop-quota'}},
    region: {x: 0, y: 0, width: 1280, height: 540},
    phone: {x: 90, y: 60, width: 560, height: 460},
    alt: {
      zh: 'K8s 资源列表：ResourceQuota、Role、RoleBinding 三个资源都创建成功，每行可以编辑和删除；右上角是添加。',
      en: 'The Kubernetes resources of an application: a ResourceQuota, a Role and a RoleBinding, all created; each can be edited and deleted. The button to add one stands at the top right.',
    },
  },
  {
    id: 'config-group-add',
    route: '/team/dev/region/rainbond/apps/1/configgroups',
    window: {width: 1280, height: 1000},
    steps: [{click: {label: 'appConfiguration.btn.add'}}],
    ready: {css: '.ant-checkbox'},
    region: {x: 0, y: 0, width: 1280, height: 640},
    phone: {x: 230, y: 60, width: 560, height: 560},
    alt: {
      zh: '添加配置组：配置组名称、是否生效、配置项的键与值，下面勾选生效的组件。',
      en: 'A new configuration group: its name, whether it is in effect, names and values, and the components that it is for.',
    },
  },
  {
    id: 'app-share',
    route: '/team/dev/region/rainbond/apps/1/share/21/one',
    window: {width: 1280, height: 1500},
    steps: [{click: {css: '.ant-tabs-tab >> text=mysql'}}],
    ready: {text: {zh: 'MYSQL_PASSWORD', en: 'MYSQL_PASSWORD'}},
    region: {x: 68, y: 60, width: 1212, height: 1240},
    phone: {x: 68, y: 560, width: 560, height: 700},
    alt: {
      zh: '发布应用：上面填应用模板、版本号和别名，下面是组件 mysql 的连接信息、环境变量和伸缩规则。',
      en: 'Publishing an application: template, version and alias at the top; below, what the component mysql tells others, its variables and how it scales.',
    },
  },
  {
    id: 'app-copy',
    route: '/team/dev/region/rainbond/apps/1',
    window: {width: 1280, height: 800},
    steps: [{click: {label: 'appOverview.btn.copy'}}],
    ready: {css: '.ant-modal-footer'},
    region: {x: 20, y: 90, width: 1240, height: 600},
    phone: {x: 40, y: 90, width: 560, height: 600},
    alt: {
      zh: '应用复制的窗口：复制到哪个团队、集群和应用，下面勾选了四个组件；web 和 api 可以换分支，redis 可以换 Tag，来自组件库的 mysql 暂不支持变更版本。',
      en: 'The window that copies an application: the team, cluster and application to copy to, and four components that are ticked. The branch of web and api and the tag of redis can be changed, the version of mysql from the library can’t.',
    },
  },
  {
    id: 'app-upgrade-records',
    route: '/team/dev/region/rainbond/apps/1/upgrade',
    situation: 'upgrade-done',
    steps: [{click: {label: 'appUpgrade.tabs.record'}}],
    ready: {label: 'appUpgrade.table.operate.roll_back_record'},
    region: {x: 68, y: 60, width: 1212, height: 320},
    phone: {x: 710, y: 200, width: 560, height: 160},
    alt: {
      zh: '升级记录：MySQL 从版本 8.0 升级到 8.0.33，状态是已升级，右边是回滚和回滚记录。',
      en: 'The record of upgrades: MySQL went from version 8.0 to 8.0.33 and is upgraded (the state is Chinese in both languages); rolling back and the record of rollbacks stand on the right.',
    },
  },
];
