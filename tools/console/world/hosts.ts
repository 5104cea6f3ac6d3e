/** A cluster that the console installs on hosts, and how far it has got. */
export type HostCluster = {
  readonly name: string;
  readonly state: 'running' | 'failed';
  /** The installation of the platform itself: not started, in progress, failed, done. */
  readonly platform: 'none' | 'going' | 'failed' | 'done';
};

/** One that failed, one with Kubernetes only, one that waits to be connected, one on which the platform couldn't be installed, and one on which it is being installed. */
export const hostClusters: readonly HostCluster[] = [
  {name: 'hosts-a', state: 'failed', platform: 'none'},
  {name: 'hosts-b', state: 'running', platform: 'none'},
  {name: 'hosts-c', state: 'running', platform: 'done'},
  {name: 'hosts-d', state: 'running', platform: 'failed'},
  {name: 'hosts-e', state: 'running', platform: 'going'},
];

/** The hosts of one of them. */
export const HOSTS = ['192.0.2.21', '192.0.2.22', '192.0.2.23'] as const;

/** An excerpt of the file that RKE reads. */
export const RKE_CONFIG = `nodes:
${HOSTS.map((address) => `- address: ${address}\n  port: "22"\n  internal_address: ${address}\n  role: [etcd, controlplane, worker]\n  user: docker`).join('\n')}
kubernetes_version: v1.23.10-rancher1-1
`;

/** The configuration for the platform's operator. */
export const PLATFORM_CONFIG = `apiVersion: rainbond.io/v1alpha1
kind: RainbondCluster
metadata:
  name: rainbondcluster
  namespace: rbd-system
spec:
  enableHA: false
  gatewayIngressIPs:
    - 192.0.2.21
`;
