import type {Place} from '../screens/types';

const TEAMS = '/enterprise/demo/teams';

const TEAM = '/team/dev/region/rainbond';

const TALL = {width: 1280, height: 1600} as const;

const MENU = {hover: {css: 'i.anticon-more, [class*=more] svg, .ant-dropdown-trigger', nth: -1}} as const;

/** Teams: their forms, their menus, their plugins. */
export const teams: readonly Place[] = [
  {id: 'team-menu', route: TEAMS, steps: [MENU], ready: {label: 'enterpriseTeamManagement.admin.handle.delete'}},
  {id: 'team-delete', route: TEAMS, steps: [MENU, {click: {label: 'enterpriseTeamManagement.admin.handle.delete'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'team-open-cluster', route: TEAMS, steps: [MENU, {click: {label: 'enterpriseTeamManagement.admin.handle.open'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'team-cluster-unload', route: `${TEAM}/team`, steps: [{click: {label: 'teamManage.tabs.cluster'}}, {click: {label: 'teamManage.tabs.cluster.unload', nth: 0}}], ready: {label: 'teamManage.tabs.cluster.unloadCluster'}},
  {id: 'team-clusters', route: `${TEAM}/team`, steps: [{click: {label: 'teamManage.tabs.cluster'}}], ready: {label: 'teamManage.tabs.cluster.open'}},
  {id: 'team-member-add', route: `${TEAM}/team`, steps: [{click: {label: 'teamManage.tabs.member'}}, {click: {label: 'teamManage.tabs.member.btn.add'}}], ready: {label: 'confirmModal.lable.member.user_ids'}},
  {id: 'team-role-add', route: `${TEAM}/team`, window: TALL, steps: [{click: {label: 'teamManage.tabs.role'}}, {click: {label: 'teamManage.tabs.role.btn.add'}}], ready: {label: 'teamManage.tabs.role.list.permissions.add'}},
  {id: 'team-registry', route: `${TEAM}/team`, situation: 'registry', steps: [{click: {label: 'teamManage.tabs.image'}}], ready: {label: 'teamManage.tabs.image.table.btn.edit'}},
  {id: 'team-registry-add', route: `${TEAM}/team`, steps: [{click: {label: 'teamManage.tabs.image'}}, {click: {label: 'teamManage.tabs.image.table.btn.add', nth: -1}}], ready: {label: 'confirmModal.image.lable.domain'}},
  {id: 'team-leave', route: `${TEAM}/team`, situation: 'member', steps: [{click: {label: 'teamManage.tabs.exitTeam'}}], ready: {label: 'confirmModal.project_team_quit.delete.title'}},
  {id: 'team-join', route: TEAMS, situation: 'member', ready: {label: 'enterpriseTeamManagement.allProject.button.join'}},
  {id: 'personal', route: '/enterprise/demo/personal', ready: {label: 'enterpriseOverview.information.team'}},
  {id: 'plugin-create-kinds', route: `${TEAM}/create-plugin`, window: TALL, steps: [{click: {css: '.ant-select-selection', nth: 0}}], ready: {css: '.ant-select-dropdown-menu'}},
  {id: 'plugin-create-source', route: `${TEAM}/create-plugin`, window: TALL, steps: [{click: {css: '.ant-radio-input[value=dockerfile]'}}], ready: {label: 'teamPlugin.create.lable.code_repo'}},
];
