import {translate} from '@docusaurus/Translate';

import type {Feature} from './types';

/** What the page about application operations says. */
export const appOps: Feature = {
  path: '/feature/app-ops/',
  name: translate({id: 'feature.operations.name', message: '应用运维', description: 'Name of the feature; application operations page'}),
  seo: {
    title: translate({id: 'feature.operations.seo.title', message: '应用运维：伸缩、更新、网关、日志都在组件旁边', description: 'Title; application operations page'}),
    description: translate({
      id: 'feature.operations.seo.description',
      message: '在应用和组件的页面上伸缩、滚动更新、回滚、配网关规则、看日志与监控，不登录服务器，也不写 YAML，所有操作都留下记录。',
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
  promise: translate({id: 'feature.operations.promise', message: '看得见，动得了，退得回。', description: 'The promise, main heading; application operations page'}),
  lede: translate({
    id: 'feature.operations.lede',
    message: '伸缩、更新、网关、日志和监控都在组件旁边，写应用的人自己就能照看它。做过什么，操作记录里都有。',
    description: 'What it is, in two lines; application operations page',
  }),
  more: {
    to: '/usescene/AppManagement',
    label: translate({id: 'feature.operations.more.label', message: '看一群应用怎样管', description: 'Words of a link; application operations page'}),
  },
  bands: [
    {
      kind: 'table',
      id: 'symptoms',
      title: translate({id: 'feature.operations.bands.symptoms.title', message: '出了事，先看哪里。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.symptoms.sub',
        message: '按现象找页面，不按组件的内部结构找。',
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
            message: '不知道坏在哪',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.1.2',
            message: '应用的 **总览拓扑**',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.1.3',
            message: '绿色是运行中，红色是运行异常，黑色是已关闭，黄色是正在调度或启动；叠起来的六边形是多个实例',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({id: 'feature.operations.bands.symptoms.rows.2.1', message: '访问不了', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.symptoms.rows.2.2',
            message: '组件的 **端口** 与 **网关**',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.2.3',
            message: '端口号与程序监听的是否一致，**对外服务** 是否打开，域名指向哪里',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({id: 'feature.operations.bands.symptoms.rows.3.1', message: '变慢了', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.symptoms.rows.3.2',
            message: '组件的 **监控**',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.3.3',
            message: '响应时间、吞吐率、错误率，和近五分钟最慢的请求；需要先开通性能分析插件',
            description: 'Cell of a table; application operations page',
          }),
        ],
        [
          translate({id: 'feature.operations.bands.symptoms.rows.4.1', message: '反复重启', description: 'Cell of a table; application operations page'}),
          translate({
            id: 'feature.operations.bands.symptoms.rows.4.2',
            message: '**日志** 与 **总览** 里的实例',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.4.3',
            message: '合并后的标准输出与标准错误；常见原因是代码退出、内存不够、健康检测不通过',
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
            message: '**操作记录**',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.5.3',
            message: '每一步的时间与结果。超时不等于失败，三分钟后可以再操作',
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
            message: '**平台管理 → 集群**',
            description: 'Cell of a table; application operations page',
          }),
          translate({
            id: 'feature.operations.bands.symptoms.rows.6.3',
            message: '节点状态、CPU、内存与磁盘，平台自身各组件是否健康',
            description: 'Cell of a table; application operations page',
          }),
        ],
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.operations.bands.how.title', message: '日常的四件事，不必等人。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.how.sub',
        message: '以前要提单给运维，现在在自己的组件页上做完。',
        description: 'Explains the title of the section; application operations page',
      }),
      items: [
        {
          title: translate({id: 'feature.operations.bands.how.items.scale.title', message: '用量涨了，实例跟着涨', description: 'Title; application operations page'}),
          before: translate({
            id: 'feature.operations.bands.how.items.scale.before',
            message: '活动前按最坏情况备机器，活动后没人敢缩。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.scale.here',
            message: '**伸缩** 页手动改实例数，或设好最少、最多实例与指标，交给自动伸缩：CPU 或内存，按使用率或按使用量。平台为它建一个 HPA，每 15 秒按 `当前实例数 × 当前值 ÷ 目标值` 向上取整。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.scale.gives',
            message: '改了立即生效，每一次伸缩都记在同一页上。',
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
            message: '更新不断服务，错了就退',
            description: 'Title; application operations page',
          }),
          before: translate({
            id: 'feature.operations.bands.how.items.update.before',
            message: '上线挑在半夜，回退靠翻旧包，谁改过什么靠问。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.update.here',
            message: '**构建** 产生新版本，滚动上线：无状态组件先起新实例，再退旧实例；有状态组件按序号逐个替换。健康检测不通过的实例不接流量。**总览** 的版本列表里点 **回滚** 就回到上一版。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.update.gives',
            message: '版本、构建日志和操作人在同一处，记录保留 30 天。',
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
          title: translate({id: 'feature.operations.bands.how.items.gateway.title', message: '入口规则改完就生效', description: 'Title; application operations page'}),
          before: translate({
            id: 'feature.operations.bands.how.items.gateway.before',
            message: '加一个域名要改配置文件、重载、再核对，证书到期靠日历提醒。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.gateway.here',
            message: '团队 **网关** 里按域名、路径、请求头和权重分流，支持泛域名、重写与 HTTPS。超时、请求体上限、WebSocket 在 **参数设置** 里热更新。TCP 与 UDP 另有策略。装上证书应用后，自动签发和续期。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.gateway.gives',
            message: '几条只有权重不同的规则，就是一次灰度。',
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
          title: translate({id: 'feature.operations.bands.how.items.logs.title', message: '日志和终端，打开网页就有', description: 'Title; application operations page'}),
          before: translate({
            id: 'feature.operations.bands.how.items.logs.before',
            message: '查一条日志要先申请跳板机，再问清楚容器在哪台机器上。',
            description: 'A difficulty, without the platform; application operations page',
          }),
          here: translate({
            id: 'feature.operations.bands.how.items.logs.here',
            message: '**日志** 页把所有实例的输出合并后实时推送，可以暂停，也可以只看一个实例，历史日志保留 7 天可下载。**Web 终端** 直接进入容器。',
            description: 'What the platform does about the difficulty; application operations page',
          }),
          gives: translate({
            id: 'feature.operations.bands.how.items.logs.gives',
            message: '开发者不需要服务器账号，也就没有账号要回收。',
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
      kind: 'steps',
      id: 'autoscaling',
      layout: 'down',
      title: translate({id: 'feature.operations.bands.autoscaling.title', message: '给一个组件配上自动伸缩。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.autoscaling.sub',
        message: '三步配好，一条循环命令就能看到它动起来。',
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
            message: '无状态，或自己能组集群的有状态组件，例如 etcd、ZooKeeper。多个实例同时工作，程序要受得住。',
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
            message: '**伸缩** 页打开自动伸缩，填最少与最多实例。CPU 指标、内存指标各至多一个，至少一个，都是正整数。例如最少 1、最多 10、CPU 使用率 50。',
            description: 'Text of a step or a note; application operations page',
          }),
        },
        {
          title: translate({
            id: 'feature.operations.bands.autoscaling.items.watch.title',
            message: '压一压，看记录',
            description: 'Title; application operations page',
          }),
          text: translate({
            id: 'feature.operations.bands.autoscaling.items.watch.text',
            message: '目标 100 m、当前 200 m 时，一个实例会变成两个。压力停下后，实例数慢慢回到下限。',
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
      title: translate({id: 'feature.operations.bands.bounds.title', message: '几处容易误会的地方。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.bounds.sub',
        message: '配置之前看一眼，省得事后排查。',
        description: 'Explains the title of the section; application operations page',
      }),
      columns: [
        {
          title: translate({id: 'feature.operations.bands.bounds.columns.needs.title', message: '需要', description: 'Title; application operations page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.1',
              message: '业务指标要开通性能分析插件，并更新一次组件；它旁路抓包，不改代码',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.2',
              message: '不断服务的更新需要两个以上实例，或先起后停的无状态组件，外加合适的健康检测',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.3',
              message: '自己的 Prometheus 指标：在 **监控 → 管理监控点** 填路径、端口和间隔',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.needs.items.4',
              message: '告警要另装 Alertmanager 应用，再接钉钉、企业微信或邮件',
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
              message: '自动伸缩只改实例数。改内存和 CPU 会重启组件，单实例的会中断',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.2',
              message: '**重启** 先停全部、再启动，不拉新代码；要不中断就用 **更新**',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.3',
              message: '健康检测的下线动作不会摘掉唯一的实例',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.4',
              message: '响应时间与错误率只统计 HTTP 和 MySQL 协议',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.5',
              message: '数据库不要设成无状态：滚动时新旧两个版本会同时运行',
              description: 'Entry of a list; application operations page',
            }),
            translate({
              id: 'feature.operations.bands.bounds.columns.limits.items.6',
              message: '监控大屏、全局日志检索属于企业版',
              description: 'Entry of a list; application operations page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.operations.bands.gains.title', message: '照看一个应用，要用的都在这里。', description: 'Title; application operations page'}),
      sub: translate({
        id: 'feature.operations.bands.gains.sub',
        message: '左边是能力，右边是做法。',
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
            message: '内置 rbd-monitor 的指标与规则，接钉钉、企业微信、邮件',
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
            message: '阿里云 DNS 验证，到期前续期，可发通知',
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
      ],
    },
  ],
  next: [
    {
      to: '/usescene/AppManagement',
      title: translate({id: 'feature.operations.next.manage.title', message: '场景：企业应用统一管理', description: 'Title of a link; application operations page'}),
      note: translate({
        id: 'feature.operations.next.manage.note',
        message: '供应商各有各的装法，收进一个商店用同一套动作',
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
        message: '十多家供应商的应用由一支队伍运维（客户自述）',
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
        message: '应用下面的节点和集群，怎样一起看',
        description: 'What the link leads to; application operations page',
      }),
    },
  ],
};
