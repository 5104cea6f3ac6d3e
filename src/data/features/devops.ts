import {translate} from '@docusaurus/Translate';

import type {Feature} from './types';

/** What the page about DevOps says. */
export const devops: Feature = {
  path: '/feature/devops/',
  name: translate({id: 'feature.devops.name', message: '一体化 DevOps', description: 'Name of the feature; DevOps page'}),
  seo: {
    title: translate({id: 'feature.devops.seo.title', message: '一体化 DevOps：代码推上去，组件就更新了', description: 'Title; DevOps page'}),
    description: translate({
      id: 'feature.devops.seo.description',
      message: '从代码仓库到运行中的组件：识别语言、构建镜像、滚动上线、随时回滚。三种自动触发，环境整套复制，GitLab、Jenkins 与 SonarQube 照旧使用。',
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
  promise: translate({id: 'feature.devops.promise', message: '代码推上去，组件就更新了。', description: 'The promise, main heading; DevOps page'}),
  lede: translate({
    id: 'feature.devops.lede',
    message: '给出仓库、镜像或一个安装包，平台负责识别、构建、上线和回滚。仓库和 CI 工具不必换，复杂的部分归平台管理员。',
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
      title: translate({id: 'feature.devops.bands.flow.title', message: '一次推送之后，发生了什么。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.flow.sub', message: '每一步由谁做、做完留下什么，都能查到。', description: 'Explains the title of the section; DevOps page'}),
      items: [
        {
          title: translate({id: 'feature.devops.bands.flow.items.hook.title', message: '触发', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.hook.text',
            message: '仓库的 Webhook 到达控制台，提交信息里有 `@deploy` 才往下走。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.flow.items.detect.title', message: '排队与识别', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.flow.items.detect.text',
            message: '任务经 `rbd-mq` 交给 `rbd-chaos`，按仓库里的文件认出语言。',
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
            message: '`rbd-worker` 更新 Kubernetes 对象，实例逐个替换。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.devops.bands.how.title', message: '从写完到跑起来，少四件事。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.how.sub', message: '开发者面对的始终是自己的组件。', description: 'Explains the title of the section; DevOps page'}),
      items: [
        {
          title: translate({id: 'feature.devops.bands.how.items.sources.title', message: '不用先写 Dockerfile', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.sources.before',
            message: '语言一多，构建机上就装满互相打架的版本；每个项目一套脚本，写的人走了没人敢动。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.sources.here',
            message: '**基于源码创建组件** 时填仓库和分支，平台用构建包识别语言并挑选运行时。仓库里有 Dockerfile 就按它构建；jar、war 包直接上传；镜像、Docker Compose、YAML 和 Helm 也收。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({
            id: 'feature.devops.bands.how.items.sources.gives',
            message: '不管从哪里来，结果都是一个带版本的组件，之后的操作完全一样。',
            description: 'What that gives; DevOps page',
          }),
          names: ['Java', 'Python', 'Node.js', 'PHP', 'Go', '.NET Core', 'HTML', 'Dockerfile', 'Docker Compose', 'YAML', 'Helm'],
        },
        {
          title: translate({id: 'feature.devops.bands.how.items.multi.title', message: '多模块仓库一次建成', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.multi.before',
            message: '一个 Maven 仓库里十个模块，就要建十次组件、填十遍地址。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.multi.here',
            message: '识别到 Maven 多模块时，平台列出能打包的模块，勾选要部署的，一次创建多个组件。构建参数、Maven 仓库与私服在 **构建源** 里改。',
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
          title: translate({id: 'feature.devops.bands.how.items.copy.title', message: '环境靠复制，不靠重搭', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.copy.before',
            message: '测试等环境，环境等运维。三套环境各改各的，问题只在生产上出现。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.copy.here',
            message: '在应用拓扑图上点 **快速复制**，选目标团队和应用，勾选组件，顺手改分支或标签。依赖、环境变量、配置文件和存储设置一起走，数据不走。目标可以在另一个集群。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({id: 'feature.devops.bands.how.items.copy.gives', message: '一条分支配一套环境，用完关掉，资源就还回来。', description: 'What that gives; DevOps page'}),
          names: [
            translate({id: 'feature.devops.bands.how.items.copy.names.1', message: '快速复制', description: 'An object, setting or tool; DevOps page'}),
            translate({id: 'feature.devops.bands.how.items.copy.names.2', message: '团队', description: 'An object, setting or tool; DevOps page'}),
            translate({id: 'feature.devops.bands.how.items.copy.names.3', message: '分支与标签', description: 'An object, setting or tool; DevOps page'}),
            translate({id: 'feature.devops.bands.how.items.copy.names.4', message: '按需关停', description: 'An object, setting or tool; DevOps page'}),
          ],
        },
        {
          title: translate({id: 'feature.devops.bands.how.items.tools.title', message: '手上的工具接着用', description: 'Title; DevOps page'}),
          before: translate({
            id: 'feature.devops.bands.how.items.tools.before',
            message: '换平台往往意味着换仓库、换流水线，再把所有人教一遍。',
            description: 'A difficulty, without the platform; DevOps page',
          }),
          here: translate({
            id: 'feature.devops.bands.how.items.tools.here',
            message: 'GitHub、GitLab、Gitee 用 OAuth 接入后，创建组件时直接列出仓库、分支和标签。测试与扫描留在 GitLab CI 或 Jenkins 里，推完镜像调一次接口，剩下的由平台接手。',
            description: 'What the platform does about the difficulty; DevOps page',
          }),
          gives: translate({
            id: 'feature.devops.bands.how.items.tools.gives',
            message: '还想要图形化流水线，从商店装一个流水线插件，它背后仍是 GitLab CI。',
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
      kind: 'table',
      id: 'triggers',
      title: translate({id: 'feature.devops.bands.triggers.title', message: '三种自动触发，挑一种。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.triggers.sub', message: '都在组件的“构建源”页上打开。', description: 'Explains the title of the section; DevOps page'}),
      columns: [
        translate({id: 'feature.devops.bands.triggers.columns.1', message: '触发', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.triggers.columns.2', message: '适合', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.triggers.columns.3', message: '什么时候动', description: 'Name of a column; DevOps page'}),
        translate({id: 'feature.devops.bands.triggers.columns.4', message: '注意', description: 'Name of a column; DevOps page'}),
      ],
      rows: [
        [
          translate({id: 'feature.devops.bands.triggers.rows.1.1', message: '代码 Webhook', description: 'Cell of a table; DevOps page'}),
          translate({
            id: 'feature.devops.bands.triggers.rows.1.2',
            message: '组件从 GitHub、GitLab、Gitee 的源码构建',
            description: 'Cell of a table; DevOps page',
          }),
          translate({
            id: 'feature.devops.bands.triggers.rows.1.3',
            message: '推送的提交信息里含有 `@` 加关键字，默认是 `@deploy`，可以改',
            description: 'Cell of a table; DevOps page',
          }),
          translate({id: 'feature.devops.bands.triggers.rows.1.4', message: '不校验签名；私有 GitLab 要允许向内网发请求', description: 'Cell of a table; DevOps page'}),
        ],
        [
          translate({id: 'feature.devops.bands.triggers.rows.2.1', message: '镜像 Webhook', description: 'Cell of a table; DevOps page'}),
          translate({
            id: 'feature.devops.bands.triggers.rows.2.2',
            message: '组件从镜像创建，仓库是 Docker Hub 或阿里云',
            description: 'Cell of a table; DevOps page',
          }),
          translate({
            id: 'feature.devops.bands.triggers.rows.2.3',
            message: '推送了同名同标签的镜像；也可以给标签写正则，例如 `v5.*`',
            description: 'Cell of a table; DevOps page',
          }),
          translate({id: 'feature.devops.bands.triggers.rows.2.4', message: '比较时不看仓库的主机名', description: 'Cell of a table; DevOps page'}),
        ],
        [
          translate({id: 'feature.devops.bands.triggers.rows.3.1', message: '自定义 API', description: 'Cell of a table; DevOps page'}),
          translate({
            id: 'feature.devops.bands.triggers.rows.3.2',
            message: 'Jenkins、GitLab CI 或任何能发 HTTP 请求的脚本',
            description: 'Cell of a table; DevOps page',
          }),
          translate({id: 'feature.devops.bands.triggers.rows.3.3', message: '收到带密钥的 POST 请求', description: 'Cell of a table; DevOps page'}),
          translate({id: 'feature.devops.bands.triggers.rows.3.4', message: '密钥自己定，请保存在 CI 的密文变量里', description: 'Cell of a table; DevOps page'}),
        ],
      ],
    },
    {
      kind: 'commands',
      id: 'call',
      title: translate({id: 'feature.devops.bands.call.title', message: '让别的流水线叫醒它。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.call.sub', message: '自定义 API 只要一行。', description: 'Explains the title of the section; DevOps page'}),
      lines: [
        {
          comment: translate({
            id: 'feature.devops.bands.call.lines.1.comment',
            message: '地址在组件的 构建源 → 自动构建 里复制',
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
            message: '重新拉代码并构建，随后滚动上线。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.call.notes.image.title', message: '镜像组件', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.call.notes.image.text',
            message: '重新拉镜像并更新。CI 负责把新镜像推到同一个地址。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
        {
          title: translate({id: 'feature.devops.bands.call.notes.result.title', message: '结果在哪里看', description: 'Title; DevOps page'}),
          text: translate({
            id: 'feature.devops.bands.call.notes.result.text',
            message: '组件 **总览** 的操作记录，或 OpenAPI 的组件事件。',
            description: 'Text of a step or a note; DevOps page',
          }),
        },
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.devops.bands.bounds.title', message: '它要什么，到哪里为止。', description: 'Title; DevOps page'}),
      sub: translate({
        id: 'feature.devops.bands.bounds.sub',
        message: '内置构建管到上线为止，测试阶段交给专门的工具。',
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
              message: '列出仓库要先由管理员在 **平台管理 → 设置** 接好 OAuth，每个人再到 **个人中心** 授权一次',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.needs.items.3',
              message: '程序监听 `0.0.0.0`，端口用环境变量 `PORT`；源码构建的默认端口是 5000',
              description: 'Entry of a list; DevOps page',
            }),
            translate({
              id: 'feature.devops.bands.bounds.columns.needs.items.4',
              message: '根目录有语言的标志文件，例如 `pom.xml`、`package.json`、`go.mod`',
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
              message: '流水线插件只接 GitLab，而且会改写仓库里的 `.gitlab-ci.yml`',
              description: 'Entry of a list; DevOps page',
            }),
            translate({id: 'feature.devops.bands.bounds.columns.limits.items.4', message: '版本记录保留 30 天', description: 'Entry of a list; DevOps page'}),
            translate({
              id: 'feature.devops.bands.bounds.columns.limits.items.5',
              message: '复制到别的团队时，没有一起复制的依赖会断开',
              description: 'Entry of a list; DevOps page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.devops.bands.gains.title', message: '写代码的人得到什么。', description: 'Title; DevOps page'}),
      sub: translate({id: 'feature.devops.bands.gains.sub', message: '每一项都有可以照着做的文档。', description: 'Explains the title of the section; DevOps page'}),
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
      note: translate({id: 'feature.devops.next.talkweb.note', message: '把自己的流水线插件回馈给了社区', description: 'What the link leads to; DevOps page'}),
    },
    {
      to: '/feature/app-market/',
      title: translate({id: 'feature.devops.next.market.title', message: '能力：应用市场', description: 'Title of a link; DevOps page'}),
      note: translate({id: 'feature.devops.next.market.note', message: '跑通之后，怎样发布成模板交付出去', description: 'What the link leads to; DevOps page'}),
    },
  ],
};
