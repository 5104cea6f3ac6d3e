import type {ContainerRuntime, GatewayNode, HelmOptions, SharedStorage} from './helm-values';

export type StorageKind = SharedStorage['kind'];

/** The state of the form: what a reader has chosen and typed. The texts may be invalid. */
export type HelmForm = {
  readonly runtime: ContainerRuntime;
  readonly entry: string;
  readonly gateway: readonly GatewayNode[];
  readonly build: string;
  readonly availability: 'single' | 'ha';
  readonly storage: StorageKind;
  readonly sharedClass: string;
  readonly blockClass: string;
  readonly nfsServer: string;
  readonly nfsPath: string;
  readonly nas: string;
  readonly database: 'builtin' | 'external';
  readonly dbHost: string;
  readonly dbPort: string;
  readonly dbUser: string;
  readonly images: 'default' | 'private';
  readonly imagePrefix: string;
  readonly console: 'here' | 'elsewhere';
};

/** The chart's defaults, on a cluster with containerd. */
export const DEFAULT_FORM: HelmForm = {
  runtime: 'containerd',
  entry: '',
  gateway: [],
  build: '',
  availability: 'single',
  storage: 'builtin',
  sharedClass: '',
  blockClass: '',
  nfsServer: '',
  nfsPath: '',
  nas: '',
  database: 'builtin',
  dbHost: '',
  dbPort: '',
  dbUser: '',
  images: 'default',
  imagePrefix: '',
  console: 'here',
};

/** More gateway nodes than anyone enters by hand. */
export const MAX_NODES = 8;
/** Longer texts can't be valid addresses or names. */
const MAX_LENGTH = 253;

const CHOICES = {
  runtime: ['containerd', 'docker', 'k3s'],
  availability: ['single', 'ha'],
  storage: ['builtin', 'class', 'nfs', 'aliyun'],
  database: ['builtin', 'external'],
  images: ['default', 'private'],
  console: ['here', 'elsewhere'],
} as const satisfies {readonly [K in keyof HelmForm]?: readonly HelmForm[K][]};

const TEXTS = ['entry', 'build', 'sharedClass', 'blockClass', 'nfsServer', 'nfsPath', 'nas', 'dbHost', 'dbPort', 'dbUser', 'imagePrefix'] as const;
export type TextField = (typeof TEXTS)[number];

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T & string)[];

/** The form that a query string describes; missing and invalid values fall back to the defaults. */
export function readForm(search: string): HelmForm {
  const query = new URLSearchParams(search);
  const chosen = keysOf(CHOICES).flatMap((key) => {
    const value = (CHOICES[key] as readonly string[]).find((choice) => choice === query.get(key));
    return value === undefined ? [] : [[key, value]];
  });
  const typed = TEXTS.flatMap((key) => {
    const value = query.get(key)?.slice(0, MAX_LENGTH);
    return value === undefined ? [] : [[key, value]];
  });
  const gateway = query
    .getAll('node')
    .slice(0, MAX_NODES)
    .map((node) => {
      const [name = '', internalIP = '', externalIP = ''] = node.slice(0, MAX_LENGTH).split(',');
      return {name, internalIP, externalIP};
    });
  return {...DEFAULT_FORM, ...Object.fromEntries([...chosen, ...typed]), gateway};
}

/** The query string of a form: whatever differs from the defaults. It contains no secrets, because the form has none. */
export function writeForm(form: HelmForm): string {
  const query = new URLSearchParams();
  for (const key of [...keysOf(CHOICES), ...TEXTS]) {
    if (form[key] !== DEFAULT_FORM[key] && form[key].trim() !== '') query.set(key, form[key].trim());
  }
  for (const {name, internalIP, externalIP} of form.gateway) {
    if (name + internalIP + externalIP !== '') query.append('node', [name, internalIP, externalIP].map((text) => text.trim()).join(',').replace(/,$/, ''));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What is wrong with a text. */
export type Problem = 'ipv4' | 'several' | 'name' | 'names' | 'host' | 'path' | 'nas' | 'port' | 'user' | 'prefix' | 'scheme';

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const isName = (text: string) => text.length <= MAX_LENGTH && NAME.test(text);
const isAddress = (text: string) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
/** A name without letters is a mistyped address. */
const isHost = (text: string) => isAddress(text) || (isName(text.toLowerCase()) && /[a-z]/i.test(text));
const isPrefix = (text: string) => /^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:\/[a-z0-9][a-z0-9._-]*)*$/.test(text);

const splitList = (text: string) => text.split(/[\s,，、;；]+/).filter((part) => part !== '');
const unless = (valid: boolean, problem: Problem): Problem | undefined => (valid ? undefined : problem);

function address(text: string): Problem | undefined {
  return splitList(text).length > 1 ? 'several' : unless(isAddress(text), 'ipv4');
}

const withoutScheme = (check: (text: string) => Problem | undefined) => (text: string) => (text.includes('://') ? 'scheme' : check(text));

const CHECKS: Readonly<Record<TextField, (text: string) => Problem | undefined>> = {
  entry: withoutScheme(address),
  build: (text) => unless(splitList(text).every(isName), 'names'),
  sharedClass: (text) => unless(isName(text), 'name'),
  blockClass: (text) => unless(isName(text), 'name'),
  nfsServer: withoutScheme((text) => unless(isHost(text), 'host')),
  nfsPath: (text) => unless(/^\/[\w./-]*$/.test(text), 'path'),
  nas: withoutScheme((text) => unless(text.endsWith(':/') && isHost(text.slice(0, -2)), 'nas')),
  dbHost: withoutScheme((text) => unless(isHost(text), 'host')),
  dbPort: (text) => unless(/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, 'port'),
  dbUser: (text) => unless(/^[\w.-]{1,32}$/.test(text), 'user'),
  imagePrefix: withoutScheme((text) => unless(isPrefix(text), 'prefix')),
};

/** What is wrong with the text of a field; an empty field counts as not yet filled in, not as wrong. */
export function problemOf(field: TextField, text: string): Problem | undefined {
  return text.trim() === '' ? undefined : CHECKS[field](text.trim());
}

/** What is wrong with a part of a gateway node. */
export function nodeProblem(part: keyof GatewayNode, text: string): Problem | undefined {
  if (text.trim() === '') return undefined;
  return part === 'name' ? unless(isName(text.trim()), 'name') : address(text.trim());
}

/** What to consider before installing with these options. */
export type Advice = 'haStorage' | 'haDatabase' | 'haNodes' | 'entryNodes' | 'subPath' | 'nfsImage' | 'password' | 'oneDisk';

/** The advice that applies to a form. */
export function adviceFor({availability, storage, database, gateway, entry}: HelmForm): Advice[] {
  const ha = availability === 'ha';
  const rules: readonly (readonly [Advice, boolean])[] = [
    ['haStorage', ha && storage === 'builtin'],
    ['haDatabase', ha && database === 'builtin'],
    ['haNodes', ha && gateway.length < 2],
    ['entryNodes', entry.trim() !== '' && gateway.length === 0],
    ['oneDisk', !ha && storage === 'builtin'],
    ['subPath', storage === 'class'],
    ['nfsImage', storage === 'nfs'],
    ['password', database === 'external'],
  ];
  return rules.flatMap(([advice, applies]) => (applies ? [advice] : []));
}

/** The options of a form: valid values are used, missing or invalid ones become placeholders to fill in. */
export function toOptions(form: HelmForm): HelmOptions {
  const validOr = (field: TextField, placeholder: string) => (form[field].trim() === '' || problemOf(field, form[field]) ? placeholder : form[field].trim());
  const part = (node: GatewayNode, key: keyof GatewayNode, placeholder: string) => (node[key].trim() === '' || nodeProblem(key, node[key]) ? placeholder : node[key].trim());
  const storages: Readonly<Record<StorageKind, () => SharedStorage>> = {
    builtin: () => ({kind: 'builtin'}),
    class: () => ({kind: 'class', shared: validOr('sharedClass', '<rwx-class>'), ...(form.blockClass.trim() !== '' && {block: validOr('blockClass', '<rwo-class>')})}),
    nfs: () => ({kind: 'nfs', server: validOr('nfsServer', '<nfs-server>'), path: validOr('nfsPath', '/')}),
    aliyun: () => ({kind: 'aliyun', server: validOr('nas', '<nas-mount-address>:/')}),
  };
  return {
    runtime: form.runtime,
    ...(form.entry.trim() !== '' && {entry: validOr('entry', '<entry-ip>')}),
    gatewayNodes: form.gateway.map((node, index) => {
      const internalIP = part(node, 'internalIP', `<node-${index + 1}-ip>`);
      return {name: part(node, 'name', `<node-${index + 1}>`), internalIP, externalIP: part(node, 'externalIP', internalIP)};
    }),
    buildNodes: problemOf('build', form.build) ? ['<build-node>'] : splitList(form.build),
    highAvailability: form.availability === 'ha',
    storage: storages[form.storage](),
    ...(form.database === 'external' && {
      database: {host: validOr('dbHost', '<mysql-host>'), port: Number(validOr('dbPort', '3306')), username: validOr('dbUser', '<user>')},
    }),
    ...(form.images === 'private' && {imagePrefix: validOr('imagePrefix', '<registry>/<namespace>')}),
    console: form.console === 'here',
  };
}
