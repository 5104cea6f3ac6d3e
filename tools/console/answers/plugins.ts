import {agoPlain} from '../world/clock';
import {componentOf} from '../world/components';
import {netPlugin} from '../world/plugins';
import {bean, list, type Answers, type Call} from './router';

const described = ({say}: Call) => ({
  plugin_id: netPlugin.id,
  plugin_alias: say(netPlugin.alias),
  plugin_name: 'net-plugin',
  desc: say(netPlugin.note),
  category: netPlugin.category,
  build_source: 'image',
  image: 'registry.example.com/library/net-plugin',
  code_repo: '',
  origin: 'local',
});

const version = (call: Call) => ({
  ...described(call),
  build_version: netPlugin.version,
  build_status: 'build_success',
  plugin_version_status: 'fixed',
  min_memory: netPlugin.memory,
  min_cpu: netPlugin.cpu,
  update_info: '',
  image_tag: '1.0',
  code_version: '',
  build_cmd: '',
  build_time: agoPlain({days: 54}),
});

const option = (attr_name: string, attr_default_value: string, is_change: boolean) => ({attr_name, attr_type: 'string', attr_alt_value: '', attr_default_value, is_change, attr_info: '', protocol: 'http'});

/** Plugins of the platform and of teams. */
export const plugins: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/officialplugins': () => list([]),
  'GET /console/teams/:team/plugins/default': () => list([]),
  'GET /console/teams/:team/plugins/all': (call) => list([described(call)]),
  'GET /console/teams/:team/plugins/:plugin/build-history': (call) => list([version(call)]),
  'GET /console/teams/:team/plugins/:plugin/used_services': () => {
    const {name, alias} = componentOf(netPlugin.component);
    return list([{service_cname: name, service_alias: alias, build_version: netPlugin.version}]);
  },
  'GET /console/teams/:team/plugins/:plugin/version/:version': (call) => bean(version(call)),
  'GET /console/teams/:team/plugins/:plugin/version/:version/config': () =>
    list([
      {ID: 1, config_name: 'limits', service_meta_type: 'upstream_port', injection: 'auto', options: [option('MAX_CONNECTIONS', '1024', true), option('MAX_REQUESTS', '1024', false)]},
      {ID: 2, config_name: 'log', service_meta_type: 'un_define', injection: 'env', options: [option('LOG_LEVEL', 'info', true)]},
    ]),
  'GET /console/teams/:team/plugins/:plugin/share/record': () => bean({}),
  'GET /console/teams/:team/apps/:component/plugins/:plugin/configs': ({params}) => {
    const {name, id, alias, ports} = componentOf(params.component ?? '');
    const below = componentOf('gr7b90c4');
    const config = [option('MAX_CONNECTIONS', '1024', true)];
    return bean({
      undefine_env: {service_meta_type: 'un_define', injection: 'env', config_group_name: 'log', config: [option('LOG_LEVEL', 'info', true)]},
      storage_env: {},
      upstream_env: ports.map(({port, protocol}) => ({service_meta_type: 'upstream_port', injection: 'auto', config_group_name: 'limits', service_id: id, service_alias: alias, service_cname: name, port, protocol, config})),
      downstream_env: below.ports.map(({port, protocol}) => ({service_meta_type: 'downstream_port', injection: 'auto', config_group_name: 'limits', service_id: id, service_alias: alias, service_cname: name, dest_service_id: below.id, dest_service_alias: below.alias, dest_service_cname: below.name, port, protocol, config})),
    });
  },
};
