import {translate} from '@docusaurus/Translate';

import screens from '@site/src/data/console/app-topology.json';

import type {Feature} from './types';

/** What the page about the service mesh says. */
export const serviceMesh: Feature = {
  path: '/feature/service-mesh/',
  name: translate({id: 'feature.mesh.name', message: '微服务治理', description: 'Name of the feature; service mesh page'}),
  seo: {
    title: translate({id: 'feature.mesh.seo.title', message: '微服务治理：连线建立依赖，地址自动注入', description: 'Title; service mesh page'}),
    description: translate({
      id: 'feature.mesh.seo.description',
      message: '在拓扑图上连线就完成服务发现与地址注入，治理模式按应用切换；熔断、限流、分流与链路追踪用插件开通，Spring Cloud 和 Dubbo 照常运行。',
      description: 'Description, for search engines; 60 to 160 characters in English; service mesh page',
    }),
    keywords: [
      'Rainbond',
      translate({id: 'feature.mesh.seo.keywords.2', message: '微服务治理', description: 'Keyword, for search engines; service mesh page'}),
      translate({id: 'feature.mesh.seo.keywords.3', message: '服务网格', description: 'Keyword, for search engines; service mesh page'}),
      'Envoy',
      'Istio',
      'Spring Cloud',
      translate({id: 'feature.mesh.seo.keywords.7', message: '熔断限流', description: 'Keyword, for search engines; service mesh page'}),
    ],
  },
  promise: translate({id: 'feature.mesh.promise', message: '连一条线，服务就拿到对方的地址。', description: 'The promise, main heading; service mesh page'}),
  lede: translate({
    id: 'feature.mesh.lede',
    message: '任何语言的组件，连上依赖、更新一次，就拿到对方的地址和写在连接信息里的密码。需要熔断、限流、分流时，按组件开通插件。',
    description: 'What it is, in two lines; service mesh page',
  }),
  more: {
    to: '/docs/quick-start/architecture/design-concept',
    label: translate({id: 'feature.mesh.more.label', message: '依赖为什么这样设计', description: 'Words of a link; service mesh page'}),
  },
  bands: [
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.mesh.bands.how.title', message: '一条依赖带来什么。', description: 'Title; service mesh page'}),
      sub: translate({
        id: 'feature.mesh.bands.how.sub',
        message: '发现、治理、观测和框架。',
        description: 'Explains the title of the section; service mesh page',
      }),
      items: [
        {
          title: translate({id: 'feature.mesh.bands.how.items.discover.title', message: '发现：地址不写死', description: 'Title; service mesh page'}),
          before: translate({
            id: 'feature.mesh.bands.how.items.discover.before',
            message: '数据库地址写在每个服务的配置里，换一个环境改一遍，改漏一处就连不上。',
            description: 'A difficulty, without the platform; service mesh page',
          }),
          here: translate({
            id: 'feature.mesh.bands.how.items.discover.here',
            message: '端口打开 <UI>对内服务</UI> 就是注册。在拓扑图的 <UI>编排模式</UI> 里，从 A 拖一条线到 B，再更新 A，B 的端口别名就变成 A 的环境变量：别名 `MYSQL` 得到 `MYSQL_HOST` 与 `MYSQL_PORT`。B 的 <UI>连接信息</UI> 里写的账号密码，一并注入。',
            description: 'What the platform does about the difficulty; service mesh page',
          }),
          gives: translate({
            id: 'feature.mesh.bands.how.items.discover.gives',
            message: '换一个协议兼容的数据库，别名一样，A 的连接配置就不用改。',
            description: 'What that gives; service mesh page',
          }),
          names: [
            translate({
              id: 'feature.mesh.bands.how.items.discover.names.1',
              message: '依赖',
              description: 'An object, setting or tool; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.how.items.discover.names.2',
              message: '端口别名',
              description: 'An object, setting or tool; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.how.items.discover.names.3',
              message: '连接信息',
              description: 'An object, setting or tool; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.how.items.discover.names.4',
              message: '启动顺序',
              description: 'An object, setting or tool; service mesh page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.mesh.bands.how.items.govern.title', message: '治理：按组件开通', description: 'Title; service mesh page'}),
          before: translate({
            id: 'feature.mesh.bands.how.items.govern.before',
            message: '只想给一个接口限流，也要引入整套框架，每种语言各接一遍 SDK。',
            description: 'A difficulty, without the platform; service mesh page',
          }),
          here: translate({
            id: 'feature.mesh.bands.how.items.govern.here',
            message: '从应用商店安装 <UI>出口网络治理插件</UI> 或 <UI>服务综合网络治理插件</UI>，在调用方开通，它是一个 Envoy sidecar。按域名、路径、请求头和权重分流；设最大连接数、排队数、重试数；连续几次 5xx 就把实例摘掉一段时间。配置改完立即下发，不重启。原生模式里，它只管用插件里填的域名发出的请求。',
            description: 'What the platform does about the difficulty; service mesh page',
          }),
          gives: translate({
            id: 'feature.mesh.bands.how.items.govern.gives',
            message: '超过上限的请求立刻得到 503，不再压到被调用的服务；上限按调用方的每个实例计。',
            description: 'What that gives; service mesh page',
          }),
          names: [
            'Envoy',
            'MaxConnections',
            'MaxPendingRequests',
            'ConsecutiveErrors',
            translate({
              id: 'feature.mesh.bands.how.items.govern.names.5',
              message: '全局限流',
              description: 'An object, setting or tool; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.how.items.govern.names.6',
              message: '权重',
              description: 'An object, setting or tool; service mesh page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.mesh.bands.how.items.observe.title', message: '观测：哪一跳慢', description: 'Title; service mesh page'}),
          before: translate({
            id: 'feature.mesh.bands.how.items.observe.before',
            message: '一个请求经过七个服务，变慢时要逐个团队排查。',
            description: 'A difficulty, without the platform; service mesh page',
          }),
          here: translate({
            id: 'feature.mesh.bands.how.items.observe.here',
            message: '性能分析插件旁路抓包，组件的监控页显示吞吐和响应时间。链路追踪，Java 源码组件可以在监控页打开 Pinpoint；SkyWalking、Jaeger、Pyroscope、Arthas 自己部署服务端，探针用插件或镜像带进组件。',
            description: 'What the platform does about the difficulty; service mesh page',
          }),
          gives: translate({
            id: 'feature.mesh.bands.how.items.observe.gives',
            message: '先找到变慢的组件，再到追踪里看是哪个方法。',
            description: 'What that gives; service mesh page',
          }),
          names: ['SkyWalking', 'Jaeger', 'OpenTelemetry', 'Pinpoint', 'Pyroscope', 'Arthas'],
        },
        {
          title: translate({id: 'feature.mesh.bands.how.items.frameworks.title', message: '兼容：框架照常运行', description: 'Title; service mesh page'}),
          before: translate({
            id: 'feature.mesh.bands.how.items.frameworks.before',
            message: '上服务网格要先改造代码，老系统和新系统只好分两套管理。',
            description: 'A difficulty, without the platform; service mesh page',
          }),
          here: translate({
            id: 'feature.mesh.bands.how.items.frameworks.here',
            message: 'Spring Cloud 与 Dubbo 照旧用自己的注册中心，服务之间的调用不经过平台；平台的依赖用在服务到注册中心、数据库，和前端到网关这几段。没有框架的老服务直接连线。',
            description: 'What the platform does about the difficulty; service mesh page',
          }),
          gives: translate({
            id: 'feature.mesh.bands.how.items.frameworks.gives',
            message: '新旧组件放在一个应用里，一起启动、一起升级、一起交付。',
            description: 'What that gives; service mesh page',
          }),
          names: [
            'Spring Cloud',
            'Dubbo',
            'Nacos',
            'Sentinel',
            translate({
              id: 'feature.mesh.bands.how.items.frameworks.names.5',
              message: '任意语言',
              description: 'An object, setting or tool; service mesh page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'screen',
      id: 'screen',
      title: translate({id: 'feature.mesh.bands.screen.title', message: '依赖画在拓扑图上。', description: 'Title; service mesh page'}),
      sub: translate({id: 'feature.mesh.bands.screen.sub', message: '谁调用谁、谁对外，看图就知道，不用读配置。', description: 'Explains the title of the section; service mesh page'}),
      screens,
    },
    {
      kind: 'table',
      id: 'modes',
      title: translate({id: 'feature.mesh.bands.modes.title', message: '治理模式按应用切换。', description: 'Title; service mesh page'}),
      sub: translate({
        id: 'feature.mesh.bands.modes.sub',
        message: '切换以后，要更新应用的组件；依赖跨应用的，两个应用用同一种模式。',
        description: 'Explains the title of the section; service mesh page',
      }),
      columns: [
        translate({id: 'feature.mesh.bands.modes.columns.1', message: '模式', description: 'Name of a column; service mesh page'}),
        translate({id: 'feature.mesh.bands.modes.columns.2', message: 'A 怎样访问 B', description: 'Name of a column; service mesh page'}),
        translate({id: 'feature.mesh.bands.modes.columns.3', message: '流量经过', description: 'Name of a column; service mesh page'}),
        translate({id: 'feature.mesh.bands.modes.columns.4', message: '什么时候用', description: 'Name of a column; service mesh page'}),
      ],
      rows: [
        [
          translate({id: 'feature.mesh.bands.modes.rows.1.1', message: 'Kubernetes 原生 Service', description: 'Cell of a table; service mesh page'}),
          translate({
            id: 'feature.mesh.bands.modes.rows.1.2',
            message: 'B 的内部域名，写在 `B_HOST` 里；新应用默认这种',
            description: 'Cell of a table; service mesh page',
          }),
          translate({id: 'feature.mesh.bands.modes.rows.1.3', message: 'kube-proxy，没有 sidecar', description: 'Cell of a table; service mesh page'}),
          translate({
            id: 'feature.mesh.bands.modes.rows.1.4',
            message: '只要互相找得到，希望和别的 Kubernetes 应用一样',
            description: 'Cell of a table; service mesh page',
          }),
        ],
        [
          translate({id: 'feature.mesh.bands.modes.rows.2.1', message: '内置 ServiceMesh', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.modes.rows.2.2', message: '`127.0.0.1` 加 B 的端口', description: 'Cell of a table; service mesh page'}),
          translate({
            id: 'feature.mesh.bands.modes.rows.2.3',
            message: '调用方的 Envoy sidecar，配置来自 `rbd-node` 的 xDS',
            description: 'Cell of a table; service mesh page',
          }),
          translate({id: 'feature.mesh.bands.modes.rows.2.4', message: '要分流、熔断、限流，又不想另装网格。它在 6.0 中移除，新系统请一并考虑', description: 'Cell of a table; service mesh page'}),
        ],
        [
          translate({id: 'feature.mesh.bands.modes.rows.3.1', message: '由插件提供', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.modes.rows.3.2', message: 'B 的内部域名', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.modes.rows.3.3', message: '插件的网格，由它加入 sidecar', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.modes.rows.3.4', message: '集群里有插件带来的 `ServiceMeshClass`，列表里才有。只用 Istio 的，在原生模式里给组件加标签', description: 'Cell of a table; service mesh page'}),
        ],
      ],
    },
    {
      kind: 'commands',
      id: 'check',
      title: translate({id: 'feature.mesh.bands.check.title', message: '验证依赖是否生效。', description: 'Title; service mesh page'}),
      sub: translate({
        id: 'feature.mesh.bands.check.sub',
        message: '在调用方的 Web 终端里执行。',
        description: 'Explains the title of the section; service mesh page',
      }),
      lines: [
        {
          comment: translate({
            id: 'feature.mesh.bands.check.lines.1.comment',
            message: 'B 的端口别名是 MYSQL 时',
            description: 'Remark between commands; keep the commands; service mesh page',
          }),
        },
        {command: 'env | grep ^MYSQL_'},
        {
          comment: translate({
            id: 'feature.mesh.bands.check.lines.3.comment',
            message: '原生 Service 模式：名字解析到集群内的地址',
            description: 'Remark between commands; keep the commands; service mesh page',
          }),
        },
        {command: 'getent hosts "$MYSQL_HOST"'},
        {
          comment: translate({
            id: 'feature.mesh.bands.check.lines.5.comment',
            message: '插件里给这条依赖填了域名 java-maven 时',
            description: 'Remark between commands; keep the commands; service mesh page',
          }),
        },
        {command: 'curl -i http://java-maven/'},
      ],
      notes: [
        {
          title: translate({id: 'feature.mesh.bands.check.notes.empty.title', message: '没有输出', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.check.notes.empty.text',
            message: '加了依赖还没有更新组件，或 B 的端口没开 <UI>对内服务</UI>。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
        {
          title: translate({id: 'feature.mesh.bands.check.notes.spring.title', message: '在代码里用', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.check.notes.spring.text',
            message: 'Spring 的写法是 `${MYSQL_HOST:127.0.0.1}`，冒号后面是本地开发时的默认值。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
        {
          title: translate({id: 'feature.mesh.bands.check.notes.busy.title', message: '返回 503', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.check.notes.busy.text',
            message: '超过了插件里的上限。调大 `MaxConnections` 或 `MaxPendingRequests`，立即生效。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
      ],
    },
    {
      kind: 'steps',
      id: 'breaker',
      layout: 'across',
      title: translate({id: 'feature.mesh.bands.breaker.title', message: '给一次调用加上熔断。', description: 'Title; service mesh page'}),
      sub: translate({id: 'feature.mesh.bands.breaker.sub', message: '四步，都在调用方操作。', description: 'Explains the title of the section; service mesh page'}),
      items: [
        {
          title: translate({id: 'feature.mesh.bands.breaker.items.connect.title', message: '连线', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.breaker.items.connect.text',
            message: '从调用方拖到被调用方，更新调用方。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
        {
          title: translate({id: 'feature.mesh.bands.breaker.items.enable.title', message: '安装并开通插件', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.breaker.items.enable.text',
            message: '在团队的 <UI>插件 → 从应用市场安装</UI> 里装 <UI>出口网络治理插件</UI>，再到调用方的 <UI>插件</UI> 页开通，更新组件。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
        {
          title: translate({id: 'feature.mesh.bands.breaker.items.limit.title', message: '设上限', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.breaker.items.limit.text',
            message: '在 <UI>查看配置</UI> 里找到这条依赖，填 `Domains`、`MaxConnections` 和 `MaxPendingRequests`，程序按填的域名访问。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
        {
          title: translate({id: 'feature.mesh.bands.breaker.items.try.title', message: '加压验证', description: 'Title; service mesh page'}),
          text: translate({
            id: 'feature.mesh.bands.breaker.items.try.text',
            message: '并发超过上限时返回 503，调大后消失，组件不用重启。',
            description: 'Text of a step or a note; service mesh page',
          }),
        },
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.mesh.bands.bounds.title', message: '前提与限制。', description: 'Title; service mesh page'}),
      sub: translate({
        id: 'feature.mesh.bands.bounds.sub',
        message: '不需要治理时，用默认模式即可。',
        description: 'Explains the title of the section; service mesh page',
      }),
      columns: [
        {
          title: translate({id: 'feature.mesh.bands.bounds.columns.needs.title', message: '需要', description: 'Title; service mesh page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.mesh.bands.bounds.columns.needs.items.1',
              message: '改依赖、改连接信息、开插件之后，更新组件才生效',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.needs.items.2',
              message: '程序从环境变量读地址，不写死',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.needs.items.3',
              message: '内部域名在团队里不能重名，一个组件只有一个',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.needs.items.4',
              message: '治理插件、性能分析插件都要先从应用商店安装，平台不预装插件',
              description: 'Entry of a list; service mesh page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.mesh.bands.bounds.columns.limits.title', message: '边界', description: 'Title; service mesh page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.mesh.bands.bounds.columns.limits.items.1',
              message: '七层的分流、熔断和限流只对 HTTP 生效，请求最多 15 秒；gRPC、WebSocket 和其他协议不要走七层，只有连接数这类四层限制',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.limits.items.2',
              message: '内置 ServiceMesh 里，所有依赖都在 `127.0.0.1` 上，两个依赖用了相同端口会冲突：改其中一个的端口，或用插件给域名',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.limits.items.3',
              message: '用自己注册中心的服务，相互之间在拓扑图上没有线',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.limits.items.4',
              message: 'sidecar 默认不限制内存和 CPU；可以用环境变量 `ES_TCPUDP_MESH_MEMORY` 和 `ES_TCPUDP_MESH_CPU` 限制',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.limits.items.5',
              message: '原生 Service 模式下，发往内部域名的请求不经过 sidecar，治理规则对它不起作用',
              description: 'Entry of a list; service mesh page',
            }),
            translate({
              id: 'feature.mesh.bands.bounds.columns.limits.items.6',
              message: '内置 ServiceMesh 只到 5.x：6.0 的发布计划移除了它和 `rbd-node`',
              description: 'Entry of a list; service mesh page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.mesh.bands.gains.title', message: '相关文档。', description: 'Title; service mesh page'}),
      sub: translate({id: 'feature.mesh.bands.gains.sub', message: '左边是任务，右边是文档。', description: 'Explains the title of the section; service mesh page'}),
      columns: [
        translate({id: 'feature.mesh.bands.gains.columns.1', message: '能力', description: 'Name of a column; service mesh page'}),
        translate({id: 'feature.mesh.bands.gains.columns.2', message: '要点', description: 'Name of a column; service mesh page'}),
        translate({id: 'feature.mesh.bands.gains.columns.3', message: '文档', description: 'Name of a column; service mesh page'}),
      ],
      rows: [
        [
          translate({id: 'feature.mesh.bands.gains.rows.1.1', message: '微服务全部任务', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.1.2', message: '依赖、治理模式、熔断限流、追踪与剖析', description: 'Cell of a table; service mesh page'}),
          {
            to: '/docs/micro-service/',
            label: translate({id: 'feature.mesh.bands.gains.rows.1.3.label', message: '微服务指南', description: 'Words of a link; service mesh page'}),
          },
        ],
        [
          translate({id: 'feature.mesh.bands.gains.rows.2.1', message: '第一条依赖', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.2.2', message: 'Java 示例连上 MySQL，看注入的变量', description: 'Cell of a table; service mesh page'}),
          {
            to: '/docs/quick-start/getting-started',
            label: translate({id: 'feature.mesh.bands.gains.rows.2.3.label', message: '快速入门', description: 'Words of a link; service mesh page'}),
          },
        ],
        [
          translate({id: 'feature.mesh.bands.gains.rows.3.1', message: '模型', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.3.2', message: '依赖、端口、插件在应用模型里的位置', description: 'Cell of a table; service mesh page'}),
          {
            to: '/docs/quick-start/architecture/design-concept',
            label: translate({id: 'feature.mesh.bands.gains.rows.3.3.label', message: '设计理念', description: 'Words of a link; service mesh page'}),
          },
        ],
        [
          translate({id: 'feature.mesh.bands.gains.rows.4.1', message: '数据面', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.4.2', message: '`rbd-node` 与各组件的分工', description: 'Cell of a table; service mesh page'}),
          {
            to: '/docs/ops-guide/component/',
            label: translate({id: 'feature.mesh.bands.gains.rows.4.3.label', message: '平台组件', description: 'Words of a link; service mesh page'}),
          },
        ],
        [
          translate({id: 'feature.mesh.bands.gains.rows.5.1', message: '调用不通', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.5.2', message: '端口、依赖、就绪状态逐项排查', description: 'Cell of a table; service mesh page'}),
          {
            to: '/docs/troubleshooting/use/run',
            label: translate({id: 'feature.mesh.bands.gains.rows.5.3.label', message: '组件运行排错', description: 'Words of a link; service mesh page'}),
          },
        ],
        [
          translate({id: 'feature.mesh.bands.gains.rows.6.1', message: '自己写插件', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.6.2', message: 'sidecar 与初始化两类，发布到商店给别人用', description: 'Cell of a table; service mesh page'}),
          {
            to: '/community/contribution/plugin/',
            label: translate({id: 'feature.mesh.bands.gains.rows.6.3.label', message: '贡献插件', description: 'Words of a link; service mesh page'}),
          },
        ],
        [
          translate({id: 'feature.mesh.bands.gains.rows.7.1', message: 'Spring Cloud 项目', description: 'Cell of a table; service mesh page'}),
          translate({id: 'feature.mesh.bands.gains.rows.7.2', message: '从源码部署 Pig，到登录成功', description: 'Cell of a table; service mesh page'}),
          {
            to: '/docs/micro-service/example/pig',
            label: translate({id: 'feature.mesh.bands.gains.rows.7.3.label', message: 'Pig 示例', description: 'Words of a link; service mesh page'}),
          },
        ],
      ],
    },
  ],
  next: [
    {
      to: '/case/csgApp',
      title: translate({id: 'feature.mesh.next.csg.title', message: '案例：藏书馆 App', description: 'Title of a link; service mesh page'}),
      note: translate({id: 'feature.mesh.next.csg.note', message: '约五十个微服务，开发者自己上线和回滚（客户自述）', description: 'What the link leads to; service mesh page'}),
    },
    {
      to: '/case/szsd',
      title: translate({id: 'feature.mesh.next.szsd.title', message: '案例：山西数智时代', description: 'Title of a link; service mesh page'}),
      note: translate({
        id: 'feature.mesh.next.szsd.note',
        message: 'Maven 多模块批量构建，不用再写大量 YAML（客户自述）',
        description: 'What the link leads to; service mesh page',
      }),
    },
    {
      to: '/usescene/componentReuse',
      title: translate({id: 'feature.mesh.next.reuse.title', message: '场景：业务积木式拼装', description: 'Title of a link; service mesh page'}),
      note: translate({id: 'feature.mesh.next.reuse.note', message: '带着依赖一起复用，拼出下一个系统', description: 'What the link leads to; service mesh page'}),
    },
    {
      to: '/feature/app-ops/',
      title: translate({id: 'feature.mesh.next.ops.title', message: '能力：应用运维', description: 'Title of a link; service mesh page'}),
      note: translate({id: 'feature.mesh.next.ops.note', message: '外部流量怎样进来，实例怎样伸缩', description: 'What the link leads to; service mesh page'}),
    },
    {
      to: '/blog/istio',
      title: translate({id: 'feature.mesh.next.istio.title', message: '文章：在平台上使用 Istio', description: 'Title of a link; service mesh page'}),
      note: translate({id: 'feature.mesh.next.istio.note', message: '治理模式怎样切换，边车怎样进来', description: 'What the link leads to; service mesh page'}),
    },
    {
      to: '/blog/jaeger',
      title: translate({id: 'feature.mesh.next.jaeger.title', message: '文章：用 Jaeger 追踪一次调用', description: 'Title of a link; service mesh page'}),
      note: translate({id: 'feature.mesh.next.jaeger.note', message: '不改代码，把探针加进组件', description: 'What the link leads to; service mesh page'}),
    },
  ],
};
