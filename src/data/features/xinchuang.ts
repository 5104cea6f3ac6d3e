import {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';

import type {Feature} from './types';

/** What the page about domestic processors and systems (Xinchuang) says. */
export const xinchuang: Feature = {
  path: '/xinchuang/',
  name: translate({id: 'feature.xinchuang.name', message: '信创', description: 'Name of the feature; Xinchuang page'}),
  seo: {
    title: translate({id: 'feature.xinchuang.seo.title', message: '信创：x86 与 Arm64 的节点，同一套应用', description: 'Title; Xinchuang page'}),
    description: translate({
      id: 'feature.xinchuang.seo.description',
      message: '在鲲鹏、飞腾等 Arm64 服务器上安装 Rainbond，x86_64 与 arm64 节点放进同一个集群，源码在目标架构上直接构建，模板记录架构，一个应用可以横跨两种架构。',
      description: 'Description, for search engines; 60 to 160 characters in English; Xinchuang page',
    }),
    keywords: [
      'Rainbond',
      translate({id: 'feature.xinchuang.seo.keywords.2', message: '信创', description: 'Keyword, for search engines; Xinchuang page'}),
      translate({id: 'feature.xinchuang.seo.keywords.3', message: '国产化', description: 'Keyword, for search engines; Xinchuang page'}),
      translate({id: 'feature.xinchuang.seo.keywords.4', message: '鲲鹏', description: 'Keyword, for search engines; Xinchuang page'}),
      translate({id: 'feature.xinchuang.seo.keywords.5', message: '飞腾', description: 'Keyword, for search engines; Xinchuang page'}),
      'arm64',
      translate({id: 'feature.xinchuang.seo.keywords.7', message: '混合架构', description: 'Keyword, for search engines; Xinchuang page'}),
    ],
  },
  promise: translate({id: 'feature.xinchuang.promise', message: '换了 CPU，部署方式不变。', description: 'The promise, main heading; Xinchuang page'}),
  lede: translate({
    id: 'feature.xinchuang.lede',
    message: '信创要求把系统搬上国产服务器，例如从 x86_64 换到 arm64。同一份源码在目标架构上构建，两种节点放进一个集群，按组件逐个迁移。',
    description: 'What it is, in two lines; Xinchuang page',
  }),
  more: {
    to: '/usescene/x86ToArm',
    label: translate({id: 'feature.xinchuang.more.label', message: '迁移的具体步骤', description: 'Words of a link; Xinchuang page'}),
  },
  bands: [
    {
      kind: 'table',
      id: 'inputs',
      title: translate({id: 'feature.xinchuang.bands.inputs.title', message: '已有的系统，分五类迁移。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.inputs.sub',
        message: '先看清哪些要改代码，哪些只要换镜像。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      columns: [
        translate({id: 'feature.xinchuang.bands.inputs.columns.1', message: '已有的', description: 'Name of a column; Xinchuang page'}),
        translate({id: 'feature.xinchuang.bands.inputs.columns.2', message: '在 arm64 上', description: 'Name of a column; Xinchuang page'}),
        translate({id: 'feature.xinchuang.bands.inputs.columns.3', message: '你要做的', description: 'Name of a column; Xinchuang page'}),
      ],
      rows: [
        [
          translate({
            id: 'feature.xinchuang.bands.inputs.rows.1.1',
            message: 'Java、Python、Node.js、PHP 源码',
            description: 'Cell of a table; Xinchuang page',
          }),
          translate({
            id: 'feature.xinchuang.bands.inputs.rows.1.2',
            message: '构建任务跑在 arm64 节点上，下载那种架构的运行时，得到 arm64 镜像',
            description: 'Cell of a table; Xinchuang page',
          }),
          translate({id: 'feature.xinchuang.bands.inputs.rows.1.3', message: '创建组件时 <UI>CPU 架构</UI> 选 arm64', description: 'Cell of a table; Xinchuang page'}),
        ],
        [
          translate({id: 'feature.xinchuang.bands.inputs.rows.2.1', message: 'Go 等编译型源码', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.2.2', message: '同样在目标架构上编译，不做交叉编译', description: 'Cell of a table; Xinchuang page'}),
          translate({
            id: 'feature.xinchuang.bands.inputs.rows.2.3',
            message: '带 C 依赖的，先确认依赖有 arm64 版本',
            description: 'Cell of a table; Xinchuang page',
          }),
        ],
        [
          translate({id: 'feature.xinchuang.bands.inputs.rows.3.1', message: 'jar、war 包', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.3.2', message: '字节码原样运行', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.3.3', message: '检查包里有没有本地库（`.so`）。上传的包在 5.14.2 里一律记为 amd64，要在 arm64 上构建，就把包放进 Git 仓库并写好 Procfile', description: 'Cell of a table; Xinchuang page'}),
        ],
        [
          translate({id: 'feature.xinchuang.bands.inputs.rows.4.1', message: '现成的镜像', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.4.2', message: 'arm64 的构建节点拉取，得到 `arm64/v8` 的那一份', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.4.3', message: '<UI>CPU 架构</UI> 选 arm64。镜像没有这种架构的话换一个，或从源码构建', description: 'Cell of a table; Xinchuang page'}),
        ],
        [
          translate({id: 'feature.xinchuang.bands.inputs.rows.5.1', message: '数据库与中间件', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.5.2', message: '从应用商店装标着 arm64 的模板', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.5.3', message: '数据用它们自己的工具迁移', description: 'Cell of a table; Xinchuang page'}),
        ],
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.xinchuang.bands.how.title', message: '两种架构，同一个平台。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.how.sub',
        message: '从 5.14.2 起，开源版支持混合架构。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      items: [
        {
          title: translate({id: 'feature.xinchuang.bands.how.items.cluster.title', message: '两种节点，一个集群', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.cluster.before',
            message: '国产服务器单独建一套环境，新旧两边各管各的，只能在切换日一次全部切换。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.cluster.here',
            message: '从主机安装时，在节点列表里填机器的 IP 和角色，架构由平台识别，x86_64 与 arm64 的机器可以填在一起；每种架构至少给一台构建角色。也可以各建一个集群，接到同一个控制台。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.cluster.gives',
            message: '老机器继续使用，新机器到一台加一台。',
            description: 'What that gives; Xinchuang page',
          }),
          names: [
            'x86_64',
            'arm64',
            translate({
              id: 'feature.xinchuang.bands.how.items.cluster.names.3',
              message: '鲲鹏 920',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.how.items.cluster.names.4',
              message: '飞腾 FT-2000+/64',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.how.items.cluster.names.5',
              message: '一云多芯',
              description: 'An object, setting or tool; Xinchuang page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.xinchuang.bands.how.items.build.title', message: '在目标架构上构建', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.build.before',
            message: '要为 Arm 另写一份 Dockerfile，再配一台交叉编译的构建机，出了问题分不清是代码还是工具链。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.build.here',
            message: '创建组件的页面有 <UI>CPU 架构</UI>，可选的值来自运行 `rbd-chaos` 的构建节点，两种架构都有构建节点才能选。选 arm64，任务就由 arm64 的构建节点执行。已有的组件在 <UI>构建源 → 更改</UI> 里换架构，然后立即构建一次，先不要重启。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.build.gives',
            message: '同一个仓库、同一个分支，两种架构各建一个组件。',
            description: 'What that gives; Xinchuang page',
          }),
          names: [
            translate({
              id: 'feature.xinchuang.bands.how.items.build.names.1',
              message: '源码构建',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.how.items.build.names.2',
              message: 'CPU 架构',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.how.items.build.names.3',
              message: '构建源',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            'linux-arm64',
          ],
        },
        {
          title: translate({id: 'feature.xinchuang.bands.how.items.mix.title', message: '新旧并行，逐个迁移', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.mix.before',
            message: '全部改完才能联调，等发现某个库不支持，已经是最后一周。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.mix.here',
            message: '不同架构的组件在同一张拓扑图上连线，互相访问不受影响。前端留在 x86，一个后端先换到 arm64，对比响应时间和异常，没问题再换下一个。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.mix.gives',
            message: '哪一步有问题，就把依赖连回原来的组件，再更新调用方。',
            description: 'What that gives; Xinchuang page',
          }),
          names: [
            translate({
              id: 'feature.xinchuang.bands.how.items.mix.names.1',
              message: '拓扑编排',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({id: 'feature.xinchuang.bands.how.items.mix.names.2', message: '依赖', description: 'An object, setting or tool; Xinchuang page'}),
            translate({
              id: 'feature.xinchuang.bands.how.items.mix.names.3',
              message: '逐个替换',
              description: 'An object, setting or tool; Xinchuang page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.xinchuang.bands.how.items.deliver.title', message: '模板里记录架构', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.deliver.before',
            message: '两种架构两套安装包，到现场才发现带错了一套。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.deliver.here',
            message: '发布模板时，平台记下每个组件的架构；创建或更改时选过架构的组件，安装时会放到对应的节点上。离线导入的模板例外，一律记为 `amd64`，构建节点全是 arm64 的集群会拒绝安装。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.deliver.gives',
            message: '一个模板可以一半组件在 x86，一半在 arm64；它只能装进两种构建节点都有的集群。',
            description: 'What that gives; Xinchuang page',
          }),
          names: [
            translate({
              id: 'feature.xinchuang.bands.how.items.deliver.names.1',
              message: '应用模板',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.how.items.deliver.names.2',
              message: '离线导入',
              description: 'An object, setting or tool; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.how.items.deliver.names.3',
              message: '节点选择',
              description: 'An object, setting or tool; Xinchuang page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'try',
      layout: 'down',
      title: translate({id: 'feature.xinchuang.bands.try.title', message: '先用一台机器试。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.try.sub',
        message: '一台 Arm 主机，或 Apple 芯片的 Mac。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      items: [
        {
          title: translate({id: 'feature.xinchuang.bands.try.items.install.title', message: '安装', description: 'Title; Xinchuang page'}),
          text: translate({
            id: 'feature.xinchuang.bands.try.items.install.text',
            message: '安装脚本自己识别架构，拉取对应的镜像。这是单机体验，正式环境按主机安装；装好后用 `kubectl get nodes -L kubernetes.io/arch` 看节点的架构。',
            description: 'Text of a step or a note; Xinchuang page',
          }),
        },
        {
          title: translate({id: 'feature.xinchuang.bands.try.items.build.title', message: '构建你的仓库', description: 'Title; Xinchuang page'}),
          text: translate({
            id: 'feature.xinchuang.bands.try.items.build.text',
            message: '用源码创建组件，在构建日志里找 `linux-arm64`。',
            description: 'Text of a step or a note; Xinchuang page',
          }),
        },
        {
          title: translate({id: 'feature.xinchuang.bands.try.items.check.title', message: '检查能否启动', description: 'Title; Xinchuang page'}),
          text: translate({
            id: 'feature.xinchuang.bands.try.items.check.text',
            message: '报 `exec format error`，说明镜像或随包的二进制还是 x86 的；在能执行 `file` 的机器上用 `file <binary>` 查是哪个。',
            description: 'Text of a step or a note; Xinchuang page',
          }),
        },
      ],
      lines: product.installCommand.split(' && ').map((command) => ({command})),
    },
    {
      kind: 'claims',
      id: 'claims',
      title: translate({id: 'feature.xinchuang.bands.claims.title', message: '兼容性声明。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.claims.sub',
        message: '厂商的声明，请以实际验证为准。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      items: [
        translate({
          id: 'feature.xinchuang.bands.claims.items.1',
          message: '与多家国产 CPU 企业做过兼容性认证。',
          description: 'Entry of a list; Xinchuang page',
        }),
        translate({
          id: 'feature.xinchuang.bands.claims.items.2',
          message: '应用商店按架构提供模板，arm64 可以直接安装的开源软件有上百种。',
          description: 'Entry of a list; Xinchuang page',
        }),
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.xinchuang.bands.bounds.title', message: '前提与限制。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.bounds.sub',
        message: '动手之前逐条核对。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      columns: [
        {
          title: translate({id: 'feature.xinchuang.bands.bounds.columns.needs.title', message: '需要', description: 'Title; Xinchuang page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.needs.items.1',
              message: '5.14.2 或更高的版本，才能在一个集群里混合架构、按组件选架构',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.needs.items.2',
              message: '每种架构至少一个构建节点；没有的话，选了那种架构的组件会报 `应用架构与构建节点架构不匹配`',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.needs.items.3',
              message: '每台节点 2 核 4 GB 内存、50 GB 磁盘起；由平台装 Kubernetes 时，内核 4.0 以上',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.needs.items.4',
              message: '中间件的镜像有 `arm64/v8` 版本',
              description: 'Entry of a list; Xinchuang page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.xinchuang.bands.bounds.columns.limits.title', message: '边界', description: 'Title; Xinchuang page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.1',
              message: '调用本地库的代码要自己改；Node.js 原生模块、Python 的 C 扩展要有 arm64 版本',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.2',
              message: '改架构之后要重新构建；构建完成之前，重启的实例会在新架构的节点上用旧镜像启动失败',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.3',
              message: '目标集群没有模板要求的架构，就不能安装',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.4',
              message: '平台不迁移数据；数据库之间的差异也不由它处理',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.5',
              message: '适配编译、数据迁移工具等整套方案属于付费版',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.6',
              message: '只支持 amd64 与 arm64；从 Compose、YAML、Helm 创建的组件不会自动固定到一种架构的节点',
              description: 'Entry of a list; Xinchuang page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.xinchuang.bands.gains.title', message: '相关文档。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.gains.sub',
        message: '左边是任务，右边是文档。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      columns: [
        translate({id: 'feature.xinchuang.bands.gains.columns.1', message: '能力', description: 'Name of a column; Xinchuang page'}),
        translate({id: 'feature.xinchuang.bands.gains.columns.2', message: '要点', description: 'Name of a column; Xinchuang page'}),
        translate({id: 'feature.xinchuang.bands.gains.columns.3', message: '文档', description: 'Name of a column; Xinchuang page'}),
      ],
      rows: [
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.1.1', message: '信创全部任务', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.1.2', message: '安装、构建、编排与模板', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/localization-guide/',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.1.3.label', message: '信创指南', description: 'Words of a link; Xinchuang page'}),
          },
        ],
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.2.1', message: '混合集群', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.2.2', message: '从主机安装，架构自动识别', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/installation/install-with-ui/',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.2.3.label', message: '基于主机安装', description: 'Words of a link; Xinchuang page'}),
          },
        ],
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.3.1', message: '节点信息', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.3.2', message: '每台机器的架构、内核与系统', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/cluster-manage/nodes/',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.3.3.label', message: '节点', description: 'Words of a link; Xinchuang page'}),
          },
        ],
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.4.1', message: '离线机房', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.4.2', message: '没有外网也能装', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/installation/offline/',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.4.3.label', message: '离线安装', description: 'Words of a link; Xinchuang page'}),
          },
        ],
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.5.1', message: '版本说明', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.5.2', message: '混合架构是从哪个版本开始的', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/community/change/5.14.2',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.5.3.label', message: '5.14.2 更新说明', description: 'Words of a link; Xinchuang page'}),
          },
        ],
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.6.1', message: '版本差异', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.6.2', message: '付费版在信创上增加什么', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/quick-start/edition',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.6.3.label', message: '版本对比', description: 'Words of a link; Xinchuang page'}),
          },
        ],
        [
          translate({id: 'feature.xinchuang.bands.gains.rows.7.1', message: '一个应用，两种架构', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.gains.rows.7.2', message: '组件按架构部署，模板怎样做', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/localization-guide/multi-arch-app-orchestration',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.7.3.label', message: '多架构编排', description: 'Words of a link; Xinchuang page'}),
          },
        ],
      ],
    },
  ],
  next: [
    {
      to: '/usescene/x86ToArm',
      title: translate({id: 'feature.xinchuang.next.x86.title', message: '场景：国产化与信创支撑', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.x86.note', message: '从加一台 Arm 节点，到发布带架构的模板', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/usescene/EnterpriseDeliveryTwo',
      title: translate({id: 'feature.xinchuang.next.modular.title', message: '场景：模块化个性化交付', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.modular.note', message: '客户环境各不相同，差异做成模块', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/usescene/offlineDelivery',
      title: translate({id: 'feature.xinchuang.next.offline.title', message: '场景：离线环境交付', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.offline.note', message: '机房不通外网时怎样交付', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/feature/multi-cluster/',
      title: translate({id: 'feature.xinchuang.next.clusters.title', message: '能力：Kubernetes 多集群管理', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.clusters.note', message: '各建一个集群，接到一个控制台', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/blog/mixed-architectures',
      title: translate({id: 'feature.xinchuang.next.mixed.title', message: '文章：一个应用横跨 amd64 与 arm64', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.mixed.note', message: '构建、调度和模板各按什么选架构', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/blog/acns',
      title: translate({id: 'feature.xinchuang.next.anolis.title', message: '文章：龙蜥上的三层', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.anolis.note', message: '操作系统、集群与平台各装什么', description: 'What the link leads to; Xinchuang page'}),
    },
  ],
};
