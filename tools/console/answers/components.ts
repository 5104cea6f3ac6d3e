import {appOf} from '../world/apps';
import {ago, agoPlain} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {rules} from '../world/gateway';
import {requestsOf} from '../world/requests';
import {teamOf} from '../world/teams';
import type {Component, ComponentEvent, Source, Version} from '../world/types';
import {bean, list, type Answers, type Call} from './router';

/** The component that a call is about. */
export const called = ({params}: Call) => componentOf(params.component ?? '');

/** Addresses at which a component can be reached from outside. */
export function accessOf(component: Component) {
  const urls = rules.filter(({component: alias}) => alias === component.alias).map(({domain, path = '', certificate, endpoint}) => (domain ? `http${certificate ? 's' : ''}://${domain}${path}` : (endpoint ?? '')));
  const ports = component.ports.map(({port, protocol, inner, outer, alias, kubernetesService}) => ({
    access_urls: outer ? urls : [],
    connect_info: [],
    mapping_port: port,
    port_alias: alias,
    protocol,
    service_cname: component.name,
    service_alias: component.alias,
    container_port: port,
    is_inner_service: inner,
    is_outer_service: outer,
    k8s_service_name: kubernetesService,
  }));
  const type = component.ports.some(({outer, protocol}) => outer && protocol === 'http') ? 'http_port' : 'not_http_inner';
  return {access_type: type, access_info: type === 'http_port' ? ports : ports.slice(0, 1)};
}

function sourceFields(source: Source) {
  switch (source.kind) {
    case 'source_code':
      return {service_source: 'source_code', git_url: source.address, code_version: source.branch, code_from: source.oauth ? 'oauth_gitlab' : 'gitlab_manual', language: source.language, server_type: 'git', image: '', docker_cmd: ''};
    case 'package_build':
      return {service_source: 'package_build', git_url: '', code_version: '', code_from: '', language: source.language, server_type: 'git', image: '', docker_cmd: ''};
    case 'docker_image':
      return {service_source: 'docker_run', git_url: '', code_version: '', code_from: 'image_manual', language: '', server_type: 'git', image: source.image, docker_cmd: source.image};
    case 'market':
      return {service_source: 'market', git_url: '', code_version: '', code_from: '', language: '', server_type: 'git', image: source.image, docker_cmd: ''};
    case 'third_party':
      return {service_source: 'third_party', git_url: '', code_version: '', code_from: '', language: '', server_type: '', image: 'third_party', docker_cmd: ''};
  }
}

/** A component, as its table stores it. */
export function described(component: Component) {
  const app = appOf(component.app);
  return {
    ID: app.components.indexOf(component.alias) + 1,
    service_id: component.id,
    service_alias: component.alias,
    service_cname: component.name,
    service_key: 'application',
    service_name: '',
    k8s_component_name: component.kubernetesName,
    tenant_id: teamOf(app.team).tenantId,
    service_region: app.cluster,
    group_id: app.id,
    group_name: app.name,
    namespace: app.team,
    category: 'application',
    service_type: 'application',
    create_status: 'complete',
    extend_method: component.job ? 'job' : component.stateful ? 'state_singleton' : 'stateless_multiple',
    min_node: component.instances,
    min_memory: component.memory,
    min_cpu: component.cpu,
    container_gpu: 0,
    deploy_version: component.versions[0]?.build,
    version: 'latest',
    cmd: '',
    check_uuid: '',
    check_event_id: '',
    secret: '',
    open_webhooks: false,
    build_upgrade: true,
    is_upgrate: false,
    tenant_service_group_id: 0,
    oauth_service_id: null,
    job_strategy: '',
    arch: clusterOf(app.cluster).arch,
    create_time: agoPlain({days: app.createdDaysAgo}),
    update_time: agoPlain({hours: component.versions[0]?.hoursAgo ?? 0}),
    ...sourceFields(component.source),
  };
}

const versionOf = ({build, hoursAgo, seconds, result, by, commit, image}: Version, component: Component, {say}: Call) => ({
  event_id: `version-${build}`,
  build_version: build,
  // As the back end sends it, in Chinese in both languages.
  kind: component.source.kind === 'source_code' ? '源码构建' : '镜像构建',
  delivered_type: 'image',
  delivered_path: image,
  image_url: image,
  image_repo: image.split(':')[0],
  image_domain: '',
  image_tag: image.split(':')[1] ?? '',
  repo_url: component.source.kind === 'source_code' ? component.source.address : '',
  code_version: commit?.hash ?? '',
  code_branch: commit?.branch ?? '',
  code_commit_msg: commit ? say(commit.message) : '',
  code_commit_author: commit ? by : '',
  build_user: by,
  status: result,
  final_status: result,
  create_time: ago({hours: hoursAgo}),
  finish_time: ago({hours: hoursAgo, seconds: -seconds}),
  upgrade_or_rollback: build < (component.versions[0]?.build ?? '') ? -1 : 0,
  plan_version: '',
});

/** An event, with the field names of the cluster's API. */
const eventOf = ({kind, hoursAgo, seconds, by, ok, message = '', reason = ''}: ComponentEvent, component: Component, index: number) => ({
  EventID: `event-${component.alias}-${index + 1}`,
  Target: 'service',
  TargetID: component.id,
  ServiceID: component.id,
  OptType: kind,
  SynType: 0,
  UserName: by,
  Status: ok ? 'success' : 'failure',
  FinalStatus: 'complete',
  Message: message,
  Reason: reason,
  create_time: ago({hours: hoursAgo}),
  StartTime: ago({hours: hoursAgo}),
  EndTime: ago({hours: hoursAgo, seconds: -seconds}),
});

const instanceName = (component: Component, index: number) =>
  component.stateful ? `${component.kubernetesName}-${index}` : `${component.kubernetesName}-${component.id.slice(2, 11)}-${['x7k2p', 'm4d9q', 't6w8z'][index] ?? index}`;

const instancesOf = (component: Component) =>
  Array.from({length: component.instances}, (_, index) => ({
    pod_name: instanceName(component, index),
    pod_status: 'RUNNING',
    manage_name: 'manager',
    container: [
      {
        container_name: component.kubernetesName,
        memory_limit: component.memory,
        memory_usage: component.usedMemory,
        usage_rate: Math.round((component.usedMemory / component.memory) * 100),
      },
    ],
  }));

/** The values on the requested page of a list. */
export function paged<T>(values: readonly T[], {query}: Call): readonly T[] {
  const size = Number(query.get('page_size') ?? values.length) || values.length;
  const page = Number(query.get('page') ?? 1) || 1;
  return values.slice((page - 1) * size, page * size);
}

/** The actions that a component allows in each state, as the back end sends them (rainbond-console: www/utils/status_translate.py): `restart` is the button that starts, `reboot` the one that restarts. */
const STATES = {
  running: {status_cn: '运行中', disabledAction: ['restart'], activeAction: ['stop', 'deploy', 'visit', 'manage_container', 'reboot']},
  starting: {status_cn: '启动中', disabledAction: ['restart', 'visit', 'manage_container'], activeAction: ['deploy', 'stop', 'reboot']},
  abnormal: {status_cn: '运行异常', disabledAction: ['visit', 'restart', 'manage_container'], activeAction: ['stop', 'deploy', 'reboot']},
  closed: {status_cn: '已关闭', disabledAction: ['visit', 'stop', 'manage_container', 'reboot'], activeAction: ['restart', 'deploy']},
} as const;

export const statusOf = (status: keyof typeof STATES, start_time = '') => bean({check_uuid: '', status, start_time, ...STATES[status]});

/** Components: their header and their overview. */
export const components: Answers = {
  'GET /console/teams/:team/apps/:component/detail': (call) => {
    const component = called(call);
    const third = component.source.kind === 'third_party';
    return bean({service: described(component), event_websocket_url: '', is_third: third, ...(third ? {register_way: 'static', endpoints_type: 'static'} : {}), ...(component.source.kind === 'market' ? {rain_app_name: component.source.template} : {})});
  },
  'GET /console/teams/:team/apps/:component/brief': (call) => bean(described(called(call))),
  'GET /console/teams/:team/apps/:component/status': (call) => {
    const component = called(call);
    return component.closed ? statusOf('closed') : statusOf('running', ago({hours: component.events[0]?.hoursAgo ?? 0}));
  },
  'GET /console/teams/:team/apps/:component/visit': (call) => bean(accessOf(called(call))),
  'GET /console/teams/:team/apps/:component/buildsource': (call) => {
    const component = called(call);
    return bean({
      ...sourceFields(component.source),
      cmd: '',
      version: component.source.kind === 'market' ? '8.0' : 'latest',
      user: '',
      user_name: '',
      password: '',
      oauth_service_id: null,
      full_name: null,
      create_time: agoPlain({days: appOf(component.app).createdDaysAgo}),
      arch: [clusterOf(appOf(component.app).cluster).arch],
      ...(component.source.kind === 'source_code' && component.source.oauth ? {oauth_service_id: component.source.oauth.service, full_name: component.source.oauth.project} : {}),
      ...(component.source.kind === 'market' ? {rain_app_name: component.source.template, app_version: '8.0', details: '', install_from_cloud: false} : {}),
    });
  },
  'GET /console/teams/:team/apps/:component/analyze_plugins': () => list([]),
  'GET /console/teams/:team/apps/:component/resource': (call) => {
    const component = called(call);
    return bean({...requestsOf([component]), disk: component.usedDisk});
  },
  'GET /console/teams/:team/apps/:component/pods': (call) => list([], {list: {new_pods: instancesOf(called(call)), old_pods: []}}),
  'GET /console/teams/:team/apps/:component/version': (call) => {
    const component = called(call);
    return list(
      paged(component.versions, call).map((one) => versionOf(one, component, call)),
      {
        bean: {
          is_upgrade: false,
          current_version: component.versions[0]?.build,
          success_num: component.versions.filter(({result}) => result === 'success').length,
          failure_num: component.versions.filter(({result}) => result === 'failure').length,
        },
        total: component.versions.length,
      },
    );
  },
  'GET /console/teams/:team/apps/:component/dependency': (call) => {
    const found = called(call).dependsOn.map(componentOf);
    return list(
      found.map((one) => ({service_cname: one.name, service_id: one.id, service_type: 'application', service_alias: one.alias, group_name: appOf(one.app).name, group_id: one.app, ports_list: one.ports.map(({port}) => port)})),
      {bean: {port_list: []}, total: found.length},
    );
  },
  'GET /console/teams/:team/apps/:component/un_dependency': (call) => {
    const component = called(call);
    const app = appOf(component.app);
    const found = app.components.map(componentOf).filter(({alias, ports}) => alias !== component.alias && !component.dependsOn.includes(alias) && ports.some(({inner}) => inner));
    return list(
      found.map((one) => ({service_cname: one.name, service_id: one.id, service_type: 'application', service_alias: one.alias, group_name: app.name, group_id: app.id})),
      {total: found.length},
    );
  },
  'GET /console/teams/:team/events': (call) => {
    const component = [call.query.get('targetAlias'), call.query.get('target_id')].flatMap((name) => (name ? [name] : [])).map(componentOf)[0];
    const events = component ? component.events.map((event, index) => eventOf(event, component, index)) : [];
    return list(paged(events, call), {total: events.length, has_next: false});
  },
};
