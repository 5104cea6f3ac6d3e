import type {Cluster, Node} from './types';

type Sizes = Pick<Node, 'cpu' | 'memory' | 'disk' | 'usedCpu' | 'usedMemory' | 'usedDisk'>;

const node = (name: string, address: string, roles: Node['roles'], sizes: Sizes): Node => ({name, address, roles, ...sizes});

/** Addresses are from the ranges reserved for documentation (RFC 5737). */
export const clusters: readonly Cluster[] = [
  {
    id: 'c0a801',
    name: 'rainbond',
    alias: {zh: '默认集群', en: 'Default cluster'},
    note: {zh: '机房里的三台服务器', en: 'Three servers in the machine room'},
    arch: 'amd64',
    provider: 'rke',
    kubernetes: 'v1.23.10+rke2r1',
    nodes: [
      node('192.0.2.11', '192.0.2.11', ['controlplane', 'etcd', 'worker', 'gateway', 'chaos'], {cpu: 8, memory: 16_384, disk: 200, usedCpu: 2.6, usedMemory: 9420, usedDisk: 74}),
      node('192.0.2.12', '192.0.2.12', ['etcd', 'worker', 'chaos'], {cpu: 8, memory: 16_384, disk: 200, usedCpu: 2.1, usedMemory: 8130, usedDisk: 61}),
      node('192.0.2.13', '192.0.2.13', ['etcd', 'worker'], {cpu: 8, memory: 16_384, disk: 200, usedCpu: 1.9, usedMemory: 7240, usedDisk: 58}),
    ],
    usedCpu: 6.6,
    usedMemory: 24_790,
    usedDisk: 193,
    domain: 'apps.example.com',
    gatewayAddress: '192.0.2.11',
    createdDaysAgo: 118,
  },
  {
    id: 'c0a802',
    name: 'edge',
    alias: {zh: '边缘集群', en: 'Edge cluster'},
    note: {zh: '两台 ARM 服务器', en: 'Two ARM servers'},
    arch: 'arm64',
    provider: 'K3s',
    kubernetes: 'v1.24.8+k3s1',
    nodes: [
      node('198.51.100.21', '198.51.100.21', ['controlplane', 'etcd', 'worker', 'gateway', 'chaos'], {cpu: 4, memory: 8192, disk: 100, usedCpu: 1.1, usedMemory: 3610, usedDisk: 32}),
      node('198.51.100.22', '198.51.100.22', ['worker'], {cpu: 4, memory: 8192, disk: 100, usedCpu: 0.7, usedMemory: 2240, usedDisk: 21}),
    ],
    usedCpu: 1.8,
    usedMemory: 5850,
    usedDisk: 53,
    domain: 'edge.example.com',
    gatewayAddress: '198.51.100.21',
    createdDaysAgo: 40,
  },
];

/** The cluster with this name. */
export function clusterOf(name: string): Cluster {
  const cluster = clusters.find((one) => one.name === name);
  if (!cluster) throw new Error(`The world has no cluster ${name}.`);
  return cluster;
}

/** The sum of a figure over the nodes of a cluster. */
export const total = ({nodes}: Cluster, figure: keyof Sizes): number => nodes.reduce((sum, one) => sum + one[figure], 0);
