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
  {id: 'team-join', route: TEAMS, situation: 'member', ready: {label: 'enterpriseTeamManagement.allProject.button.join'}},
  {id: 'personal', route: '/enterprise/demo/personal', ready: {label: 'enterpriseOverview.information.team'}},
  {id: 'plugin-create-kinds', route: `${TEAM}/create-plugin`, window: TALL, steps: [{click: {css: '.ant-select-selection', nth: 0}}], ready: {css: '.ant-select-dropdown-menu'}},
  {id: 'plugin-create-source', route: `${TEAM}/create-plugin`, window: TALL, steps: [{click: {css: '.ant-radio-input[value=dockerfile]'}}], ready: {label: 'teamPlugin.create.lable.code_repo'}},
];
