import {translate} from '@docusaurus/Translate';

import screens from '@site/src/data/console/clusters.json';

import {product} from '@site/src/config/product';
import {gatewayNodePorts, platformFacts} from '@site/src/data/platform-facts';

import type {Feature} from './types';

/** What the page about several clusters says. */
export const multiCluster: Feature = {
  path: '/feature/multi-cluster/',
  name: translate({id: 'feature.clusters.name', message: 'Kubernetes 多集群管理', description: 'Name of the feature; multi-cluster page'}),
  seo: {
    title: translate({id: 'feature.clusters.seo.title', message: 'Kubernetes 多集群管理：几处机房，一个控制台', description: 'Title; multi-cluster page'}),
    description: translate({
      id: 'feature.clusters.seo.description',
      message: '自建、ACK、CCE、TKE 与边缘的 Kubernetes 接到同一个控制台；应用在集群之间复制、安装与升级，团队按集群开通，节点与平台组件的状态一处查看。',
      description: 'Description, for search engines; 60 to 160 characters in English; multi-cluster page',
    }),
    keywords: [
      'Rainbond',
      translate({id: 'feature.clusters.seo.keywords.2', message: '多集群管理', description: 'Keyword, for search engines; multi-cluster page'}),
      'Kubernetes',
      translate({id: 'feature.clusters.seo.keywords.4', message: '应用级多云', description: 'Keyword, for search engines; multi-cluster page'}),
      'ACK',
      'CCE',
      'TKE',
    ],
  },
  promise: translate({id: 'feature.clusters.promise', message: '集群分在几处，控制台只有一个。', description: 'The promise, main heading; multi-cluster page'}),
  lede: translate({
    id: 'feature.clusters.lede',
    message: '自建机房、公有云和边缘的 Kubernetes 接到一个控制台，应用在它们之间复制、安装、升级。控制台停下时，各处的业务照常运行。',
    description: 'What it is, in two lines; multi-cluster page',
  }),
  more: {
    to: '/docs/cluster-manage/',
    label: translate({id: 'feature.clusters.more.label', message: '集群管理的文档', description: 'Words of a link; multi-cluster page'}),
  },
  bands: [
    {
      kind: 'table',
      id: 'sources',
      title: translate({id: 'feature.clusters.bands.sources.title', message: '四种集群，四种接法。', description: 'Title; multi-cluster page'}),
      sub: translate({
        id: 'feature.clusters.bands.sources.sub',
        message: '接进来以后，应用的操作都一样。',
        description: 'Explains the title of the section; multi-cluster page',
      }),
      columns: [
        translate({id: 'feature.clusters.bands.sources.columns.1', message: '手上有', description: 'Name of a column; multi-cluster page'}),
        translate({id: 'feature.clusters.bands.sources.columns.2', message: '怎么接', description: 'Name of a column; multi-cluster page'}),
        translate({id: 'feature.clusters.bands.sources.columns.3', message: '节点由谁管', description: 'Name of a column; multi-cluster page'}),
        translate({id: 'feature.clusters.bands.sources.columns.4', message: '文档', description: 'Name of a column; multi-cluster page'}),
      ],
      rows: [
        [
          translate({id: 'feature.clusters.bands.sources.rows.1.1', message: '几台 Linux 主机', description: 'Cell of a table; multi-cluster page'}),
          translate({
            id: 'feature.clusters.bands.sources.rows.1.2',
            message: '在 <UI>平台管理 → 集群 → 添加集群 → 从主机开始安装</UI> 填 IP 与角色，平台装好 Kubernetes 和集群端',
            description: 'Cell of a table; multi-cluster page',
          }),
          translate({id: 'feature.clusters.bands.sources.rows.1.3', message: '平台：加节点也在页面上做', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/installation/install-with-ui/',
            label: translate({id: 'feature.clusters.bands.sources.rows.1.4.label', message: '基于主机安装', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.sources.rows.2.1', message: '自己的 Kubernetes', description: 'Cell of a table; multi-cluster page'}),
          translate({
            id: 'feature.clusters.bands.sources.rows.2.2',
            message: '用 Helm 装上集群端，Kubernetes {versions}',
            description: 'Cell of a table; multi-cluster page',
          }, {versions: platformFacts['kubernetes-versions'].value}),
          translate({id: 'feature.clusters.bands.sources.rows.2.3', message: '你原来的工具', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/installation/install-with-helm/install-from-kubernetes',
            label: translate({
              id: 'feature.clusters.bands.sources.rows.2.4.label',
              message: '基于 Kubernetes 安装',
              description: 'Words of a link; multi-cluster page',
            }),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.sources.rows.3.1', message: '云上的托管集群', description: 'Cell of a table; multi-cluster page'}),
          translate({
            id: 'feature.clusters.bands.sources.rows.3.2',
            message: '同样用 Helm，负载均衡、存储和数据库用云厂商的',
            description: 'Cell of a table; multi-cluster page',
          }),
          translate({id: 'feature.clusters.bands.sources.rows.3.3', message: '云厂商', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/ack/',
            label: translate({
              id: 'feature.clusters.bands.sources.rows.3.4.label',
              message: '以阿里云 ACK 为例',
              description: 'Words of a link; multi-cluster page',
            }),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.sources.rows.4.1', message: '已装好 Rainbond 的集群', description: 'Cell of a table; multi-cluster page'}),
          translate({
            id: 'feature.clusters.bands.sources.rows.4.2',
            message: '用 `grctl config` 取出连接信息，在添加集群页右上角的菜单里选 <UI>接入已安装平台集群</UI>，贴进去',
            description: 'Cell of a table; multi-cluster page',
          }),
          translate({id: 'feature.clusters.bands.sources.rows.4.3', message: '维持现状', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/cluster-manage/cluster-info',
            label: translate({id: 'feature.clusters.bands.sources.rows.4.4.label', message: '集群信息', description: 'Words of a link; multi-cluster page'}),
          },
        ],
      ],
    },
    {
      kind: 'blocks',
      id: 'how',
      title: translate({id: 'feature.clusters.bands.how.title', message: '以应用为单位管理多个集群。', description: 'Title; multi-cluster page'}),
      sub: translate({id: 'feature.clusters.bands.how.sub', message: '应用、团队、节点和接管。', description: 'Explains the title of the section; multi-cluster page'}),
      items: [
        {
          title: translate({id: 'feature.clusters.bands.how.items.move.title', message: '应用在集群之间复制和安装', description: 'Title; multi-cluster page'}),
          before: translate({
            id: 'feature.clusters.bands.how.items.move.before',
            message: '每朵云一套部署脚本，换一处机房就重写一遍。',
            description: 'A difficulty, without the platform; multi-cluster page',
          }),
          here: translate({
            id: 'feature.clusters.bands.how.items.move.here',
            message: '<UI>快速复制</UI> 把组件、依赖、环境变量和存储设置复制到另一个集群的团队，一次最多 20 个组件；数据、健康检测、自动伸缩规则和自定义域名不复制，上传的 Jar、War 包要重新上传。要反复安装，就先配好共用的镜像仓库再发布成模板，在各处从 <UI>本地组件库</UI> 安装，以后按版本升级和回滚。',
            description: 'What the platform does about the difficulty; multi-cluster page',
          }),
          gives: translate({
            id: 'feature.clusters.bands.how.items.move.gives',
            message: '同一个应用模型，在每个集群都是标准的 Kubernetes 对象。',
            description: 'What that gives; multi-cluster page',
          }),
          names: [
            translate({
              id: 'feature.clusters.bands.how.items.move.names.1',
              message: '快速复制',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.how.items.move.names.2',
              message: '应用模板',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            'Deployment',
            'StatefulSet',
            'Service',
            'Ingress',
          ],
        },
        {
          title: translate({id: 'feature.clusters.bands.how.items.teams.title', message: '团队按集群开通', description: 'Title; multi-cluster page'}),
          before: translate({
            id: 'feature.clusters.bands.how.items.teams.before',
            message: '开发、测试、供应商共用一个集群，互相看得见对方的应用。',
            description: 'A difficulty, without the platform; multi-cluster page',
          }),
          here: translate({
            id: 'feature.clusters.bands.how.items.teams.here',
            message: '团队是租户，一个团队可以开通几个集群，在每个集群里对应一个命名空间。成员和角色按团队设置。平台管理员还可以用接口按团队和集群设内存上限，超出上限时拒绝启动、重启、更新和扩容，内存不限的组件按 0 计；5.14.2 的控制台没有设置它的页面。',
            description: 'What the platform does about the difficulty; multi-cluster page',
          }),
          gives: translate({
            id: 'feature.clusters.bands.how.items.teams.gives',
            message: '测试团队只开通内网集群，生产团队只开通云上的集群；除了平台管理员，成员进不了自己没有加入的团队。',
            description: 'What that gives; multi-cluster page',
          }),
          names: [
            translate({
              id: 'feature.clusters.bands.how.items.teams.names.1',
              message: '团队',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.how.items.teams.names.2',
              message: '命名空间',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.how.items.teams.names.3',
              message: '内存限额',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.how.items.teams.names.4',
              message: '角色',
              description: 'An object, setting or tool; multi-cluster page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.clusters.bands.how.items.nodes.title', message: '节点的状态和维护', description: 'Title; multi-cluster page'}),
          before: translate({
            id: 'feature.clusters.bands.how.items.nodes.before',
            message: '要看一台机器的状态，先想起它在哪个集群，再换一套凭证登录。',
            description: 'A difficulty, without the platform; multi-cluster page',
          }),
          here: translate({
            id: 'feature.clusters.bands.how.items.nodes.here',
            message: '<UI>平台管理 → 集群</UI> 里点集群名，<UI>节点列表</UI> 列出每台机器的状态、角色、CPU 架构、CPU 和内存；点进节点可以看磁盘，改标签与污点。先 <UI>禁止调度</UI>，再 <UI>排空</UI>。需要命令行时，控制台里的 Web Shell 选好集群就能用 `kubectl`。',
            description: 'What the platform does about the difficulty; multi-cluster page',
          }),
          gives: translate({
            id: 'feature.clusters.bands.how.items.nodes.gives',
            message: '维护一台机器前先排空，别的节点有余量时，上面的实例到那里重新启动；用本地存储的实例要等这台机器回来。',
            description: 'What that gives; multi-cluster page',
          }),
          names: [
            'cordon',
            'drain',
            translate({
              id: 'feature.clusters.bands.how.items.nodes.names.3',
              message: '标签',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.how.items.nodes.names.4',
              message: '污点',
              description: 'An object, setting or tool; multi-cluster page',
            }),
            'Kubernetes Dashboard',
            'Web Shell',
          ],
        },
        {
          title: translate({id: 'feature.clusters.bands.how.items.import.title', message: '接管集群里已有的应用', description: 'Title; multi-cluster page'}),
          before: translate({
            id: 'feature.clusters.bands.how.items.import.before',
            message: '老集群里跑着几十个手工部署的服务，没有人愿意重新部署一遍。',
            description: 'A difficulty, without the platform; multi-cluster page',
          }),
          here: translate({
            id: 'feature.clusters.bands.how.items.import.here',
            message: '选一个命名空间导入，按 `app.kubernetes.io/name` 或 `app` 标签归成应用。Deployment、StatefulSet、Job、CronJob 变成组件（Kubernetes 1.25 起找不到 CronJob），其余对象留在应用的 <UI>k8s资源</UI> 里。',
            description: 'What the platform does about the difficulty; multi-cluster page',
          }),
          gives: translate({
            id: 'feature.clusters.bands.how.items.import.gives',
            message: '导入会给 Deployment 和 StatefulSet 的 Pod 加标签，它们会因此滚动重启一次，请选合适的时间。',
            description: 'What that gives; multi-cluster page',
          }),
          names: ['Deployment', 'StatefulSet', 'Job', 'CronJob', 'ConfigMap', 'Secret'],
        },
      ],
    },
    {
      kind: 'screen',
      id: 'screen',
      title: translate({id: 'feature.clusters.bands.screen.title', message: '所有集群在一张表里。', description: 'Title; multi-cluster page'}),
      sub: translate({id: 'feature.clusters.bands.screen.sub', message: '接入方式、内存和 CPU 的用量、版本和状态都看得到。', description: 'Explains the title of the section; multi-cluster page'}),
      screens,
    },
    {
      kind: 'commands',
      id: 'join',
      title: translate({id: 'feature.clusters.bands.join.title', message: '接入已有的 Kubernetes。', description: 'Title; multi-cluster page'}),
      sub: translate({
        id: 'feature.clusters.bands.join.sub',
        message: '在能访问它的机器上执行。',
        description: 'Explains the title of the section; multi-cluster page',
      }),
      lines: [
        {command: `helm repo add rainbond ${platformFacts['chart-repository'].value}`},
        {command: 'helm repo update'},
        {command: 'kubectl create namespace rbd-system'},
        {
          comment: translate({
            id: 'feature.clusters.bands.join.lines.4.comment',
            message: '容器运行时是 containerd；控制台已经有了，这里不再装',
            description: 'Remark between commands; keep the commands; multi-cluster page',
          }),
        },
        {
          command:
            `helm install rainbond rainbond/rainbond-cluster --version ${product.latestPatch} -n rbd-system \\\n` +
            "  --set Component.rbd_app_ui.enable=false \\\n  --set 'operator.env[0].name=CONTAINER_RUNTIME' \\\n  --set 'operator.env[0].value=containerd'",
        },
        {
          comment: translate({
            id: 'feature.clusters.bands.join.lines.6.comment',
            message: '看进度，全部就绪后再接入',
            description: 'Remark between commands; keep the commands; multi-cluster page',
          }),
        },
        {command: 'kubectl get pods -n rbd-system'},
      ],
      notes: [
        {
          title: translate({id: 'feature.clusters.bands.join.notes.paste.title', message: '接到控制台', description: 'Title; multi-cluster page'}),
          text: translate({
            id: 'feature.clusters.bands.join.notes.paste.text',
            message: '全部就绪后，用 `grctl config` 取连接信息。打开 <UI>平台管理 → 集群 → 添加集群</UI>，在右上角的菜单里选 <UI>接入已安装平台集群</UI>，贴进去。',
            description: 'Text of a step or a note; multi-cluster page',
          }),
        },
        {
          title: translate({id: 'feature.clusters.bands.join.notes.secret.title', message: '当作密码保管', description: 'Title; multi-cluster page'}),
          text: translate({
            id: 'feature.clusters.bands.join.notes.secret.text',
            message: '连接信息里有客户端私钥，不要发到群里，也不要提交到仓库。',
            description: 'Text of a step or a note; multi-cluster page',
          }),
        },
        {
          title: translate({id: 'feature.clusters.bands.join.notes.ports.title', message: '打通两个端口', description: 'Title; multi-cluster page'}),
          text: translate({
            id: 'feature.clusters.bands.join.notes.ports.text',
            message: '控制台要能连到集群的 `8443`，浏览器要能连到 `6060`：日志、终端和上传都用它。',
            description: 'Text of a step or a note; multi-cluster page',
          }),
        },
      ],
    },
    {
      kind: 'columns',
      id: 'where',
      title: translate({id: 'feature.clusters.bands.where.title', message: '什么数据放在哪里。', description: 'Title; multi-cluster page'}),
      sub: translate({
        id: 'feature.clusters.bands.where.sub',
        message: '控制台断开，只影响管理操作。',
        description: 'Explains the title of the section; multi-cluster page',
      }),
      columns: [
        {
          title: translate({id: 'feature.clusters.bands.where.columns.console.title', message: '在控制台', description: 'Title; multi-cluster page'}),
          sign: 'dot',
          items: [
            translate({
              id: 'feature.clusters.bands.where.columns.console.items.1',
              message: '用户、团队、角色',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.console.items.2',
              message: '应用与组件的元数据',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.console.items.3',
              message: '应用模板的数据',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.console.items.4',
              message: '单容器安装用 SQLite，正式使用换成 MySQL',
              description: 'Entry of a list; multi-cluster page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.clusters.bands.where.columns.cluster.title', message: '在每个集群', description: 'Title; multi-cluster page'}),
          sign: 'dot',
          items: [
            translate({
              id: 'feature.clusters.bands.where.columns.cluster.items.1',
              message: '`rbd-system` 里的一套集群端',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.cluster.items.2',
              message: '业务的 Kubernetes 对象与数据',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.cluster.items.3',
              message: '镜像仓库、网关、监控',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.cluster.items.4',
              message: '构建任务和构建缓存',
              description: 'Entry of a list; multi-cluster page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.clusters.bands.where.columns.lost.title', message: '控制台断开时', description: 'Title; multi-cluster page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.clusters.bands.where.columns.lost.items.1',
              message: '业务照常响应请求',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.lost.items.2',
              message: '实例故障照常由 Kubernetes 拉起',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.lost.items.3',
              message: '自动伸缩照常工作',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.where.columns.lost.items.4',
              message: '恢复控制台的数据后，接着管理原来的集群',
              description: 'Entry of a list; multi-cluster page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'columns',
      id: 'bounds',
      title: translate({id: 'feature.clusters.bands.bounds.title', message: '前提与限制。', description: 'Title; multi-cluster page'}),
      sub: translate({
        id: 'feature.clusters.bands.bounds.sub',
        message: '网络和数据要自己打通、同步。',
        description: 'Explains the title of the section; multi-cluster page',
      }),
      columns: [
        {
          title: translate({id: 'feature.clusters.bands.bounds.columns.needs.title', message: '需要', description: 'Title; multi-cluster page'}),
          sign: 'yes',
          items: [
            translate({
              id: 'feature.clusters.bands.bounds.columns.needs.items.1',
              message: '每个集群的网关节点空出 {ports}',
              description: 'Entry of a list; multi-cluster page',
            }, {ports: gatewayNodePorts}),
            translate({
              id: 'feature.clusters.bands.bounds.columns.needs.items.2',
              message: '跨集群安装模板，要有一个各处都能访问的镜像仓库',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.needs.items.3',
              message: '集群操作要企业管理员权限',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.needs.items.4',
              message: '正式环境给控制台配上 MySQL 并定期备份',
              description: 'Entry of a list; multi-cluster page',
            }),
          ],
        },
        {
          title: translate({id: 'feature.clusters.bands.bounds.columns.limits.title', message: '边界', description: 'Title; multi-cluster page'}),
          sign: 'limit',
          items: [
            translate({
              id: 'feature.clusters.bands.bounds.columns.limits.items.1',
              message: '一个组件只在一个集群里。要两地都有，就装两份，数据由应用自己同步',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.limits.items.2',
              message: '跨集群的调用要走网关或第三方组件',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.limits.items.3',
              message: '页面上增减节点，只限由平台从主机装起来的集群',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.limits.items.4',
              message: '团队限额只管内存，要用接口设置；CPU 配额属于企业版',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.limits.items.5',
              message: '导入时只读每个 Pod 的第一个容器；其余容器和初始化容器在第一次重启后不再有',
              description: 'Entry of a list; multi-cluster page',
            }),
            translate({
              id: 'feature.clusters.bands.bounds.columns.limits.items.6',
              message: '导入的 StatefulSet 在第一次重启后换名字，`volumeClaimTemplates` 建的卷不会跟过去：先备份数据，或不要导入',
              description: 'Entry of a list; multi-cluster page',
            }),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'gains',
      title: translate({id: 'feature.clusters.bands.gains.title', message: '管理员可用的能力。', description: 'Title; multi-cluster page'}),
      sub: translate({
        id: 'feature.clusters.bands.gains.sub',
        message: '左边是任务，右边是文档。',
        description: 'Explains the title of the section; multi-cluster page',
      }),
      columns: [
        translate({id: 'feature.clusters.bands.gains.columns.1', message: '能力', description: 'Name of a column; multi-cluster page'}),
        translate({id: 'feature.clusters.bands.gains.columns.2', message: '要点', description: 'Name of a column; multi-cluster page'}),
        translate({id: 'feature.clusters.bands.gains.columns.3', message: '文档', description: 'Name of a column; multi-cluster page'}),
      ],
      rows: [
        [
          translate({id: 'feature.clusters.bands.gains.rows.1.1', message: '集群状态', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.1.2', message: '资源用量、节点数、平台组件是否健康', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/cluster-manage/status-monitor/',
            label: translate({id: 'feature.clusters.bands.gains.rows.1.3.label', message: '状态监控', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.2.1', message: '节点管理', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.2.2', message: '标签、污点、禁止调度、排空', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/cluster-manage/nodes/',
            label: translate({id: 'feature.clusters.bands.gains.rows.2.3.label', message: '节点', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.3.1', message: '团队限额', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.3.2', message: '用接口按集群设内存上限', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/cluster-manage/resource-limit',
            label: translate({id: 'feature.clusters.bands.gains.rows.3.3.label', message: '资源限额', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.4.1', message: '云上安装', description: 'Cell of a table; multi-cluster page'}),
          translate({
            id: 'feature.clusters.bands.gains.rows.4.2',
            message: 'ACK、CCE、TKE 的写法，其他集群看 Helm',
            description: 'Cell of a table; multi-cluster page',
          }),
          {
            to: '/helm/',
            label: translate({id: 'feature.clusters.bands.gains.rows.4.3.label', message: '用 Helm 安装', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.5.1', message: '迁移', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.5.2', message: '从快速安装的单机迁到正式集群', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/ops-guide/migrate-app',
            label: translate({id: 'feature.clusters.bands.gains.rows.5.3.label', message: '迁移应用与控制台', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.6.1', message: '连不上集群', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.6.2', message: '证书、端口与地址逐项排查', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/troubleshooting/use/cluster-connect',
            label: translate({id: 'feature.clusters.bands.gains.rows.6.3.label', message: '集群连接排错', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.7.1', message: '接口', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.7.2', message: '添加、查询、修改集群', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/api/region/',
            label: translate({id: 'feature.clusters.bands.gains.rows.7.3.label', message: '集群接口', description: 'Words of a link; multi-cluster page'}),
          },
        ],
        [
          translate({id: 'feature.clusters.bands.gains.rows.8.1', message: '接管已有的命名空间', description: 'Cell of a table; multi-cluster page'}),
          translate({id: 'feature.clusters.bands.gains.rows.8.2', message: '逐项说明什么变成什么、什么会丢', description: 'Cell of a table; multi-cluster page'}),
          {
            to: '/docs/kubernetes-native-guide/import-manage/import-resource',
            label: translate({id: 'feature.clusters.bands.gains.rows.8.3.label', message: '导入命名空间', description: 'Words of a link; multi-cluster page'}),
          },
        ],
      ],
    },
  ],
  next: [
    {
      to: '/usescene/MultiCloudManagement',
      title: translate({id: 'feature.clusters.next.multicloud.title', message: '场景：应用级多云管理', description: 'Title of a link; multi-cluster page'}),
      note: translate({
        id: 'feature.clusters.next.multicloud.note',
        message: '开发与生产分开、统一管理、模板交付、迁移',
        description: 'What the link leads to; multi-cluster page',
      }),
    },
    {
      to: '/case/xybigdata',
      title: translate({id: 'feature.clusters.next.xybigdata.title', message: '案例：咸阳市大数据管理局', description: 'Title of a link; multi-cluster page'}),
      note: translate({
        id: 'feature.clusters.next.xybigdata.note',
        message: '一百多个城市应用跑在三个集群上（客户自述）',
        description: 'What the link leads to; multi-cluster page',
      }),
    },
    {
      to: '/case/diningroom',
      title: translate({id: 'feature.clusters.next.diningroom.title', message: '案例：某餐饮企业', description: 'Title of a link; multi-cluster page'}),
      note: translate({
        id: 'feature.clusters.next.diningroom.note',
        message: '供应商各有租户，推镜像就能交付（厂商陈述）',
        description: 'What the link leads to; multi-cluster page',
      }),
    },
    {
      to: '/xinchuang/',
      title: translate({id: 'feature.clusters.next.xinchuang.title', message: '能力：信创', description: 'Title of a link; multi-cluster page'}),
      note: translate({
        id: 'feature.clusters.next.xinchuang.note',
        message: 'x86 与 Arm 的节点放进同一个集群',
        description: 'What the link leads to; multi-cluster page',
      }),
    },
    {
      to: '/blog/hybrid-cloud',
      title: translate({id: 'feature.clusters.next.hybrid.title', message: '文章：混合云里的应用', description: 'Title of a link; multi-cluster page'}),
      note: translate({id: 'feature.clusters.next.hybrid.note', message: '哪些事控制台做，哪些要靠 DNS 和数据库', description: 'What the link leads to; multi-cluster page'}),
    },
    {
      to: '/blog/sizing-from-metrics',
      title: translate({id: 'feature.clusters.next.sizing.title', message: '文章：用集群自己的指标定规格', description: 'Title of a link; multi-cluster page'}),
      note: translate({id: 'feature.clusters.next.sizing.note', message: '请求值、限额与真实用量怎样换算成节点', description: 'What the link leads to; multi-cluster page'}),
    },
  ],
};
