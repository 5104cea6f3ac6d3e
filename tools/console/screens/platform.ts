import type {Screen} from './types';

/** Platform management: clusters and nodes, users, teams, settings. */
export const platform: readonly Screen[] = [
  {
    id: 'clusters',
    route: '/enterprise/demo/clusters',
    ready: {text: {zh: '边缘集群', en: 'Edge cluster'}},
    region: {x: 0, y: 0, width: 1280, height: 510},
    phone: {x: 68, y: 60, width: 560, height: 440},
    alt: {
      zh: '集群列表：默认集群与边缘集群，每行有安装方式、内存与 CPU 的用量、版本、状态和操作；右上角是添加集群。',
      en: 'The list of clusters: the default one and the edge cluster, each with how it was installed, the memory and CPU it uses, its version, state and actions; the button to add one stands at the top right.',
    },
  },
  {
    id: 'cluster-detail',
    route: '/enterprise/demo/clusters/ClustersMGT/c0a801',
    window: {width: 1280, height: 1700},
    ready: {text: {zh: 'rainbond-operator', en: 'rainbond-operator'}},
    region: {x: 0, y: 0, width: 1280, height: 870},
    phone: {x: 68, y: 60, width: 560, height: 560},
    alt: {
      zh: '集群详情：上面是集群的状态、版本、CPU 架构和各种角色的节点数，下面的节点列表里每个节点有状态、角色、已分配的 CPU 与内存。',
      en: 'The details of a cluster: its state, versions, architecture and how many nodes have which role; in the list below, each node with its state, roles, and the CPU and memory assigned.',
    },
  },
  {
    id: 'cluster-parts',
    route: '/enterprise/demo/clusters/ClustersMGT/c0a801',
    window: {width: 1280, height: 2200},
    ready: {text: {zh: 'rainbond-operator', en: 'rainbond-operator'}},
    region: {x: 68, y: 890, width: 1212, height: 740},
    phone: {x: 68, y: 890, width: 560, height: 620},
    alt: {
      zh: '集群详情的下半页：CPU、内存与磁盘的使用率，以及平台组件的列表，每个有状态、实例数量和查看实例的入口。',
      en: "The lower half of a cluster's details: how much of its CPU, memory and disk is used, and the platform's components, each with its state, its instances and a link to look at them.",
    },
  },
  {
    id: 'cluster-node',
    route: '/enterprise/demo/clusters/NodeMGT/c0a801?name=192.0.2.12',
    window: {width: 1280, height: 1250},
    ready: {text: {zh: 'kubernetes.io/arch', en: 'kubernetes.io/arch'}},
    region: {x: 68, y: 60, width: 1212, height: 720},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '节点详情：地址、角色、容器运行时与内核版本，下面是 CPU、内存、根分区与容器分区的用量；右上角是禁止调度与排空。',
      en: 'The details of a node: address, roles, container runtime and kernel; below, how much of its CPU, memory, root and container partition is used. The buttons to stop scheduling and to evict stand at the top right.',
    },
  },
  {
    id: 'cluster-add',
    route: '/enterprise/demo/addCluster',
    ready: {label: 'enterpriseColony.addCluster.host'},
    region: {x: 0, y: 0, width: 1280, height: 720},
    phone: {x: 68, y: 100, width: 560, height: 400},
    alt: {
      zh: '添加集群：自建基础设施一栏有从主机开始安装和接入 Kubernetes 集群，云服务商一栏有阿里云、华为云和腾讯云。',
      en: 'Adding a cluster: on own infrastructure, install from hosts or add a Kubernetes cluster; below, Alibaba Cloud, Huawei Cloud and Tencent Cloud.',
    },
  },
  {
    id: 'users',
    route: '/enterprise/demo/users',
    ready: {text: {zh: 'auditor', en: 'auditor'}},
    region: {x: 0, y: 0, width: 1280, height: 640},
    phone: {x: 68, y: 60, width: 560, height: 540},
    alt: {
      zh: '用户列表：五个账号的用户名、姓名、邮箱和创建时间，每行可以删除和编辑；右上角是新增用户。',
      en: 'The list of users: name, full name, e-mail address and creation time of five accounts, each of which can be deleted and edited; the button for a new user stands at the top right.',
    },
  },
  {
    id: 'teams',
    route: '/enterprise/demo/teams',
    ready: {text: {zh: '生产团队', en: 'Production'}},
    region: {x: 0, y: 0, width: 1280, height: 520},
    phone: {x: 68, y: 60, width: 560, height: 440},
    alt: {
      zh: '项目/团队列表：开发、测试、生产三个团队，每行有管理员、人数、开通的集群、用量和运行的应用数；右上角是创建项目/团队。',
      en: 'The list of teams: development, testing and production, each with its administrator, members, clusters, what it uses and how many applications run; the button to create one stands at the top right.',
    },
  },
  {
    id: 'settings',
    route: '/enterprise/demo/setting',
    ready: {label: 'enterpriseSetting.TabPane.dataBackups'},
    region: {x: 0, y: 0, width: 1280, height: 620},
    phone: {x: 68, y: 60, width: 560, height: 520},
    alt: {
      zh: '企业设置的基础设置：用户注册已打开，自动签发证书、OAuth 第三方服务、内部组件库镜像仓库和监控的开关是关着的。',
      en: 'The basic settings of the enterprise: registration of users is on; the switches for automatic certificates, OAuth services, the image registry of the library and monitoring are off.',
    },
  },
  {
    id: 'settings-admins',
    route: '/enterprise/demo/setting',
    steps: [{click: {label: 'enterpriseSetting.TabPane.enterpriseAdmin'}}],
    ready: {label: 'enterpriseSetting.enterpriseAdmin.col.role'},
    region: {x: 0, y: 0, width: 1280, height: 520},
    phone: {x: 68, y: 60, width: 560, height: 440},
    alt: {
      zh: '企业管理员管理：一名管理员的用户名、角色和操作，右上角是新增管理员。',
      en: 'The administrators of the enterprise: one with name, role and actions, and the button to add another at the top right.',
    },
  },
  {
    id: 'user-add',
    route: '/enterprise/demo/users',
    window: {width: 1280, height: 900},
    steps: [{click: {label: 'enterpriseUser.button.adduser'}}],
    ready: {css: '.ant-modal-footer'},
    region: {x: 340, y: 80, width: 600, height: 620},
    phone: {x: 360, y: 80, width: 560, height: 620},
    alt: {
      zh: '新增用户的窗口：用户名、姓名、密码、邮箱、电话，以及要加入的团队和角色。',
      en: 'The window for a new user: user name, full name, password, e-mail address, phone, and the team and roles to join with.',
    },
  },
];
