import {translate} from '@docusaurus/Translate';

import screens from '@site/src/data/console/component-overview.json';

import type {Feature} from './types';

/** What the page about application operations says. */
export const appOps: Feature = {
  path: '/feature/app-ops/',
  name: translate({id: 'feature.operations.name', message: '应用运维', description: 'Name of the feature; application operations page'}),
  seo: {
    title: translate({id: 'feature.operations.seo.title', message: '应用运维：在组件页上伸缩、更新、回滚、看日志', description: 'Title; application operations page'}),
    description: translate({
      id: 'feature.operations.seo.description',
      message: '在应用和组件的页面上伸缩、滚动更新、回滚、配网关规则、看日志与监控，不登录服务器，也不写 YAML；启停、更新和回滚都记下时间、操作人和结果。',
      description: 'Description, for search engines; 60 to 160 characters in English; application operations page',
    }),
    keywords: [
      'Rainbond',
      translate({id: 'feature.operations.seo.keywords.2', message: '应用运维', description: 'Keyword, for search engines; application operations page'}),
      translate({id: 'feature.operations.seo.keywords.3', message: '自动伸缩', description: 'Keyword, for search engines; application operations page'}),
      translate({id: 'feature.operations.seo.keywords.4', message: '滚动更新', description: 'Keyword, for search engines; application operations page'}),
      translate({id: 'feature.operations.seo.keywords.5', message: '网关', description: 'Keyword, for search engines; application operations page'}),
      translate({id: 'feature.operations.seo.keywords.6', message: '日志', description: 'Keyword, for search engines; application operations page'}),
    ],
  },
  promise: translate({id: 'feature.operations.promise', message: '伸缩、更新、回滚，都在组件页上。', description: 'The promise, main heading; application operations page'}),
  lede: translate({
    id: 'feature.operations.lede',
    message: '组件页上有伸缩、版本、端口、日志和监控，写应用的人不用服务器账号也能维护它。启动、更新、回滚等操作都有记录。',
    description: 'What it is, in two lines; application operations page',
  }),
  more: {
    to: '/usescene/AppManagement',
    label: translate({id: 'feature.operations.more.label', message: '怎样管理许多应用', description: 'Words of a link; application operations page'}),
  },
  bands: [
    {
      kind: 'table',
      id: 'symptoms',
      title: translate({id: 'feature.operations.bands.symptoms.title', message: '出了问题，先看哪里。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.symptoms.sub',
        message: '按现象找页面。',
        description: 'Explains the title of the section; application operations page',
      }),
      columns: [
        translate({id: 'feature.operations.bands.symptoms.columns.1', message: '现象', description: 'Name of a column; application operations page'}),
        translate({id: 'feature.operations.bands.symptoms.columns.2', message: '打开', description: 'Name of a column; application operations page'}),
        translate({id: 'feature.operations.bands.symptoms.columns.3', message: '会看到', description: 'Name of a column; application operations page'}),
      ],
      rows: [
        [
          translate({
            id: 'feature.operations.bands.symptoms.rows.1.1',
            message: '不知道哪个组件坏了',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.1.2',
            message: '应用的 <UI>拓扑图</UI>',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.1.3',
            message: '每个组件一种颜色：绿色运行中，橙色启动中，红色运行异常，黑色已关闭，灰色未部署',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({id: 'feature.operations.bands.symptoms.rows.2.1', message: '访问不了', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.symptoms.rows.2.2',
            message: '组件的 <UI>端口</UI>，团队的 <UI>网关</UI>',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.2.3',
            message: '端口号与程序监听的是否一致，<UI>对外服务</UI> 是否打开，域名指向哪里',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({id: 'feature.operations.bands.symptoms.rows.3.1', message: '变慢了', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.symptoms.rows.3.2',
            message: '组件的 <UI>监控</UI>',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.3.3',
            message: '响应时间、吞吐率，和近五分钟耗时最长的请求；要先从应用商店安装性能分析插件并开通',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({id: 'feature.operations.bands.symptoms.rows.4.1', message: '反复重启', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.symptoms.rows.4.2',
            message: '<UI>日志</UI>，<UI>总览</UI> 里的实例',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.4.3',
            message: '标准输出与标准错误；例如程序退出、内存不够、健康检测不通过',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({
            id: 'feature.operations.bands.symptoms.rows.5.1',
            message: '更新迟迟不结束',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.5.2',
            message: '<UI>总览 → 操作记录</UI>',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.5.3',
            message: '每次操作的时间与结果。三分钟后还没有结束就记为超时，超时不等于失败，可以再操作',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({
            id: 'feature.operations.bands.symptoms.rows.6.1',
            message: '一批组件同时异常',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.6.2',
            message: '<UI>平台管理 → 集群</UI>，点集群名',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.6.3',
            message: 'CPU 与内存的用量，节点列表，平台自身各组件的状态；节点是否就绪以 `kubectl get node` 为准',
            description: 'Cell of a table; application operations page',
          }),
        ],
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.operations.bands.how.title', message: '日常的四件事，自己就能做。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.how.sub',
        message: '团队里的角色给了权限，就不必提单给运维。',
        description: 'Explains the title of the section; application operations page',
      }),
      items: [
        {
          title: translate({id: 'feature.operations.bands.how.items.scale.title', message: '按 CPU 或内存自动伸缩', description: 'Title; application operations page'}),
          before: translate({
            id: 'feature.operations.bands.how.items.scale.before',
            message: '活动前按最坏情况备机器，活动后机器闲着。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.scale.here',
            message: '<UI>伸缩</UI> 页手动改实例数，或设好最小、最大数量与指标，交给自动伸缩：CPU 或内存，按使用率或按使用量。平台为组件建一个 HPA，Kubernetes 默认每 15 秒按 `当前实例数 × 当前值 ÷ 目标值` 向上取整。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.scale.gives',
            message: '规则保存就生效，伸缩的记录在同一页上。',
            description: 'What that gives; application operations page',
          }),
          names: [
            'HorizontalPodAutoscaler',
            'metrics-server',
            translate({
              id: 'feature.operations.bands.how.items.scale.names.3',
              message: 'CPU 使用率',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.scale.names.4',
              message: '内存使用量',
              description: 'An object, setting or tool; application operations page',
            }),
          ],
        },
        {
          title: translate({
            id: 'feature.operations.bands.how.items.update.title',
            message: '滚动更新，可以回滚',
            description: 'Title; application operations page',
          }),
          before: translate({
            id: 'feature.operations.bands.how.items.update.before',
            message: '上线挑在半夜，回退要找旧包，谁改过什么靠问。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.update.here',
            message: '<UI>构建</UI> 产生新版本，然后滚动替换实例：无状态组件是 Deployment，有状态组件按序号逐个替换。设了健康检测的组件，新实例检测通过才接流量。在 <UI>总览</UI> 的构建版本里点 <UI>回滚</UI>，镜像和启动命令回到那一版，环境变量、存储等设置保持现状。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.update.gives',
            message: '版本、构建日志和操作人在同一处。成功的版本超过五个的组件，才清理一个月以前的版本，清到剩五个为止。',
            description: 'What that gives; application operations page',
          }),
          names: [
            translate({
              id: 'feature.operations.bands.how.items.update.names.1',
              message: '滚动更新',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.update.names.2',
              message: 'TCP / HTTP 健康检测',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.update.names.3',
              message: '版本回滚',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.update.names.4',
              message: '操作记录',
              description: 'An object, setting or tool; application operations page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.operations.bands.how.items.gateway.title', message: '网关规则保存就生效', description: 'Title; application operations page'}),
          before: translate({
            id: 'feature.operations.bands.how.items.gateway.before',
            message: '加一个域名要改配置文件、重载、再核对。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.gateway.here',
            message: '团队的 <UI>网关</UI> 里按域名、路径、请求头、Cookie 和权重分流，支持泛域名、重写与 HTTPS。超时、上传大小和 WebSocket 在规则的 <UI>参数配置</UI> 里改，不用重启组件；新建规则时填的参数，再编辑保存一次才下发。TCP 与 UDP 的规则另有一页。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.gateway.gives',
            message: '同一域名和路径的几条规则，只有权重和目标组件不同，就是一次灰度。',
            description: 'What that gives; application operations page',
          }),
          names: [
            'Ingress',
            'OpenResty',
            translate({
              id: 'feature.operations.bands.how.items.gateway.names.3',
              message: '权重',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.gateway.names.4',
              message: '请求头',
              description: 'An object, setting or tool; application operations page',
            }),
            'WebSocket',
            'HTTPS',
          ],
        },
        {
          title: translate({id: 'feature.operations.bands.how.items.logs.title', message: '浏览器里看日志、进容器', description: 'Title; application operations page'}),
          before: translate({
            id: 'feature.operations.bands.how.items.logs.before',
            message: '查一条日志要先申请跳板机，再问清楚容器在哪台机器上。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.logs.here',
            message: '<UI>日志</UI> 页把所有实例的输出合并后实时推送，可以暂停，也可以只看一个容器；历史日志默认保留 7 天，可以下载，一天超过约 20 MB 的组件会丢掉较早的行。<UI>Web终端</UI> 直接进入容器，镜像里要有 shell。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.logs.gives',
            message: '开发者不需要服务器账号，也就不必回收账号。',
            description: 'What that gives; application operations page',
          }),
          names: [
            'stdout / stderr',
            translate({
              id: 'feature.operations.bands.how.items.logs.names.2',
              message: '最近 1000 行',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.logs.names.3',
              message: '7 天历史',
              description: 'An object, setting or tool; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.how.items.logs.names.4',
              message: 'Web 终端',
              description: 'An object, setting or tool; application operations page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'screen',
      id: 'screen',
      title: translate({id: 'feature.operations.bands.screen.title', message: '一个组件，一页看全。', description: 'Title; application operations page'}),
      sub: translate({id: 'feature.operations.bands.screen.sub', message: '状态、实例、占用和操作记录都在组件的总览里。', description: 'Explains the title of the section; application operations page'}),
      screens,
    },
    {
      kind: 'steps',
      id: 'autoscaling',
      layout: 'down',
      title: translate({id: 'feature.operations.bands.autoscaling.title', message: '给一个组件配上自动伸缩。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.autoscaling.sub',
        message: '三步，再用一条循环命令验证。',
        description: 'Explains the title of the section; application operations page',
      }),
      items: [
        {
          title: translate({
            id: 'feature.operations.bands.autoscaling.items.choose.title',
            message: '选对组件',
            description: 'Title; application operations page',
          }),
          text: translate({
            id: 'feature.operations.bands.autoscaling.items.choose.text',
            message: '无状态，或自己能组集群的有状态组件，例如 etcd、ZooKeeper。多个实例同时工作，程序要受得住。任务和单实例类型不能伸缩。',
            description: 'Text of a step or a note; application operations page',
          }),
        },
        {
          title: translate({
            id: 'feature.operations.bands.autoscaling.items.set.title',
            message: '设上下限和指标',
            description: 'Title; application operations page',
          }),
          text: translate({
            id: 'feature.operations.bands.autoscaling.items.set.text',
            message: '先在 <UI>伸缩</UI> 页给 CPU 或内存一个数值：用使用率作指标时，不限制的组件算不出百分比。再打开自动伸缩，填最小与最大数量。CPU 指标、内存指标各至多一个，至少一个，都是正整数。例如最小 1、最大 10、CPU 使用率 50。',
            description: 'Text of a step or a note; application operations page',
          }),
        },
        {
          title: translate({
            id: 'feature.operations.bands.autoscaling.items.watch.title',
            message: '加压，看记录',
            description: 'Title; application operations page',
          }),
          text: translate({
            id: 'feature.operations.bands.autoscaling.items.watch.text',
            message: '目标 100 m、当前 200 m 时，一个实例会变成两个。压力停下后，实例数慢慢回到最小值。',
            description: 'Text of a step or a note; application operations page',
          }),
        },
      ],
      lines: [
        {
          comment: translate({
            id: 'feature.operations.bands.autoscaling.lines.1.comment',
            message: '持续访问组件的域名',
            description: 'Remark between commands; keep the commands; application operations page',
          }),
        },
        {command: 'while true; do wget -q -O- http://<domain>; done'},
        {
          comment: translate({
            id: 'feature.operations.bands.autoscaling.lines.3.comment',
            message: '另开一个终端，看平台建的 HPA',
            description: 'Remark between commands; keep the commands; application operations page',
          }),
        },
        {command: 'kubectl get hpa --all-namespaces'},
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.operations.bands.bounds.title', message: '前提与限制。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.bounds.sub',
        message: '配置之前先看。',
        description: 'Explains the title of the section; application operations page',
      }),
      columns: [
        {
          title: translate({id: 'feature.operations.bands.bounds.columns.needs.title', message: '需要', description: 'Title; application operations page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.1',
              message: '响应时间与吞吐要有性能分析插件：从应用商店安装，在组件上开通，再更新一次；它旁路抓包，不改代码',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.2',
              message: '更新不断服务，需要能并存的新旧版本和合适的健康检测；新建的组件默认没有健康检测',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.3',
              message: '自己的 Prometheus 指标：在 <UI>监控 → 业务监控 → 管理监控点</UI> 填路径、端口和间隔',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.4',
              message: '告警要另装 Alertmanager：平台自带规则，不带通知',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.5',
              message: '自动伸缩用 `autoscaling/v2beta2`，Kubernetes 1.26 起不再提供',
              description: 'Entry of a list; application operations page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.operations.bands.bounds.columns.limits.title', message: '边界', description: 'Title; application operations page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.1',
              message: '自动伸缩只改实例数。改内存和 CPU 走滚动更新，实例会逐个换新',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.2',
              message: '<UI>重启</UI> 是关闭再启动，会中断，也不拉新代码；<UI>更新(滚动)</UI> 滚动替换实例，但 DNS 策略、服务账号等少数设置只有重启才生效',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.3',
              message: '健康检测设为 <UI>下线</UI> 时，唯一的实例不通过也会从网关摘下',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.4',
              message: '响应时间与吞吐只统计 HTTP 和 MySQL 协议',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.5',
              message: '数据库不要设成无状态：滚动时新旧两个实例会同时运行',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.6',
              message: '监控大屏、全局日志检索属于企业版',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.7',
              message: '运行中从一个实例扩到几个以后，5.14.2 的下一次更新会失败：先给组件加属性 `annotations`，或者重启一次',
              description: 'Entry of a list; application operations page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.operations.bands.gains.title', message: '相关文档。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.gains.sub',
        message: '左边是任务，右边是文档。',
        description: 'Explains the title of the section; application operations page',
      }),
      columns: [
        translate({id: 'feature.operations.bands.gains.columns.1', message: '能力', description: 'Name of a column; application operations page'}),
        translate({id: 'feature.operations.bands.gains.columns.2', message: '要点', description: 'Name of a column; application operations page'}),
        translate({id: 'feature.operations.bands.gains.columns.3', message: '文档', description: 'Name of a column; application operations page'}),
      ],
      rows: [
        [
          translate({id: 'feature.operations.bands.gains.rows.1.1', message: '应用与组件', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.1.2',
            message: '生命周期、伸缩、环境变量、存储、端口、插件',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/use-manual/',
            label: translate({
              id: 'feature.operations.bands.gains.rows.1.3.label',
              message: '使用手册',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.2.1', message: '监控与告警', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.2.2',
            message: '内置 rbd-monitor 的指标与规则，接入 Alertmanager',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/ops-guide/monitor/',
            label: translate({
              id: 'feature.operations.bands.gains.rows.2.3.label',
              message: '监控与告警',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.3.1', message: '证书自动签发', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.3.2',
            message: '由另外安装的控制器签发；补写一次配置后能续期',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/ops-guide/management/auto-cert',
            label: translate({
              id: 'feature.operations.bands.gains.rows.3.3.label',
              message: '自动签发证书',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.4.1', message: '命令行', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.4.2',
            message: '控制台里的 Web Shell，自带 kubectl 与 grctl',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/ops-guide/tools/shell',
            label: translate({
              id: 'feature.operations.bands.gains.rows.4.3.label',
              message: 'Web Shell 与命令行',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.5.1', message: '运行类故障', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.5.2',
            message: '按报错原文查原因和做法',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/troubleshooting/use/run',
            label: translate({
              id: 'feature.operations.bands.gains.rows.5.3.label',
              message: '组件运行排错',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.6.1', message: '网关类故障', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.6.2',
            message: '域名、证书、超时与 WebSocket',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/troubleshooting/use/gateway',
            label: translate({
              id: 'feature.operations.bands.gains.rows.6.3.label',
              message: '网关排错',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.7.1', message: '接口', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.gains.rows.7.2',
            message: '伸缩、构建、网关规则都能用 OpenAPI 调',
            description: 'Cell of a table; application operations page',
          }),
          {
            to: '/docs/api/application/',
            label: translate({
              id: 'feature.operations.bands.gains.rows.7.3.label',
              message: '应用接口',
              description: 'Words of a link; application operations page',
            }),
          },
        ],
        [
          translate({id: 'feature.operations.bands.gains.rows.8.1', message: '自己的面板和告警', description: 'Cell of a table; application operations page'}),
          translate({id: 'feature.operations.bands.gains.rows.8.2', message: '开源版怎样接 Grafana、日志与通知', description: 'Cell of a table; application operations page'}),
          {
            to: '/docs/enterprise/observability/',
            label: translate({id: 'feature.operations.bands.gains.rows.8.3.label', message: '可观测', description: 'Words of a link; application operations page'}),
          },
        ],
      ],
    },
  ],
  next: [
    {
      to: '/usescene/AppManagement',
      title: translate({id: 'feature.operations.next.manage.title', message: '场景：企业应用统一管理', description: 'Title of a link; application operations page'}),
      note: translate({
        id: 'feature.operations.next.manage.note',
        message: '供应商各有各的装法，统一放进一个商店',
        description: 'What the link leads to; application operations page',
      }),
    },
    {
      to: '/case/csgApp',
      title: translate({id: 'feature.operations.next.csg.title', message: '案例：藏书馆 App', description: 'Title of a link; application operations page'}),
      note: translate({
        id: 'feature.operations.next.csg.note',
        message: '约五十个微服务，开发者不登录服务器（客户自述）',
        description: 'What the link leads to; application operations page',
      }),
    },
    {
      to: '/case/zhjl',
      title: translate({id: 'feature.operations.next.zhjl.title', message: '案例：智慧巨鹿', description: 'Title of a link; application operations page'}),
      note: translate({
        id: 'feature.operations.next.zhjl.note',
        message: '十多家供应商的应用由一个团队运维（客户自述）',
        description: 'What the link leads to; application operations page',
      }),
    },
    {
      to: '/feature/multi-cluster/',
      title: translate({
        id: 'feature.operations.next.clusters.title',
        message: '能力：Kubernetes 多集群管理',
        description: 'Title of a link; application operations page',
      }),
      note: translate({
        id: 'feature.operations.next.clusters.note',
        message: '怎样查看应用下面的节点和集群',
        description: 'What the link leads to; application operations page',
      }),
    },
    {
      to: '/blog/stop-close-delete',
      title: translate({id: 'feature.operations.next.stop.title', message: '文章：停止、关闭、删除之后还剩什么', description: 'Title of a link; application operations page'}),
      note: translate({id: 'feature.operations.next.stop.note', message: '逐个对象地看，以及怎样回来', description: 'What the link leads to; application operations page'}),
    },
    {
      to: '/blog/arthas',
      title: translate({id: 'feature.operations.next.arthas.title', message: '文章：用 Arthas 查慢在哪里', description: 'Title of a link; application operations page'}),
      note: translate({id: 'feature.operations.next.arthas.note', message: '在运行中的 Java 组件里定位', description: 'What the link leads to; application operations page'}),
    },
  ],
};
