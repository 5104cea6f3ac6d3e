import {agoPlain} from '../world/clock';
import {clusters as all, total} from '../world/clusters';
import {components} from '../world/components';
import {apps} from '../world/apps';
import {enterprise} from '../world/enterprise';
import type {Cluster} from '../world/types';
import {bean, list, plain, refused, type Answers, type Call} from './router';

/** Number of the platform's own instances on a cluster, in addition to those of components. */
const PLATFORM_INSTANCES = 22;

const instances = (cluster: Cluster) =>
  components.filter(({app}) => apps.some((one) => one.id === app && one.cluster === cluster.name)).reduce((sum, one) => sum + one.instances, PLATFORM_INSTANCES);

/** A cluster, as the cluster views send it. */
export function described(cluster: Cluster, {say}: Call) {
  return {
    region_id: cluster.id,
    region_name: cluster.name,
    region_alias: say(cluster.alias),
    enterprise_id: enterprise.id,
    enterprise_alias: say(enterprise.alias),
    desc: say(cluster.note),
    status: '1',
    health_status: 'ok',
    scope: 'private',
    provider: cluster.provider,
    provider_cluster_id: '',
    region_type: [],
    url: `https://${cluster.gatewayAddress}:8443`,
    wsurl: `ws://${cluster.gatewayAddress}:6060`,
    httpdomain: cluster.domain,
    tcpdomain: cluster.gatewayAddress,
    ssl_ca_cert: '',
    cert_file: '',
    key_file: '',
    total_cpu: total(cluster, 'cpu'),
    used_cpu: cluster.usedCpu,
    total_memory: total(cluster, 'memory'),
    used_memory: cluster.usedMemory,
    total_disk: total(cluster, 'disk'),
    used_disk: cluster.usedDisk,
    rbd_version: 'v5.14.2-release',
    k8s_version: cluster.kubernetes,
    all_nodes: cluster.nodes.length,
    node_ready: cluster.nodes.length,
    run_pod_number: instances(cluster),
    pod_nums: instances(cluster),
    resource_proxy_status: true,
    services_status: {running: instances(cluster)},
    arch: [cluster.arch],
    create_time: agoPlain({days: cluster.createdDaysAgo}),
    enable_all_teams: false,
  };
}

/** The clusters of the enterprise and their nodes. */
export const clusters: Answers = {
  'GET /console/enterprise/:enterprise/regions': (call) => list(all.map((cluster) => described(cluster, call))),
  'GET /console/enterprise/:enterprise/regions/:region': (call) => {
    const cluster = all.find(({id}) => id === call.params.region);
    return cluster ? bean(described(cluster, call)) : refused(404, 404, 'region not found');
  },
  'GET /console/enterprise/:enterprise/alerts': () => plain({code: 200, data: {bean: {}, list: []}}),
};
