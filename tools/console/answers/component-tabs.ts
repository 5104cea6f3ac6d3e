import {upgrade} from '../world/app-parts';
import {appOf} from '../world/apps';
import {ago, agoPlain} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {samples} from '../world/components/samples';
import {certificates, rules} from '../world/gateway';
import {netPlugin} from '../world/plugins';
import type {Component, Port, Volume} from '../world/types';
import {called, paged} from './components';
import {bean, list, plain, refused, type Answers, type Call} from './router';

const MINUTE = 60;

/** Figures that look measured but are the same each time: two waves around a value. */
const waves = (around: number, seed: number, time: number) => Math.round(around * (1 + 0.16 * Math.sin(time / 700 + seed) + 0.06 * Math.sin(time / 97 + 3 * seed)) * 100) / 100;

/** The interface's charts: what the query of each contains, and the value around which it varies for one instance. */
const CHARTS: readonly {readonly asks: RegExp; readonly around: (component: Component) => number}[] = [
  {asks: /container_memory_rss/, around: ({usedMemory}) => usedMemory},
  {asks: /container_cpu_usage/, around: ({usedCpu}) => usedCpu / 10},
  {asks: /receive_bytes/, around: () => 42},
  {asks: /transmit_bytes/, around: () => 96},
];

/** The points of a chart: a line for each instance, or a single line for a chart that the component defines itself. */
function rangeOf(component: Component, call: Call) {
  const query = call.query.get('query') ?? '';
  // Rounded down to the minute: the interface requests a slightly later time on each run.
  const start = Math.floor(Number(call.query.get('start')) / MINUTE) * MINUTE;
  const own = component.charts?.find((chart) => chart.query === query);
  const around = own?.around ?? CHARTS.find(({asks}) => asks.test(query))?.around(component) ?? 0;
  const values = (seed: number) => Array.from({length: 60}, (_, index) => [start + index * MINUTE, String(waves(around, seed, index * MINUTE))]);
  if (own) return [{metric: {}, values: values(1)}];
  return Array.from({length: component.instances}, (_, index) => ({
    metric: {namespace: appOf(component.app).team, pod: `${component.kubernetesName}-${component.id.slice(2, 11)}-${['x7k2p', 'm4d9q', 't6w8z'][index] ?? index}`},
    values: values(index + 1),
  }));
}

const inTable = (name: string, value: string, note: string, index: number, {scope, port = 0, fixed = false}: {readonly scope: 'inner' | 'outer'; readonly port?: number; readonly fixed?: boolean}) => ({
  ID: index + 1,
  container_port: port,
  name: note,
  attr_name: name,
  attr_value: value,
  is_change: !fixed,
  scope,
  create_time: agoPlain({days: 60}),
});

/** Variables that components depending on this one get: addresses from its ports. Its other variables are its own. */
const outerOf = ({ports}: Component) =>
  ports.flatMap(({port, alias, kubernetesService, inner}) =>
    // As the back end names them, in Chinese in both languages.
    inner ? [[`${alias}_HOST`, kubernetesService, '连接地址', port] as const, [`${alias}_PORT`, String(port), '端口', port] as const] : [],
  );

/** A port with the rules that lead to it, which the console keeps in two tables. */
function portOf({port, protocol, inner, outer, alias, kubernetesService}: Port, component: Component) {
  const app = appOf(component.app);
  const {domain, gatewayAddress} = clusterOf(app.cluster);
  const own = rules.filter((rule) => rule.component === component.alias && rule.port === port);
  return {
    ID: port,
    container_port: port,
    mapping_port: port,
    protocol,
    port_alias: alias,
    is_inner_service: inner,
    is_outer_service: outer,
    k8s_service_name: kubernetesService,
    name: '',
    environment: inner ? [{desc: '连接地址', name: `${alias}_HOST`, value: kubernetesService}, {desc: '端口', name: `${alias}_PORT`, value: String(port)}] : [],
    inner_url: inner ? `${kubernetesService}:${port}` : '',
    outer_url: outer ? `${port}.${component.alias}.${app.team}.${domain}:80` : '',
    bind_domains: own
      .filter(({kind}) => kind === 'http')
      .map((rule) => ({
        ID: Number(rule.id.slice(1)),
        domain_name: rule.domain,
        domain_path: rule.path,
        domain_type: 'www',
        protocol: rule.certificate ? 'https' : 'http',
        certificate_id: rule.certificate ?? 0,
        certificate_name: certificates.find(({id}) => id === rule.certificate)?.alias ?? '',
        container_port: port,
        type: rule.automatic ? 0 : 1,
        is_senior: false,
      })),
    bind_tcp_domains: own.filter(({kind}) => kind === 'tcp').map((rule) => ({ID: Number(rule.id.slice(1)), end_point: rule.endpoint ?? gatewayAddress, protocol, container_port: port, type: 1})),
  };
}

const volumeOf = ({name, path, kind, capacity, content}: Volume, index: number) => ({
  ID: index + 1,
  volume_name: name,
  volume_path: path,
  volume_type: kind,
  volume_capacity: capacity,
  mode: kind === 'config-file' ? 644 : null,
  status: 'bound',
  dep_services: null,
  ...(content === undefined ? {} : {file_content: content}),
});

function mountsOf({mounts = []}: Component, {query}: Call) {
  const kinds = query.getAll('volume_types');
  return mounts.flatMap((mount, index) => {
    const from = componentOf(mount.component);
    const volume = from.volumes.find(({name}) => name === mount.volume);
    if (!volume || !kinds.includes(volume.kind)) return [];
    return [
      {
        local_vol_path: mount.path,
        dep_vol_id: index + 1,
        dep_vol_name: volume.name,
        dep_vol_path: volume.path,
        dep_vol_type: volume.kind,
        dep_app_name: from.name,
        dep_app_alias: from.alias,
        dep_app_group: appOf(from.app).name,
        dep_group_id: from.app,
      },
    ];
  });
}

const scalingOf = (component: Component) => {
  const {scaling} = component;
  if (!scaling) return [];
  const metric = (name: string, value: number) => ({metric_type: 'resource_metrics', metric_name: name, metric_target_type: 'utilization', metric_target_value: value});
  return [{rule_id: `rule-${component.alias}`, service_id: component.id, xpa_type: 'hpa', enable: true, min_replicas: scaling.min, max_replicas: scaling.max, metrics: [metric('cpu', scaling.cpu), metric('memory', scaling.memory)]}];
};

function probeOf({id, probe}: Component) {
  if (!probe) return {};
  return {
    ID: 1,
    service_id: id,
    probe_id: `probe-${id}`,
    mode: probe.mode,
    scheme: probe.scheme,
    path: probe.path,
    port: probe.port,
    cmd: '',
    http_header: '',
    initial_delay_second: probe.initialDelay,
    period_second: probe.period,
    timeout_second: probe.timeout,
    failure_threshold: probe.failures,
    success_threshold: 1,
    is_used: true,
  };
}

/** Log lines contain the first twelve characters of their container's id. */
const CONTAINERS = ['4be2c07a91d3', 'd05f3a7716ce'] as const;

const MEMORY_CHOICES = [64, 128, 256, 512, 1024, 2048, 4096, 8192];

/** The tabs of a component. */
export const componentTabs: Answers = {
  'GET /console/teams/:team/apps/:component/logs': (call) => (call.query.get('container_name') === called(call).kubernetesName ? plain(called(call).log.join('\n')) : refused(404, 404, 'pod not found')),
  'GET /console/teams/:team/apps/:component/log': (call) => list(called(call).log.map((line, index) => `${CONTAINERS[index % called(call).instances] ?? CONTAINERS[0]}:${line}`)),
  'GET /console/teams/:team/apps/:component/monitor/query_range': (call) => bean({resultType: 'matrix', result: rangeOf(called(call), call)}),
  'GET /console/teams/:team/apps/:component/graphs': (call) =>
    list((called(call).charts ?? []).map(({title, query}, index) => ({ID: index + 1, component_id: called(call).id, graph_id: `graph-${index + 1}`, title: call.say(title), promql: query, sequence: index}))),
  'GET /console/teams/:team/apps/:component/internal-graphs': () => list(['DataBase', 'MySQL', 'Redis']),
  'GET /console/teams/:team/apps/:component/service_monitor': (call) =>
    list((called(call).monitors ?? []).map(({name, port, path, interval, shows}) => ({name, port, path, interval, service_show_name: call.say(shows), service_id: called(call).id}))),
  'GET /console/teams/:team/apps/:component/extend_method': (call) => {
    const {instances, memory, cpu, stateful} = called(call);
    return bean({
      node_list: Array.from({length: 20}, (_, index) => index + 1),
      memory_list: MEMORY_CHOICES,
      current_node: instances,
      current_memory: memory,
      current_gpu: 0,
      current_cpu: cpu,
      extend_method: stateful ? 'state_singleton' : 'stateless_multiple',
    });
  },
  'GET /console/teams/:team/apps/:component/xparules': (call) => list(scalingOf(called(call))),
  'GET /console/teams/:team/apps/:component/xparecords': (call) => {
    const {scaled = []} = called(call);
    return bean({total: scaled.length, data: scaled.map(({hoursAgo, by, operator, reason, description}, index) => ({record_id: `scaled-${index + 1}`, record_type: by, reason, description, operator, count: 1, last_time: ago({hours: hoursAgo})}))});
  },
  'GET /console/teams/:team/apps/:component/envs': (call) => {
    const component = called(call);
    const addresses = outerOf(component).map(([name, value, note, port], index) => inTable(name, value, note, index, {scope: 'outer', port, fixed: true}));
    // A database serves other components: the variables that it was created with are part of its connection information.
    const shared = component.source.kind === 'market' || component.source.kind === 'third_party';
    const own = component.variables.map(({name, value, note}, index) => inTable(name, value, call.say(note), index + addresses.length, {scope: shared ? 'outer' : 'inner'}));
    const found = call.query.get('env_type') === 'outer' ? [...addresses, ...(shared ? own : [])] : shared ? [] : own;
    return list(paged(found, call), {bean: {total: found.length}});
  },
  'GET /console/teams/:team/apps/:component/volumes': (call) => {
    const config = call.query.get('is_config') === 'true';
    return list(called(call).volumes.filter(({kind}) => (kind === 'config-file') === config).map(volumeOf));
  },
  // As the back end names them, in Chinese in both languages; the last comes from the cluster.
  'GET /console/teams/:team/apps/:component/volume-opts': (call) =>
    list([
      {volume_type: 'share-file', name_show: '共享存储（文件）'},
      {volume_type: 'memoryfs', name_show: '临时存储'},
      ...(called(call).stateful ? [{volume_type: 'local', name_show: '本地存储'}] : []),
      {volume_type: 'nfs-shared', name_show: 'nfs-shared', access_mode: ['RWX'], share_policy: ['exclusive'], backup_policy: ['exclusive'], reclaim_policy: 'Retain', provisioner: 'nfs.example.com/shared'},
    ]),
  'GET /console/teams/:team/apps/:component/mnt': (call) => list(mountsOf(called(call), call)),
  'GET /console/teams/:team/apps/:component/ports': (call) => list(called(call).ports.map((port) => portOf(port, called(call)))),
  'GET /console/teams/:team/certificates': ({query}) => {
    const found = certificates.map(({id, alias, domains, issuer, endsInDays}) => ({id, alias, certificate_type: '服务端证书', issued_to: domains, issued_by: issuer, end_data: agoPlain({days: -endsInDays}), has_expired: false}));
    return list(query.get('page') === '1' || query.get('page_num') === '1' ? found : [], {bean: {nums: found.length}});
  },
  'GET /console/teams/:team/apps/:component/pluginlist': (call) =>
    bean({installed_plugins: called(call).alias === netPlugin.component ? [{plugin_id: netPlugin.id, plugin_alias: call.say(netPlugin.alias), desc: call.say(netPlugin.note), category: netPlugin.category, build_version: netPlugin.version, plugin_status: true, min_memory: netPlugin.memory, min_cpu: netPlugin.cpu}] : [], not_install_plugins: []}),
  'GET /console/teams/:team/apps/:component/build_envs': (call) => bean(called(call).build ?? {}),
  'GET /console/oauth/service/:service/user/repository/:owner/:repository': ({params}) => bean({project_full_name: `${params.owner}/${params.repository}`, service_name: 'gitlab', service_type: 'gitlab', repositories: [], total: 0}),
  'GET /console/teams/:team/apps/:component/code/branch': (call) => {
    const {source} = called(call);
    const current = source.kind === 'source_code' ? source.branch : '';
    return list([current, 'develop'], {bean: {current_version: current}});
  },
  'GET /console/teams/:team/apps/:component/webhooks/get-url': (call) => {
    const {id, source} = called(call);
    const way = call.query.get('deployment_way');
    const own = {display: true, support_type: source.kind === 'source_code' ? 1 : 2};
    if (way === 'api_webhooks' && source.kind !== 'market') return bean({...own, url: `https://console.example.com/console/custom/deploy/${id}`, status: source.kind === 'source_code', secret_key: 'shop-deploy'});
    if (way === 'image_webhooks') return bean({...own, url: `https://console.example.com/console/image/webhooks/${id}`, status: true, trigger: ''});
    if (source.kind === 'market') return bean({display: false});
    // It hasn't been turned on for samples.
    if (samples.includes(called(call))) return bean({url: '', status: false, display: true, support_type: 1, deploy_keyword: 'deploy'});
    return bean({url: `https://console.example.com/console/webhooks/${id}`, status: source.kind === 'source_code', display: true, support_type: source.kind === 'source_code' ? 1 : 2, deploy_keyword: 'deploy'});
  },
  'GET /console/teams/:team/apps/:component/market_service/upgrade': () => list([upgrade.to]),
  'GET /console/teams/:team/events/:event/log': () => list([]),
  'GET /console/teams/:team/apps/:component/history_log': (call) => list([{filename: `${called(call).kubernetesName}-2023-07-04.log.gz`, relative_path: ''}]),
  'GET /console/teams/:team/apps/:component/trace': () => bean({collector_host: '', collector_port: '', enable_apm: false}),
  'GET /console/enterprise/:enterprise/regions/:region/mavensettings/:name': ({params}) => bean({name: params.name, is_default: true, content: '<settings>\n  <mirrors/>\n</settings>\n'}),
  'GET /console/enterprise/:enterprise/regions/:region/mavensettings': () => list([{name: 'aliyun', is_default: true}]),
  'GET /console/teams/:team/apps/:component/job_strategy': () => bean({schedule: '', backoff_limit: 3, parallelism: 1, active_deadline_seconds: 600, completions: 1}),
  'GET /console/teams/:team/apps/:component/labels': () => bean({used_labels: [], unused_labels: []}),
  'GET /console/teams/:team/apps/:component/probe': (call) => bean(probeOf(called(call))),
  'GET /console/teams/:team/components/:component/k8s-attributes': (call) =>
    list(
      Object.entries(called(call).attributes ?? {}).map(([name, value], index) => ({
        ID: index + 1,
        name,
        save_type: typeof value === 'string' ? 'yaml' : 'json',
        attribute_value: typeof value === 'string' ? value : Object.entries(value).map(([key, one]) => ({key, value: one})),
      })),
    ),
  'GET /console/teams/:team/apps/:component/third_party/pods': (call) => {
    const {source} = called(call);
    const addresses = source.kind === 'third_party' ? source.addresses : [];
    return list(
      addresses.map((address, index) => ({ep_id: `ep-${index + 1}`, address, ip: address, status: 'healthy', is_online: true, is_static: true})),
      {bean: {endpoint_num: addresses.length}},
    );
  },
  'GET /console/teams/:team/apps/:component/3rd-party/health': (call) => bean(probeOf(called(call))),
};
