import {translate} from '@docusaurus/Translate';

import type {Feature} from './types';

/** What the page about domestic processors and systems (Xinchuang) says. */
export const xinchuang: Feature = {
  path: '/xinchuang/',
  name: translate({id: 'feature.xinchuang.name', message: '信创', description: 'Name of the feature; Xinchuang page'}),
  seo: {
    title: translate({id: 'feature.xinchuang.seo.title', message: '信创：x86 与 Arm64 的节点，同一套应用', description: 'Title; Xinchuang page'}),
    description: translate({
      id: 'feature.xinchuang.seo.description',
      message: '在鲲鹏、飞腾等国产服务器上安装 Rainbond，x86_64 与 arm64 节点放进同一个集群，源码在目标架构上直接构建，模板记下架构，一个应用横跨两边。',
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
  promise: translate({id: 'feature.xinchuang.promise', message: '换一种 CPU，不必换一套做法。', description: 'The promise, main heading; Xinchuang page'}),
  lede: translate({
    id: 'feature.xinchuang.lede',
    message: '信创要求把系统搬上国产服务器，多半是从 x86_64 换到 arm64。同一份源码在目标架构上构建，两种节点放进一个集群，一个组件一个组件地搬。',
    description: 'What it is, in two lines; Xinchuang page',
  }),
  more: {
    to: '/usescene/x86ToArm',
    label: translate({id: 'feature.xinchuang.more.label', message: '看怎样一步一步搬', description: 'Words of a link; Xinchuang page'}),
  },
  bands: [
    {
      kind: 'table',
      id: 'inputs',
      title: translate({id: 'feature.xinchuang.bands.inputs.title', message: '你手上的东西，各自怎么过去。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.inputs.sub',
        message: '先分清哪些要动，大部分其实不用改代码。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      columns: [
        translate({id: 'feature.xinchuang.bands.inputs.columns.1', message: '手上有', description: 'Name of a column; Xinchuang page'}),
        translate({id: 'feature.xinchuang.bands.inputs.columns.2', message: '在 arm64 上', description: 'Name of a column; Xinchuang page'}),
        translate({id: 'feature.xinchuang.bands.inputs.columns.3', message: '要你做的', description: 'Name of a column; Xinchuang page'}),
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
          translate({id: 'feature.xinchuang.bands.inputs.rows.1.3', message: '创建组件时 **架构** 选 arm64', description: 'Cell of a table; Xinchuang page'}),
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
          translate({id: 'feature.xinchuang.bands.inputs.rows.3.3', message: '检查包里有没有带本地库（`.so`）', description: 'Cell of a table; Xinchuang page'}),
        ],
        [
          translate({id: 'feature.xinchuang.bands.inputs.rows.4.1', message: '现成的镜像', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.4.2', message: '拉取 `arm64/v8` 的那一份', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.4.3', message: '没有的话换一个镜像，或从源码构建', description: 'Cell of a table; Xinchuang page'}),
        ],
        [
          translate({id: 'feature.xinchuang.bands.inputs.rows.5.1', message: '数据库与中间件', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.5.2', message: '从应用商店装 arm64 的模板', description: 'Cell of a table; Xinchuang page'}),
          translate({id: 'feature.xinchuang.bands.inputs.rows.5.3', message: '数据用它们自己的工具迁移', description: 'Cell of a table; Xinchuang page'}),
        ],
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.xinchuang.bands.how.title', message: '不是另搭一套，而是同一个平台。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.how.sub',
        message: '混合架构从 5.14.2 起就在开源版里。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      items: [
        {
          title: translate({id: 'feature.xinchuang.bands.how.items.cluster.title', message: '两种节点，一个集群', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.cluster.before',
            message: '国产服务器单独建一套环境，新旧两边各管各的，切换日只能一次跳过去。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.cluster.here',
            message: '从主机安装时，在节点列表里填机器的 IP 和角色，架构由平台识别，x86_64 与 arm64 的机器可以填在一起。也可以各建一个集群，接到同一个控制台。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.cluster.gives',
            message: '老机器还能用到报废，新机器来一台加一台。',
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
          title: translate({id: 'feature.xinchuang.bands.how.items.build.title', message: '构建发生在目标机器上', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.build.before',
            message: '要为 Arm 另写一份 Dockerfile，再配一台交叉编译的构建机，出了问题分不清是代码还是工具链。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.build.here',
            message: '集群里有不止一种架构时，创建组件的页面会出现 **架构** 选项，内容来自集群的实际情况。选 arm64，任务就派到 arm64 的节点。已有的组件在 **构建源 → 更改** 里换架构，再构建一次。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.build.gives',
            message: '同一个仓库、同一个分支，两种架构各有一个组件。',
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
              message: '架构',
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
          title: translate({id: 'feature.xinchuang.bands.how.items.mix.title', message: '混着跑，对比着搬', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.mix.before',
            message: '全部改完才能联调，等发现某个库不支持，已经是最后一周。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.mix.here',
            message: '不同架构的组件在同一张拓扑图上连线，互相访问不受影响。前端留在 x86，一个后端先换到 arm64，对比响应时间和错误，没问题再换下一个。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.mix.gives',
            message: '任何一步不对，把线连回原来的组件就行。',
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
          title: translate({id: 'feature.xinchuang.bands.how.items.deliver.title', message: '交付时架构也在模板里', description: 'Title; Xinchuang page'}),
          before: translate({
            id: 'feature.xinchuang.bands.how.items.deliver.before',
            message: '两种架构两套安装包，现场才发现带错了那一套。',
            description: 'A difficulty, without the platform; Xinchuang page',
          }),
          here: translate({
            id: 'feature.xinchuang.bands.how.items.deliver.here',
            message: '发布模板时，平台记下每个组件的架构；安装时把它们放到对应的节点上。离线环境同样导出、导入。',
            description: 'What the platform does about the difficulty; Xinchuang page',
          }),
          gives: translate({
            id: 'feature.xinchuang.bands.how.items.deliver.gives',
            message: '一个模板，可以一半组件在 x86，一半在 arm64。',
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
        message: '一台 Arm 的 Linux，或一台 Apple 芯片的 Mac，就能跑通构建。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      items: [
        {
          title: translate({id: 'feature.xinchuang.bands.try.items.install.title', message: '装一套', description: 'Title; Xinchuang page'}),
          text: translate({
            id: 'feature.xinchuang.bands.try.items.install.text',
            message: '照快速安装的步骤做，安装脚本自己识别架构，拉取对应的镜像。这是单机体验，正式环境按主机安装。',
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
          title: translate({id: 'feature.xinchuang.bands.try.items.check.title', message: '看它起不起来', description: 'Title; Xinchuang page'}),
          text: translate({
            id: 'feature.xinchuang.bands.try.items.check.text',
            message: '报 `exec format error`，说明镜像或随包的二进制还是 x86 的；用 `file` 看一眼就知道是哪个。',
            description: 'Text of a step or a note; Xinchuang page',
          }),
        },
      ],
      lines: [
        {
          comment: translate({
            id: 'feature.xinchuang.bands.try.lines.2.comment',
            message: '节点的架构',
            description: 'Remark between commands; keep the commands; Xinchuang page',
          }),
        },
        {command: 'kubectl get nodes -L kubernetes.io/arch'},
        {
          comment: translate({
            id: 'feature.xinchuang.bands.try.lines.4.comment',
            message: '在组件的 Web 终端里：这个文件是给谁编译的',
            description: 'Remark between commands; keep the commands; Xinchuang page',
          }),
        },
        {command: 'file <binary>'},
      ],
    },
    {
      kind: 'claims',
      id: 'claims',
      title: translate({id: 'feature.xinchuang.bands.claims.title', message: '兼容到什么程度。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.claims.sub',
        message: '下面是厂商的说法，本站没有复测；以你自己跑通为准。',
        description: 'Explains the title of the section; Xinchuang page',
      }),
      items: [
        translate({
          id: 'feature.xinchuang.bands.claims.items.1',
          message: '与多家国产 CPU 企业做过兼容性认证，主流国产 CPU 都能用。',
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
      title: translate({id: 'feature.xinchuang.bands.bounds.title', message: '动手前的检查单。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.bounds.sub',
        message: '平台能省掉重复劳动，省不掉本地库。',
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
              message: '每种架构至少一个能跑构建任务的节点',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.needs.items.3',
              message: '每台节点 2 核 4 GB 内存、50 GB 磁盘起，内核 4.0 以上',
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
              message: '改架构之后要重新构建才生效',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.3',
              message: '目标集群没有模板要求的架构，就装不起来',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.4',
              message: '平台不搬数据；数据库之间的差异也不由它处理',
              description: 'Entry of a list; Xinchuang page',
            }),
            translate({
              id: 'feature.xinchuang.bands.bounds.columns.limits.items.5',
              message: '适配编译、数据迁移工具等整套方案属于付费版',
              description: 'Entry of a list; Xinchuang page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.xinchuang.bands.gains.title', message: '搬迁路上用得到的。', description: 'Title; Xinchuang page'}),
      sub: translate({
        id: 'feature.xinchuang.bands.gains.sub',
        message: '每一项都有可以照着做的文档。',
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
          translate({id: 'feature.xinchuang.bands.gains.rows.1.2', message: '安装、构建、编排、模板各一页', description: 'Cell of a table; Xinchuang page'}),
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
          translate({id: 'feature.xinchuang.bands.gains.rows.6.2', message: '开源版与付费版在信创上差在哪里', description: 'Cell of a table; Xinchuang page'}),
          {
            to: '/docs/quick-start/edition',
            label: translate({id: 'feature.xinchuang.bands.gains.rows.6.3.label', message: '版本对比', description: 'Words of a link; Xinchuang page'}),
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
      note: translate({id: 'feature.xinchuang.next.modular.note', message: '每个客户环境不同，差异收进模块里', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/usescene/offlineDelivery',
      title: translate({id: 'feature.xinchuang.next.offline.title', message: '场景：离线环境交付', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.offline.note', message: '信创机房多半没有外网', description: 'What the link leads to; Xinchuang page'}),
    },
    {
      to: '/feature/multi-cluster/',
      title: translate({id: 'feature.xinchuang.next.clusters.title', message: '能力：Kubernetes 多集群管理', description: 'Title of a link; Xinchuang page'}),
      note: translate({id: 'feature.xinchuang.next.clusters.note', message: '各建一个集群，接到一个控制台', description: 'What the link leads to; Xinchuang page'}),
    },
  ],
};
