import {translate} from '@docusaurus/Translate';

import type {Feature} from './types';

/** What the page about the application market says. */
export const appMarket: Feature = {
  path: '/feature/app-market/',
  name: translate({id: 'feature.market.name', message: '应用市场', description: 'Name of the feature; application market page'}),
  seo: {
    title: translate({id: 'feature.market.seo.title', message: '应用市场：把应用发布成可安装、可升级的模板', description: 'Title; application market page'}),
    description: translate({
      id: 'feature.market.seo.description',
      message: '把跑通的整套应用发布成带版本的模板：组件、依赖、配置与插件都在里面，在线安装、离线导入、增量升级、失败回滚，也能导出成 Compose 包或 Helm Chart。',
      description: 'Description, for search engines; 60 to 160 characters in English; application market page',
    }),
    keywords: [
      'Rainbond',
      translate({id: 'feature.market.seo.keywords.2', message: '应用市场', description: 'Keyword, for search engines; application market page'}),
      translate({id: 'feature.market.seo.keywords.3', message: '应用模板', description: 'Keyword, for search engines; application market page'}),
      translate({id: 'feature.market.seo.keywords.4', message: '组件库', description: 'Keyword, for search engines; application market page'}),
      translate({id: 'feature.market.seo.keywords.5', message: '离线交付', description: 'Keyword, for search engines; application market page'}),
      'Helm Chart',
    ],
  },
  promise: translate({id: 'feature.market.promise', message: '跑通一次，往后都是安装。', description: 'The promise, main heading; application market page'}),
  lede: translate({
    id: 'feature.market.lede',
    message: '把运行中的整套应用发布成带版本的模板，组件、依赖、配置和插件一起走。同一个模板可以在线装、离线装，也能升级和回滚。',
    description: 'What it is, in two lines; application market page',
  }),
  more: {
    to: '/docs/store/install/onLineInstall',
    label: translate({id: 'feature.market.more.label', message: '从商店装一个应用', description: 'Words of a link; application market page'}),
  },
  bands: [
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.market.bands.how.title', message: '从运行中的应用，到可以交付的产品。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.how.sub',
        message: '中间没有打包脚本，也没有另写的部署说明。',
        description: 'Explains the title of the section; application market page',
      }),
      items: [
        {
          title: translate({id: 'feature.market.bands.how.items.publish.title', message: '发布，读的就是现场', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.publish.before',
            message: '交付物是一堆镜像、一份部署说明和几十段 YAML。三样东西各自更新，对不上的时候只能到客户现场猜。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.publish.here',
            message: '在应用拓扑图左侧点 **发布 → 发布到组件库**，填模板名、可见范围和版本号。平台从运行中的应用读出每个组件的镜像、端口、依赖、环境变量、存储设置、健康检测和插件，**提交** 后同步镜像，再点 **确认发布**。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.publish.gives',
            message: '模板描述的就是刚才验证过的那一套，不是照着它另写的一份。',
            description: 'What that gives; application market page',
          }),
          names: [
            translate({
              id: 'feature.market.bands.how.items.publish.names.1',
              message: '组件库',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.publish.names.2',
              message: '版本号',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.publish.names.3',
              message: '别名',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.publish.names.4',
              message: '可见范围：企业 / 团队',
              description: 'An object, setting or tool; application market page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.market.bands.how.items.parameters.title', message: '该由安装的人定的，留到安装时', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.parameters.before',
            message: '每到一处就改一遍密码、地址和内存。改漏一项，组件之间就连不上。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.parameters.here',
            message: '发布页逐个组件列出参数：环境变量勾选 **可修改**，安装者才能改；连接信息里的密码可以设为每次安装随机生成；实例数给出上下限和步长，内存给出下限。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.parameters.gives',
            message: '同一个模板装几次，就有几套不同的密码，依赖关系却一条不差。',
            description: 'What that gives; application market page',
          }),
          names: [
            translate({
              id: 'feature.market.bands.how.items.parameters.names.1',
              message: '连接信息',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.parameters.names.2',
              message: '随机密码',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.parameters.names.3',
              message: '伸缩上下限',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.parameters.names.4',
              message: '配置组',
              description: 'An object, setting or tool; application market page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.market.bands.how.items.upgrade.title', message: '升级看得见差异，也退得回去', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.upgrade.before',
            message: '新版本意味着停机窗口和一份逐条核对的操作单。做到一半失败，只能翻出旧包重来。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.upgrade.here',
            message: '用同一个模板发布更高的版本号，装过它的应用就会出现 **升级**。页面列出两个版本逐项的差异，勾选要动的组件，平台滚动更新；不满意就到 **升级 → 升级记录 → 回滚**。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.upgrade.gives',
            message: '已经填好的环境变量值和存储里的数据留在原处。',
            description: 'What that gives; application market page',
          }),
          names: [
            translate({
              id: 'feature.market.bands.how.items.upgrade.names.1',
              message: '升级记录',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.upgrade.names.2',
              message: '版本差异',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.upgrade.names.3',
              message: '滚动更新',
              description: 'An object, setting or tool; application market page',
            }),
            translate({
              id: 'feature.market.bands.how.items.upgrade.names.4',
              message: 'Release 标记',
              description: 'An object, setting or tool; application market page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.market.bands.how.items.store.title', message: '别人打包好的，拿来就用', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.store.before',
            message: '项目里一半的组件是 MySQL、Redis、Nacos、GitLab 这些，每个项目都重新装一遍、重新调一遍。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.store.here',
            message: '**平台管理 → 应用市场 → 开源应用商店** 默认已经接好，不登录也能浏览；第一次安装时用手机短信授权一次，之后选团队、应用和版本就能装。你自己的应用也可以发布到这个商店。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.store.gives',
            message: '装好的应用直接出现在拓扑图上，和自己写的组件一样连线。',
            description: 'What that gives; application market page',
          }),
          names: ['GitLab', 'Redis', 'Nacos', 'SonarQube', 'SkyWalking', 'Jaeger', 'Harbor'],
        },
      ],
    },
    {
      kind: 'table',
      id: 'packages',
      title: translate({id: 'feature.market.bands.packages.title', message: '同一个模板，四种带走的方式。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.packages.sub',
        message: '对方有什么环境，就导出什么格式。',
        description: 'Explains the title of the section; application market page',
      }),
      columns: [
        translate({id: 'feature.market.bands.packages.columns.1', message: '导出成', description: 'Name of a column; application market page'}),
        translate({id: 'feature.market.bands.packages.columns.2', message: '对方需要', description: 'Name of a column; application market page'}),
        translate({id: 'feature.market.bands.packages.columns.3', message: '之后怎样升级', description: 'Name of a column; application market page'}),
        translate({id: 'feature.market.bands.packages.columns.4', message: '限制', description: 'Name of a column; application market page'}),
      ],
      rows: [
        [
          translate({id: 'feature.market.bands.packages.rows.1.1', message: '应用模型规范', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.1.2',
            message: '装好的 Rainbond，可以完全离线',
            description: 'Cell of a table; application market page',
          }),
          translate({
            id: 'feature.market.bands.packages.rows.1.3',
            message: '导入新版本的包，在应用里点 **升级**；可回滚',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.1.4', message: '导入要有企业管理员权限', description: 'Cell of a table; application market page'}),
        ],
        [
          translate({id: 'feature.market.bands.packages.rows.2.1', message: 'Helm Chart 包', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.2.2',
            message: '任意 Kubernetes 集群与 Helm，不必装 Rainbond',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.2.3', message: '自己用 Helm 管理', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.2.4',
            message: '只限治理模式为 Kubernetes 原生 Service 的应用；入口规则不在包里',
            description: 'Cell of a table; application market page',
          }),
        ],
        [
          translate({
            id: 'feature.market.bands.packages.rows.3.1',
            message: 'Docker Compose 包',
            description: 'Cell of a table; application market page',
          }),
          translate({
            id: 'feature.market.bands.packages.rows.3.2',
            message: '装有 Docker Compose 的主机',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.3.3', message: '换掉整个包', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.packages.rows.3.4', message: '没有平台的伸缩、网关与监控', description: 'Cell of a table; application market page'}),
        ],
        [
          translate({id: 'feature.market.bands.packages.rows.4.1', message: '非容器包', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.4.2',
            message: '一台 Linux 主机，不需要容器运行时',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.4.3', message: '换掉整个包', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.4.4',
            message: '只含从源码构建的组件；Python 与 PHP 依赖的系统库要自己装',
            description: 'Cell of a table; application market page',
          }),
        ],
      ],
    },
    {
      kind: 'columns',
      id: 'rules',
      title: translate({id: 'feature.market.bands.rules.title', message: '升级时，什么会变，什么不动。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.rules.sub',
        message: '规则写死在平台里，不取决于当天是谁值班。',
        description: 'Explains the title of the section; application market page',
      }),
      columns: [
        {
          title: translate({id: 'feature.market.bands.rules.columns.changes.title', message: '会更新', description: 'Title; application market page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.1',
              message: '组件镜像与启动命令',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.2',
              message: '端口的协议、别名与开启状态',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.3',
              message: '健康检测：可增、可改、可删',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.4',
              message: '监控图表与 Kubernetes 属性',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.5',
              message: '组件之间的依赖：两端都勾选时，可增可删',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.6',
              message: '新增的组件',
              description: 'Entry of a list; application market page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.market.bands.rules.columns.adds.title', message: '只增加，不改已有的', description: 'Title; application market page'}),
          sign: 'dot',
          items: [
            translate({
              id: 'feature.market.bands.rules.columns.adds.items.1',
              message: '环境变量与连接信息',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.adds.items.2',
              message: '存储，目标集群没有对应的存储类型时改用默认共享存储',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.adds.items.3',
              message: '插件与配置组',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.adds.items.4',
              message: 'HTTP 入口规则与标签',
              description: 'Entry of a list; application market page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.market.bands.rules.columns.stays.title', message: '始终不动', description: 'Title; application market page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.market.bands.rules.columns.stays.items.1',
              message: '端口号与内部域名；已开放的端口不会被关上',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.stays.items.2',
              message: '新版本里已经删掉的组件，要自己删',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.stays.items.3',
              message: '回滚之后，升级时新加的组件仍然在',
              description: 'Entry of a list; application market page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      layout: 'across',
      title: translate({id: 'feature.market.bands.steps.title', message: '从发布到现场的第一次升级。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.steps.sub',
        message: '两个互不相通的环境，五步走完。',
        description: 'Explains the title of the section; application market page',
      }),
      items: [
        {
          title: translate({id: 'feature.market.bands.steps.items.publish.title', message: '发布 1.0', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.publish.text',
            message: '应用的组件都处于运行中，发布到组件库，范围选企业。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.export.title', message: '导出', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.export.text',
            message: '**平台管理 → 应用市场 → 本地组件库**，对模板点 **导出应用模板**，选 **应用模型规范**。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.import.title', message: '带进去，导入', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.import.text',
            message: '目标环境点 **离线导入**，上传文件，选范围，**确认导入**。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.install.title', message: '安装', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.install.text',
            message: '选团队与应用，确认开放给安装者的参数，等拓扑图变绿。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.upgrade.title', message: '再带 1.1', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.upgrade.text',
            message: '修好问题后用同一个模板发布 1.1，同样导出、导入，应用里出现 **升级**。',
            description: 'Text of a step or a note; application market page',
          }),
        },
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.market.bands.bounds.title', message: '交付之前，先对一遍这张单子。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.bounds.sub',
        message: '知道边界，交付日才不会意外。',
        description: 'Explains the title of the section; application market page',
      }),
      columns: [
        {
          title: translate({id: 'feature.market.bands.bounds.columns.needs.title', message: '需要', description: 'Title; application market page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.1',
              message: '发布时，应用里的组件全部在运行',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.2',
              message: '导入、导出与标记 Release 需要企业管理员：**平台管理** 只有他们看得到',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.3',
              message: '跨集群安装时，一个各集群都能访问的镜像仓库，填在 **平台管理 → 设置 → 内部组件库镜像仓库**',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.4',
              message: '离线目标先装好 Rainbond',
              description: 'Entry of a list; application market page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.market.bands.bounds.columns.limits.title', message: '边界', description: 'Title; application market page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.1',
              message: '模板带的是存储的设置，不带里面的数据；数据库的数据用它自己的工具迁移',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.2',
              message: '重复发布同一个版本号会覆盖它，需要留档就换一个号',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.3',
              message: '版本按数字比较，号码不升，对方就看不到升级',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.4',
              message: '模板会记下组件的 CPU 架构，目标集群要有那种节点',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.5',
              message: '发布到开源商店时，镜像会推到厂商的公开仓库',
              description: 'Entry of a list; application market page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.market.bands.gains.title', message: '你会得到什么。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.gains.sub',
        message: '每一项都有可以照着做的文档。',
        description: 'Explains the title of the section; application market page',
      }),
      columns: [
        translate({id: 'feature.market.bands.gains.columns.1', message: '能力', description: 'Name of a column; application market page'}),
        translate({id: 'feature.market.bands.gains.columns.2', message: '要点', description: 'Name of a column; application market page'}),
        translate({id: 'feature.market.bands.gains.columns.3', message: '文档', description: 'Name of a column; application market page'}),
      ],
      rows: [
        [
          translate({id: 'feature.market.bands.gains.rows.1.1', message: '在线安装', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.1.2', message: '商店授权一次，选版本安装', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/store/install/onLineInstall',
            label: translate({id: 'feature.market.bands.gains.rows.1.3.label', message: '在线安装应用', description: 'Words of a link; application market page'}),
          },
        ],
        [
          translate({id: 'feature.market.bands.gains.rows.2.1', message: '离线导入', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.2.2', message: '上传模板包，装进没有外网的集群', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/store/install/appPackage',
            label: translate({id: 'feature.market.bands.gains.rows.2.3.label', message: '用离线包安装', description: 'Words of a link; application market page'}),
          },
        ],
        [
          translate({id: 'feature.market.bands.gains.rows.3.1', message: '发布到商店', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.3.2', message: '建自己的模板，镜像同步后确认', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/store/onLine/publish',
            label: translate({id: 'feature.market.bands.gains.rows.3.3.label', message: '发布应用', description: 'Words of a link; application market page'}),
          },
        ],
        [
          translate({id: 'feature.market.bands.gains.rows.4.1', message: '上架与版本', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.4.2', message: '介绍、图标、分类、套餐与版本规则', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/store/onLine/putaway',
            label: translate({id: 'feature.market.bands.gains.rows.4.3.label', message: '上架应用', description: 'Words of a link; application market page'}),
          },
        ],
        [
          translate({id: 'feature.market.bands.gains.rows.5.1', message: '应用模型', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.5.2', message: '模板里到底记了哪些东西', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/quick-start/architecture/design-concept',
            label: translate({id: 'feature.market.bands.gains.rows.5.3.label', message: '设计理念', description: 'Words of a link; application market page'}),
          },
        ],
        [
          translate({id: 'feature.market.bands.gains.rows.6.1', message: '交付方式', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.6.2', message: '源码、模板、多环境、离线怎样选', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/delivery/',
            label: translate({id: 'feature.market.bands.gains.rows.6.3.label', message: '交付指南', description: 'Words of a link; application market page'}),
          },
        ],
        [
          translate({id: 'feature.market.bands.gains.rows.7.1', message: '接口', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.gains.rows.7.2',
            message: '查询可升级的版本、从模板安装与升级',
            description: 'Cell of a table; application market page',
          }),
          {
            to: '/docs/api/application/upgradeApp',
            label: translate({id: 'feature.market.bands.gains.rows.7.3.label', message: '升级应用的接口', description: 'Words of a link; application market page'}),
          },
        ],
      ],
    },
  ],
  next: [
    {
      to: '/usescene/offlineDelivery',
      title: translate({id: 'feature.market.next.offline.title', message: '场景：离线环境交付', description: 'Title of a link; application market page'}),
      note: translate({
        id: 'feature.market.next.offline.note',
        message: '客户机房不通外网，从导出模板到增量升级',
        description: 'What the link leads to; application market page',
      }),
    },
    {
      to: '/usescene/componentReuse',
      title: translate({id: 'feature.market.next.reuse.title', message: '场景：业务积木式拼装', description: 'Title of a link; application market page'}),
      note: translate({id: 'feature.market.next.reuse.note', message: '把做过的能力存成大小不一的模板', description: 'What the link leads to; application market page'}),
    },
    {
      to: '/case/kgdata',
      title: translate({id: 'feature.market.next.kgdata.title', message: '案例：柯基数据', description: 'Title of a link; application market page'}),
      note: translate({
        id: 'feature.market.next.kgdata.note',
        message: '一个项目的交付从一周变成一小时（客户自述）',
        description: 'What the link leads to; application market page',
      }),
    },
    {
      to: '/feature/service-mesh/',
      title: translate({id: 'feature.market.next.mesh.title', message: '能力：微服务治理', description: 'Title of a link; application market page'}),
      note: translate({id: 'feature.market.next.mesh.note', message: '模板里的依赖，装好之后怎样生效', description: 'What the link leads to; application market page'}),
    },
  ],
};
