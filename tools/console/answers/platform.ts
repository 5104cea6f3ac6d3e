import {ago, agoPlain} from '../world/clock';
import {clusterOf, clusters} from '../world/clusters';
import {componentOf} from '../world/components';
import {consoleLog, gatewayLog, labelsOf, NODE_SYSTEM, platformParts, taintsOf} from '../world/platform';
import {requestsOf} from '../world/requests';
import {teams} from '../world/teams';
import type {Cluster, Node} from '../world/types';
import {users, visitor} from '../world/users';
import {appsOf} from './teams';
import {bean, list, type Answers, type Call} from './router';

/** Log lines contain the first twelve characters of their container's id. */
const GATEWAY_CONTAINER = 'b7c1e0a94d3f';

/** What a team's applications request, in one cluster or in all of them. */
const requestsIn = (team: string, cluster?: string) => requestsOf(appsOf(team).filter((app) => cluster === undefined || app.cluster === cluster).flatMap(({components}) => components.map(componentOf)));

const clusterIn = ({params}: Call) => clusterOf(params.region ?? '');

function nodeIn(call: Call): {node: Node; cluster: Cluster} {
  const cluster = clusterIn(call);
  const node = cluster.nodes.find(({name}) => name === call.params.node);
  if (!node) throw new Error(`The world has no node ${call.params.node}.`);
  return {node, cluster};
}

/** The console divides by a thousand. */
const memoryOf = (node: Node) => ({req_memory: node.usedMemory / 1000, cap_memory: node.memory / 1000});

const counted = (names: readonly string[]) => Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]));

const asUser = (user: (typeof users)[number], {say}: Call) => ({
  user_id: user.id,
  nick_name: user.name,
  real_name: say(user.realName),
  email: `${user.name}@example.com`,
  phone: '',
  create_time: ago({days: 118 - user.id * 11}),
  default_favorite_name: null,
  default_favorite_url: null,
});

/** Nodes and the platform's own components, users, teams, settings and logs. */
export const platform: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/nodes': (call) => {
    const cluster = clusterIn(call);
    return list(
      cluster.nodes.map((node) => ({name: node.name, status: 'Ready', role: node.roles, unschedulable: false, arch: cluster.arch, req_cpu: node.usedCpu, cap_cpu: node.cpu, ...memoryOf(node)})),
      {bean: counted(cluster.nodes.flatMap(({roles}) => [...roles]))},
    );
  },
  'GET /console/enterprise/:enterprise/regions/:region/nodes/:node': (call) => {
    const {node, cluster} = nodeIn(call);
    return bean({
      name: node.name,
      ip: node.address,
      status: 'Ready',
      container_runtime: NODE_SYSTEM.runtime,
      architecture: cluster.arch,
      roles: node.roles,
      os_version: NODE_SYSTEM.system,
      os_type: 'linux',
      kernel: NODE_SYSTEM.kernel,
      unschedulable: false,
      create_time: ago({days: cluster.createdDaysAgo}),
      req_cpu: node.usedCpu,
      cap_cpu: node.cpu,
      ...memoryOf(node),
      req_root_partition: node.usedDisk,
      cap_root_partition: node.disk,
      req_docker_partition: 0,
      cap_docker_partition: 0,
    });
  },
  'GET /console/enterprise/:enterprise/regions/:region/nodes/:node/container': (call) => {
    const {node} = nodeIn(call);
    return bean({path: '/var/lib/containerd', total: node.disk, used: Math.round(node.usedDisk * 0.6)});
  },
  'GET /console/enterprise/:enterprise/regions/:region/nodes/:node/labels': (call) => {
    const {node, cluster} = nodeIn(call);
    return bean(labelsOf(node, cluster));
  },
  'GET /console/enterprise/:enterprise/regions/:region/nodes/:node/taints': (call) => bean(taintsOf(nodeIn(call).node)),
  'GET /console/enterprise/:enterprise/regions/:region/rbd-components': (call) =>
    list(platformParts(clusterIn(call)).map(({name, instances}) => ({name, status: 'Running', run_pods: instances, all_pods: instances, pods: []}))),
  'GET /console/enterprise/:enterprise/regions/:region/tenants': (call) => {
    const asked = clusters.find(({id, name}) => [id, name].includes(call.params.region ?? ''));
    const own = teams.filter((team) => team.clusters.some((name) => name === asked?.name));
    return bean({
      total: own.length,
      tenants: own.map((team) => {
        const {memory, cpu} = requestsIn(team.name, asked?.name);
        return {
          tenant_id: team.tenantId,
          tenant_name: team.name,
          team_name: call.say(team.alias),
          memory_request: memory,
          memory_limit: memory,
          cpu_request: cpu,
          cpu_limit: cpu,
          running_app_num: appsOf(team.name).filter((app) => app.cluster === asked?.name).length,
          set_limit_memory: 0,
        };
      }),
    });
  },
  'GET /console/enterprise/:enterprise/users': (call) => {
    const found = users.filter(({name}) => name.includes(call.query.get('query') ?? ''));
    return list(
      found.map((one) => asUser(one, call)),
      {total: found.length, page: 1, page_size: 10},
    );
  },
  'GET /console/enterprise/:enterprise/admin/user': (call) =>
    list(users.filter(({enterpriseAdmin}) => enterpriseAdmin).map((one) => ({...asUser(one, call), is_current: one.id === visitor.id, roles: ['admin'], create_time: agoPlain({days: 118})}))),
  'GET /console/enterprise/admin/roles': () => list(['admin', 'app_store']),
  'GET /console/enterprise/:enterprise/teams': (call) =>
    bean({
      total_count: teams.length,
      page: 1,
      page_size: 10,
      list: teams.map((team) => ({
        team_name: team.name,
        team_alias: call.say(team.alias),
        team_id: team.tenantId,
        create_time: agoPlain({days: team.createdDaysAgo}),
        owner: team.owner,
        owner_name: visitor.name,
        logo: '',
        roles: ['admin', 'owner'],
        region: team.clusters[0],
        region_list: team.clusters.map((name) => ({region_name: name, region_alias: call.say(clusterOf(name).alias)})),
        app_count: appsOf(team.name).length,
        service_count: appsOf(team.name).flatMap(({components}) => components).length,
        user_number: team.members.length,
        running_apps: appsOf(team.name).length,
        memory_request: requestsIn(team.name).memory,
        cpu_request: requestsIn(team.name).cpu,
        set_limit_memory: 0,
      })),
    }),
  'GET /console/enterprise/registerstatus': () => bean({is_regist: true}),
  'GET /console/enterprise/:enterprise/backups': () => list([{name: 'console-20230704.tar.gz', size: 1_482_752}]),
  'GET /console/enterprise/region_name/:region/rbd-pods': (call) => bean({list: platformParts(clusterIn(call)).map(({name}) => ({rbd_name: name, pod_name: `${name}-0`, node_name: clusterIn(call).nodes[0]?.name, node_ip: clusterIn(call).nodes[0]?.address}))}),
  'GET /console/enterprise/region_name/:region/rbd-component-logs': () => bean(gatewayLog.map((line) => `${GATEWAY_CONTAINER}:${line}`)),
  'GET /console/enterprise/goodrain_log': () => bean(consoleLog),
  'GET /console/enterprise/:enterprise/regions/:region/plugins': () => list([]),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/accesskey': () => bean({}),
};
