import {platformFacts} from '../data/platform-facts';

/** The container runtime of the nodes; K3s bundles its own containerd at a different path. */
export type ContainerRuntime = 'containerd' | 'docker' | 'k3s';

export type GatewayNode = {readonly name: string; readonly internalIP: string; readonly externalIP: string};

/** Where shared volumes come from. */
export type SharedStorage =
  /** The chart's own NFS server, on a node. */
  | {readonly kind: 'builtin'}
  /** Storage classes of the cluster; the one for block storage is optional. */
  | {readonly kind: 'class'; readonly shared: string; readonly block?: string}
  /** An NFS mount point, mounted by the chart's provisioner. */
  | {readonly kind: 'nfs'; readonly server: string; readonly path: string}
  /** Alibaba Cloud NAS: the chart creates the storage class; the cluster has to provide the driver. */
  | {readonly kind: 'aliyun'; readonly server: string};

/** A MySQL server outside the cluster; its password is filled in by hand, in the file. */
export type Database = {readonly host: string; readonly port: number; readonly username: string};

/** Options of a Helm installation; anything left out keeps the chart's default. */
export type HelmOptions = {
  readonly runtime: ContainerRuntime;
  /** Address through which the gateway nodes are reached. */
  readonly entry?: string;
  readonly gatewayNodes?: readonly GatewayNode[];
  /** Names of the nodes that run builds. */
  readonly buildNodes?: readonly string[];
  readonly highAvailability?: boolean;
  readonly storage: SharedStorage;
  readonly database?: Database;
  /** Where the platform's own images are pulled from. */
  readonly imagePrefix?: string;
  /** `false` installs the cluster side alone. */
  readonly console?: boolean;
};

type Scalar = string | number | boolean;
export type Values = {readonly [key: string]: Value};
type Value = Scalar | Values | readonly Value[];

/** The storage class that the chart's NFS provisioner creates. */
const PROVISIONED_CLASS = 'nfs-client';
const PASSWORD = '<password>';

function storageValues(storage: SharedStorage): Values {
  switch (storage.kind) {
    case 'builtin':
      return {};
    case 'class':
      return {
        RWX: {enable: true, type: 'none', config: {storageClassName: storage.shared}},
        ...(storage.block !== undefined && {RWO: {enable: true, storageClassName: storage.block}}),
      };
    case 'nfs':
      return {RWX: {enable: true, config: {storageClassName: PROVISIONED_CLASS}}, RWO: {enable: true, storageClassName: PROVISIONED_CLASS}};
    case 'aliyun':
      return {RWX: {enable: true, type: 'aliyun', config: {server: storage.server}}};
  }
}

function databaseValues({host, port, username}: Database): Values {
  const server = (name: string) => ({enable: true, host, port, name, username, password: PASSWORD});
  return {regionDatabase: server('region'), uiDatabase: server('console')};
}

function operatorValues({runtime, imagePrefix}: HelmOptions): Values {
  return {
    ...(imagePrefix !== undefined && {image: {name: `${imagePrefix}/rainbond-operator`}}),
    ...(runtime !== 'docker' && {env: [{name: 'CONTAINER_RUNTIME', value: 'containerd'}]}),
  };
}

function clusterValues({entry, gatewayNodes = [], buildNodes = [], highAvailability, storage, database, imagePrefix}: HelmOptions): Values {
  return {
    ...(highAvailability && {enableHA: true}),
    // A single string: the chart turns it into a list of one entry.
    ...(entry !== undefined && {gatewayIngressIPs: entry}),
    ...(gatewayNodes.length > 0 && {nodesForGateway: gatewayNodes}),
    ...(buildNodes.length > 0 && {nodesForChaos: buildNodes.map((name) => ({name}))}),
    ...storageValues(storage),
    ...(database && databaseValues(database)),
    ...(imagePrefix !== undefined && {rainbondImageRepository: imagePrefix}),
  };
}

/** Images that components pull from the public registry unless each is overridden, with their tags in 5.14.2. */
function privateImages(prefix: string): Values {
  return {
    rbd_api: {args: [`--shell-image=${prefix}/rbd-shell:v5.13.0-release`]},
    rbd_worker: {
      env: {
        PROBE_MESH_IMAGE_NAME: `${prefix}/rbd-init-probe:v5.14.0-release`,
        TCPMESH_DEFAULT_IMAGE_NAME: `${prefix}/rbd-mesh-data-panel:v5.14.0-release`,
      },
    },
    rbd_chaos: {args: [`--kaniko-image=${prefix}/kaniko-executor:offline`]},
    rbd_resource_proxy: {image: `${prefix}/resource-proxy:v5.10.0-release`},
  };
}

function componentValues({console: here, imagePrefix}: HelmOptions): Values {
  return {
    ...(imagePrefix !== undefined && privateImages(imagePrefix)),
    ...(here === false && {rbd_app_ui: {enable: false}}),
  };
}

/** The values of the chart `rainbond-cluster` that differ from its defaults. */
export function helmValues(options: HelmOptions): Values {
  const parts: Values = {
    ...(options.runtime === 'k3s' && {useK3sContainerd: true}),
    operator: operatorValues(options),
    Cluster: clusterValues(options),
    Component: componentValues(options),
    ...(options.storage.kind === 'nfs' && {
      'nfs-client-provisioner': {childChart: {enable: true}, nfs: {server: options.storage.server, path: options.storage.path}},
    }),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0));
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isValues = (value: Value): value is Values => typeof value === 'object' && !isList(value);

/** Text that YAML reads as a string without quotes; anything else is quoted. */
const PLAIN = /^[A-Za-z/<][\w./<>-]*(?::[\w./<>-]+)*$/;
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const YAML_KEYWORD = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

function scalar(value: Scalar): string {
  if (typeof value !== 'string') return String(value);
  return (PLAIN.test(value) || ADDRESS.test(value)) && !YAML_KEYWORD.test(value) ? value : JSON.stringify(value);
}

function lines(values: Values): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (isList(value)) return [`${key}:`, ...value.flatMap(entry)];
    if (isValues(value)) return [`${key}:`, ...lines(value).map((line) => `  ${line}`)];
    return [`${key}: ${scalar(value)}`];
  });
}

/** The lines of a list item, indented below its key. */
function entry(value: Value): string[] {
  const inner = isValues(value) ? lines(value) : [scalar(isList(value) ? '' : value)];
  return inner.map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`);
}

/** The text of a values file; empty if every default is kept. */
export function toYaml(values: Values): string {
  return lines(values).join('\n');
}

/** The values as `key=value` pairs, for `--set`. */
export function toSetPairs(values: Values): string[] {
  const walk = (path: string, value: Value): string[] => {
    if (isList(value)) return value.flatMap((inner, index) => walk(`${path}[${index}]`, inner));
    if (isValues(value)) return Object.entries(value).flatMap(([key, inner]) => walk(path === '' ? key : `${path}.${key}`, inner));
    return [`${path}=${value}`];
  };
  return walk('', values);
}

/** Commands that precede every installation with Helm. */
export const PREPARE_COMMANDS = [
  `helm repo add rainbond ${platformFacts['chart-repository'].value}`,
  'helm repo update',
  'kubectl create namespace rbd-system',
] as const;

const install = (version: string) => `helm install rainbond rainbond/rainbond-cluster --version ${version} -n rbd-system`;

/** Installs with a values file, if there is one. */
export function installWithFile(version: string, values: Values): string {
  return Object.keys(values).length === 0 ? install(version) : `${install(version)} -f values.yaml`;
}

/** Installs with all values in the command; the quotes keep the shell from expanding brackets as patterns. */
export function installWithFlags(version: string, values: Values): string {
  return [install(version), ...toSetPairs(values).map((pair) => `  --set '${pair}'`)].join(' \\\n');
}
