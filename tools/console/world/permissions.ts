/** What a team's roles can be allowed, as the console's back end names it (console/utils/perms.py): kind, actions and the number of the first. */
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
