import {apps} from '../world/apps';
import {agoPlain} from '../world/clock';
import {clusters, total} from '../world/clusters';
import {components} from '../world/components';
import {enterprise as it} from '../world/enterprise';
import {templates} from '../world/market';
import {sum} from '../world/sum';
import {teams} from '../world/teams';
import {userOf, users, visitor} from '../world/users';
import {bean, list, type Answers, type Call} from './router';

const described = ({say}: Call) => ({
  ID: 1,
  enterprise_id: it.id,
  enterprise_name: it.name,
  enterprise_alias: say(it.alias),
  create_time: agoPlain({days: it.createdDaysAgo}),
  is_active: 1,
  enterprise_token: '',
  logo: {enable: false, value: ''},
  title: {enable: false, value: ''},
  disable_install_cluster_log: true,
});

/** The enterprise's overview: figures over all clusters and teams. */
export const enterprise: Answers = {
  'GET /console/enterprises': (call) => list([described(call)]),
  'GET /console/enterprise/:enterprise/info': (call) => bean(described(call)),
  'GET /console/enterprise/:enterprise/overview': () => bean({shared_apps: templates.length, total_teams: teams.length, total_users: users.length}),
  'GET /console/enterprise/:enterprise/overview/app': () =>
    bean({service_groups: {total: apps.length, running: apps.length, closed: 0}, components: {total: components.length, running: components.length, closed: 0}}),
  'GET /console/enterprise/:enterprise/overview/team': ({say}) =>
    bean({
      active_teams: teams.map(({name, alias, clusters: regions, owner, members}) => ({team_name: name, team_alias: say(alias), region: regions[0], region_list: regions, owner, owner_name: userOf(owner).name, num: members.length})),
      new_join_team: teams.map(({name, alias, tenantId, clusters: regions, owner, createdDaysAgo}) => ({
        team_name: name,
        team_alias: say(alias),
        team_id: tenantId,
        create_time: agoPlain({days: createdDaysAgo}),
        region: regions[0],
        region_list: regions,
        enterprise_id: it.id,
        owner,
        owner_name: userOf(owner).name,
        roles: owner === visitor.id ? ['admin', 'owner'] : ['developer'],
        is_pass: true,
      })),
      request_join_team: [],
    }),
  'GET /console/enterprise/:enterprise/monitor': () =>
    bean({
      total_regions: clusters.length,
      memory: {used: sum(clusters.map(({usedMemory}) => usedMemory)), total: sum(clusters.map((one) => total(one, 'memory')))},
      cpu: {used: sum(clusters.map(({usedCpu}) => usedCpu)), total: sum(clusters.map((one) => total(one, 'cpu')))},
    }),
  'GET /console/enterprise/:enterprise/my_events': () => list([]),
  'GET /console/enterprise/:enterprise/service_alarm': () => list([]),
  'GET /console/enterprise/:enterprise/apps': ({say}) =>
    list(apps.map(({id, name, team, cluster}) => ({ID: id, group_name: name, tenant_id: teams.find((one) => one.name === team)?.tenantId, tenant_name: say(teams.find((one) => one.name === team)?.alias ?? {zh: team, en: team}), region_name: cluster}))),
};
