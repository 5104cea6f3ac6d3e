import type {Cluster, Node} from './types';

/** What the platform runs on a cluster for itself, with the names in its list of components, and whether it has one instance in all or one on each node. */
const PARTS: readonly {readonly name: string; readonly eachNode?: boolean}[] = [
  {name: 'rbd-api'},
  {name: 'rbd-chaos'},
  {name: 'rbd-db'},
  {name: 'rbd-etcd'},
  {name: 'rbd-eventlog'},
  {name: 'rbd-gateway'},
  {name: 'rbd-hub'},
  {name: 'rbd-monitor'},
  {name: 'rbd-mq'},
  {name: 'rbd-node', eachNode: true},
  {name: 'rbd-resource-proxy'},
  {name: 'rbd-webcli'},
  {name: 'rbd-worker'},
  {name: 'rainbond-operator'},
];

/** The platform's own components on a cluster. */
export const platformParts = ({nodes}: Cluster) => PARTS.map(({name, eachNode}) => ({name, instances: eachNode ? nodes.length : 1}));

/** What all nodes run. */
export const NODE_SYSTEM = {system: 'Ubuntu 22.04.2 LTS', kernel: '5.15.0-76-generic', runtime: 'containerd://1.6.21'} as const;

/** Labels that Kubernetes and a user set on a node. */
export const labelsOf = (node: Node, {arch}: Cluster): Readonly<Record<string, string>> => ({
  'kubernetes.io/arch': arch,
  'kubernetes.io/hostname': node.name,
  'kubernetes.io/os': 'linux',
  ...(node.roles.includes('gateway') ? {} : {disk: 'ssd'}),
});

/** Taints of a node. */
export const taintsOf = ({roles}: Node) => (roles.includes('gateway') ? [{key: 'gateway', value: 'true', effect: 'PreferNoSchedule'}] : []);

/** The last lines of a gateway's log, worded as in its source: a rule was saved, and the gateway applied it. */
export const gatewayLog: readonly string[] = [
  'time="2023-07-05T10:12:07+08:00" level=info msg="update nginx server config file."',
  'time="2023-07-05T10:12:07+08:00" level=info msg="nginx config reload success"',
  'time="2023-07-05T10:16:41+08:00" level=warning msg="Secret named dev/shop-old does not exist"',
  'time="2023-07-05T10:16:41+08:00" level=info msg="update nginx server config file."',
  'time="2023-07-05T10:16:41+08:00" level=info msg="nginx config reload success"',
];

/** The last lines of the console's own log. */
export const consoleLog: readonly string[] = [
  'INFO: starting console',
  'INFO: database migrations are up to date',
  'INFO: scheduler started',
];
