import {translate} from '@docusaurus/Translate';

import screens from '@site/src/data/console/library.json';

import type {Feature} from './types';

/** What the page about the application market says. */
export const appMarket: Feature = {
  path: '/feature/app-market/',
  name: translate({id: 'feature.market.name', message: '应用市场', description: 'Name of the feature; application market page'}),
  seo: {
    title: translate({id: 'feature.market.seo.title', message: '应用市场：把应用发布成可安装、可升级的模板', description: 'Title; application market page'}),
    description: translate({
      id: 'feature.market.seo.description',
      message: '把跑通的整套应用发布成带版本的模板：组件、依赖、配置与插件都在里面，在线安装、离线导入、按版本升级、回滚，也能导出成 Compose 包或 Helm Chart。',
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
  promise: translate({id: 'feature.market.promise', message: '跑通一次，以后直接安装。', description: 'The promise, main heading; application market page'}),
  lede: translate({
    id: 'feature.market.lede',
    message: '把运行中的整套应用发布成带版本的模板，包含组件、依赖、配置和插件。同一个模板可以在线安装、离线安装，也能升级和回滚。',
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
        message: '不写打包脚本和部署说明。',
        description: 'Explains the title of the section; application market page',
      }),
      items: [
        {
          title: translate({id: 'feature.market.bands.how.items.publish.title', message: '从运行中的应用生成模板', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.publish.before',
            message: '交付物是一堆镜像、一份部署说明和几十段 YAML。三样东西各自更新，互相对不上，到客户现场才发现。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.publish.here',
            message: '在应用左侧的菜单点 <UI>发布</UI>，再点 <UI>发布到组件库</UI>，选模板，填版本号。平台从应用里读出每个构建过的组件的镜像、端口、依赖、环境变量、存储设置、健康检测和插件，<UI>提交</UI> 后同步镜像，再点 <UI>确认发布</UI>。配置组和环境变量的值也在模板里，密码请先清空或设为随机。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.publish.gives',
            message: '模板描述的就是刚才验证过的那一套，不用另写一份。',
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
          title: translate({id: 'feature.market.bands.how.items.parameters.title', message: '密码随机，资源可预设', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.parameters.before',
            message: '每装一处就改一遍密码、地址和内存，改漏一项组件之间就连不上。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.parameters.here',
            message: '发布页逐个组件列出连接信息、环境变量和 <UI>伸缩规则</UI>，可以修改要发布的值；连接信息里的密码勾选 <UI>生成随机值</UI>，每次安装各不相同；伸缩规则给出最小、最大节点数和步长，以及初始内存与 CPU。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.parameters.gives',
            message: '同一个模板装几次，就有几套不同的密码，依赖关系不变。安装之后，在组件页上改其余的值。',
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
          title: translate({id: 'feature.market.bands.how.items.upgrade.title', message: '升级前看差异，升级后可回滚', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.upgrade.before',
            message: '新版本意味着停机窗口和一份逐条核对的操作单。做到一半失败，只能用旧包重来。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.upgrade.here',
            message: '用同一个模板发布更高的版本号，装过它的应用在 <UI>升级</UI> 页就能看到。页面逐项列出两个版本的差异，勾选要升级的组件，平台滚动更新。回滚在 <UI>升级 → 升级记录</UI> 里，点 <UI>回滚</UI>。',
            description: 'What the platform does about the difficulty; application market page',
          }),
          gives: translate({
            id: 'feature.market.bands.how.items.upgrade.gives',
            message: '已有的环境变量值和存储里的数据不动；配置文件的内容跟随新版本。',
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
          title: translate({id: 'feature.market.bands.how.items.store.title', message: '安装别人打包好的应用', description: 'Title; application market page'}),
          before: translate({
            id: 'feature.market.bands.how.items.store.before',
            message: '项目里一半的组件是 MySQL、Redis、Nacos、GitLab 这些，每个项目都重新安装、重新调参。',
            description: 'A difficulty, without the platform; application market page',
          }),
          here: translate({
            id: 'feature.market.bands.how.items.store.here',
            message: '<UI>平台管理 → 应用市场 → 开源应用商店</UI> 默认已经接好，不登录也能浏览；第一次安装时用手机短信授权一次，之后选团队、集群、应用和版本就能装。你自己的应用也可以发布到这个商店。',
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
      kind: 'screen',
      id: 'screen',
      title: translate({id: 'feature.market.bands.screen.title', message: '本地组件库里的应用。', description: 'Title; application market page'}),
      sub: translate({id: 'feature.market.bands.screen.sub', message: '发布过的模板、每个版本和安装都从这里开始。', description: 'Explains the title of the section; application market page'}),
      screens,
    },
    {
      kind: 'table',
      id: 'packages',
      title: translate({id: 'feature.market.bands.packages.title', message: '一个模板，四种导出格式。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.packages.sub',
        message: '按对方的环境选择。',
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
          translate({id: 'feature.market.bands.packages.rows.1.1', message: '<UI>应用模型规范</UI>', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.1.2',
            message: '装好的 Rainbond，可以完全离线',
            description: 'Cell of a table; application market page',
          }),
          translate({
            id: 'feature.market.bands.packages.rows.1.3',
            message: '导入新版本的包，在应用的 <UI>升级</UI> 页升级；可回滚',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.1.4', message: '导出由企业管理员操作', description: 'Cell of a table; application market page'}),
        ],
        [
          translate({id: 'feature.market.bands.packages.rows.2.1', message: '<UI>导出Helm Chart包</UI>', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.2.2',
            message: 'Kubernetes 集群与 Helm，不必装 Rainbond',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.2.3', message: '自己用 Helm 管理', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.2.4',
            message: '只限 Kubernetes 原生 Service 模式的应用；版本号用 `x.y.z`，安装时指定 `storageClass`；入口规则不在包里',
            description: 'Cell of a table; application market page',
          }),
        ],
        [
          translate({
            id: 'feature.market.bands.packages.rows.3.1',
            message: '<UI>DockerComposeApp规范</UI>',
            description: 'Cell of a table; application market page',
          }),
          translate({
            id: 'feature.market.bands.packages.rows.3.2',
            message: '装有 Docker Compose 的主机',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.3.3', message: '换掉整个包', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.packages.rows.3.4', message: '容器用主机网络，组件的端口不能重复；没有平台的伸缩、网关与监控', description: 'Cell of a table; application market page'}),
        ],
        [
          translate({id: 'feature.market.bands.packages.rows.4.1', message: '<UI>导出非容器包</UI>', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.4.2',
            message: '一台架构相同的 Linux 主机，不需要容器运行时',
            description: 'Cell of a table; application market page',
          }),
          translate({id: 'feature.market.bands.packages.rows.4.3', message: '换掉整个包', description: 'Cell of a table; application market page'}),
          translate({
            id: 'feature.market.bands.packages.rows.4.4',
            message: '只含用构建包从源码构建的组件；Python 与 PHP 依赖的系统库要自己装',
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
        message: '规则由平台执行，不用自己写升级脚本。',
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
              message: '端口的协议与别名；新版本打开的对内、对外服务会跟着打开，TCP 端口总会打开对外服务',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.3',
              message: '健康检测：可增、可改',
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
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.7',
              message: '配置文件的内容与权限，现场改过的会被覆盖',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.changes.items.8',
              message: '由端口生成的变量（`*_HOST`、`*_PORT`）重新生成',
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
              message: '存储，按挂载路径对应',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.adds.items.3',
              message: '插件与配置组；插件有更新的版本时会替换',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.rules.columns.adds.items.4',
              message: '监控点与标签；HTTP 规则只随新组件增加',
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
            translate({
              id: 'feature.market.bands.rules.columns.stays.items.4',
              message: '内存、CPU、实例数与自动伸缩规则',
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
        message: '两个互不相通的环境，五步。',
        description: 'Explains the title of the section; application market page',
      }),
      items: [
        {
          title: translate({id: 'feature.market.bands.steps.items.publish.title', message: '发布 1.0', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.publish.text',
            message: '让应用的组件都构建并运行起来，发布到组件库，发布范围选企业。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.export.title', message: '导出', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.export.text',
            message: '在 <UI>平台管理 → 应用市场 → 本地组件库</UI> 打开模板的菜单，点 <UI>导出应用模版</UI>，选 <UI>应用模型规范</UI>。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.import.title', message: '带到现场，导入', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.import.text',
            message: '目标环境点 <UI>离线导入</UI>，上传文件，选导入范围，点 <UI>确认导入</UI>。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.install.title', message: '安装', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.install.text',
            message: '选团队、集群、应用和版本，勾选 <UI>构建启动</UI>，等拓扑图变绿。',
            description: 'Text of a step or a note; application market page',
          }),
        },
        {
          title: translate({id: 'feature.market.bands.steps.items.upgrade.title', message: '交付 1.1', description: 'Title; application market page'}),
          text: translate({
            id: 'feature.market.bands.steps.items.upgrade.text',
            message: '修复问题后用同一个模板发布 1.1，同样导出、导入，再到应用的 <UI>升级</UI> 页升级。',
            description: 'Text of a step or a note; application market page',
          }),
        },
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.market.bands.bounds.title', message: '前提与限制。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.bounds.sub',
        message: '交付之前逐条核对。',
        description: 'Explains the title of the section; application market page',
      }),
      columns: [
        {
          title: translate({id: 'feature.market.bands.bounds.columns.needs.title', message: '需要', description: 'Title; application market page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.1',
              message: '发布时，至少一个组件在运行；没有构建成功过的组件不会进模板',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.2',
              message: '导出与标记 Release 需要企业管理员，或企业角色 app_store',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.needs.items.3',
              message: '跨集群安装时，一个各集群都能访问的镜像仓库，发布之前填在 <UI>平台管理 → 设置 → 内部组件库镜像仓库</UI>',
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
              message: '模板包含存储的设置，不包含里面的数据；数据库的数据用它自己的工具迁移',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.2',
              message: '重复发布同一个版本号会覆盖它；离线导入同一个号码，对方看不到升级，所以每次交付都换号',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.3',
              message: '版本按数字比较，只用数字和点，例如 `1.10` 大于 `1.9`',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.4',
              message: '模板会记下组件的 CPU 架构，离线导入的一律记为 `amd64`；目标集群要有那种架构的构建节点',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.5',
              message: '发布到开源商店时，镜像会推到厂商的公开仓库',
              description: 'Entry of a list; application market page',
            }),
            translate({
              id: 'feature.market.bands.bounds.columns.limits.items.6',
              message: '升级和回滚会清掉原有 HTTP 规则在网关上的参数（超时、上传大小等），之后要逐条重新保存',
              description: 'Entry of a list; application market page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.market.bands.gains.title', message: '相关文档。', description: 'Title; application market page'}),
      sub: translate({
        id: 'feature.market.bands.gains.sub',
        message: '左边是任务，右边是文档。',
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
          translate({id: 'feature.market.bands.gains.rows.5.2', message: '模板里记录哪些内容', description: 'Cell of a table; application market page'}),
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
        [
          translate({id: 'feature.market.bands.gains.rows.8.1', message: '客户现场的第二版', description: 'Cell of a table; application market page'}),
          translate({id: 'feature.market.bands.gains.rows.8.2', message: '离线带着 1.1 过去，一步步检查', description: 'Cell of a table; application market page'}),
          {
            to: '/docs/delivery/offline/development-iteration',
            label: translate({id: 'feature.market.bands.gains.rows.8.3.label', message: '离线迭代', description: 'Words of a link; application market page'}),
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
      note: translate({id: 'feature.market.next.reuse.note', message: '把已有的功能存成大小不一的模板', description: 'What the link leads to; application market page'}),
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
    {
      to: '/blog/toBdelivery',
      title: translate({id: 'feature.market.next.packages.title', message: '文章：交付到客户现场的几种包法', description: 'Title of a link; application market page'}),
      note: translate({id: 'feature.market.next.packages.note', message: '模板、镜像、Chart 与脚本各适合什么', description: 'What the link leads to; application market page'}),
    },
    {
      to: '/blog/offlinedelivery',
      title: translate({id: 'feature.market.next.offline.title', message: '文章：微服务的离线交付', description: 'Title of a link; application market page'}),
      note: translate({id: 'feature.market.next.offline.note', message: '从现场调查到升级当天的顺序', description: 'What the link leads to; application market page'}),
    },
  ],
};
