import {componentOf} from '../../world/components';
import {netPlugin} from '../../world/plugins';
import {bean, list, type Answers, type Call} from '../router';

const official = (name: string, url: string) => ({name, display_name: name, description: '', urls: [url], team_name: ''});

/** Plugins of the cluster that add their own menus and pages, as the cluster's API lists them. */
export const officialPlugins: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/officialplugins': () => list([official('pipeline', 'about:blank'), official('rainbond-gateway-base', '')]),
  'GET /console/teams/:team/services/event-pipeline': () => list([]),
  'GET /console/enterprise/:enterprise/regions/:region/batch-gateway': () => list([{name: 'web', namespace: 'gateways', load_balancer_ip: [], node_port_ip: ['192.0.2.11:31080'], listener_names: ['http', 'https']}]),
  'GET /console/teams/:team/batch-gateway-http-route': () => list([{name: 'shop-x7k2p9', hosts: ['canary.example.com'], gateway_class_name: 'web', gateway_class_namespace: 'gateways', app_id: 1}]),
  'GET /console/teams/:team/service': ({params}) => bean({namespace: params.team, ports: [{service_cname: 'web', k8s_service_name: 'web', port: 80}]}),
};

/** A plugin from the store for outgoing requests, whose name is Chinese in both languages. */
const egress = ({say}: Call) => ({
  plugin_id: 'p9d4c2a1',
  plugin_alias: '出口网络治理插件',
  plugin_name: 'egress-plugin',
  desc: say({zh: '管理从组件出去的请求', en: 'Manages the requests out of the component'}),
  category: 'net-plugin:down',
  build_source: 'image',
  image: 'registry.example.com/library/egress-plugin',
  build_version: netPlugin.version,
  code_repo: '',
  origin: 'local',
  has_install: true,
});

/** The egress plugin's options for each port of a dependency, with their default values. */
const EGRESS_OPTIONS = {
  Domains: '*',
  Prefix: '/',
  Headers: '',
  Weight: '100',
  MaxConnections: '10240',
  MaxPendingRequests: '1024',
  MaxRequests: '10240',
  MaxActiveRetries: '5',
  MaxRequestsPerConnection: '',
  ConsecutiveErrors: '5',
  BaseEjectionTimeMS: '30000',
  MaxEjectionPercent: '20',
  IntervalMS: '10',
  PROXY: 'YES',
} as const;

/** A component's egress plugin is enabled; the component depends on one port of another. */
export const egressEnabled: Answers = {
  'GET /console/teams/:team/apps/:component/pluginlist': (call) => bean({installed_plugins: [{...egress(call), plugin_status: true, min_memory: netPlugin.memory, min_cpu: netPlugin.cpu}], not_install_plugins: []}),
  'GET /console/teams/:team/apps/:component/plugins/:plugin/configs': ({params}) => {
    const {name, id, alias, dependsOn} = componentOf(params.component ?? '');
    const config = Object.entries(EGRESS_OPTIONS).map(([attr_name, attr_default_value]) => ({attr_name, attr_type: 'string', attr_alt_value: '', attr_value: attr_default_value, attr_default_value, is_change: attr_name !== 'PROXY', attr_info: '', protocol: 'http'}));
    return bean({
      undefine_env: {},
      storage_env: {},
      upstream_env: [],
      downstream_env: dependsOn.map(componentOf).flatMap((below) =>
        below.ports.map(({port, protocol}) => ({service_meta_type: 'downstream_port', injection: 'auto', config_group_name: 'envoy', service_id: id, service_alias: alias, service_cname: name, dest_service_id: below.id, dest_service_alias: below.alias, dest_service_cname: below.name, port, protocol, config})),
      ),
    });
  },
};

/** The team has another network plugin, which a component doesn't use yet. */
export const egressPlugin: Answers = {
  'GET /console/teams/:team/plugins/all': (call) => list([egress(call)]),
  'GET /console/teams/:team/apps/:component/pluginlist': (call) => bean({installed_plugins: [], not_install_plugins: [egress(call)]}),
};
