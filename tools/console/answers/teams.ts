import {apps} from '../world/apps';
import {agoPlain} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {enterprise} from '../world/enterprise';
import {requestsOf} from '../world/requests';
import {sum} from '../world/sum';
import {teamOf, teams as all} from '../world/teams';
import {userOf} from '../world/users';
import {bean, list, plain, type Answers} from './router';

/** The applications of a team. */
export const appsOf = (team: string | undefined) => apps.filter((one) => one.team === team);

/** A team: its overview, and the data that its pages share. */
export const teams: Answers = {
  'GET /console/teams/:team/overview': ({params, say}) => {
    const team = teamOf(params.team ?? '');
    const own = appsOf(team.name);
    const parts = own.flatMap((app) => app.components.map(componentOf));
    const {memory, cpu} = requestsOf(parts);
    return bean({
      user_nums: team.members.length,
      logo: '',
      team_alias: say(team.alias),
      team_id: team.tenantId,
      eid: enterprise.id,
      region_id: clusterOf(team.clusters[0] ?? '').id,
      region_health: true,
      team_app_num: own.length,
      running_app_num: own.length,
      team_service_num: parts.length,
      running_component_num: parts.length,
      team_service_memory_count: memory,
      team_service_total_disk: sum(parts.map(({usedDisk}) => usedDisk)),
      team_service_total_cpu: 0,
      team_service_total_memory: 0,
      team_service_use_cpu: cpu,
      cpu_usage: 0,
      memory_usage: 0,
    });
  },
  'GET /console/teams/:team/users': ({params}) =>
    list(teamOf(params.team ?? '').members.map(({user, role}) => ({user_id: user, user_name: userOf(user).name, nick_name: userOf(user).name, email: `${userOf(user).name}@example.com`, roles: [{role_id: 1, role_name: role}]}))),
  'GET /console/teams/:team/regions/:region/features': () => list([]),
  'GET /console/teams/:team/protocols': () => list(['http', 'tcp', 'mysql', 'grpc', 'https', 'udp'].map((protocol_type) => ({protocol_type, protocol_child: [protocol_type]}))),
  'GET /console/enterprise/:enterprise/myteams': ({say}) =>
    list(
      all.map((team) => {
        const regions = team.clusters.map((name) => ({region_name: name, region_alias: say(clusterOf(name).alias)}));
        return {
          team_name: team.name,
          team_alias: say(team.alias),
          team_id: team.tenantId,
          create_time: agoPlain({days: team.createdDaysAgo}),
          enterprise_id: enterprise.id,
          owner: team.owner,
          owner_name: userOf(team.owner).name,
          logo: '',
          roles: ['admin', 'owner'],
          region: regions[0]?.region_name,
          region_list: regions,
          app_count: appsOf(team.name).length,
          service_count: sum(appsOf(team.name).map(({components}) => components.length)),
        };
      }),
    ),
  'GET /console/enterprise/:enterprise/create-app-teams': (call) =>
    list(all.map((team) => ({team_name: team.name, team_alias: call.say(team.alias), team_id: team.tenantId, region_list: team.clusters.map((name) => ({region_name: name, region_alias: call.say(clusterOf(name).alias)}))}))),
  'GET /console/enterprise/:enterprise/region/:region/plugins': () => plain({code: 200, data: {bean: {}, list: []}}),
};
