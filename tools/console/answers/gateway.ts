import {appOf} from '../world/apps';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {certificates, rules, type Rule} from '../world/gateway';
import {list, type Answers, type Call} from './router';

/** The rules that a list requests. */
function requested(kind: Rule['kind'], {query, params}: Call) {
  const search = query.get('search_conditions') ?? '';
  return rules.filter((rule) => rule.kind === kind && (params.app === undefined || String(rule.app) === params.app) && JSON.stringify(rule).includes(search));
}

const target = ({component, app, port, automatic}: Rule) => {
  const one = componentOf(component);
  return {type: automatic ? 0 : 1, group_id: app, group_name: appOf(app).name, service_id: one.id, service_alias: one.alias, service_cname: one.name, container_port: port, is_outer_service: 1};
};

const http = (rule: Rule) => {
  const certificate = certificates.find(({id}) => id === rule.certificate);
  return {
    ...target(rule),
    http_rule_id: rule.id,
    domain_name: `${certificate ? 'https' : 'http'}://${rule.domain}`,
    domain_path: rule.path,
    domain_cookie: '',
    domain_heander: '',
    is_senior: rule.path !== '/',
    certificate_alias: certificate?.alias ?? '',
    the_weight: 100,
    path_rewrite: false,
    rewrites: [],
  };
};

const tcp = (rule: Rule) => ({...target(rule), tcp_rule_id: rule.id, end_point: rule.endpoint, protocol: componentOf(rule.component).ports[0]?.protocol, service_source: componentOf(rule.component).source.kind});

const httpList = (call: Call) => {
  const found = requested('http', call);
  return list(found.map(http), {bean: {total: found.length}});
};

const tcpList = (call: Call) => {
  const found = requested('tcp', call);
  return list(found.map(tcp), {bean: {total: found.length}});
};

/** The port that is suggested: one above the highest of all rules. */
const NEXT_PORT = Math.max(...rules.flatMap(({endpoint}) => (endpoint === undefined ? [] : [Number(endpoint.split(':')[1])]))) + 1;

/** Gateway rules of a team and of an application. */
export const gateway: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/batch-gateway': () => list([]),
  'GET /console/teams/:team/domain/query': httpList,
  'GET /console/teams/:team/domain/get_port': () => list(['0.0.0.0', ...clusterOf('rainbond').nodes.filter(({roles}) => roles.includes('gateway')).map(({address}) => address)].map((ip) => ({ip, available_port: NEXT_PORT}))),
  'GET /console/teams/:team/tcpdomain/query': tcpList,
  'GET /console/enterprise/:enterprise/team/:team/app/:app/domain': httpList,
  'GET /console/enterprise/:enterprise/team/:team/app/:app/tcpdomain': tcpList,
};

