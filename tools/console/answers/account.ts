import {agoPlain, agoSeconds} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {enterprise} from '../world/enterprise';
import {descriptionOf, partActions, storeActions, teamActions} from '../world/permissions';
import {teams} from '../world/teams';
import type {Team} from '../world/types';
import {tokens, visitor} from '../world/users';
import {bean, list, type Answers, type Call} from './router';

const allowed = (actions: Readonly<Record<string, number>>) => Object.keys(actions).map((name) => ({[name]: true}));

/** Everything that a team's owner may do, nested as the back end sends it. */
export const everyAction = {
  team: {perms: allowed(teamActions), sub_models: Object.entries(partActions).map(([part, actions]) => ({[part]: {perms: allowed(actions), sub_models: []}}))},
};

const listed = (part: string, actions: Readonly<Record<string, number>>) => Object.entries(actions).map(([name, code]) => ({name, desc: descriptionOf(part, name), code}));

/** All actions that a role can be allowed, as the form of roles lists them. */
const actionTree = {
  team: {perms: listed('team', teamActions), sub_models: Object.entries(partActions).map(([part, actions]) => ({[part]: {perms: listed(part, actions), sub_models: []}}))},
};

const regionsOf = (team: Team, {say}: Call) =>
  team.clusters.map((name) => {
    const cluster = clusterOf(name);
    return {
      service_status: 1,
      is_active: true,
      region_status: '1',
      team_region_name: name,
      team_region_alias: say(cluster.alias),
      region_tenant_id: team.tenantId,
      region_scope: 'private',
      region_create_time: agoPlain({days: cluster.createdDaysAgo}),
      websocket_uri: `ws://${cluster.gatewayAddress}:6060`,
      tcpdomain: cluster.gatewayAddress,
    };
  });

const on = (value: unknown) => ({enable: true, value});
const off = (value: unknown = null) => ({enable: false, value});

/** Signing in, the visitor's own data, and what the console requests before it shows anything. */
export const account: Answers = {
  'GET /console/config/info': () =>
    bean({
      title: on('Rainbond'),
      logo: off(''),
      favicon: off(''),
      footer: off(''),
      header_color: off(''),
      shadow: off(''),
      enterprise_id: enterprise.id,
      enterprise_alias: off(''),
      // The version as the build of an image writes it: tag, commit and hour.
      version: on('v5.14.2-release-43ce183-2023-06-20-19'),
      is_public: false,
      is_offline: false,
      is_regist: on(true),
      is_user_register: on(true),
      is_first_install: false,
      is_alarm: off(),
      is_disable_logout: false,
      newbie_guide: off(),
      official_demo: off(''),
      oauth_services: off([]),
      oauth_services_is_sonsole: off(),
      enterprise_center_oauth: off(),
      cloud_market: on(null),
      visual_monitor: off(),
      document: on({platform_url: 'https://www.rainbond.com/'}),
      doc_url: on('https://www.rainbond.com/'),
    }),
  'GET /console/custom_configs': () => list([]),
  'PUT /console/custom_configs': () => bean({}),
  'GET /console/perms': () => bean(actionTree),
  'POST /console/users/login': () => bean({token: 'bench'}),
  'GET /console/users/logout': () => bean({}),
  'GET /console/users/details': (call) =>
    bean({
      user_id: visitor.id,
      user_name: visitor.name,
      nick_name: visitor.name,
      real_name: call.say(visitor.realName),
      email: `${visitor.name}@example.com`,
      phone: '',
      git_user_id: 0,
      is_sys_admin: true,
      enterprise_id: enterprise.id,
      is_enterprise_active: 1,
      is_enterprise_admin: true,
      roles: ['admin'],
      permissions: storeActions,
      oauth_services: [],
      teams: teams.map((team) => ({
        team_id: team.id,
        team_name: team.name,
        team_alias: call.say(team.alias),
        limit_memory: 0,
        pay_level: 'payed',
        region: regionsOf(team, call),
        creater: team.owner,
        create_time: agoPlain({days: team.createdDaysAgo}),
        role_name_list: [],
        tenant_actions: everyAction,
        is_team_owner: team.owner === visitor.id,
      })),
    }),
  'GET /console/users/access-token': () =>
    list(tokens.map(({id, note, days}) => ({ID: id, note, user_id: visitor.id, access_key: '', expire_time: days === undefined ? null : agoSeconds({days: -days})}))),
  'GET /console/enterprise/:enterprise/user/favorite': () => list([]),
  'POST /console/operation-logs': () => bean({}),
};
