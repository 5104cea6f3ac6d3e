import type {Screen} from './types';

/** A team: overview, members, roles. */
export const teams: readonly Screen[] = [
  {
    id: 'team-overview',
    route: '/team/dev/region/rainbond/index',
    ready: {text: {zh: 'shop', en: 'shop'}},
    region: {x: 0, y: 0, width: 1280, height: 720},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '团队总览：上面是团队的应用数、组件数和资源用量，下面的应用列表里有运行中的 shop；左侧菜单有新建、网关、插件和团队管理。',
      en: 'The overview of a team: how many applications and components it has and what they use; the application shop runs in the list below. The menu on the left leads to creating, the gateway, plugins and the settings of the team.',
    },
  },
  {
    id: 'team-activity',
    route: '/team/dev/region/rainbond/team',
    window: {width: 1280, height: 1000},
    ready: {text: {zh: 'auditor', en: 'auditor'}},
    region: {x: 0, y: 0, width: 1280, height: 760},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '团队管理的五个页签：动态、成员、集群、角色、镜像仓库授权信息。动态页左边是谁在什么时候做了什么，右边是申请加入团队的用户，可以通过或拒绝。',
      en: 'The five tabs of a team: activity, members, clusters, roles and registry credentials. Activity shows who did what and when on the left, and who asks to join on the right, to be admitted or refused.',
    },
  },
  {
    id: 'team-members',
    route: '/team/dev/region/rainbond/team',
    steps: [{click: {label: 'teamManage.tabs.member'}}],
    ready: {text: {zh: 'tester', en: 'tester'}},
    region: {x: 0, y: 0, width: 1280, height: 720},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '团队的成员页签：四名成员的用户名、邮箱和角色，admin 是管理员和拥有者；每行可以删除、修改角色、移交团队，右上角是添加成员。',
      en: 'The members of a team: names, addresses and roles of four, of whom admin is administrator and owner; each row leads to removing, changing roles and handing the team over. The button to add members stands at the top right.',
    },
  },
  {
    id: 'team-roles',
    route: '/team/dev/region/rainbond/team',
    window: {width: 1280, height: 1400},
    steps: [{click: {label: 'teamManage.tabs.role'}}, {click: {text: {zh: '开发者', en: 'Developer'}}}],
    ready: {css: '.ant-tree-checkbox-checked'},
    region: {x: 0, y: 0, width: 1280, height: 860},
    phone: {x: 68, y: 60, width: 560, height: 600},
    alt: {
      zh: '团队的角色页签：左边是管理员、开发者、观察者三个角色，右边勾选的是开发者在团队、集群、成员、角色各处的权限，往下还有应用、组件和网关。',
      en: 'The roles of a team: administrator, developer and viewer on the left; ticked on the right, what a developer may do with the team, its clusters, members and roles; applications, components and the gateway follow below.',
    },
  },
  {
    id: 'team-create',
    route: '/enterprise/demo/teams',
    window: {width: 1280, height: 900},
    steps: [
      {click: {label: 'enterpriseTeamManagement.allProject.button.setup'}},
      {fill: {css: '.ant-modal #team_name'}, text: {zh: '开发团队', en: 'Dev team'}},
      {fill: {css: '.ant-modal #namespace'}, text: {zh: 'demo-dev', en: 'demo-dev'}},
      {click: {css: '.ant-modal .ant-select-selection'}},
      {click: {css: '.ant-select-dropdown-menu-item', nth: 0}},
      {click: {css: '.ant-modal-title'}},
    ],
    ready: {css: '.ant-modal form'},
    region: {x: 360, y: 80, width: 560, height: 590},
    phone: {x: 360, y: 80, width: 560, height: 590},
    alt: {
      zh: '创建团队的窗口：团队名称填了开发团队，团队英文名称是 demo-dev，集群选了默认集群，下面可以上传 LOGO。',
      en: 'The window for a new team: the name Dev team, the English name demo-dev and the default cluster; a logo can be uploaded below, by a button with Chinese words.',
    },
  },
];
