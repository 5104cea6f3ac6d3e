import {ago} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {partActions, teamActions, teamRoles} from '../world/permissions';
import {teamOf} from '../world/teams';
import {userOf, users} from '../world/users';
import {appsOf} from './teams';
import {bean, list, type Answers, type Call} from './router';

const teamIn = ({params}: Call) => teamOf(params.team ?? '');

function members(call: Call) {
  const team = teamIn(call);
  return team.members.map(({user, role}) => {
    const own = teamRoles.filter(({key}) => key === role).map(({id, name}) => ({role_id: id, role_name: name}));
    return {user_id: user, nick_name: userOf(user).name, email: `${userOf(user).name}@example.com`, roles: user === team.owner ? [...own, {role_id: 0, role_name: '拥有者'}] : own};
  });
}

/** Members of a team, their roles, and what happened in it. */
export const teamMembers: Answers = {
  'GET /console/teams/:team/users/roles': (call) => list(members(call)),
  'GET /console/teams/:team/roles': () => list(teamRoles.map(({id, name}) => ({ID: id, name}))),
  'GET /console/teams/:team/roles/:role/perms': ({params}) => {
    const role = teamRoles.find(({id}) => String(id) === params.role) ?? teamRoles[2];
    const granted = (actions: Readonly<Record<string, number>>) => Object.entries(actions).map(([name, number]) => ({[name]: role.may(number)}));
    return bean({
      role_id: role.id,
      permissions: {team: {perms: granted(teamActions), sub_models: Object.entries(partActions).map(([part, actions]) => ({[part]: {perms: granted(actions), sub_models: []}}))}},
    });
  },
  'GET /console/teams/:team/applicants': (call) =>
    list(
      teamIn(call).name === 'dev'
        ? [{ID: 1, user_id: 5, user_name: userOf(5).name, team_id: teamIn(call).tenantId, team_name: 'dev', team_alias: call.say(teamIn(call).alias), apply_time: ago({hours: 3}).slice(0, 19).replace('T', ' '), is_pass: 0}]
        : [],
    ),
  'GET /console/teams/:team/services/event': (call) => {
    const happened = appsOf(teamIn(call).name)
      .flatMap(({components}) => components.map(componentOf))
      .flatMap((component) => component.events.map((event) => ({component, event})))
      .sort((a, b) => a.event.hoursAgo - b.event.hoursAgo)
      .slice(0, 8);
    return list(
      happened.map(({component, event}, index) => ({
        ID: index + 1,
        UserName: event.by,
        OptType: event.kind,
        FinalStatus: 'complete',
        Status: event.ok ? 'success' : 'failure',
        create_time: ago({hours: event.hoursAgo}),
        Target: 'service',
        TargetID: component.id,
        service_alias: component.alias,
        service_name: component.name,
      })),
      {total: happened.length},
    );
  },
  'GET /console/teams/:team/registry/auth': () => list([]),
  'GET /console/teams/:team/region/unopen': () => list([]),
  'GET /console/teams/:team/region/query': (call) =>
    list(teamIn(call).clusters.map(clusterOf).map(({name, alias, note, createdDaysAgo}, index) => ({ID: index + 1, region_name: name, region_alisa: call.say(alias), desc: call.say(note), create_time: ago({days: createdDaysAgo})}))),
  'GET /console/teams/:team/notjoinusers': (call) => list(users.filter(({id}) => teamIn(call).members.every(({user}) => user !== id)).map(({id, name}) => ({user_id: id, nick_name: name}))),
};
