import {netPlugin} from '../../world/plugins';
import {bean, list, type Answers, type Call} from '../router';

const official = (name: string, url: string) => ({name, display_name: name, description: '', urls: [url], team_name: ''});

/** Plugins of the cluster that bring menus and pages of their own, as the cluster's API lists them. */
export const officialPlugins: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/officialplugins': () => list([official('pipeline', 'about:blank'), official('rainbond-gateway-base', '')]),
  'GET /console/teams/:team/services/event-pipeline': () => list([]),
  'GET /console/enterprise/:enterprise/regions/:region/batch-gateway': () => list([{name: 'web', namespace: 'gateways', load_balancer_ip: [], node_port_ip: ['192.0.2.11:31080'], listener_names: ['http', 'https']}]),
  'GET /console/teams/:team/batch-gateway-http-route': () => list([{name: 'shop-x7k2p9', hosts: ['canary.example.com'], gateway_class_name: 'web', gateway_class_namespace: 'gateways', app_id: 1}]),
  'GET /console/teams/:team/service': ({params}) => bean({namespace: params.team, ports: [{service_cname: 'web', k8s_service_name: 'web', port: 80}]}),
};

/** A plugin of the store's for requests that go out, whose name is Chinese in both languages. */
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

/** The team has another network plugin, which a component doesn't use yet. */
export const egressPlugin: Answers = {
  'GET /console/teams/:team/plugins/all': (call) => list([egress(call)]),
  'GET /console/teams/:team/apps/:component/pluginlist': (call) => bean({installed_plugins: [], not_install_plugins: [egress(call)]}),
};
