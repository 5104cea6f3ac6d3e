import type {Screen} from './types';

const ENTERPRISE = '/enterprise/demo';

const HOSTS = `${ENTERPRISE}/provider/rke/kclusters`;

/** The button at the end of a cluster's row. */
const CLUSTER_MENU = {hover: {css: '.ant-table-tbody tr:first-child td:last-child i'}} as const;

const pem = (kind: string, text: string) => ({zh: `-----BEGIN ${kind}-----\n${text}…\n-----END ${kind}-----`, en: `-----BEGIN ${kind}-----\n${text}…\n-----END ${kind}-----`});

/** How clusters are added to the platform, how they are edited, and what problems with them look like. */
export const clusters: readonly Screen[] = [
  {
    id: 'hosts-add',
    route: HOSTS,
    window: {width: 1280, height: 1060},
    steps: [{click: {label: 'enterpriseColony.addCluster.host.add'}}, {fill: {css: '.ant-modal #name'}, text: {zh: 'hosts-f', en: 'hosts-f'}}],
    ready: {css: '.ant-modal-footer'},
    region: {x: 170, y: 80, width: 940, height: 910},
    phone: {x: 190, y: 310, width: 560, height: 600},
    alt: {
      zh: '基于主机安装集群的窗口：上面是主机的要求，集群名称填了 hosts-f，可视化配置的节点列表里有三台主机，每台的 IP 地址、内网 IP 地址、SSH 端口和三种节点类型；下面是增加节点和开始安装。',
      en: 'The window that installs a cluster on hosts: what hosts have to meet, the name hosts-f, and the node list with three hosts, each with its IP address, internal address, SSH port and all three node types; below, the buttons to add a node and to start.',
    },
  },
  {
    id: 'hosts-progress',
    route: HOSTS,
    window: {width: 1280, height: 900},
    steps: [{click: {label: 'enterpriseColony.addCluster.host.creation_progress'}}],
    ready: {css: '.ant-timeline-item'},
    region: {x: 320, y: 80, width: 640, height: 630},
    phone: {x: 360, y: 80, width: 560, height: 630},
    alt: {
      zh: '安装进度窗口：初始化集群配置已经完成，安装集群失败，显示 RKE 给出的原因：连不上 etcd 主机；下面有查看日志。',
      en: 'The progress of an installation: the cluster configuration is done, installing the cluster has failed, with the reason that RKE gives: no etcd host could be reached; a link to the log stands below.',
    },
  },
  {
    id: 'hosts-init-progress',
    route: `${HOSTS}/hosts-e/init`,
    window: {width: 1280, height: 1060},
    ready: {css: '.ant-timeline-item'},
    region: {x: 320, y: 80, width: 640, height: 920},
    phone: {x: 360, y: 80, width: 560, height: 920},
    alt: {
      zh: '平台集群初始化的进度窗口：从控制器初始化到镜像本地化处理的五步已经完成，正在获取集群访问配置文件；下面有查看组件。',
      en: 'The progress of initializing the platform on a cluster: five steps, from the controller to the local image registry and packages, are done; the access configuration of the cluster is being obtained, and a link to the components stands below.',
    },
  },
  {
    id: 'cluster-edit',
    route: `${ENTERPRISE}/clusters`,
    window: {width: 1280, height: 800},
    steps: [
      CLUSTER_MENU,
      {click: {label: 'enterpriseColony.table.handle.edit'}},
      {fill: {css: '#ssl_ca_cert'}, text: pem('CERTIFICATE', 'MIIDCTCCAfGgAwIBAgIU')},
      {fill: {css: '#cert_file'}, text: pem('CERTIFICATE', 'MIIDCjCCAfKgAwIBAgIQ')},
      {fill: {css: '#key_file'}, text: pem('RSA PRIVATE KEY', 'MIIEpA')},
    ],
    ready: {css: '.ant-modal form'},
    region: {x: 120, y: 80, width: 1040, height: 570},
    phone: {x: 140, y: 160, width: 530, height: 410},
    alt: {
      zh: '编辑集群的窗口：集群ID 是灰的不能改，其余是集群名称、API地址、WebSocket通信地址、HTTP应用默认域名后缀、TCP应用默认访问IP、三份证书和备注。',
      en: 'The window that edits a cluster: its ID is gray and can’t be changed; beside it the name, the addresses of the API and the WebSocket, the default domain suffix and the default TCP address, three certificates and a remark.',
    },
  },
  {
    id: 'cluster-unreachable',
    route: `${ENTERPRISE}/clusters`,
    situation: 'cluster-unreachable',
    ready: {label: 'enterpriseColony.table.state.err'},
    region: {x: 0, y: 0, width: 1280, height: 510},
    phone: {x: 720, y: 60, width: 560, height: 440},
    alt: {
      zh: '集群列表：默认集群运行中；边缘集群的状态是红色的通信异常，内存和 CPU 是 0/0，版本只有一横。',
      en: 'The list of clusters: the default one is running; the edge cluster has the red state of abnormal communication, 0/0 of memory and CPU and a dash for its version.',
    },
  },
  {
    id: 'cluster-node-taints',
    route: `${ENTERPRISE}/clusters/NodeMGT/c0a801?name=192.0.2.12`,
    window: {width: 1280, height: 1300},
    steps: [
      {click: {label: 'enterpriseColony.mgt.node.editStain'}},
      {fill: {css: 'input[placeholder=key], input[placeholder=Key]'}, text: {zh: 'dedicated', en: 'dedicated'}},
      {fill: {css: 'input[placeholder=value], input[placeholder=Value]'}, text: {zh: 'database', en: 'database'}},
      {click: {css: '.ant-select-selection', nth: -1}},
    ],
    ready: {label: 'enterpriseColony.mgt.node.submit'},
    region: {x: 68, y: 700, width: 1212, height: 540},
    phone: {x: 640, y: 960, width: 560, height: 280},
    alt: {
      zh: '节点页面的标签与污点：标签里有 kubernetes.io/arch、kubernetes.io/hostname 等；污点正在编辑，键是 dedicated，值是 database，策略的下拉框里有三种可选；右边是提交编辑和取消编辑。',
      en: 'Labels and taints of a node: labels such as kubernetes.io/arch and kubernetes.io/hostname; a taint with the key dedicated and the value database is being edited, with three effects to choose from; the buttons to submit and to cancel stand on the right.',
    },
  },
  {
    id: 'cluster-connect',
    route: `${ENTERPRISE}/addCluster`,
    window: {width: 1280, height: 1000},
    steps: [{hover: {css: '.ant-dropdown-trigger', nth: -1}}, {click: {label: 'enterpriseColony.addCluster.cluster'}}],
    ready: {css: '.ant-modal-footer'},
    region: {x: 220, y: 80, width: 840, height: 784},
    phone: {x: 240, y: 80, width: 560, height: 784},
    alt: {
      zh: '接入已安装平台集群的窗口：集群ID、集群名称、备注，下面的黑色编辑框等着粘贴 grctl config 输出的内容。',
      en: 'The window that connects an installed cluster: its ID, name and a remark; the black editor below waits for the output of grctl config.',
    },
  },
  {
    id: 'cluster-log',
    route: `${ENTERPRISE}/logs`,
    steps: [{click: {css: '.ant-tabs-tab', nth: 1}}],
    ready: {label: 'LogEnterprise.getway'},
    region: {x: 0, y: 0, width: 1280, height: 720},
    phone: {x: 90, y: 150, width: 560, height: 560},
    alt: {
      zh: '平台管理的日志：页签是控制台日志和两个集群；默认集群的页签里，左边有网关日志、API日志、构建日志和运行时日志，右边的黑色区域里是网关的最近几行，上面可以过滤文本、选择节点，也可以下载。',
      en: 'The logs of platform management: tabs for the console and for two clusters; for the default cluster, gateway, API, build and runtime log on the left, and the last lines of the gateway on black, with a filter, the choice of a node and downloads above.',
    },
  },
  {
    id: 'hosts-init',
    route: `${HOSTS}/hosts-b/init`,
    ready: {label: 'enterpriseColony.RainbondClusterInit.start'},
    region: {x: 92, y: 199, width: 1164, height: 415},
    phone: {x: 92, y: 199, width: 560, height: 300},
    alt: {
      zh: '初始化平台集群的一步：列出注意事项，其中有自定义集群初始化参数的入口；下面勾选已阅读，再点击开始初始化。',
      en: 'The step that initializes the platform on a cluster: what has to be noted, with a link to parameters of one’s own; below, the tick for having read it and the button to start.',
    },
  },
  {
    id: 'hosts-link',
    route: `${HOSTS}/hosts-c/link`,
    ready: {label: 'enterpriseColony.SetRegionConfig.setting'},
    region: {x: 68, y: 60, width: 1212, height: 560},
    phone: {x: 90, y: 190, width: 560, height: 420},
    alt: {
      zh: '完成对接的一步：API 通信地址和要对外开放的端口，下面填写集群ID 和集群名称，再点击对接。',
      en: 'The last step, connecting: the address of the API and the ports to open; below, the cluster ID, the cluster name and the button that connects.',
    },
  },
];
