import {HOSTS, hostClusters, PLATFORM_CONFIG, RKE_CONFIG, type HostCluster} from '../world/hosts';
import {list, plain, refused, type Answers, type Call} from './router';

const listed = ({name, state, platform}: HostCluster) => ({
  name,
  cluster_id: name,
  cluster_type: 'rke',
  master_url: {api_server_endpoint: `https://${HOSTS[0]}:6443`},
  size: HOSTS.length,
  current_version: 'v1.23.10',
  state,
  rainbond_init: platform === 'done',
  can_init: true,
  create_log_path: '',
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

const nodes = () => HOSTS.map((ip) => ({ip, internalIP: ip, sshUser: 'docker', sshPort: 22, roles: ['etcd', 'controlplane', 'worker']}));

/** States of a task, as the cloud adaptor names them; `complete` without the platform means that it failed. */
const TASK_STATES = {none: '', going: 'start', failed: 'complete', done: 'inited'} as const;

const clusterIn = ({params}: Call) => hostClusters.find(({name}) => name === params.cluster);

const event = (type: string, status: 'start' | 'success' | 'failure', message = '') => ({type, status, message, reason: ''});

/** Steps of tasks, as the cloud adaptor reports them (internal/adaptor/rke/rke.go, internal/operator). */
const EVENTS = {
  create: [event('InitClusterConfig', 'success', 'init cluster config success'), event('InstallKubernetes', 'failure', `Cluster must have at least one etcd plane host: failed to connect to the following etcd host(s) [${HOSTS[0]}]`)],
  going: [
    event('Init', 'success'),
    event('CheckCluster', 'success'),
    event('InitRainbondRegionOperator', 'success'),
    event('InitRainbondRegionImageHub', 'success'),
    event('InitRainbondRegionPackage', 'success'),
    event('InitRainbondRegionRegionConfig', 'start'),
  ],
  failed: [event('Init', 'success'), event('CheckCluster', 'failure', 'node count be too small')],
} as const;

const ADAPTOR = '/console/proxy/enterprise-server/api/v1';
const CLUSTERS = `${ADAPTOR}/enterprises/:enterprise/kclusters`;

/** Clusters that the console installs on hosts, before they are clusters of the platform. */
export const hosts: Answers = {
  [`GET ${CLUSTERS}`]: ({query}) => plain({data: {clusters: query.get('provider_name') === 'rke' ? hostClusters.map(listed) : []}}),
  [`POST ${CLUSTERS}/prune-update-rkeconfig`]: () => plain({nodes: nodes(), encodeRKEConfig: base64(RKE_CONFIG)}),
  [`GET ${CLUSTERS}/:cluster/kubeconfig`]: () => plain({data: {config: `apiVersion: v1\nkind: Config\nclusters:\n- cluster:\n    server: https://${HOSTS[0]}:6443\n`}}),
  [`GET ${CLUSTERS}/:cluster/createlog`]: () => plain({data: {content: 'time="2023-07-04T09:58:12Z" level=info msg="Initiating Kubernetes cluster"'}}),
  [`GET ${CLUSTERS}/:cluster/rainbondcluster`]: () => plain({data: {config: PLATFORM_CONFIG}}),
  [`GET ${CLUSTERS}/:cluster/rainbond-components`]: () => plain([]),
  [`GET ${CLUSTERS}/:cluster/regionconfig`]: () => plain({data: {configs: {apiAddress: `https://${HOSTS[0]}:8443`}, configs_yaml: ''}}),
  [`GET ${ADAPTOR}/enterprises/:enterprise/last-ck-task`]: ({query}) =>
    plain({data: query.get('provider_name') === 'rke' ? {name: 'hosts-a', taskID: 'create', clusterID: 'hosts-a', providerName: 'rke', status: 'complete'} : {}}),
  [`GET ${ADAPTOR}/enterprises/:enterprise/ck-task/:task`]: ({params}) => plain({data: {taskID: params.task, status: 'complete'}}),
  [`GET ${ADAPTOR}/enterprises/:enterprise/tasks/:task/events`]: ({params}) => plain({data: {events: EVENTS[params.task as keyof typeof EVENTS] ?? []}}),
  [`GET ${ADAPTOR}/enterprises/:enterprise/init-task/running`]: () => list([]),
  [`GET ${ADAPTOR}/enterprises/:enterprise/init-task/:cluster`]: (call) => {
    const cluster = clusterIn(call);
    if (!cluster || cluster.platform === 'none') return refused(404, 404, 'init task not found');
    return plain({data: {taskID: cluster.platform, clusterID: cluster.name, providerName: 'rke', status: TASK_STATES[cluster.platform]}});
  },
  [`GET ${ADAPTOR}/enterprises/:enterprise/update-cluster/:cluster`]: () => plain({data: {task: null, nodeList: nodes(), rkeConfig: base64(RKE_CONFIG)}}),
  [`GET ${ADAPTOR}/init_node_cmd`]: () => plain({cmd: 'curl -sfL https://get.rainbond.com/init_node | bash'}),
};
