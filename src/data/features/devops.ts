import {translate} from '@docusaurus/Translate';

import screens from '@site/src/data/console/component-auto-build.json';

import type {Feature} from './types';

/** What the page about DevOps says. */
export const devops: Feature = {
  path: '/feature/devops/',
  name: translate({id: 'feature.devops.name', message: '一体化 DevOps', description: 'Name of the feature; DevOps page'}),
  seo: {
    title: translate({id: 'feature.devops.seo.title', message: '一体化 DevOps：提交写上 @deploy，自动构建和更新组件', description: 'Title; DevOps page'}),
    description: translate({
      id: 'feature.devops.seo.description',
      message: '从代码仓库到运行中的组件：识别语言、构建镜像、滚动上线、回滚。三种自动触发，环境用复制得到，GitLab、Jenkins 与 SonarQube 照旧使用。',
      description: 'Description, for search engines; 60 to 160 characters in English; DevOps page',
    }),
    keywords: [
      'Rainbond',
      'DevOps',
      translate({id: 'feature.devops.seo.keywords.3', message: '持续集成', description: 'Keyword, for search engines; DevOps page'}),
      translate({id: 'feature.devops.seo.keywords.4', message: '源码构建', description: 'Keyword, for search engines; DevOps page'}),
      translate({id: 'feature.devops.seo.keywords.5', message: '自动部署', description: 'Keyword, for search engines; DevOps page'}),
      'GitLab',
    ],
  },
  promise: translate({id: 'feature.devops.promise', message: '提交写上 @deploy，组件自动更新。', description: 'The promise, main heading; DevOps page'}),
  lede: translate({
    id: 'feature.devops.lede',
    message: '给出代码仓库、镜像或一个安装包，平台识别语言、构建、上线，也能回滚。仓库和 CI 工具不必换，集群由平台管理员管理。',
    description: 'What it is, in two lines; DevOps page',
  }),
  more: {
    to: '/docs/quick-start/getting-started',
    label: translate({id: 'feature.devops.more.label', message: '从源码跑起第一个应用', description: 'Words of a link; DevOps page'}),
  },
  bands: [
    {
      kind: 'steps',
      id: 'flow',
      layout: 'across',
      title: translate({id: 'feature.devops.bands.flow.title', message: '一次推送之后发生什么。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.flow.sub', message: '每一步由谁做，留下什么。', description: 'Explains the title of the section; DevOps page'}),
      items: [
        {
          title: translate({id: 'feature.devops.bands.flow.items.hook.title', message: '触发', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.hook.text',
            message: '仓库的 Webhook 到达控制台。最新一次提交的信息含 `@deploy`、分支与组件一致、组件没有关闭，才往下走。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.flow.items.detect.title', message: '排队', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.detect.text',
            message: '任务经 `rbd-mq` 交给 `rbd-chaos`。语言在创建组件时已经认出，之后可以重新检测。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.flow.items.build.title', message: '构建', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.build.text',
            message: '拉代码、取依赖、编译、打成镜像，日志实时推到页面上。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.flow.items.store.title', message: '入库', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.store.text',
            message: '镜像存进集群内的 `goodrain.me`，也可以换成你的仓库。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.flow.items.roll.title', message: '上线', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.roll.text',
            message: '组件打开了构建后自动升级（默认），`rbd-worker` 就更新 Kubernetes 对象，实例滚动替换。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.devops.bands.how.title', message: '从写完到运行。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.how.sub', message: '开发者只管自己的组件。', description: 'Explains the title of the section; DevOps page'}),
      items: [
        {
          title: translate({id: 'feature.devops.bands.how.items.sources.title', message: '不用写 Dockerfile', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.sources.before',
            message: '语言一多，构建机上就装满互相冲突的版本；每个项目一套脚本，写的人走了没人敢动。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.sources.here',
            message: '<UI>从源码构建</UI> 时填仓库和分支，平台识别语言并挑选运行时。仓库里有 Dockerfile 就按它构建；jar、war 包直接上传；镜像、Docker Compose、YAML 和 Helm Chart 也能创建组件。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({
            id: 'feature.devops.bands.how.items.sources.gives',
            message: '变成组件以后，伸缩、端口、存储和日志的操作相同；YAML 和 Chart 里不能变成组件的对象，留作应用的 Kubernetes 资源。',
            description: 'What that gives; DevOps page',
          }),
          names: ['Java', 'Python', 'Node.js', 'PHP', 'Go', '.NET Core', 'HTML', 'Dockerfile', 'Docker Compose', 'YAML', 'Helm'],
        },
        {
          title: translate({id: 'feature.devops.bands.how.items.multi.title', message: '多模块仓库一次创建', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.multi.before',
            message: '一个 Maven 仓库里十个模块，就要建十次组件、填十遍地址。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.multi.here',
            message: '识别到 Maven 多模块时，平台列出能打包的模块，勾选要部署的，一次创建多个组件。构建参数在各组件的 <UI>构建源</UI> 里改，Maven 仓库与私服写在团队的 Maven 配置里。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({
            id: 'feature.devops.bands.how.items.multi.gives',
            message: '模块之间的依赖在拓扑图上连线，地址用环境变量传过去。',
            description: 'What that gives; DevOps page',
          }),
          names: [
            'Maven',
            'Gradle',
            translate({id: 'feature.devops.bands.how.items.multi.names.3', message: '构建参数', description: 'An object, setting or tool; DevOps page'}),
            'JDK',
            'Procfile',
            'rainbondfile',
          ],
        },
        {
          title: translate({id: 'feature.devops.bands.how.items.copy.title', message: '环境靠复制得到', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.copy.before',
            message: '测试等环境，环境等运维。三套环境各改各的，问题只在生产上出现。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.copy.here',
            message: '在应用的 <UI>总览</UI> 点 <UI>快速复制</UI>，选目标团队、集群和应用，勾选组件，同时可以改分支或标签，一次最多 20 个组件。组件之间的依赖、环境变量、配置文件和存储设置一起复制，复制后立即构建；数据、健康检测、自动伸缩规则和自定义域名不复制；换了集群，上传的 Jar、War 包要重新上传。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({id: 'feature.devops.bands.how.items.copy.gives', message: '一条分支配一套环境，用完关闭，内存和 CPU 就释放出来。', description: 'What that gives; DevOps page'}),
          names: [
            translate({id: 'feature.devops.bands.how.items.copy.names.1', message: '快速复制', description: 'An object, setting or tool; DevOps page'}),
            translate({id: 'feature.devops.bands.how.items.copy.names.2', message: '团队', description: 'An object, setting or tool; DevOps page'}),
            translate({id: 'feature.devops.bands.how.items.copy.names.3', message: '分支与标签', description: 'An object, setting or tool; DevOps page'}),
            translate({id: 'feature.devops.bands.how.items.copy.names.4', message: '按需关停', description: 'An object, setting or tool; DevOps page'}),
          ],
        },
        {
          title: translate({id: 'feature.devops.bands.how.items.tools.title', message: '仓库和 CI 工具照旧', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.tools.before',
            message: '换平台可能要换仓库、换流水线，再把所有人教一遍。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.tools.here',
            message: 'GitHub、GitLab、Gitee 用 OAuth 接入后，创建组件时直接列出仓库和分支。测试与扫描留在 GitLab CI 或 Jenkins 里，推完镜像调一次接口，没有关闭的组件就重新拉取镜像并更新。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({
            id: 'feature.devops.bands.how.items.tools.gives',
            message: '需要图形化流水线，可以从商店装流水线插件，它用 GitLab CI 执行。',
            description: 'What that gives; DevOps page',
          }),
          names: [
            'OAuth 2.0',
            'GitLab CI',
            'Jenkins',
            'SonarQube',
            'Nexus',
            translate({id: 'feature.devops.bands.how.items.tools.names.6', message: '流水线插件', description: 'An object, setting or tool; DevOps page'}),
          ],
        },
      ],
    },
    {
      kind: 'screen',
      id: 'screen',
      title: translate({id: 'feature.devops.bands.screen.title', message: '自动构建在构建源页打开。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.screen.sub', message: '地址复制到代码仓库里，提交信息带上关键字就构建。', description: 'Explains the title of the section; DevOps page'}),
      screens,
    },
    {
      kind: 'table',
      id: 'triggers',
      title: translate({id: 'feature.devops.bands.triggers.title', message: '三种自动触发。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.triggers.sub', message: '在组件的“构建源”页打开。', description: 'Explains the title of the section; DevOps page'}),
      columns: [
        translate({id: 'feature.devops.bands.triggers.columns.1', message: '触发', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.triggers.columns.2', message: '适合', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.triggers.columns.3', message: '何时构建', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.triggers.columns.4', message: '注意', description: 'Name of a column; DevOps page'}),
      ],
      rows: [
        [
          translate({id: 'feature.devops.bands.triggers.rows.1.1', message: '代码 Webhook', description: 'Cell of a table; DevOps page'}),
          translate({
            id: 'feature.devops.bands.triggers.rows.1.2',
            message: '从 Git 源码构建的组件：GitHub、GitLab、Gitee、Gogs、Coding',
            description: 'Cell of a table; DevOps page',
          }),
          translate({
            id: 'feature.devops.bands.triggers.rows.1.3',
            message: '推送的最新一次提交，信息里含有 `@` 加关键字，默认是 `@deploy`，可以改；分支与组件的一致',
            description: 'Cell of a table; DevOps page',
          }),
          translate({id: 'feature.devops.bands.triggers.rows.1.4', message: '不校验签名；名字带斜杠的分支匹配不上；私有 GitLab 要允许向内网发请求', description: 'Cell of a table; DevOps page'}),
        ],
        [
          translate({id: 'feature.devops.bands.triggers.rows.2.1', message: '镜像 Webhook', description: 'Cell of a table; DevOps page'}),
          translate({
            id: 'feature.devops.bands.triggers.rows.2.2',
            message: '从镜像创建的组件，仓库是 Docker Hub 或阿里云；Harbor 的通知格式不认',
            description: 'Cell of a table; DevOps page',
          }),
          translate({
            id: 'feature.devops.bands.triggers.rows.2.3',
            message: '推送了同名同标签的镜像；也可以给标签写正则，例如 `v5.*`',
            description: 'Cell of a table; DevOps page',
          }),
          translate({id: 'feature.devops.bands.triggers.rows.2.4', message: '比较时不看仓库的主机名；标签规则保存后不能清空', description: 'Cell of a table; DevOps page'}),
        ],
        [
          translate({id: 'feature.devops.bands.triggers.rows.3.1', message: '自定义 API', description: 'Cell of a table; DevOps page'}),
          translate({
            id: 'feature.devops.bands.triggers.rows.3.2',
            message: 'Jenkins、GitLab CI 或任何能发 HTTP 请求的脚本',
            description: 'Cell of a table; DevOps page',
          }),
          translate({id: 'feature.devops.bands.triggers.rows.3.3', message: '收到带密钥的 POST 请求', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.triggers.rows.3.4', message: '密钥由平台生成，可以改，至少 8 位，请保存在 CI 的密文变量里', description: 'Cell of a table; DevOps page'}),
        ],
      ],
    },
    {
      kind: 'commands',
      id: 'call',
      title: translate({id: 'feature.devops.bands.call.title', message: '由外部流水线触发。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.call.sub', message: '自定义 API 只要一条命令。', description: 'Explains the title of the section; DevOps page'}),
      lines: [
        {
          comment: translate({
            id: 'feature.devops.bands.call.lines.1.comment',
            message: '地址和密钥在组件的 构建源 → 自动构建设置 里',
            description: 'Remark between commands; keep the commands; DevOps page',
          }),
        },
        {
          command: 'curl -X POST -H \'Content-type: application/json\' \\\n  -d \'{"secret_key":"<secret>"}\' \\\n  http://<console>:7070/console/custom/deploy/<component-id>',
        },
      ],
      notes: [
        {
          title: translate({id: 'feature.devops.bands.call.notes.source.title', message: '源码组件', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.call.notes.source.text',
            message: '拉取分支最新的提交，构建，滚动上线。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.call.notes.image.title', message: '镜像组件', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.call.notes.image.text',
            message: '按原来的标签重新拉镜像并更新，CI 要把新镜像推到同一个地址。要换标签，用 OpenAPI 的构建接口。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.call.notes.result.title', message: '结果在哪里看', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.call.notes.result.text',
            message: '组件 <UI>总览</UI> 的操作记录，或 OpenAPI 的组件事件。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.devops.bands.bounds.title', message: '前提与限制。', description: 'Title; DevOps page'}),
      sub: translate({
        id: 'feature.devops.bands.bounds.sub',
        message: '内置构建做到上线为止。',
        description: 'Explains the title of the section; DevOps page',
      }),
      columns: [
        {
          title: translate({id: 'feature.devops.bands.bounds.columns.needs.title', message: '需要', description: 'Title; DevOps page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.devops.bands.bounds.columns.needs.items.1',
              message: '集群能访问代码仓库和依赖源；内网环境配好私服',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.needs.items.2',
              message: '列出仓库要先由管理员在 <UI>平台管理 → 设置</UI> 接好 OAuth，每个人再到 <UI>个人中心</UI> 授权一次',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.needs.items.3',
              message: '程序监听 `0.0.0.0`，端口用环境变量 `PORT`；没有识别出端口的源码组件默认用 5000',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.needs.items.4',
              message: '代码的根目录有语言的标志文件，例如 `pom.xml`、`package.json`、`go.mod`，或者有 Dockerfile',
              description: 'Entry of a list; DevOps page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.devops.bands.bounds.columns.limits.title', message: '边界', description: 'Title; DevOps page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.devops.bands.bounds.columns.limits.items.1',
              message: '一次源码构建最长 60 分钟，超过即终止',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.limits.items.2',
              message: '没有内置的测试、扫描阶段，要用 GitLab CI、Jenkins 或流水线插件',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.limits.items.3',
              message: '流水线插件只接 GitLab，会在仓库里生成 `Dockerfile` 和 `.gitlab-ci.yml`',
              description: 'Entry of a list; DevOps page',
            }),
            translate({id: 'feature.devops.bands.bounds.columns.limits.items.4', message: '成功的版本超过五个的组件，才清理一个月以前的版本，清到剩五个为止', description: 'Entry of a list; DevOps page'}),
            translate({
              id: 'feature.devops.bands.bounds.columns.limits.items.5',
              message: '复制到别的团队或集群时，没有一起复制的依赖会断开',
              description: 'Entry of a list; DevOps page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.devops.bands.gains.title', message: '开发者可用的能力。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.gains.sub', message: '左边是任务，右边是文档。', description: 'Explains the title of the section; DevOps page'}),
      columns: [
        translate({id: 'feature.devops.bands.gains.columns.1', message: '能力', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.gains.columns.2', message: '要点', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.gains.columns.3', message: '文档', description: 'Name of a column; DevOps page'}),
      ],
      rows: [
        [
          translate({id: 'feature.devops.bands.gains.rows.1.1', message: '第一个应用', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.1.2', message: '从源码构建 Java 示例，再连上 MySQL', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/quick-start/getting-started',
            label: translate({id: 'feature.devops.bands.gains.rows.1.3.label', message: '快速入门', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.2.1', message: 'DevOps 全部任务', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.2.2', message: '仓库接入、自动构建、多环境、流水线、调试', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/devops/',
            label: translate({id: 'feature.devops.bands.gains.rows.2.3.label', message: 'DevOps 指南', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.3.1', message: '构建失败', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.3.2', message: '按报错查原因：超时、依赖、内存、语言识别', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/troubleshooting/use/build',
            label: translate({id: 'feature.devops.bands.gains.rows.3.3.label', message: '构建排错', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.4.1', message: '构建参数', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.4.2', message: 'HTTP 镜像仓库、加速地址与缓存', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/ops-guide/management/kaniko-args',
            label: translate({id: 'feature.devops.bands.gains.rows.4.3.label', message: 'Kaniko 参数', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.5.1', message: '镜像仓库', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.5.2', message: '把集群内的仓库换成自己的', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/ops-guide/management/switch-registry',
            label: translate({id: 'feature.devops.bands.gains.rows.5.3.label', message: '切换镜像仓库', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.6.1', message: '接口', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.6.2', message: '创建组件、构建、查询事件', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/api/application/buildComponent',
            label: translate({id: 'feature.devops.bands.gains.rows.6.3.label', message: '构建组件的接口', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.7.1', message: '接入自己的 CI', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.7.2', message: 'GitLab CI 推镜像，平台部署', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/devops/app-deploy/ci-tools/gitlab-ci',
            label: translate({id: 'feature.devops.bands.gains.rows.7.3.label', message: 'GitLab CI 示例', description: 'Words of a link; DevOps page'}),
          },
        ],
        [
          translate({id: 'feature.devops.bands.gains.rows.8.1', message: '开发、测试、生产', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.gains.rows.8.2', message: '环境怎样分，版本怎样推进', description: 'Cell of a table; DevOps page'}),
          {
            to: '/docs/devops/env-version/',
            label: translate({id: 'feature.devops.bands.gains.rows.8.3.label', message: '环境与版本', description: 'Words of a link; DevOps page'}),
          },
        ],
      ],
    },
  ],
  next: [
    {
      to: '/usescene/IntegrationDev',
      title: translate({id: 'feature.devops.next.integration.title', message: '场景：一体化开发测试环境', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.integration.note', message: 'GitLab 管代码，平台管构建与环境', description: 'What the link leads to; DevOps page'}),
    },
    {
      to: '/case/penghai',
      title: translate({id: 'feature.devops.next.penghai.title', message: '案例：鹏海软件', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.penghai.note', message: '一个项目一个团队，环境靠复制（客户自述）', description: 'What the link leads to; DevOps page'}),
    },
    {
      to: '/case/talkweb',
      title: translate({id: 'feature.devops.next.talkweb.title', message: '案例：拓维信息', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.talkweb.note', message: '向社区贡献了自己的流水线插件', description: 'What the link leads to; DevOps page'}),
    },
    {
      to: '/feature/app-market/',
      title: translate({id: 'feature.devops.next.market.title', message: '能力：应用市场', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.market.note', message: '怎样把应用发布成模板，交付给别人', description: 'What the link leads to; DevOps page'}),
    },
    {
      to: '/blog/from-push-to-traffic',
      title: translate({id: 'feature.devops.next.push.title', message: '文章：从推送到流量', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.push.note', message: '一次提交经过的每一站，各自会在哪里失败', description: 'What the link leads to; DevOps page'}),
    },
    {
      to: '/blog/gitlabci',
      title: translate({id: 'feature.devops.next.gitlab.title', message: '文章：GitLab CI 接上平台', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.gitlab.note', message: '测试和镜像留在 CI，部署交给平台', description: 'What the link leads to; DevOps page'}),
    },
  ],
};
