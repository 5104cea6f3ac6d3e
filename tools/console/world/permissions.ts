/** Permissions that a team's roles can have, as the console's back end names them (console/utils/perms.py): kind, actions and the number of the first. */
type Actions = Readonly<Record<string, number>>;

const numbered = (first: number, names: string): Actions => Object.fromEntries(names.split(' ').map((name, index) => [name, first + index]));

export const teamActions: Actions = {describe: 200001, dynamic_describe: 200009, maven_setting: 200014};

export const partActions: Readonly<Record<string, Actions>> = {
  teamRegion: numbered(200002, 'describe install uninstall'),
  teamMember: numbered(200005, 'describe create edit delete'),
  teamRole: numbered(200010, 'describe create edit delete'),
  teamRegistryAuth: numbered(200015, 'describe create edit delete'),
  app: {...numbered(300001, 'describe create edit delete start stop update construct backup migrate'), ...numbered(300012, 'share upgrade copy import export')},
  app_config_group: numbered(300017, 'describe create edit delete'),
  component: numbered(
    400001,
    'describe create edit delete visit_web_terminal start restart stop update construct rollback telescopic env rely storage port plugin source deploy_type characteristic health service_monitor',
  ),
  gatewayRule: numbered(500001, 'describe create edit delete'),
  certificate: numbered(600001, 'describe create edit delete'),
  plugin: numbered(700001, 'describe create edit delete'),
};

/** What an administrator of the enterprise may do with the library and the stores, as named in the data of the signed-in user. */
export const storeActions = 'create_app edit_app delete_app import_app export_app create_app_store get_app_store edit_app_store delete_app_store edit_app_version delete_app_version'.split(' ').map((action) => `app_store.${action}`);

/** What the roles that every team starts with may do, by the numbers of actions (DEFAULT_TEAM_ROLE_PERMS). */
const VIEWER = [200001, 200002, 200005, 200010, 300001, 400001, 500001, 600001, 700001];
const NOT_DEVELOPER = [200003, 200004, 200006, 200007, 200008, 200009, 200011, 200012, 200013, 200016, 200017, 200018, 300004, 300015, 300016, 400004, 500004, 600004, 700004];

/** The roles that every team starts with; their names are the console's. */
export const teamRoles = [
  {id: 1, key: 'admin', name: '管理员', may: () => true},
  {id: 2, key: 'developer', name: '开发者', may: (action: number) => !NOT_DEVELOPER.includes(action)},
  {id: 3, key: 'viewer', name: '观察者', may: (action: number) => VIEWER.includes(action)},
] as const;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  describe: '查看',
  create: '创建',
  edit: '编辑',
  delete: '删除',
  install: '开通',
  uninstall: '卸载',
  start: '启动',
  stop: '停用',
  restart: '重启',
  update: '更新',
  construct: '构建',
  backup: '备份',
  migrate: '迁移',
  share: '发布',
  upgrade: '升级',
  copy: '复制',
  import: '导入',
  export: '导出',
  visit_web_terminal: '访问web终端',
  rollback: '回滚',
  telescopic: '伸缩管理',
  env: '环境管理',
  rely: '依赖管理',
  storage: '存储管理',
  port: '端口管理',
  plugin: '插件管理',
  source: '构建源管理',
  deploy_type: '部署类型',
  characteristic: '特性',
  health: '健康检测',
  service_monitor: '业务监控管理',
};

const TEAM_DESCRIPTIONS: Readonly<Record<string, string>> = {describe: '查看团队信息', dynamic_describe: '查看团队动态', maven_setting: '管理Maven配置'};

/** The back end's description of an action; only in Chinese. */
export const descriptionOf = (part: string, action: string): string => {
  if (part === 'team') return TEAM_DESCRIPTIONS[action] ?? action;
  return part === 'component' && action === 'stop' ? '关闭' : (DESCRIPTIONS[action] ?? action);
};
