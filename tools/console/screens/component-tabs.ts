import type {Screen} from './types';

const COMPONENT = '/team/dev/region/rainbond/components';

/** Below the bar of the console. */
const TOP = 60;

/** Where the tabs begin, and what is below them. */
const TABS = 165;
const BODY = 215;

/** The tabs of components. */
export const componentTabs: readonly Screen[] = [
  {
    id: 'component-head',
    route: `${COMPONENT}/gr7b90c4/overview`,
    ready: {label: 'componentOverview.body.tab.overview.handle.operationRecord'},
    region: {x: 0, y: TOP, width: 1280, height: 330},
    phone: {x: 0, y: TOP, width: 560, height: 300},
    alt: {
      zh: '组件页的头部：左边是名称、修改所属应用和删除，右边是 Web 终端、构建、更新(滚动)、访问；下面一排是从总览到其他设置的页签，再下面是运行状态。',
      en: 'The head of a component: its name, moving and deleting it on the left; web terminal, build, rolling update and visit on the right; below, the tabs from the overview to the other settings, and its state.',
    },
  },
  {
    id: 'component-resources',
    route: `${COMPONENT}/gr7b90c4/monitor`,
    window: {width: 1280, height: 1080},
    steps: [{click: {label: 'componentOverview.body.tab.monitor.monitoring'}}],
    ready: {css: 'canvas'},
    region: {x: 0, y: TABS, width: 1280, height: 530},
    phone: {x: 210, y: 230, width: 560, height: 440},
    alt: {
      zh: '组件的监控页签：左侧是性能分析、资源监控、链路追踪、业务监控；资源监控的上面两张图是内存使用量和 CPU 使用率，每个实例一条线。',
      en: 'The monitoring tab of a component: performance analysis, resource monitoring, tracing and business monitoring on the left; the upper two charts of resource monitoring are memory and CPU, with a line for each instance.',
    },
  },
  {
    id: 'component-charts',
    route: `${COMPONENT}/gr7b90c4/monitor`,
    window: {width: 1280, height: 820},
    steps: [{click: {label: 'componentOverview.body.tab.monitor.business'}}],
    ready: {css: 'canvas'},
    region: {x: 0, y: TABS, width: 1280, height: 620},
    phone: {x: 210, y: 230, width: 560, height: 470},
    alt: {
      zh: '业务监控：两张自己添加的图，每分钟下单数和库存查询耗时；上面是时间范围、查询和管理监控点等按钮。',
      en: 'Business monitoring: two charts that were added, orders per minute and the time of a stock check; above them the period, the query and the buttons for charts and monitoring points.',
    },
  },
  {
    id: 'component-monitor-point',
    route: `${COMPONENT}/gr7b90c4/monitor`,
    window: {width: 1280, height: 700},
    steps: [{click: {label: 'componentOverview.body.tab.monitor.business'}}, {click: {label: 'componentOverview.body.tab.monitor.CustomMonitor.point'}}],
    ready: {text: {zh: '/actuator/prometheus', en: '/actuator/prometheus'}},
    region: {x: 0, y: TABS, width: 1280, height: 380},
    phone: {x: 210, y: 230, width: 560, height: 300},
    alt: {
      zh: '监控点的列表：api-metrics，从 8080 端口的 /actuator/prometheus 每 15 秒收集一次；右上是添加。',
      en: 'The list of monitoring points: api-metrics is collected from /actuator/prometheus on port 8080 every 15 seconds; one is added at the upper right.',
    },
  },
  {
    id: 'component-log',
    route: `${COMPONENT}/gr7b90c4/log`,
    window: {width: 1280, height: 720},
    ready: {css: 'text=shop.api.CartController'},
    region: {x: 0, y: TABS, width: 1280, height: 440},
    phone: {x: 0, y: 225, width: 560, height: 420},
    alt: {
      zh: '组件的日志页签：左上是暂停推送，右上是历史日志下载和最近 1000 条日志，下面可以过滤文本、选择容器，黑色区域里是七行日志。',
      en: 'The log tab of a component: pause at the upper left, download and the last 1000 lines at the upper right; below, a filter, the choice of a container, and seven lines of log on black.',
    },
  },
  {
    id: 'component-scaling',
    route: `${COMPONENT}/gr7b90c4/expansion`,
    window: {width: 1280, height: 1420},
    ready: {label: 'componentOverview.body.Expansion.telescopic'},
    region: {x: 0, y: 480, width: 1280, height: 650},
    phone: {x: 20, y: 480, width: 560, height: 400},
    alt: {
      zh: '组件的伸缩页签：手动伸缩里内存 1 G、CPU 500 m、实例数量 2，各有设置按钮；下面的自动伸缩已经打开。',
      en: 'The scaling tab of a component: manual scaling has 1 G of memory, 500 m of CPU and two instances, each with a button to set it; automatic scaling below is on.',
    },
  },
  {
    id: 'component-autoscaling',
    route: `${COMPONENT}/gr7b90c4/expansion`,
    window: {width: 1280, height: 1420},
    ready: {label: 'componentOverview.body.Expansion.flex'},
    region: {x: 0, y: 860, width: 1280, height: 540},
    phone: {x: 20, y: 860, width: 560, height: 270},
    alt: {
      zh: '自动伸缩卡片：开关打开，最小实例数 2，最大实例数 6，CPU 使用率 70，内存使用率 80；下面是水平伸缩记录。',
      en: 'The card of automatic scaling: it is on, with at least 2 and at most 6 instances, a CPU use of 70 and a memory use of 80; the record of horizontal scaling is below.',
    },
  },
  {
    id: 'component-environment',
    route: `${COMPONENT}/gr3f2a11/environmentConfiguration`,
    window: {width: 1280, height: 1080},
    ready: {text: {zh: 'API_BASE', en: 'API_BASE'}},
    region: {x: 0, y: BODY, width: 1280, height: 830},
    phone: {x: 20, y: 220, width: 560, height: 420},
    alt: {
      zh: '环境配置页签的三张卡片：自定义环境变量里有 API_BASE，配置文件设置里有 nginx-conf，共享配置文件还是空的。',
      en: 'The three cards of the environment tab: the variable API_BASE, the configuration file nginx-conf, and no shared configuration files yet.',
    },
  },
  {
    id: 'component-dependencies',
    route: `${COMPONENT}/gr7b90c4/relation`,
    window: {width: 1280, height: 820},
    ready: {text: {zh: 'API8080_HOST', en: 'API8080_HOST'}},
    region: {x: 0, y: TABS, width: 1280, height: 640},
    phone: {x: 20, y: 225, width: 560, height: 560},
    alt: {
      zh: '依赖页签：上面是组件连接信息 API8080_HOST 和 API8080_PORT；下面的依赖组件信息里有 mysql 和 redis，各有连接信息和取消依赖。',
      en: 'The dependency tab: the connection information API8080_HOST and API8080_PORT; below it the components mysql and redis that this one depends on, each with its connection information and the way to remove it.',
    },
  },
  {
    id: 'component-storage',
    route: `${COMPONENT}/gr3f2a11/mnt`,
    window: {width: 1280, height: 780},
    ready: {text: {zh: '/usr/share/nginx/html/uploads', en: '/usr/share/nginx/html/uploads'}},
    region: {x: 0, y: BODY, width: 1280, height: 540},
    phone: {x: 20, y: 225, width: 560, height: 520},
    alt: {
      zh: '存储页签：存储设置里有 cache，右边是添加存储；下面共享其他组件存储里，挂载了组件 api 的 uploads。',
      en: 'The storage tab: the volume cache and the button to add storage; below it the volume uploads of the component api, mounted here.',
    },
  },
  {
    id: 'component-storage-add',
    route: `${COMPONENT}/gr5c6d72/mnt`,
    window: {width: 1280, height: 800},
    steps: [{click: {label: 'componentOverview.body.mnt.add_storage'}}],
    ready: {css: '.ant-drawer-open .ant-radio-group'},
    region: {x: 720, y: 0, width: 560, height: 800},
    phone: {x: 720, y: 0, width: 560, height: 620},
    alt: {
      zh: '添加存储的抽屉：名称、挂载路径、存储容量，存储类型有共享存储、临时存储、本地存储和集群的 nfs-shared。',
      en: 'The drawer that adds storage: name, mount path and size; the types are shared storage, temporary storage, local storage and nfs-shared of the cluster.',
    },
  },
  {
    id: 'component-ports',
    route: `${COMPONENT}/gr3f2a11/port`,
    window: {width: 1280, height: 640},
    ready: {text: {zh: '80', en: '80'}},
    region: {x: 0, y: TABS, width: 1280, height: 380},
    phone: {x: 20, y: 225, width: 560, height: 300},
    alt: {
      zh: '端口页签：80 端口是 http，对内服务和对外服务都打开，有访问地址和别名 WEB80_HOST、WEB80_PORT；访问策略里是两个域名，右上是添加端口。',
      en: 'The port tab: port 80 speaks http and is open inside and outside, with its addresses and the alias WEB80_HOST and WEB80_PORT; two domains stand under access policy, and ports are added at the upper right.',
    },
  },
  {
    id: 'component-plugins',
    route: `${COMPONENT}/gr3f2a11/plugin`,
    window: {width: 1280, height: 560},
    ready: {text: {zh: '服务综合网络治理插件', en: '服务综合网络治理插件'}},
    region: {x: 0, y: TABS, width: 1280, height: 320},
    phone: {x: 20, y: 225, width: 560, height: 250},
    alt: {
      zh: '插件页签：已开通的是服务综合网络治理插件，有类别、版本和内存，右边是查看配置、停用、资源配置和卸载。',
      en: 'The plugin tab: the plugin for network governance (its name is Chinese) is enabled, with its category, version and memory; on the right it can be looked at, turned off, given resources and removed.',
    },
  },
  {
    id: 'component-source',
    route: `${COMPONENT}/gr7b90c4/resource`,
    window: {width: 1280, height: 1640},
    ready: {label: 'componentOverview.body.AutoDeploy.automatic'},
    region: {x: 0, y: BODY, width: 1280, height: 670},
    phone: {x: 20, y: 220, width: 560, height: 290},
    alt: {
      zh: '构建源页签：构建源卡片里有仓库地址、代码版本、语言和重新检测，右上是更改；下面是自动构建设置，Git-Webhook 已经开启。',
      en: 'The build source tab: repository, code version, language and the way to detect it again, with Change at the upper right; below it automatic builds, with Git-Webhook turned on.',
    },
  },
  {
    id: 'component-auto-build',
    route: `${COMPONENT}/gr7b90c4/resource`,
    window: {width: 1280, height: 1640},
    ready: {label: 'componentOverview.body.AutoDeploy.close'},
    region: {x: 0, y: 510, width: 1280, height: 380},
    phone: {x: 20, y: 510, width: 560, height: 360},
    alt: {
      zh: '自动构建设置：Git-Webhook 页签里是支持的仓库、Webhook 地址和触发关键字 deploy，右上是关闭自动构建。',
      en: 'Automatic builds: under Git-Webhook the hosts that are supported, the address of the webhook and the keyword deploy; it is turned off at the upper right.',
    },
  },
  {
    id: 'component-build-maven',
    route: `${COMPONENT}/gr7b90c4/resource`,
    window: {width: 1280, height: 1760},
    ready: {label: 'componentOverview.body.CodeBuildConfig.card_title'},
    region: {x: 0, y: 880, width: 1280, height: 860},
    phone: {x: 20, y: 960, width: 560, height: 460},
    alt: {
      zh: 'Maven 项目的源码构建参数：OpenJDK 11，Maven 3.9.1，Maven 配置 aliyun，构建参数 -DskipTests，启动命令一行，最下面是确认修改。',
      en: 'The build settings of a Maven project: OpenJDK 11, Maven 3.9.1, the Maven configuration aliyun, -DskipTests, one line with the start command, and the button to save below.',
    },
  },
  {
    id: 'component-source-change',
    route: `${COMPONENT}/gr7b90c4/resource`,
    window: {width: 1280, height: 800},
    steps: [{click: {label: 'componentOverview.body.Resource.change'}}],
    ready: {label: 'componentOverview.body.Resource.Change_component_build_source'},
    region: {x: 240, y: 80, width: 800, height: 560},
    phone: {x: 260, y: 80, width: 560, height: 560},
    alt: {
      zh: '更改组件构建源的窗口：源码和镜像两个页签，源码页签里是仓库地址、代码版本和 CPU 架构。',
      en: 'The dialog that changes the build source: tabs for source code and image; source code has the repository, the code version and the CPU architecture.',
    },
  },
  {
    id: 'component-settings',
    route: `${COMPONENT}/gr7b90c4/setting`,
    window: {width: 1280, height: 940},
    ready: {label: 'componentOverview.body.Kubernetes.attribute'},
    region: {x: 0, y: BODY, width: 1280, height: 700},
    phone: {x: 20, y: 220, width: 560, height: 420},
    alt: {
      zh: '其他设置页签：基础信息里是部署类型和构建后自动升级，健康检测已启用，方式 http，不健康就下线；Kubernetes 属性里有 nodeSelector 和 tolerations。',
      en: 'The other settings: deployment type and upgrade after a build; the health check is on, uses http and takes an unhealthy instance offline; nodeSelector and tolerations are set as Kubernetes attributes.',
    },
  },
];
