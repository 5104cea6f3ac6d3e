import {agoPlain} from '../../world/clock';
import {clusterOf, clusters} from '../../world/clusters';
import {described} from '../clusters';
import {bean, list, refused, type Answers} from '../router';

/** One cluster for each state that the console knows, and for each way in which clusters are added to it. */
const STATES = [
  {name: 'a', provider: 'rke', status: '1', health_status: 'failure'},
  {name: 'b', provider: 'custom', status: '0', health_status: 'ok'},
  {name: 'c', provider: 'helm', status: '2', health_status: 'ok'},
  {name: 'd', provider: 'directly', status: '3', health_status: 'ok'},
  {name: 'e', provider: 'custom', status: '5', health_status: 'ok'},
  {name: 'f', provider: 'custom', status: '', health_status: 'ok'},
] as const;

const cluster = clusterOf('rainbond');

const pod = (name: string, status: string, restarts: number) => ({pod_name: name, pod_ip: '10.42.0.17', status, all_container: 1, run_container: status === 'Running' ? 1 : 0, restart_count: restarts, create_time: agoPlain({days: 3})});

/** Clusters in every state, nodes that are lost or closed, and unhealthy components of the platform. */
export const clustersInTrouble: Answers = {
  'GET /console/enterprise/:enterprise/regions': (call) =>
    list([
      ...clusters.map((one) => described(one, call)),
      ...STATES.map(({name, ...state}) => ({...described(cluster, call), region_id: `state-${name}`, region_name: `state-${name}`, region_alias: `state-${name}`, ...state})),
    ]),
  'GET /console/enterprise/:enterprise/regions/:region': (call) => bean({...described(cluster, call), ssl_ca_cert: 'CA', cert_file: 'certificate', key_file: 'key'}),
  'PUT /console/enterprise/:enterprise/regions/:region': (call) => bean(described(cluster, call)),
  'GET /console/enterprise/:enterprise/regions/:region/nodes': () =>
    list(
      cluster.nodes.map(({name, roles, usedCpu, cpu, usedMemory, memory}, index) => ({
        name,
        status: ['Ready,SchedulingDisabled', 'NotReady', 'NotReady,SchedulingDisabled'][index] ?? 'Ready',
        role: roles,
        unschedulable: index !== 1,
        arch: cluster.arch,
        req_cpu: usedCpu,
        cap_cpu: cpu,
        req_memory: usedMemory / 1000,
        cap_memory: memory / 1000,
      })),
      {bean: {}},
    ),
  'GET /console/enterprise/:enterprise/regions/:region/rbd-components': () =>
    list([
      {name: 'rbd-gateway', status: 'Pending', run_pods: 0, all_pods: 1, pods: [pod('rbd-gateway-x7k2p', 'Pending', 0)]},
      {name: 'rbd-worker', status: 'Running', run_pods: 1, all_pods: 1, pods: [pod('rbd-worker-m4d9q', 'Running', 14)]},
      {name: 'rbd-app-ui-migrations', status: 'Completed', run_pods: 0, all_pods: 1, pods: [pod('rbd-app-ui-migrations-t6w8z', 'Succeeded', 0)]},
    ]),
};

/** The console gets no answer from the edge cluster, so it knows none of its figures. */
export const clusterUnreachable: Answers = {
  'GET /console/enterprise/:enterprise/regions': (call) =>
    list(clusters.map((one) => (one.name === 'edge' ? {...described(one, call), health_status: 'failure', rbd_version: '', total_cpu: 0, used_cpu: 0, total_memory: 0, used_memory: 0, total_disk: 0, used_disk: 0} : described(one, call)))),
};

/** A node that is closed to new components. */
export const nodeClosed: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/nodes/:node': ({params}) => {
    const node = cluster.nodes.find(({name}) => name === params.node);
    if (!node) return refused(404, 404, 'node not found');
    return bean({name: node.name, ip: node.address, status: 'NotReady,SchedulingDisabled', container_runtime: '', architecture: cluster.arch, roles: node.roles, os_version: '', os_type: 'linux', kernel: '', unschedulable: true, create_time: agoPlain({days: 116}), req_cpu: 0, cap_cpu: node.cpu, req_memory: 0, cap_memory: node.memory / 1000, req_root_partition: 0, cap_root_partition: node.disk, req_docker_partition: 0, cap_docker_partition: 0});
  },
};

/** The cluster doesn't report the state of the platform's components. */
export const componentsUnknown: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/rbd-components': () => refused(500, 500, 'list rainbond components: invalid memory address or nil pointer dereference'),
};
