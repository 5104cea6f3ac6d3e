import {product} from '../config/product';

/** The text of a fact; an object if it differs between languages. */
type Wording = string | {readonly zh: string; readonly en: string};

/**
 * The source of a fact: a file of the platform's source code with a text from it, or an address that serves it
 * (with the date it was published there). A fact without a source is a recommendation of these
 * pages, stored with its reason.
 */
type Source =
  | {readonly repo: string; readonly file: string; readonly text: string}
  | {readonly url: string; readonly published?: string}
  | {readonly recommendation: string};

/** A platform fact that several pages state. */
export type PlatformFact = {
  readonly value: Wording;
  readonly source: Source;
  /**
   * Patterns of hand-written occurrences in pages. The first group is the value; if it differs from `spelling`,
   * or from the fact's value if there is none, that is a mistake.
   */
  readonly spelled: readonly {readonly pattern: RegExp; readonly spelling?: string}[];
};

const gatewayPorts = {repo: 'rainbond', file: 'cmd/gateway/option/option.go'} as const;

/** Ports that rbd-gateway occupies on its nodes: those of the platform, the health check of rbd-api, and its own. */
const GATEWAY_NODE_PORTS = ['80', '443', '6060', '7070', '8443', '8889', '10254', '18080', '18081'] as const;

/** The ports of a gateway node formatted as inline code, for texts in data files. */
export const gatewayNodePorts: string = GATEWAY_NODE_PORTS.map((port) => `\`${port}\``).join(' ');

/** Facts that more than one page states. Data files import them from here; Markdown uses `<PlatformFact id="…" />`. */
export const platformFacts = {
  'kubernetes-versions': {
    value: '1.19–1.25',
    source: {repo: 'cloud-adaptor', file: 'pkg/util/versionutil/version.go', text: 'maxK8sVersion, _ := version.ParseGeneric("v1.26.0")'},
    // Matches in any sentence: no other range of these versions may be stated.
    spelled: [{pattern: /(?<![\w.+-])(1\.(?:1[6-9]|2\d)\s?(?:–|-|~|至|到|to|through|and)\s?1\.[23]\d)(?![\w.]*\w)/g}],
  },
  'console-port': {
    value: '7070',
    source: {repo: 'rainbond-operator', file: 'controllers/handler/app-ui.go', text: 'MakeReadinessProbeTCP("", 7070)'},
    // Excludes 7071, the port used to develop and recover the console.
    spelled: [{pattern: /http:\/\/<(?:EIP|gateway-ip|your-ip)>:(70(?!71)\d\d)/g}, {pattern: /(?:控制台的?端口|console port)[\s`是为]{0,4}(\d{4,5})/g}],
  },
  'api-port': {
    value: '8443',
    source: {repo: 'rainbond-operator', file: 'controllers/handler/api.go', text: '--api-addr-ssl=0.0.0.0:8443'},
    spelled: [{pattern: /\brbd-api-api(?:\.rbd-system)?:(\d+)/g}],
  },
  'websocket-port': {
    value: '6060',
    source: {repo: 'rainbond-operator', file: 'controllers/handler/api.go', text: 'GetenvDefault("API_WS_PORT", "6060")'},
    spelled: [{pattern: /\bws:\/\/<[^>\s]+>:(\d+)/g}],
  },
  'gateway-status-port': {value: '18080', source: {...gatewayPorts, text: '"status-port", 18080'}, spelled: [{pattern: /status-port[\s`=|]{1,6}(\d{4,5})/g}]},
  'gateway-stream-port': {value: '18081', source: {...gatewayPorts, text: '"stream-port", 18081'}, spelled: [{pattern: /stream-port[\s`=|]{1,6}(\d{4,5})/g}]},
  'gateway-health-port': {value: '10254', source: {...gatewayPorts, text: '"healthz-port", 10254'}, spelled: [{pattern: /(?<!api-)healthz-port[\s`=|]{1,6}(\d{4,5})/g}]},
  'api-health-port': {
    value: '8889',
    source: {repo: 'rainbond-operator', file: 'controllers/handler/api.go', text: '"nginx.ingress.kubernetes.io/l4-port":   "8889"'},
    spelled: [{pattern: /api-healthz-(?:port|addr)[\s`=|]{1,6}(?:[\d.]+:)?(\d{4,5})/g}],
  },
  'gateway-node-ports': {
    value: {zh: GATEWAY_NODE_PORTS.join('、'), en: GATEWAY_NODE_PORTS.join(', ').replace(/, (?=\d+$)/, ', and ')},
    source: {...gatewayPorts, text: '"stream-port", 18081'},
    // Lists of the ports that have to be free on a gateway node: the ports that only the node uses are adjacent.
    spelled: [
      {pattern: /`8443`[\s、,`和and]{1,8}(88\d\d|10\d{3})`/g, spelling: '8889'},
      {pattern: /`8889`[\s、,`和and]{1,8}(10\d{3})`/g, spelling: '10254'},
      {pattern: /`10254`[\s、,`和and]{1,8}(18\d{3})`/g, spelling: '18080'},
      {pattern: /`18080`[\s、,`和and]{1,8}(1[08]\d{3})`/g, spelling: '18081'},
      // Commands that look for listeners; the one for a single node only checks the first five ports.
      {pattern: /:\((80\|443\|6060\|7070\|8443\|[\d|]+)\)/g, spelling: GATEWAY_NODE_PORTS.join('|')},
    ],
  },
  'domain-suffix': {
    value: 'grapps.cn',
    source: {repo: 'rainbond-operator', file: 'util/constants/constants.go', text: 'DefHTTPDomainSuffix = "grapps.cn"'},
    spelled: [{pattern: /\b(?!hub\.|domain\.)\.?(grapps?\.(?:cn|com|io|net))/g}],
  },
  'monitoring-retention': {
    value: {zh: '7 天', en: '7 days'},
    source: {repo: 'rainbond', file: 'cmd/monitor/option/option.go', text: 'Retention:        "7d"'},
    spelled: [
      {pattern: /(?:监控数据|监控历史|数据)[^。；\n|]{0,8}?(?:保留|只留|存)\s?(\d+) 天/g, spelling: '7'},
      {pattern: /rbd-monitor[^。；\n]{0,12}?\s(\d+) 天/g, spelling: '7'},
      {pattern: /rbd-monitor[\s,|]{1,4}(\d+) days/g, spelling: '7'},
      {pattern: /[Dd]ata (?:is kept )?for (\d+) days/g, spelling: '7'},
      {pattern: /(\d+) (?:天|days)[，,]\s?(?:由|参数|set by|argument) `--storage\.tsdb/g, spelling: '7'},
      {pattern: /--storage\.tsdb\.retention=(\d+d)/g, spelling: '7d'},
    ],
  },
  'versions-kept': {
    value: {
      zh: '成功的版本多于 5 个的组件，删除一个月以前的版本，直到成功的剩 5 个',
      en: 'of components with more than 5 successful versions, those older than a month go, until 5 successful ones are left',
    },
    source: {repo: 'rainbond', file: 'builder/clean/clean.go', text: 'if len(versions) <= 5 {'},
    spelled: [
      {pattern: /成功的版本(?:超过|多于)\s?(\d+)\s?个/g, spelling: '5'},
      {pattern: /成功的版本(?:超过|多于)\s?([一二三四六七八九十]+)\s?个/g, spelling: '五'},
      {pattern: /more than (\d+) successful/g, spelling: '5'},
      // A number of versions kept regardless of age, or an age regardless of number, omits the condition.
      {pattern: /((?:构建版本|版本记录|旧版本)[^。；\n|]{0,10}?(?:只|最多|总是)?(?:留下|保留)(?:最近)?(?:的)?\s?\d+\s?(?:个|天))/g},
      {pattern: /((?:build versions|version records|old versions)[^.;\n|]{0,20}? kept for \d+ days)/g},
    ],
  },
  'chart-repository': {
    value: 'https://openchart.goodrain.com/goodrain/rainbond',
    source: {url: 'https://openchart.goodrain.com/goodrain/rainbond/index.yaml'},
    spelled: [{pattern: /(https?:\/\/openchart\.goodrain\.com\/[\w-]+\/[\w-]+)/g}],
  },
  'install-script': {
    value: product.installScript,
    source: {repo: 'rainbond-console', file: 'script/install-dind.sh', text: 'docker run --privileged -d -p 7070:7070'},
    spelled: [{pattern: /(https?:\/\/[^\s'"`]+\/install-dind\.sh)/g}],
  },
  /** The host of database scripts, resource definitions and host scripts; the installation script it serves is for 6.x. */
  'script-host': {
    value: 'https://get.rainbond.com',
    source: {url: 'https://get.rainbond.com'},
    spelled: [{pattern: /(https?:\/\/get\.rainbond\.\w+)/g}],
  },
  'image-repository': {
    value: 'registry.cn-hangzhou.aliyuncs.com/goodrain',
    source: {repo: 'rainbond-chart', file: 'templates/env-check-hooks.yaml', text: 'registry.cn-hangzhou.aliyuncs.com/goodrain/helm-env-checker'},
    spelled: [{pattern: /(registry\.[\w-]+\.aliyuncs\.com\/goodrain)\b/g}],
  },
  'single-node-minimum': {
    value: {zh: '2 核、2 GB', en: '2 cores, 2 GB'},
    source: {repo: 'rainbond-console', file: 'entrypoint-dind.sh', text: 'if [ "$FREE_TOTAL_MB" -lt 2048 ]; then'},
    spelled: [
      {pattern: /(?<!Linux )CPU、内存 \| (\d+ 核、\d+ GB) 以上/g, spelling: '2 核、2 GB'},
      {pattern: /CPU and memory \| (\d+ cores and \d+ GB) or more/g, spelling: '2 cores and 2 GB'},
      {pattern: /(\d+ 核 CPU、\d+ GB 内存)/g, spelling: '2 核 CPU、2 GB 内存'},
      {pattern: /(\d+ CPU cores, \d+ GB of memory)/g, spelling: '2 CPU cores, 2 GB of memory'},
    ],
  },
  'host-minimum': {
    value: {zh: '2 核、4 GB', en: '2 cores, 4 GB'},
    source: {recommendation: 'The platform checks nothing: what Kubernetes and the components of one host take, with room for a small application.'},
    spelled: [
      {pattern: /规格 \| (\d+ 核、\d+ GB)、\d+ GB 磁盘起/g},
      {pattern: /Size \| From (\d+ cores, \d+ GB), and \d+ GB of disk/g},
      {pattern: /每台节点 (\d+ 核 \d+ GB) 内存/g, spelling: '2 核 4 GB'},
      {pattern: /From (\d+ cores, \d+ GB) of memory and \d+ GB of disk per node/g},
    ],
  },
  'ha-minimum': {
    value: {zh: '4 核、16 GB', en: '4 cores, 16 GB'},
    source: {recommendation: 'The platform checks nothing: servers of a highly available installation run its components twice, beside applications.'},
    spelled: [{pattern: /规格 \| (\d+ 核、\d+ GB) 起/g}, {pattern: /Size \| From (\d+ cores and \d+ GB),/g, spelling: '4 cores and 16 GB'}],
  },
  'root-partition': {
    value: '50 GB',
    source: {repo: 'rainbond-chart', file: 'README.md', text: 'Root partition disk guarantee 50G+'},
    spelled: [{pattern: /根分区\s?(?:留\s?)?(\d+ GB)/g}, {pattern: /[Rr]oot partition of (\d+ GB)/g}, {pattern: /(\d+ GB) on the root partition/g}],
  },
  'maintained-series': {
    value: 'V5.18',
    source: {url: `${product.issues}/1957`, published: '2024-07-17'},
    spelled: [{pattern: /只(?:持续)?(?:维护|有)\s?\**(V5\.\d+)/g}, {pattern: /only (?:the minor version )?\**(V5\.\d+)/g}],
  },
  'documented-patch': {
    value: product.latestPatch,
    source: {repo: 'rainbond-chart', file: 'Chart.yaml', text: 'version: 5.14.2'},
    spelled: [{pattern: /rainbond\/rainbond-cluster[^\n]*?--version v?(\d[\w.]*\d)/g}, {pattern: /goodrain\/rainbond:v(\d[\w.]*\d)-(?:dind-)?allinone/g}],
  },
} as const satisfies Readonly<Record<string, PlatformFact>>;

export type FactId = keyof typeof platformFacts;

/** Text of a fact in a language. */
export function factText(id: FactId, language: 'zh' | 'en'): string {
  const value: Wording = platformFacts[id].value;
  return typeof value === 'string' ? value : value[language];
}

/** Whether a fact with this id exists. */
export const isFactId = (id: string): id is FactId => Object.hasOwn(platformFacts, id);
