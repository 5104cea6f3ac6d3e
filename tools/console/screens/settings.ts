import type {Screen} from './types';

const SETTINGS = '/enterprise/demo/setting';

/** The cards of the platform's settings, opened, and the backups of the console. */
export const settings: readonly Screen[] = [
  {
    id: 'settings-backups',
    route: SETTINGS,
    steps: [{click: {label: 'enterpriseSetting.TabPane.dataBackups'}}],
    ready: {label: 'enterpriseSetting.BackupManage.button.addBackups'},
    region: {x: 0, y: 0, width: 1280, height: 420},
    phone: {x: 720, y: 60, width: 560, height: 340},
    alt: {
      zh: '设置里的数据备份页签：一个备份文件，有大小和删除、下载、恢复三个操作；右上角是导入备份和增加备份。',
      en: 'The tab of backups in the settings: one backup file with its size, and the actions to delete, download and restore it; the buttons to import and to add one stand at the top right.',
    },
  },
  {
    id: 'settings-monitor',
    route: SETTINGS,
    window: {width: 1280, height: 900},
    steps: [
      {click: {css: '.ant-switch', nth: 4}},
      {fill: {css: '#home_url'}, text: {zh: 'https://grafana.example.com', en: 'https://grafana.example.com'}},
      {click: {css: '.ant-modal .anticon-down'}},
      ...['cluster', 'node', 'component', 'slo'].map((part) => ({fill: {css: `#${part}_monitor_suffix`}, text: {zh: '/d/cluster', en: '/d/cluster'}})),
    ],
    ready: {css: '#slo_monitor_suffix'},
    region: {x: 360, y: 80, width: 560, height: 533},
    phone: {x: 360, y: 80, width: 560, height: 533},
    alt: {
      zh: '监控配置的窗口：监控地址填了 https://grafana.example.com，展开的高级设置里，集群、节点、组件和服务的四个后缀都是 /d/cluster。',
      en: 'The window of the monitoring settings: https://grafana.example.com as the address; in the advanced settings, the four suffixes of clusters, nodes, components and services are all /d/cluster.',
    },
  },
  {
    id: 'settings-registry',
    route: SETTINGS,
    window: {width: 1280, height: 900},
    steps: [
      {click: {css: '.ant-switch', nth: 3}},
      {fill: {css: '#hub_url'}, text: {zh: 'registry.example.com', en: 'registry.example.com'}},
      {fill: {css: '#namespace'}, text: {zh: 'delivery', en: 'delivery'}},
      {fill: {css: '#hub_user'}, text: {zh: 'robot-delivery', en: 'robot-delivery'}},
      {fill: {css: '#hub_password'}, text: {zh: '0123456789', en: '0123456789'}},
    ],
    ready: {css: '#hub_password'},
    region: {x: 360, y: 80, width: 560, height: 428},
    phone: {x: 360, y: 80, width: 560, height: 428},
    alt: {
      zh: '内部组件库镜像仓库的窗口：仓库地址 registry.example.com，命名空间 delivery，用户名是一个机器人账号，密码显示为圆点。',
      en: 'The window of the registry of the component library: the address registry.example.com, the namespace delivery, a robot account as the user, and the password as dots.',
    },
  },
  {
    id: 'settings-oauth',
    route: SETTINGS,
    window: {width: 1280, height: 1000},
    situation: 'oauth',
    steps: [
      {click: {label: 'enterpriseSetting.basicsSetting.checkTheConfiguration'}},
      {click: {css: '.ant-modal .ant-btn .anticon-plus'}},
      {fill: {css: '#name'}, text: {zh: 'github', en: 'github'}},
      {fill: {css: '#client_id'}, text: {zh: 'rainbond-console', en: 'rainbond-console'}},
      {fill: {css: '#client_secret'}, text: {zh: '0123456789', en: '0123456789'}},
      {fill: {css: '#redirect_domain'}, text: {zh: 'https://console.example.com', en: 'https://console.example.com'}},
    ],
    ready: {label: 'enterpriseSetting.basicsSetting.serve.form.label.oauth_type', nth: 1},
    region: {x: 320, y: 80, width: 640, height: 783},
    phone: {x: 344, y: 80, width: 560, height: 783},
    alt: {
      zh: '添加 OAuth 第三方服务的窗口：类型 github、名称、客户端ID、客户端密钥、回调地址，回调地址后面自动加上 /console/oauth/redirect，最后是关着的自动登录。',
      en: 'The window for a new OAuth service: the type github, name, client ID, client secret and the callback address, to which /console/oauth/redirect is added; automatic login, turned off, comes last.',
    },
  },
  {
    id: 'token-add',
    route: '/account/center/accesstoken',
    window: {width: 1280, height: 800},
    steps: [{click: {css: '.ant-btn-primary', nth: 0}}, {fill: {css: '.ant-modal input[type=text]', nth: 0}, text: {zh: 'pipeline-backend', en: 'pipeline-backend'}}],
    ready: {css: '.ant-modal-footer'},
    region: {x: 360, y: 80, width: 560, height: 320},
    phone: {x: 360, y: 80, width: 560, height: 320},
    alt: {
      zh: '新增访问令牌的窗口：用途填了 pipeline-backend，过期时间可以选。',
      en: 'The window for a new access token: its purpose is pipeline-backend, and when it expires can be chosen.',
    },
  },
];
