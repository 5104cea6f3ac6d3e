import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

export type EditionKey = 'community' | 'subscription' | 'enterprise';

/** What the page about editions says. */
export const enterprisePage = {
  name: translate({id: 'enterprise.name', message: '企业版', description: 'Name of the page about editions, in paths and menus'}),
  title: translate({id: 'enterprise.title', message: '先用开源版，需要时再加。', description: 'Title of the page about editions'}),
  lede: translate({id: 'enterprise.lede', message: '构建、编排、交付与多集群，社区版都有。付费的两种方式加的是规模化运维、安全合规，和工程师的直接支持。', description: 'What the page about editions says'}),
  description: translate({id: 'enterprise.description', message: 'Rainbond 社区版、服务订阅与企业版逐项对照：各版共有的核心能力，付费增加的可观测、全链路灰度、巡检、安全等扩展，以及怎样联系厂商。', description: 'Description of the page about editions, for search engines; 60 to 160 characters in English'}),
  keywords: ['Rainbond', translate({id: 'enterprise.keyword.enterprise', message: 'Rainbond 企业版', description: 'Keyword, for search engines'}), translate({id: 'enterprise.keyword.subscription', message: '服务订阅', description: 'Keyword, for search engines'}), translate({id: 'enterprise.keyword.compare', message: '版本对比', description: 'Keyword, for search engines'}), translate({id: 'enterprise.keyword.observability', message: '可观测中心', description: 'Keyword, for search engines'})],
  compare: {
    title: translate({id: 'enterprise.compare.title', message: '逐项对照。', description: 'Title of the comparison'}),
    sub: translate({id: 'enterprise.compare.sub', message: '各版共有的在前，付费增加的在后。付费版的内容出自厂商，以厂商公布的内容与合同为准。', description: 'Explains the title of the comparison'}),
    capability: translate({id: 'enterprise.compare.capability', message: '能力', description: 'First column of the comparison'}),
    yes: translate({id: 'enterprise.compare.yes', message: '有', description: 'A cell of the comparison'}),
    no: translate({id: 'enterprise.compare.no', message: '无', description: 'A cell of the comparison'}),
    label: translate({id: 'enterprise.compare.label', message: '三种版本的能力对照', description: 'Accessible name of the comparison'}),
  },
  adds: {
    title: translate({id: 'enterprise.adds.title', message: '付费版增加的能力。', description: 'Title of a section'}),
    sub: translate({id: 'enterprise.adds.sub', message: '据厂商公布的版本对比，分四个方向，都在开源版之上增加，不替换它。', description: 'Explains the title of a section'}),
    more: translate({id: 'enterprise.adds.more', message: '企业版功能的文档', description: 'Link to the documentation'}),
  },
  confused: {
    title: translate({id: 'enterprise.confused.title', message: '容易混淆的几项。', description: 'Title of a section'}),
    sub: translate({id: 'enterprise.confused.sub', message: '名字相近，开源版里有没有？', description: 'Explains the title of a section'}),
    more: translate({id: 'enterprise.confused.more', message: '版本与功能的完整说明', description: 'Link to the page about editions in the documentation'}),
  },
  contact: {
    title: translate({id: 'enterprise.contact.title', message: '咨询付费版本。', description: 'Title of the closing band of the page about editions'}),
    text: translate({id: 'enterprise.contact.text', message: '有几个集群，能不能上外网，有哪些合规要求：写进表单，好雨科技的工程师会联系你。表单在飞书上打开。', description: 'What to say when getting in touch'}),
    enquiry: translate({id: 'enterprise.contact.enquiry', message: '咨询企业版', description: 'Button'}),
    demo: translate({id: 'enterprise.contact.demo', message: '预约演示', description: 'Button'}),
    vendor: translate({id: 'enterprise.contact.vendor', message: '好雨科技官网', description: 'Link to the vendor'}),
    community: translate({id: 'enterprise.contact.community', message: '开源版的问题到社区问', description: 'Link to community support'}),
    links: {enquiry: product.contact, demo: product.demoForm},
  },
} as const;

export type Edition = {
  readonly key: EditionKey;
  readonly name: string;
  readonly price: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly action: {readonly to: string; readonly label: string};
};

/** The three ways to have the product. */
export const editions: readonly Edition[] = [
  {
    key: 'community',
    name: translate({id: 'enterprise.community.name', message: '社区版', description: 'Name of an edition, at most 12 characters'}),
    price: translate({id: 'enterprise.community.price', message: '免费', description: 'Price of an edition'}),
    text: translate({id: 'enterprise.community.text', message: '源码公开，自己部署、自己维护。', description: 'What an edition is'}),
    points: [
      translate({id: 'enterprise.community.p1', message: '从构建到多集群的全部核心能力', description: 'A point about an edition'}),
      translate({id: 'enterprise.community.p2', message: '命令行离线安装，应用离线交付', description: 'A point about an edition'}),
      translate({id: 'enterprise.community.p3', message: '社区与开发者支持', description: 'A point about an edition'}),
    ],
    action: {to: '/docs/quick-start/quick-install', label: translate({id: 'enterprise.community.action', message: '立即安装', description: 'Button'})},
  },
  {
    key: 'subscription',
    name: translate({id: 'enterprise.subscription.name', message: '服务订阅', description: 'Name of an edition, at most 12 characters'}),
    price: translate({id: 'enterprise.subscription.price', message: '按年付费，随规模定价', description: 'Price of an edition'}),
    text: translate({id: 'enterprise.subscription.text', message: '企业级功能，加一位一对一的工程师。', description: 'What an edition is'}),
    points: [
      translate({id: 'enterprise.subscription.p1', message: '包含企业级扩展功能', description: 'A point about an edition'}),
      translate({id: 'enterprise.subscription.p2', message: '部署在你指定的环境', description: 'A point about an edition'}),
      translate({id: 'enterprise.subscription.p3', message: '协助故障处理、缺陷修复、运维与升级', description: 'A point about an edition'}),
    ],
    action: {to: product.subscriptionForm, label: translate({id: 'enterprise.subscription.action', message: '咨询订阅', description: 'Button'})},
  },
  {
    key: 'enterprise',
    name: translate({id: 'enterprise.enterprise.name', message: '企业版', description: 'Name of an edition, at most 12 characters'}),
    price: translate({id: 'enterprise.enterprise.price', message: '商业授权，咨询厂商', description: 'Price of an edition'}),
    text: translate({id: 'enterprise.enterprise.text', message: '增加应用门户、自建商店和专属服务团队。', description: 'What an edition is'}),
    points: [
      translate({id: 'enterprise.enterprise.p1', message: '另含应用集成门户与自建应用商店', description: 'A point about an edition'}),
      translate({id: 'enterprise.enterprise.p2', message: '从规划、实施到重大事件保障', description: 'A point about an edition'}),
      translate({id: 'enterprise.enterprise.p3', message: '故障响应最高 7×24', description: 'A point about an edition'}),
    ],
    action: {to: product.contact, label: translate({id: 'enterprise.enterprise.action', message: '联系我们', description: 'Button'})},
  },
];

/** Whether an edition has a capability, or in which form. */
export type Cell = boolean | string;

export type Row = {readonly name: string; readonly cells: Readonly<Record<EditionKey, Cell>>};
export type RowGroup = {readonly key: string; readonly title: string; readonly rows: readonly Row[]};

const everywhere = (name: string): Row => ({name, cells: {community: true, subscription: true, enterprise: true}});
const paid = (name: string): Row => ({name, cells: {community: false, subscription: true, enterprise: true}});
const top = (name: string): Row => ({name, cells: {community: false, subscription: false, enterprise: true}});
const offline = {
  command: translate({id: 'enterprise.cell.command', message: '命令行', description: 'A cell of the comparison'}),
  graphical: translate({id: 'enterprise.cell.graphical', message: '图形化', description: 'A cell of the comparison'}),
};

/** The comparison, as the vendor publishes it. */
export const comparison: readonly RowGroup[] = [
  {
    key: 'build',
    title: translate({id: 'enterprise.group.build', message: '应用构建', description: 'Group of capabilities'}),
    rows: [
      everywhere(translate({id: 'enterprise.row.detect', message: '语言识别与源码构建', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.images', message: 'Dockerfile 与镜像', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.repositories', message: 'GitLab、GitHub、Gitee 与 SVN', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.rollback', message: '持续构建与版本回滚', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.environment', message: '开发测试环境', description: 'A capability'})),
    ],
  },
  {
    key: 'mesh',
    title: translate({id: 'enterprise.group.mesh', message: '微服务架构', description: 'Group of capabilities'}),
    rows: [
      everywhere(translate({id: 'enterprise.row.mesh', message: '可切换的治理模式', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.frameworks', message: 'Spring Cloud 与 Dubbo', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.topology', message: '拖拽编排与多级拓扑', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.tracing', message: '接入 SkyWalking 与 Pinpoint', description: 'A capability'})),
    ],
  },
  {
    key: 'market',
    title: translate({id: 'enterprise.group.market', message: '应用市场', description: 'Group of capabilities'}),
    rows: [
      everywhere(translate({id: 'enterprise.row.publish', message: '运行中的应用发布成模板', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.offline', message: '离线导入与导出', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.install', message: '复杂应用一键安装和升级', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.helm', message: '接入外部 Helm 商店', description: 'A capability'})),
    ],
  },
  {
    key: 'operations',
    title: translate({id: 'enterprise.group.operations', message: '运维与网关', description: 'Group of capabilities'}),
    rows: [
      everywhere(translate({id: 'enterprise.row.scaling', message: '手动与自动伸缩', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.logs', message: '实时日志，用插件接外部日志系统', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.monitor', message: '资源监控与性能分析插件', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.terminal', message: 'Web 终端与插件', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.domains', message: '域名、证书与负载均衡', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.canary', message: '网关上的灰度与 A/B', description: 'A capability'})),
    ],
  },
  {
    key: 'clusters',
    title: translate({id: 'enterprise.group.clusters', message: '集群管理', description: 'Group of capabilities'}),
    rows: [
      everywhere(translate({id: 'enterprise.row.ground', message: '虚拟机、服务器、Kubernetes 与公有云', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.clouds', message: '同一应用部署到多个云', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.migrate', message: '应用跨集群复制与安装', description: 'A capability'})),
      everywhere(translate({id: 'enterprise.row.tenants', message: '团队与租户', description: 'A capability'})),
    ],
  },
  {
    key: 'extensions',
    title: translate({id: 'enterprise.group.extensions', message: '企业级扩展', description: 'Group of capabilities'}),
    rows: [
      paid(translate({id: 'enterprise.row.observability', message: '可观测中心：全局日志、链路、告警、大屏', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.fullLink', message: '全链路灰度', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.inspection', message: '集群巡检', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.security', message: '操作审计、WAF 与安全加固', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.xinchuang', message: '信创迁移的整套方案', description: 'A capability: migration to domestic processors and systems'})),
      paid(translate({id: 'enterprise.row.look', message: '个性化界面', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.gpu', message: 'GPU 共享', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.backup', message: '平台的定时备份', description: 'A capability'})),
      {name: translate({id: 'enterprise.row.offlineInstall', message: '离线环境安装', description: 'A capability'}), cells: {community: offline.command, subscription: offline.graphical, enterprise: offline.graphical}},
      paid(translate({id: 'enterprise.row.middleware', message: '开源中间件的集群版', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.performance', message: '性能优化', description: 'A capability'})),
      paid(translate({id: 'enterprise.row.mlps', message: '三级等保支持', description: 'A capability: assessment of China’s Multi-Level Protection Scheme'})),
      paid(translate({id: 'enterprise.row.quota', message: '团队配额与存储文件管理', description: 'A capability'})),
      top(translate({id: 'enterprise.row.portal', message: '应用集成与门户', description: 'A capability'})),
      top(translate({id: 'enterprise.row.store', message: '自建的云原生应用商店', description: 'A capability'})),
    ],
  },
];

/** What the paid editions add, by direction. */
export const additions = [
  {
    key: 'observe',
    title: translate({id: 'enterprise.adds.observe', message: '全局观测', description: 'A direction in which the paid editions add'}),
    text: translate({id: 'enterprise.adds.observeText', message: '跨集群的总览、流量分布与大屏；全局日志；告警发到邮件、钉钉、Slack 或 Webhook。', description: 'What the paid editions add'}),
  },
  {
    key: 'release',
    title: translate({id: 'enterprise.adds.release', message: '灰度发布与巡检', description: 'A direction in which the paid editions add'}),
    text: translate({id: 'enterprise.adds.releaseText', message: '全链路灰度按批次和请求头放量，只为变更的组件建灰度副本；巡检覆盖节点、平台组件、运行状态、配置与镜像漏洞。', description: 'What the paid editions add'}),
  },
  {
    key: 'comply',
    title: translate({id: 'enterprise.adds.comply', message: '满足审计要求', description: 'A direction in which the paid editions add'}),
    text: translate({id: 'enterprise.adds.complyText', message: '谁在什么时候改了什么，操作审计记下前后两份配置；登录日志、网关 WAF 与黑白名单，配合三级等保的要求。', description: 'What the paid editions add'}),
  },
  {
    key: 'service',
    title: translate({id: 'enterprise.adds.service', message: '原厂工程师支持', description: 'A direction in which the paid editions add'}),
    text: translate({id: 'enterprise.adds.serviceText', message: '工程师参与规划、实施、升级与故障处理。服务的范围和响应时间写在合同里。', description: 'What the paid editions add'}),
  },
] as const;

/** Capabilities with similar names. */
export const confusions = [
  {
    name: translate({id: 'enterprise.confused.xinchuang', message: '信创', description: 'A capability: domestic processors and systems'}),
    open: translate({id: 'enterprise.confused.xinchuangOpen', message: '在 amd64、arm64 与混合架构的集群上安装、构建和部署', description: 'What open source has'}),
    paid: translate({id: 'enterprise.confused.xinchuangPaid', message: '适配编译与数据迁移工具在内的整套迁移服务', description: 'What is paid for'}),
  },
  {
    name: translate({id: 'enterprise.confused.canary', message: '灰度', description: 'A capability'}),
    open: translate({id: 'enterprise.confused.canaryOpen', message: '网关按权重、请求头与 Cookie 分流', description: 'What open source has'}),
    paid: translate({id: 'enterprise.confused.canaryPaid', message: '跨多个组件的全链路灰度', description: 'What is paid for'}),
  },
  {
    name: translate({id: 'enterprise.confused.backup', message: '备份', description: 'A capability'}),
    open: translate({id: 'enterprise.confused.backupOpen', message: '控制台数据的手动备份；单个应用的备份只有接口，没有页面', description: 'What open source has'}),
    paid: translate({id: 'enterprise.confused.backupPaid', message: '平台的定时备份', description: 'What is paid for'}),
  },
  {
    name: translate({id: 'enterprise.confused.quota', message: '配额', description: 'A capability'}),
    open: translate({id: 'enterprise.confused.quotaOpen', message: '按团队限制内存，用接口设置；内存不限的组件按 0 计', description: 'What open source has'}),
    paid: translate({id: 'enterprise.confused.quotaPaid', message: 'CPU 与内存的细化配额', description: 'What is paid for'}),
  },
  {
    name: translate({id: 'enterprise.confused.offline', message: '离线', description: 'A capability'}),
    open: translate({id: 'enterprise.confused.offlineOpen', message: '命令行离线安装，应用的离线交付', description: 'What open source has'}),
    paid: translate({id: 'enterprise.confused.offlinePaid', message: '图形化的离线安装', description: 'What is paid for'}),
  },
] as const;

/** Columns of the table of similar names. */
export const confusionColumns = {
  open: translate({id: 'enterprise.confused.open', message: '开源版里有', description: 'Column of a table'}),
  paid: translate({id: 'enterprise.confused.paid', message: '付费版增加', description: 'Column of a table'}),
} as const;
