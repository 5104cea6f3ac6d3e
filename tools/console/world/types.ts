import type {Text} from '../language';

/** A cluster of the platform. */
export type Cluster = {
  readonly id: string;
  /** Its name in addresses and calls. */
  readonly name: string;
  readonly alias: Text;
  readonly note: Text;
  readonly arch: 'amd64' | 'arm64';
  /** How it was added to the platform; the interface's pages compare this value. */
  readonly provider: 'rke' | 'K3s';
  readonly kubernetes: string;
  readonly nodes: readonly Node[];
  readonly usedCpu: number;
  /** In MB. */
  readonly usedMemory: number;
  /** In GB. */
  readonly usedDisk: number;
  /** Domain below which components get addresses automatically. */
  readonly domain: string;
  readonly gatewayAddress: string;
  readonly createdDaysAgo: number;
};

export type Node = {
  readonly name: string;
  readonly address: string;
  readonly roles: readonly ('controlplane' | 'etcd' | 'worker' | 'gateway' | 'chaos')[];
  readonly cpu: number;
  /** In MB. */
  readonly memory: number;
  /** In GB. */
  readonly disk: number;
  readonly usedCpu: number;
  readonly usedMemory: number;
  readonly usedDisk: number;
};

export type TeamRole = 'admin' | 'developer' | 'viewer';

/** A user: accounts are named after what they are for. */
export type User = {
  readonly id: number;
  readonly name: string;
  readonly realName: Text;
  readonly enterpriseAdmin: boolean;
};

export type Team = {
  readonly id: number;
  readonly tenantId: string;
  readonly name: string;
  readonly alias: Text;
  /** Names of its clusters. */
  readonly clusters: readonly string[];
  readonly owner: number;
  readonly members: readonly {readonly user: number; readonly role: TeamRole}[];
  readonly createdDaysAgo: number;
};

export type App = {
  readonly id: number;
  readonly name: string;
  readonly team: string;
  readonly cluster: string;
  readonly kubernetesName: string;
  readonly note: Text;
  /** Aliases of its components, in the order of lists. */
  readonly components: readonly string[];
  readonly createdDaysAgo: number;
  readonly updatedHoursAgo: number;
};

export type Port = {
  readonly port: number;
  readonly alias: string;
  readonly protocol: 'http' | 'tcp' | 'mysql' | 'grpc';
  readonly inner: boolean;
  readonly outer: boolean;
  readonly kubernetesService: string;
};

export type Variable = {readonly name: string; readonly value: string; readonly note: Text};

export type Volume = {
  readonly name: string;
  readonly path: string;
  readonly kind: 'share-file' | 'local' | 'config-file' | 'memoryfs';
  /** In GB; 0 means no limit. */
  readonly capacity: number;
  /** Configuration files only. */
  readonly content?: string;
};

export type Version = {
  /** The time of the build, which the platform uses as its name. */
  readonly build: string;
  readonly hoursAgo: number;
  readonly seconds: number;
  readonly result: 'success' | 'failure';
  readonly by: string;
  readonly commit?: {readonly hash: string; readonly branch: string; readonly message: Text};
  readonly image: string;
};

export type ComponentEvent = {
  readonly kind: 'build-service' | 'start-service' | 'stop-service' | 'restart-service' | 'update-service' | 'horizontal-service' | 'vertical-service' | 'truncate-service' | 'INITIATING' | 'Unhealthy';
  readonly hoursAgo: number;
  readonly seconds: number;
  readonly by: string;
  readonly ok: boolean;
  readonly message?: string;
  readonly reason?: string;
};

/** Where a component comes from. */
export type Source =
  | {readonly kind: 'source_code'; readonly address: string; readonly branch: string; readonly language: string; readonly oauth?: {readonly service: number; readonly project: string}}
  | {readonly kind: 'package_build'; readonly file: string; readonly language: string}
  | {readonly kind: 'docker_image'; readonly image: string}
  | {readonly kind: 'market'; readonly template: string; readonly image: string}
  | {readonly kind: 'third_party'; readonly addresses: readonly string[]};

/** How the platform checks a component's health; times in seconds. */
export type Probe = {
  readonly scheme: 'http' | 'tcp';
  readonly mode: 'readiness' | 'liveness' | 'ignore';
  readonly port: number;
  readonly path: string;
  readonly initialDelay: number;
  readonly period: number;
  readonly timeout: number;
  readonly failures: number;
};

/** When the number of instances changes automatically; thresholds in per cent of the resource requests. */
export type Scaling = {readonly min: number; readonly max: number; readonly cpu: number; readonly memory: number};

/** A change in the number of instances, as the cluster reports it. */
export type Scaled = {readonly hoursAgo: number; readonly by: 'hpa' | 'manual'; readonly operator: string; readonly reason: string; readonly description: string};

/** What only some components have. */
export type Extras = {
  /** Nothing of it runs. */
  readonly closed?: true;
  /** It runs to completion once. */
  readonly job?: true;
  readonly probe?: Probe;
  readonly scaling?: Scaling;
  readonly scaled?: readonly Scaled[];
  /** Kubernetes attributes: YAML, or pairs of a name and a value. */
  readonly attributes?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** Settings for the platform's builder. */
  readonly build?: Readonly<Record<string, string>>;
  /** Mounted storage of other components. */
  readonly mounts?: readonly {readonly component: string; readonly volume: string; readonly path: string}[];
  /** Where its own metrics are fetched, and charts of them. */
  readonly monitors?: readonly {readonly name: string; readonly port: number; readonly path: string; readonly interval: string; readonly shows: Text}[];
  readonly charts?: readonly {readonly title: Text; readonly query: string; readonly around: number}[];
};

export type Component = {
  readonly id: string;
  /** Its name in addresses and calls. */
  readonly alias: string;
  readonly name: string;
  readonly kubernetesName: string;
  readonly app: number;
  readonly stateful: boolean;
  readonly source: Source;
  /** In MB, for each instance. */
  readonly memory: number;
  /** In thousandths of a core. */
  readonly cpu: number;
  readonly usedMemory: number;
  readonly usedCpu: number;
  /** In MB. */
  readonly usedDisk: number;
  readonly instances: number;
  readonly ports: readonly Port[];
  readonly variables: readonly Variable[];
  readonly volumes: readonly Volume[];
  /** Aliases of the components it depends on. */
  readonly dependsOn: readonly string[];
  readonly versions: readonly Version[];
  readonly events: readonly ComponentEvent[];
  readonly log: readonly string[];
} & Extras;
