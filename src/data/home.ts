import {translate} from '@docusaurus/Translate';

import topology from '@site/src/data/console/app-topology.json';

/** Metadata of the home page for search engines. */
export const home = {
  title: translate({id: 'home.seo.title', message: '应用跑在 Kubernetes 上，你不必先学会它', description: 'Window title of the home page; the name of the site follows'}),
  description: translate({
    id: 'home.seo.description',
    message: 'Rainbond 是开源的云原生应用管理平台：从源码、镜像或安装包到运行的应用，在拓扑图上连通，以模板交付到别的集群，离线环境也可以。',
    description: 'Description of the home page, for search engines; 60 to 160 characters in English',
  }),
  keywords: [
    'Rainbond',
    translate({id: 'home.seo.keyword.platform', message: '云原生应用管理平台', description: 'Keyword of the home page, for search engines'}),
    'Kubernetes',
    'DevOps',
    translate({id: 'home.seo.keyword.microservice', message: '微服务治理', description: 'Keyword of the home page, for search engines'}),
    translate({id: 'home.seo.keyword.delivery', message: '离线交付', description: 'Keyword of the home page, for search engines'}),
    'PaaS',
  ],
} as const;

/** The opening of the home page. */
export const hero = {
  /** The promise, one entry per line. */
  promise: [
    translate({id: 'home.hero.promise1', message: '应用跑在 Kubernetes 上，', description: 'First line of the promise on the home page'}),
    translate({id: 'home.hero.promise2', message: '你不必先学会它。', description: 'Second line of the promise on the home page'}),
  ],
  lede: translate({
    id: 'home.hero.lede',
    message: 'Rainbond 是开源的云原生应用管理平台。给它代码、镜像或安装包，它负责构建、运行、连通，再把整套应用交付到别的集群，或没有外网的机房。',
    description: 'What the product is, in two lines, below the promise',
  }),
  install: translate({id: 'home.hero.install', message: '立即安装', description: 'Main button of the home page, leads to the ways of installing'}),
  see: translate({id: 'home.hero.see', message: '看四个阶段', description: 'Second button of the home page, leads to the four stages'}),
} as const;

export type StageKey = 'develop' | 'compose' | 'deliver' | 'operate';

export type Stage = {
  readonly key: StageKey;
  readonly title: string;
  /** One sentence, shown with the tab. */
  readonly say: string;
  readonly more: {readonly to: string; readonly label: string};
};

/** A real screen of the console, shown below the drawings. */
export const homeScreen = {
  title: translate({id: 'home.screen.title', message: '控制台的界面。', description: 'Title of the section with a picture of the console'}),
  sub: translate({id: 'home.screen.sub', message: '一个示例应用的拓扑图：四个组件的状态、依赖，和谁对外开放。', description: 'Explains the title of the section with a picture of the console'}),
  screens: topology,
} as const;

/** The four stages that an application goes through. */
export const stages = {
  title: translate({id: 'home.stages.title', message: '同一个应用，走完四个阶段。', description: 'Title of the section with four stages'}),
  sub: translate({id: 'home.stages.sub', message: '从第一次构建到客户现场的升级，用的是同一个应用模型。', description: 'Explains the title of the section with four stages'}),
  label: translate({id: 'home.stages.label', message: '应用的四个阶段', description: 'Accessible name of the tabs with four stages'}),
  items: [
    {
      key: 'develop',
      title: translate({id: 'home.stages.develop.title', message: '开发', description: 'First stage'}),
      say: translate({id: 'home.stages.develop.say', message: '给出代码仓库，平台识别语言、构建、运行，能识别的语言不用写 Dockerfile。', description: 'What happens in the first stage'}),
      more: {
        to: '/docs/quick-start/getting-started',
        label: translate({id: 'home.stages.develop.more', message: '从源码跑起第一个应用', description: 'Link below the drawing of the first stage'}),
      },
    },
    {
      key: 'compose',
      title: translate({id: 'home.stages.compose.title', message: '组合', description: 'Second stage'}),
      say: translate({id: 'home.stages.compose.say', message: '在拓扑图上拖线建立依赖，更新组件后，对方的地址就在环境变量里。', description: 'What happens in the second stage'}),
      more: {
        to: '/docs/quick-start/architecture/design-concept',
        label: translate({id: 'home.stages.compose.more', message: '应用模型的内容', description: 'Link below the drawing of the second stage'}),
      },
    },
    {
      key: 'deliver',
      title: translate({id: 'home.stages.deliver.title', message: '交付', description: 'Third stage'}),
      say: translate({id: 'home.stages.deliver.say', message: '整套应用成为带版本的模板，在线安装、离线安装、按版本升级。', description: 'What happens in the third stage'}),
      more: {
        to: '/usescene/offlineDelivery',
        label: translate({id: 'home.stages.deliver.more', message: '离线交付的步骤', description: 'Link below the drawing of the third stage'}),
      },
    },
    {
      key: 'operate',
      title: translate({id: 'home.stages.operate.title', message: '运维', description: 'Fourth stage'}),
      say: translate({id: 'home.stages.operate.say', message: '伸缩、滚动更新、回滚与日志，都在组件页上完成。', description: 'What happens in the fourth stage'}),
      more: {
        to: '/usescene/AppManagement',
        label: translate({id: 'home.stages.operate.more', message: '怎样管理许多应用', description: 'Link below the drawing of the fourth stage'}),
      },
    },
  ] satisfies readonly Stage[],
} as const;

export type CapabilityKey = 'devops' | 'clusters' | 'mesh' | 'market' | 'operations' | 'architectures';

export type Capability = {
  readonly key: CapabilityKey;
  readonly to: string;
  readonly title: string;
  readonly text: string;
};

/** The six capabilities. */
export const capabilities = {
  title: translate({id: 'home.capabilities.title', message: '以应用为中心的六项能力。', description: 'Title of the section with six capabilities'}),
  sub: translate({id: 'home.capabilities.sub', message: '可以只用其中一项，也可以全用。', description: 'Explains the title of the section with six capabilities'}),
  items: [
    {
      key: 'devops',
      to: '/feature/devops',
      title: translate({id: 'home.capabilities.devops.title', message: '一体化 DevOps', description: 'A capability'}),
      text: translate({
        id: 'home.capabilities.devops.text',
        message: '识别语言、构建镜像、滚动上线。打开自动构建以后，提交信息里写上 @deploy，平台就构建并更新组件。',
        description: 'What the capability does; keep @deploy',
      }),
    },
    {
      key: 'clusters',
      to: '/feature/multi-cluster',
      title: translate({id: 'home.capabilities.clusters.title', message: '多集群管理', description: 'A capability'}),
      text: translate({
        id: 'home.capabilities.clusters.text',
        message: '自建、云上与边缘的集群接到一个控制台，应用可以在它们之间复制、安装与升级。',
        description: 'What the capability does',
      }),
    },
    {
      key: 'mesh',
      to: '/feature/service-mesh',
      title: translate({id: 'home.capabilities.mesh.title', message: '微服务治理', description: 'A capability'}),
      text: translate({id: 'home.capabilities.mesh.text', message: '任何语言的组件连线建立依赖，治理模式按应用切换。', description: 'What the capability does, short'}),
    },
    {
      key: 'market',
      to: '/feature/app-market',
      title: translate({id: 'home.capabilities.market.title', message: '应用市场', description: 'A capability'}),
      text: translate({id: 'home.capabilities.market.text', message: '把跑通的应用存成模板，下次直接安装。', description: 'What the capability does, short'}),
    },
    {
      key: 'operations',
      to: '/feature/app-ops',
      title: translate({id: 'home.capabilities.operations.title', message: '应用运维', description: 'A capability'}),
      text: translate({id: 'home.capabilities.operations.text', message: '用量上涨就加实例，版本有问题就回滚，都不必登录服务器。', description: 'What the capability does'}),
    },
    {
      key: 'architectures',
      to: '/xinchuang/',
      title: translate({id: 'home.capabilities.architectures.title', message: '信创', description: 'A capability: domestic processors and systems (Xinchuang)'}),
      text: translate({
        id: 'home.capabilities.architectures.text',
        message: '源码在目标架构上直接构建；5.14.2 起，x86 与 Arm 的节点可以放进同一个集群，一个应用横跨两边。',
        description: 'What the capability does',
      }),
    },
  ] satisfies readonly Capability[],
} as const;

/** The cross-section of the platform's architecture. */
export const cut = {
  title: translate({id: 'home.cut.title', message: '平台架构。', description: 'Title of the section with the cut through the platform'}),
  sub: translate({
    id: 'home.cut.sub',
    message: '控制台一个，每个集群一套集群端；控制台停了，业务照常运行。',
    description: 'Explains the title of the section with the cut',
  }),
  console: {
    name: translate({id: 'home.cut.console.name', message: '控制台', description: 'Top layer of the cut'}),
    text: translate({id: 'home.cut.console.text', message: '团队、应用、组件与模板都在这里操作，端口 7070', description: 'What the console is for'}),
    badge: translate({id: 'home.cut.console.badge', message: '装一次，接入多个集群', description: 'Remark beside the console'}),
  },
  region: translate({id: 'home.cut.region', message: '集群端', description: 'Layer of the cut: the part of the platform in each cluster'}),
  api: translate({id: 'home.cut.api', message: '标准 API', description: 'Remark beside the Kubernetes layer'}),
  clusters: [
    {
      key: 'development',
      name: translate({id: 'home.cut.development.name', message: '开发集群', description: 'A cluster in the cut'}),
      ground: translate({id: 'home.cut.development.ground', message: '自己的机房', description: 'What a cluster stands on'}),
      parts: [translate({id: 'home.cut.development.part', message: '虚拟机', description: 'What a cluster is made of: virtual machines'}), 'x86_64'],
    },
    {
      key: 'production',
      name: translate({id: 'home.cut.production.name', message: '生产集群', description: 'A cluster in the cut'}),
      ground: translate({id: 'home.cut.production.ground', message: '阿里云 ACK', description: 'What a cluster stands on: Alibaba Cloud ACK'}),
      parts: ['ECS', 'NAS', 'RDS'],
    },
    {
      key: 'customer',
      name: translate({id: 'home.cut.customer.name', message: '客户集群', description: 'A cluster in the cut'}),
      ground: translate({id: 'home.cut.customer.ground', message: '国产服务器', description: 'What a cluster stands on: servers with domestic processors'}),
      parts: ['Kunpeng 920', 'arm64'],
    },
  ],
  notes: [
    {
      name: translate({id: 'home.cut.build.name', message: 'rbd-chaos 负责构建', description: 'A part of the platform and its task'}),
      text: translate({id: 'home.cut.build.text', message: '源码、镜像与模板在这里变成可运行的镜像，存进集群内的仓库。', description: 'What the part does'}),
    },
    {
      name: translate({id: 'home.cut.run.name', message: 'rbd-worker 负责运行', description: 'A part of the platform and its task'}),
      text: translate({id: 'home.cut.run.text', message: '把应用模型转换成 Kubernetes 对象，并持续跟踪它们的状态。', description: 'What the part does'}),
    },
    {
      name: translate({id: 'home.cut.entry.name', message: 'rbd-gateway 负责入口', description: 'A part of the platform and its task'}),
      text: translate({id: 'home.cut.entry.text', message: '域名、证书与灰度规则在这里生效，外部流量由它转给组件。', description: 'What the part does'}),
    },
  ],
} as const;

/** Headings of the sections whose content is defined elsewhere. */
export const heads = {
  cases: {
    title: translate({id: 'home.cases.title', message: '用户怎么说。', description: 'Title of the section with three cases'}),
    sub: translate({id: 'home.cases.sub', message: '数字来自客户的公开分享，未经独立核实。', description: 'Explains the title of the section with three cases'}),
    read: translate({id: 'home.cases.read', message: '读这个案例', description: 'Link from a figure to the case it belongs to'}),
    all: translate({id: 'home.cases.all', message: '全部用户案例', description: 'Link to the wall of cases'}),
  },
  community: {
    title: translate({id: 'home.community.title', message: '加入社区。', description: 'Title of the community section'}),
    sub: translate({id: 'home.community.sub', message: '代码公开，讨论也公开。', description: 'Explains the title of the community section'}),
  },
} as const;

/** Posts that show the platform at work. */
export const posts = {
  title: translate({id: 'home.posts.title', message: '博客文章。', description: 'Title of the section with three posts'}),
  sub: translate({id: 'home.posts.sub', message: '能照着做完的教程，和对照源码写的原理。', description: 'Explains the title of the section with three posts'}),
  all: translate({id: 'home.posts.all', message: '全部文章', description: 'Link to the blog'}),
  items: [
    {
      to: '/blog/from-push-to-traffic',
      kind: translate({id: 'home.posts.push.kind', message: '架构', description: 'Kind of a post on the home page'}),
      title: translate({id: 'home.posts.push.title', message: '从推送到流量，中间发生了什么', description: 'Title of a post on the home page'}),
      text: translate({id: 'home.posts.push.text', message: '一次 git push 经过构建、仓库、调度和网关，每一站会在哪里失败，去哪里看。', description: 'What a post on the home page is about'}),
    },
    {
      to: '/blog/toBdelivery',
      kind: translate({id: 'home.posts.packages.kind', message: '交付', description: 'Kind of a post on the home page'}),
      title: translate({id: 'home.posts.packages.title', message: '客户现场没有外网，软件怎样送过去', description: 'Title of a post on the home page'}),
      text: translate({id: 'home.posts.packages.text', message: '几种包法各适合什么，出发之前怎样断网演练一遍。', description: 'What a post on the home page is about'}),
    },
    {
      to: '/blog/postgresql-ha',
      kind: translate({id: 'home.posts.postgres.kind', message: '教程', description: 'Kind of a post on the home page'}),
      title: translate({id: 'home.posts.postgres.title', message: 'PostgreSQL 高可用，演练一次切换', description: 'Title of a post on the home page'}),
      text: translate({id: 'home.posts.postgres.text', message: '一主两备加一个固定入口，停掉主库所在的节点，看写入怎样恢复。', description: 'What a post on the home page is about'}),
    },
  ],
} as const;

export type Channel = {
  readonly key: 'forum' | 'source' | 'store' | 'contribute' | 'support';
  readonly title: string;
  readonly note: string;
};

/** Channels where the community meets; the addresses come from `product`. */
export const channels: readonly Channel[] = [
  {
    key: 'forum',
    title: translate({id: 'home.community.forum.title', message: '用户论坛', description: 'A place of the community'}),
    note: translate({id: 'home.community.forum.note', message: '提问、查旧帖、看别人遇到过的问题', description: 'What one does at the place'}),
  },
  {
    key: 'source',
    title: translate({id: 'home.community.source.title', message: '源码与议题', description: 'A place of the community: source hosting'}),
    note: translate({id: 'home.community.source.note', message: '代码在 GitHub，Gitee 有镜像；缺陷和建议提在议题里', description: 'What one does at the place'}),
  },
  {
    key: 'store',
    title: translate({id: 'home.community.store.title', message: '开源应用商店', description: 'A place of the community'}),
    note: translate({id: 'home.community.store.note', message: '从 GitLab 到 DolphinScheduler，打包好的应用直接装', description: 'What one does at the place'}),
  },
  {
    key: 'contribute',
    title: translate({id: 'home.community.contribute.title', message: '参与贡献', description: 'A place of the community'}),
    note: translate({id: 'home.community.contribute.note', message: '从哪里开始，一个改动怎样走到发布', description: 'What one does at the place'}),
  },
  {
    key: 'support',
    title: translate({id: 'home.community.support.title', message: '社区支持', description: 'A place of the community'}),
    note: translate({id: 'home.community.support.note', message: '哪类问题去哪里问，怎样问得清楚', description: 'What one does at the place'}),
  },
];
