import {isMap, isScalar, isSeq, parseAllDocuments, type Node} from 'yaml';

import type {Fence, Page} from '../content/page';
import type {Platform} from '../vocabulary/vocabulary';
import type {Evidence} from '../../src/plugins/page-sources/format';

/** A name that belongs to the platform, and where a page uses it. */
export type Identifier = {readonly name: string; readonly kind: 'flag' | 'variable' | 'component' | 'image' | 'field' | 'value'; readonly line: number};

/**
 * Variables that do not belong to the platform but to shells and build tools, to databases and frameworks that readers deploy,
 * to cloud vendors, and to the samples of tutorials.
 */
const OF_OTHERS = /^(?:MYSQL|MARIADB|POSTGRES|PG|REDIS|MONGO|JAVA|JVM|SPRING|NACOS|APOLLO|SKYWALKING|SW|PINPOINT|JENKINS|GITLAB|GITHUB|CI|DOCKER|DOTNET|ASPNETCORE|NODE|NPM|YARN|PHP|GOFLAGS|MAVEN|M2|GRADLE|PYTHON|PIP|LC|XDG|HTTP|HTTPS|NO|KUBE|KUBERNETES|KUBECONFIG|HELM|RKE2?|K3S|INSTALL_K3S|ETCD|ETCDCTL|CALICO|AWS|ALI|HUAWEI|TENCENT|MINIO|SONAR|NEXUS|GRAFANA|LD|SSH|GPG|ZOO|KAFKA|ES_JAVA|ELASTIC|TIDB|SEATA|NGINX|ALICLOUD|ACME|BUCKET|REGISTRY|DINGTALK|OAP|RATE_LIMIT|XXX)_|^(?:BASH_SOURCE|USER_ID|GROUP_ID|VERSION_CODENAME)$/;

const VARIABLE = /(?<![\w$<./-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w>-])/g;
const COMPONENT = /(?<![\w./-])(rbd-[a-z0-9]+(?:-[a-z0-9]+)*)(?![\w*<{-]|\.\w)/g;
const IMAGE = /(?<![\w-])(?:registry\.cn-hangzhou\.aliyuncs\.com\/goodrain|goodrain\.me|rainbond)\/(?!v2\b)([a-z][a-z0-9-]*)(?::([\w.-]*\w))?(?![\w-]*\.\w)/g;

/** A `grctl` command in a line of a script, and a flag. */
const GRCTL = /\bgrctl\s([^|;&\n]*)/g;
const FLAG = /(?<![\w-])(--[a-z][\w.-]*)/g;

/** Flags of kaniko, mysqldump, kubectl, minikube and k3s that text mentions without naming the tool. */
const FLAGS_OF_OTHERS = new Set(['--all-databases', '--apiserver-port', '--context', '--destination', '--disable', '--prefix']);

const SCRIPTS = /^(?:bash|sh|shell|console|text|)$/;

/** Languages in which words in capitals name environment variables. */
const WITH_VARIABLES = /^(?:bash|sh|shell|console|ya?ml|dockerfile|properties|powershell|)$/;

/** Tools whose flags text mentions: a flag next to the name of a tool belongs to that tool. */
const OF_TOOLS = /\b(?:mysqldump|mysql|helm|kubectl|docker|nerdctl|ctr|rpm|yum|apt|etcdctl|git|npm|curl|rsync|mvn|pip|kaniko|rke|k3s|kubelet|kube-apiserver)\b/i;

/** Names that a page defines itself: variables that it sets or prompts for, resources that it creates. */
function ownNames(fences: readonly Fence[]): Set<string> {
  return new Set(fences.flatMap(({code}) => [...code.matchAll(/(?:^|[;&|(]|\b(?:export|local|ENV|ARG|set))\s*([A-Z][A-Z0-9_]*)=/gm), ...code.matchAll(/\bread (?:-\w+ )*([A-Z][A-Z0-9_]*)/g), ...code.matchAll(/\b(?:name|claimName):\s*(rbd-[a-z0-9-]+)/g)].map(([, name = '']) => name)));
}

/** Paths of the keys in a tree, including those inside lists if `inLists` is set. */
function* fieldsOf(node: unknown, path: readonly string[], lineOf: (node: Node) => number, inLists = true): Generator<readonly [string, number]> {
  if (isSeq(node) && inLists) for (const item of node.items) yield* fieldsOf(item, path, lineOf);
  if (!isMap(node)) return;
  for (const {key, value} of node.items) {
    if (!isScalar(key)) continue;
    const here = [...path, String(key.value)];
    yield [here.join('.'), lineOf(key)];
    yield* fieldsOf(value, here, lineOf, inLists);
  }
}

/** Lists and objects whose contents are defined by Kubernetes or by the reader. */
const OPEN = /(?:^|\.)(?:metadata|env|resources|volumes|volumeMounts|affinity|tolerations|nodeSelector|args|labels|annotations|csiPlugin|storageClassParameters|config|k3sContainerRuntime)\./;

/** Fields of the platform's resources, and values of its chart, in YAML code blocks. */
function* yamlNames({language, meta, code, line}: Fence, {fields, values}: Platform): Generator<Identifier> {
  if (!/^ya?ml$/.test(language)) return;
  for (const document of parseAllDocuments(code.replace(/<[^<>\s]+>/g, (slot) => 'x'.repeat(slot.length)))) {
    const {contents} = document;
    const lineOf = (node: Node) => line + code.slice(0, node.range?.[0] ?? 0).split('\n').length;
    if (!isMap(contents)) continue;
    const kind = String(contents.get('kind') ?? '');
    if (kind in fields) {
      for (const [name, at] of fieldsOf(contents, [], lineOf)) if (!OPEN.test(`${name}.`) || !name.includes('.')) yield {name: `${kind} ${name}`, kind: 'field', line: at};
    } else if (/values/.test(meta) && contents.items.some(({key}) => isScalar(key) && ['Cluster', 'Component', 'operator'].includes(String(key.value)))) {
      // The chart's values don't define what a list contains.
      for (const [name, at] of fieldsOf(contents, [], lineOf, false)) if (!OPEN.test(name) && (name.split('.')[0] ?? '') in values) yield {name, kind: 'value', line: at};
    }
  }
}

/** Names that belong to the platform and that a page uses, in code and in text. */
export function* identifiersOf(page: Page, platform: Platform): Generator<Identifier> {
  const own = ownNames(page.fences);
  const lines = [
    ...page.prose.flatMap((content, index) => [...content.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({text, line: index + 1, around: content, language: ''}))),
    ...page.fences.filter(({meta}) => !/\boutput\b/.test(meta)).flatMap(({code, line, language}) => (language === 'mermaid' ? [] : code.split('\n').map((text, index) => ({text, line: line + 1 + index, around: code, language})))),
  ];
  for (const {text, line, language} of lines) {
    for (const [, name = ''] of WITH_VARIABLES.test(language) ? text.matchAll(VARIABLE) : []) if (!own.has(name) && !OF_OTHERS.test(name)) yield {name, kind: 'variable', line};
    for (const [, name = ''] of text.matchAll(COMPONENT)) if (!own.has(name)) yield {name, kind: 'component', line};
    for (const [, name = ''] of text.matchAll(IMAGE)) yield {name, kind: 'image', line};
    for (const [, args = ''] of text.matchAll(GRCTL)) for (const [, name = ''] of args.matchAll(FLAG)) yield {name: `grctl ${name}`, kind: 'flag', line};
  }
  for (const fence of page.fences) yield* yamlNames(fence, platform);
  // A flag alone in inline code belongs to whatever the text is about: the platform, unless a command on the page takes the flag or the text names another tool.
  const flagsInScripts = new Set(page.fences.filter(({language}) => SCRIPTS.test(language)).flatMap(({code}) => [...code.matchAll(FLAG)].map(([, name = '']) => name)));
  for (const {text, line, around} of lines) {
    const name = /^(--[a-z][a-z-]*[\w.-]*)(?:[=\s].*)?$/.exec(text.trim())?.[1] ?? /^- ["']?(--[a-z][\w.-]*)/.exec(text.trim())?.[1];
    if (name !== undefined && !flagsInScripts.has(name) && !FLAGS_OF_OTHERS.has(name) && !OF_TOOLS.test(around.replaceAll(text, ''))) yield {name, kind: 'flag', line};
  }
}

/** Whether the vocabulary knows a name. */
function isKnown({name, kind}: Identifier, platform: Platform): boolean {
  const {flags, environment, components, images, fields, values} = platform;
  switch (kind) {
    case 'flag':
      return name in flags || Object.keys(flags).some((flag) => flag.endsWith(` ${name}`)) || ['grctl --help', 'grctl --kubeconfig', '--help', '--version'].includes(name);
    case 'variable':
      return name in environment;
    case 'component':
      // A Pod or a Secret is named after its component, with a suffix of its own.
      return name in components || Object.keys(images).some((image) => image.split(':')[0] === name) || Object.keys(components).some((component) => new RegExp(`^${component}-(?:\\d+|[a-z0-9]{5,10}(?:-[a-z0-9]{5})?)$`).test(name));
    case 'image':
      return name in components || Object.keys(images).some((image) => image.split(':')[0] === name);
    case 'field':
      return name in fields || /^\w+ (?:apiVersion|kind|metadata(?:\..*)?)$/.test(name);
    case 'value':
      return name in values;
  }
}

const WHAT: Readonly<Record<Identifier['kind'], string>> = {
  flag: 'a flag of the platform',
  variable: 'an environment variable of the platform',
  component: 'a component of the platform',
  image: 'an image of the platform',
  field: 'a field of its resource',
  value: 'a value of the chart',
};

/** Names on a page that neither its evidence nor the vocabulary contains, each at its first occurrence. */
export function unknownNames(page: Page, evidence: Evidence, platform: Platform): {readonly line: number; readonly message: string}[] {
  const covered = evidence.claims.map((claim) => (claim.kind === 'source' ? [claim.says, claim.file, ...claim.text, claim.pattern ?? ''] : [claim.says, claim.url]).join('\n')).join('\n');
  const seen = new Set<string>();
  return [...identifiersOf(page, platform)].flatMap((identifier) => {
    const {name, kind, line} = identifier;
    const plain = name.split(/[ .]/).at(-1)?.replace(/^--/, '') ?? name;
    if (seen.has(name) || isKnown(identifier, platform) || covered.includes(plain)) return [];
    seen.add(name);
    return [{line, message: `"${name}" is not known as ${WHAT[kind]}: correct it, or add an entry to ${evidence.file} that says where it stands`}];
  });
}
