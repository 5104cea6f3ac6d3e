import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

export type AppCategory = 'develop' | 'data' | 'middleware' | 'observe' | 'platform' | 'sample';

/** Texts of the page with featured applications. */
export const appsPage = {
  name: translate({id: 'apps.name', message: '精选应用', description: 'Name of the page with installable applications, in paths and menus'}),
  title: translate({id: 'apps.title', message: '可以直接安装的应用。', description: 'Title of the page with installable applications'}),
  lede: translate({id: 'apps.lede', message: '都在开源应用商店里：在控制台搜到名字，选团队和集群，依赖会一起装好。组件、版本和用量据发布者的说明，以商店页面为准。', description: 'What the page with installable applications shows'}),
  description: translate({id: 'apps.description', message: '开源应用商店里可以一键安装到 Rainbond 的应用：开发协作、数据库、中间件、观测、平台工具与微服务示例，各带哪些组件，在哪里搜到。', description: 'Description of the page with installable applications, for search engines; 60 to 160 characters in English'}),
  keywords: ['Rainbond', translate({id: 'apps.keyword.store', message: '开源应用商店', description: 'Keyword, for search engines'}), translate({id: 'apps.keyword.install', message: '一键安装', description: 'Keyword, for search engines'}), 'GitLab', 'Nacos', 'SkyWalking'],
  filter: translate({id: 'apps.filter', message: '按用途', description: 'What the wall of applications is filtered by'}),
  search: translate({id: 'apps.search', message: '商店里搜', description: 'Said before the name to search for in the store'}),
  comes: translate({id: 'apps.comes', message: '包含', description: 'Said before what an application consists of'}),
  how: {
    title: translate({id: 'apps.how.title', message: '三步装好一个。', description: 'Title of the section that says how to install'}),
    sub: translate({id: 'apps.how.sub', message: '平台要能上外网，第一次安装要用手机短信授权。', description: 'Explains the title of the section'}),
    steps: [
      translate({id: 'apps.how.open', message: '<UI>平台管理 → 应用市场 → 开源应用商店</UI>，或在应用里 <UI>添加组件 → 从应用市场开始</UI>。', description: 'A step of installing'}),
      translate({id: 'apps.how.find', message: '搜名字，点击 <UI>安装</UI>，选团队、集群、应用和版本，选列出的最新版本。', description: 'A step of installing'}),
      translate({id: 'apps.how.run', message: '拓扑图上的组件变绿后，从应用的访问地址打开。带默认账号的应用，先改密码再对外开放。', description: 'A step of installing'}),
    ],
    guide: translate({id: 'apps.how.guide', message: '从商店安装的详细步骤', description: 'Link to the documentation'}),
    offline: translate({id: 'apps.how.offline', message: '没有外网：导入离线包', description: 'Link to the documentation'}),
  },
  ask: {
    title: translate({id: 'apps.ask.title', message: '没有你要的应用？', description: 'Title of the last card of the wall'}),
    text: translate({id: 'apps.ask.text', message: '商店里还有更多应用。也可以把你自己跑通的应用发布上去，别人就能一键安装。', description: 'Text of the last card of the wall'}),
    link: translate({id: 'apps.ask.link', message: '打开应用商店', description: 'Link of the last card of the wall'}),
    to: `${product.store}/marketplace`,
  },
} as const;

/** Purposes to filter by. */
export const categories: readonly {readonly key: AppCategory; readonly label: string}[] = [
  {key: 'develop', label: translate({id: 'apps.category.develop', message: '开发协作', description: 'A purpose to filter applications by'})},
  {key: 'data', label: translate({id: 'apps.category.data', message: '数据与存储', description: 'A purpose to filter applications by'})},
  {key: 'middleware', label: translate({id: 'apps.category.middleware', message: '中间件', description: 'A purpose to filter applications by'})},
  {key: 'observe', label: translate({id: 'apps.category.observe', message: '观测与诊断', description: 'A purpose to filter applications by'})},
  {key: 'platform', label: translate({id: 'apps.category.platform', message: '平台工具', description: 'A purpose to filter applications by'})},
  {key: 'sample', label: translate({id: 'apps.category.sample', message: '微服务示例', description: 'A purpose to filter applications by'})},
];

export type FeaturedApp = {
  readonly id: string;
  readonly name: string;
  readonly category: AppCategory;
  readonly what: string;
  /** The relevant components that the template contains. */
  readonly brings?: string;
  /** The search term that finds it in the store, if it isn't the name. */
  readonly search?: string;
  /** A page of this site about it. */
  readonly guide?: {readonly to: string; readonly label: string};
};

/** Featured applications of the store. */
export const apps: readonly FeaturedApp[] = [
  {id: 'gitlab', name: 'GitLab', category: 'develop', what: translate({id: 'apps.gitlab', message: '代码仓库与 CI，再装 Runner 就能跑流水线。上游建议至少 4 GB 内存。', description: 'What an application is for'})},
  {id: 'sonarqube', name: 'SonarQube', category: 'develop', what: translate({id: 'apps.sonarqube', message: '代码质量检查，接在 Maven 的构建命令之后。', description: 'What an application is for'}), brings: 'SonarQube · PostgreSQL', search: 'sonarqube'},
  {id: 'openvscode', name: 'OpenVSCode', category: 'develop', what: translate({id: 'apps.openvscode', message: '浏览器里的编辑器，带 Go、Node.js、Python 和 Java 环境。', description: 'What an application is for'})},
  {id: 'jianmu', name: translate({id: 'apps.jianmuName', message: '建木', description: 'Name of an application'}), category: 'develop', what: translate({id: 'apps.jianmu', message: '用图形编排的自动化流程，构建、部署都是节点。', description: 'What an application is for'}), search: '建木'},
  {id: 'jpom', name: 'Jpom', category: 'develop', what: translate({id: 'apps.jpom', message: '轻量的构建、部署与主机运维，管理集群之外的服务器。', description: 'What an application is for'})},
  {id: 'zyplayer', name: 'zyplayer-doc', category: 'develop', what: translate({id: 'apps.zyplayer', message: '团队知识库与接口文档，放在自己的集群里。', description: 'What an application is for'})},
  {id: 'locust', name: 'Locust', category: 'develop', what: translate({id: 'apps.locust', message: '分布式压测，用 Python 写场景。只对你有权测试的目标使用。', description: 'What an application is for'}), brings: 'Locust_Master · Locust_Slave', search: 'locust'},
  {id: 'mysql', name: 'MySQL', category: 'data', what: translate({id: 'apps.mysql', message: '单机版的 Percona MySQL，快速入门就用它演示依赖。', description: 'What an application is for'}), search: 'MYSQL-Percona', guide: {to: '/docs/quick-start/getting-started', label: translate({id: 'apps.mysql.guide', message: '在快速入门里用到它', description: 'Link from an application to a page about it'})}},
  {id: 'postgresql', name: 'PostgreSQL HA', category: 'data', what: translate({id: 'apps.postgresql', message: '主从复制加 Pgpool，主库故障时自动切换。', description: 'What an application is for'}), brings: 'PostgreSQL-repmgr · Pgpool', search: 'postgresql-ha', guide: {to: '/blog/postgresql-ha', label: translate({id: 'apps.postgresql.guide', message: '教程：装一套高可用的 PostgreSQL', description: 'Link from an application to a page about it'})}},
  {id: 'minio', name: 'MinIO', category: 'data', what: translate({id: 'apps.minio', message: '兼容 S3 的对象存储，存日志、备份和文件。', description: 'What an application is for'}), search: 'minio'},
  {id: 'elasticsearch', name: 'Elasticsearch', category: 'data', what: translate({id: 'apps.elasticsearch', message: '全文检索，带 Kibana，可以与日志插件搭配。', description: 'What an application is for'}), brings: 'Elasticsearch · Kibana', search: 'elasticsearch'},
  {id: 'bytebase', name: 'Bytebase', category: 'data', what: translate({id: 'apps.bytebase', message: '数据库变更的审核与发布，每次改表都有记录。', description: 'What an application is for'})},
  {id: 'datacap', name: 'DataCap', category: 'data', what: translate({id: 'apps.datacap', message: '接入多种数据源，写 SQL 查询并展示。', description: 'What an application is for'}), brings: 'DataCap · MySQL'},
  {id: 'nacos', name: 'Nacos', category: 'middleware', what: translate({id: 'apps.nacos', message: '三个实例的注册与配置中心，初始化插件自动组成集群。', description: 'What an application is for'}), brings: 'Nacos ×3 · MySQL', search: 'Nacos-cluster'},
  {id: 'apollo', name: 'Apollo', category: 'middleware', what: translate({id: 'apps.apollo', message: '按环境管理配置，装一份是 PRO，再装一份加上 DEV。', description: 'What an application is for'}), brings: 'Portal · Config · Admin · DB ×2'},
  {id: 'emqx', name: 'EMQX', category: 'middleware', what: translate({id: 'apps.emqx', message: 'MQTT 消息服务，节点自动发现，端口走 TCP 网关策略。', description: 'What an application is for'})},
  {id: 'kafka', name: 'Kafka', category: 'middleware', what: translate({id: 'apps.kafka', message: '消息队列，可以和 KnowStreaming 装在同一个应用里管理。', description: 'What an application is for'}), search: 'kafka'},
  {id: 'knowstreaming', name: 'KnowStreaming', category: 'middleware', what: translate({id: 'apps.know', message: 'Kafka 的管理界面：查看和管理主题、消费组、副本。', description: 'What an application is for'}), brings: 'UI · Manager · MySQL · Elasticsearch'},
  {id: 'dolphin', name: 'DolphinScheduler', category: 'middleware', what: translate({id: 'apps.dolphin', message: '可视化的工作流调度，API、Master 与 Worker 都能伸缩。', description: 'What an application is for'}), brings: 'API · Master · Worker · Alert · ZooKeeper', search: 'dolp'},
  {id: 'ratelimit', name: translate({id: 'apps.ratelimitName', message: '速率限制', description: 'Name of an application'}), category: 'middleware', what: translate({id: 'apps.ratelimit', message: '全局限流服务，在内置网格里与网络治理插件配合，不限语言。', description: 'What an application is for'}), search: '速率限制'},
  {id: 'skywalking', name: 'SkyWalking', category: 'observe', what: translate({id: 'apps.skywalking', message: 'Java 链路追踪，开通 skywalking-agent 插件即可上报。', description: 'What an application is for'}), brings: 'OAP · UI · Elasticsearch'},
  {id: 'pinpoint', name: 'Pinpoint', category: 'observe', what: translate({id: 'apps.pinpoint', message: '方法级的调用链。组件依赖它，再在监控页打开链路追踪。', description: 'What an application is for'}), search: 'PinPoint'},
  {id: 'jaeger', name: 'Jaeger', category: 'observe', what: translate({id: 'apps.jaeger', message: '配合 OpenTelemetry 的 Java 插件，收集分布式追踪。', description: 'What an application is for'})},
  {id: 'loki', name: 'Loki', category: 'observe', what: translate({id: 'apps.loki', message: '按标签索引的日志，用 LogQL 查全集群的 Pod。', description: 'What an application is for'}), brings: 'Loki · Grafana · Promtail'},
  {id: 'pyroscope', name: 'Pyroscope', category: 'observe', what: translate({id: 'apps.pyroscope', message: '持续的性能剖析，火焰图指出 CPU 花在哪里。', description: 'What an application is for'})},
  {id: 'arthas', name: 'Arthas Tunnel', category: 'observe', what: translate({id: 'apps.arthas', message: '在浏览器里诊断 Java 进程，与 Arthas-Agent 插件配合。', description: 'What an application is for'}), search: 'Arthas-Tunnel'},
  {id: 'hertzbeat', name: 'HertzBeat', category: 'observe', what: translate({id: 'apps.hertzbeat', message: '不装探针的监控与告警，用只读账号采集数据库和主机。', description: 'What an application is for'})},
  {id: 'maxkey', name: 'MaxKey', category: 'platform', what: translate({id: 'apps.maxkey', message: '统一身份与单点登录，一个账号进所有内部系统。', description: 'What an application is for'})},
  {id: 'cert', name: 'rainbond-cert-controller', category: 'platform', what: translate({id: 'apps.cert', message: '用 Let\'s Encrypt 自动签发和续期网关证书。', description: 'What an application is for'})},
  {id: 'gateway', name: 'Gateway API', category: 'platform', what: translate({id: 'apps.gateway', message: '给集群装上 Gateway API 的基础资源与 Envoy 网关。', description: 'What an application is for'}), brings: 'k8s-gateway-base · gateway-envoy', search: 'k8s-gateway-base', guide: {to: '/blog/gateway-api-intro', label: translate({id: 'apps.gateway.guide', message: '教程：认识 Gateway API', description: 'Link from an application to a page about it'})}},
  {id: 'curve', name: 'Curve CSI', category: 'platform', what: translate({id: 'apps.curve', message: '把 CurveFS 接成集群的存储类。上游项目已经归档，用于了解和实验。', description: 'What an application is for'}), search: 'curve-csi'},
  {id: 'pig', name: 'Spring Cloud Pig', category: 'sample', what: translate({id: 'apps.pig', message: '带权限体系的 Spring Cloud 示例，微服务教程用它演示。', description: 'What an application is for'}), search: 'SpringCloud-Pig'},
  {id: 'ruoyi', name: translate({id: 'apps.ruoyiName', message: '若依 Spring Boot', description: 'Name of an application'}), category: 'sample', what: translate({id: 'apps.ruoyi', message: '单体 Spring Boot 后台，适合试诊断与监控插件。', description: 'What an application is for'}), brings: 'ruoyi-admin', search: '若依SpringBoot'},
  {id: 'mall', name: 'mall', category: 'sample', what: translate({id: 'apps.mall', message: '一套电商：后台、门户、搜索与中间件，看多组件应用怎样连起来。', description: 'What an application is for'}), brings: 'mall-admin-web · portal · search'},
];
