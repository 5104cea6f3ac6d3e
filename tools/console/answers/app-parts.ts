import {configGroups, connection, draft, resources, upgrade} from '../world/app-parts';
import {appOf} from '../world/apps';
import {ago, agoPlain} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {templates, type Template} from '../world/market';
import {teamOf} from '../world/teams';
import type {Component} from '../world/types';
import {visitor} from '../world/users';
import {bean, list, type Answers, type Call} from './router';

const appIn = ({params}: Call) => appOf(params.app ?? '');

/** The template with this name. */
function templateNamed(name: string): Template {
  const template = templates.find((one) => one.name === name);
  if (!template) throw new Error(`The world has no template ${name}.`);
  return template;
}

const record = (call: Call) => ({
  ID: upgrade.record,
  tenant_id: teamOf(call.params.team ?? '').tenantId,
  group_id: appIn(call).id,
  group_key: templateNamed(upgrade.template).id,
  group_name: upgrade.template,
  version: '',
  old_version: upgrade.from,
  status: 1,
  update_time: ago({minutes: 2}),
  create_time: ago({minutes: 2}),
  market_name: '',
  is_from_cloud: false,
  upgrade_group_id: upgrade.group,
  record_type: 'upgrade',
  can_rollback: false,
  is_finished: false,
});

const group = (one: (typeof configGroups)[number]) => ({
  ID: one.id,
  config_group_id: `c${one.id}`,
  config_group_name: one.name,
  deploy_type: 'env',
  enable: one.enabled,
  region_name: 'rainbond',
  app_id: 1,
  create_time: ago({days: one.createdDaysAgo}),
  update_time: ago({days: one.updatedDaysAgo}),
  config_items: Object.entries(one.items).map(([item_key, item_value]) => ({item_key, item_value, config_group_id: `c${one.id}`})),
  services: one.components.map((alias) => ({service_id: componentOf(alias).id, service_cname: componentOf(alias).name, service_alias: alias})),
  services_num: one.components.length,
});

const published = () =>
  templateNamed('shop').versions.map(({number, alias, daysAgo}, index) => ({
    app_model_id: templateNamed('shop').id,
    app_model_name: 'shop',
    version: number,
    version_alias: alias,
    scope: 'enterprise',
    create_time: ago({days: daysAgo}),
    upgrade_time: null,
    step: 3,
    is_success: true,
    status: 1,
    scope_target: {store_name: null, store_id: null},
    record_id: 20 - index,
    app_version_info: '',
  }));

const modelOf = (template: Template, call: Call) => ({
  app_name: template.name,
  app_id: template.id,
  pic: '',
  app_describe: call.say(template.note),
  dev_status: 'release',
  scope: template.scope,
  version: template.versions[0]?.number,
  versions: template.versions.map(({number, alias}) => ({version: number, version_alias: alias, describe: ''})),
});

function toPublish(component: Component) {
  const shareId = (id: string) => `${id}+${id}`;
  return {
    service_id: component.id,
    service_cname: component.name,
    service_alias: component.alias,
    service_key: component.id,
    service_share_uuid: shareId(component.id),
    need_share: true,
    k8s_component_name: component.kubernetesName,
    arch: clusterOf(appOf(component.app).cluster).arch,
    extend_method_map: {step_node: 1, min_memory: 64, init_memory: component.memory, max_memory: 65_536, step_memory: 64, is_restart: 0, min_node: component.instances, max_node: component.stateful ? 1 : 64, container_cpu: component.cpu},
    port_map_list: component.ports.map(({port, protocol, alias, inner, outer}) => ({protocol, port_alias: alias, container_port: port, is_inner_service: inner, is_outer_service: outer})),
    service_connect_info_map_list: component.alias === connection.component ? Object.entries(connection.variables).map(([attr_name, attr_value]) => ({name: '', attr_name, attr_value, is_change: true})) : [],
    service_env_map_list: component.variables.map(({name, value}) => ({name: '', attr_name: name, attr_value: value, is_change: true})),
    service_volume_map_list: [],
    service_related_plugin_config: [],
    dep_service_map_list: component.dependsOn.map((alias) => ({dep_service_key: shareId(componentOf(alias).id)})),
    mnt_relation_list: [],
    probes: [],
  };
}

/** What belongs to an application besides its components: configuration groups, Kubernetes resources, backups, published and available versions. */
export const appParts: Answers = {
  'GET /console/teams/:team/groups/:app/apps': (call) => {
    const template = templateNamed(upgrade.template);
    return list([
      {
        group_key: template.id,
        upgrade_group_id: String(upgrade.group),
        group_name: template.name,
        app_model_name: template.name,
        app_model_id: template.id,
        share_user: String(visitor.id),
        share_team: 'dev',
        tenant_service_group_id: template.id,
        pic: '',
        source: 'local',
        market_name: null,
        describe: call.say(template.note),
        enterprise_id: 'demo',
        is_official: false,
        details: '',
        current_version: upgrade.from,
        can_upgrade: true,
        upgrade_versions: [upgrade.to],
        not_upgrade_record_id: 0,
        not_upgrade_record_status: 1,
      },
    ]);
  },
  'GET /console/teams/:team/groups/:app/last-upgrade-record': () => bean({}),
  'POST /console/teams/:team/groups/:app/upgrade-records': (call) => bean(record(call)),
  'GET /console/teams/:team/groups/:app/upgrade-records': () => list([], {bean: {total: 0}}),
  'GET /console/teams/:team/groups/:app/upgrade-records/:record': (call) => bean({...record(call), service_record: []}),
  'GET /console/teams/:team/groups/:app/apps/:group': (call) => bean({record: record(call), versions: [upgrade.to], app_model: {app_id: templateNamed(upgrade.template).id, app_name: upgrade.template}}),
  'GET /console/teams/:team/groups/:app/upgrade-versions': () => list([upgrade.to]),
  'GET /console/teams/:team/groups/:app/upgrade-info': (call) => {
    const component = componentOf(upgrade.component);
    return list(
      [
        {
          service: {service_id: component.id, service_cname: component.name, service_key: component.id, type: 'upgrade', have_change: true, can_upgrade: true, current_version: upgrade.from},
          upgrade_info: {
            envs: {add: [{attr_name: 'MYSQL_CHARSET', attr_value: 'utf8mb4', name: call.say({zh: '字符集', en: 'Character set'})}], delete: [], upd: []},
          },
        },
      ],
      {bean: {upgrade_info: {}}},
    );
  },
  'GET /console/teams/:team/groups/:app/configgroups': () => list(configGroups.map(group), {total: configGroups.length}),
  'GET /console/teams/:team/groups/:app/configgroups/:name': ({params}) => bean(group(configGroups.find(({name}) => name === params.name) ?? configGroups[0])),
  'GET /console/teams/:team/groups/:app/share/record': () => list(published(), {bean: {total: published().length}}),
  'GET /console/teams/:team/groups/:app/share/record/:record': () =>
    bean({app_model_id: null, app_model_name: null, version: null, version_alias: null, scope: '', create_time: ago({minutes: 3}), upgrade_time: null, step: 1, is_success: false, status: 0, scope_target: {store_name: null, store_id: null, store_version: '1.0'}, record_id: draft.record}),
  'GET /console/teams/:team/groups/:app/shared/apps': (call) => bean(modelOf(templateNamed('shop'), call), {list: [modelOf(templateNamed('shop'), call)]}),
  'GET /console/teams/:team/share/:record/info': () => bean({share_service_list: appOf(1).components.map(componentOf).map(toPublish), share_plugin_list: [], share_k8s_resources: []}),
  'GET /console/teams/:team/share/:record/events': (call) =>
    bean({
      is_compelte: true,
      event_list: appOf(1).components.map(componentOf).map(({id, name, alias}, index) => ({ID: index + 1, record_id: Number(call.params.record), service_id: id, service_name: name, service_alias: alias, event_id: `share-${alias}`, event_status: 'success', type: 'service'})),
    }),
  'GET /console/teams/:team/groups/:app/governancemode': (call) =>
    list(
      [
        {name: 'KUBERNETES_NATIVE_SERVICE', desc: call.say({zh: '该模式组件间使用Kubernetes service名称域名进行通信，用户需要配置每个组件端口注册的service名称，治理能力有限.', en: 'Components reach each other by the names of Kubernetes services.'})},
        {name: 'BUILD_IN_SERVICE_MESH', desc: call.say({zh: '内置ServiceMesh模式需要用户显示的配置组件间的依赖关系，平台会在下游组件中自动注入sidecar容器组成ServiceMesh微服务架构，业务间通信地址统一为localhost模式', en: 'A sidecar is added to components that depend on others; they reach each other at localhost.'})},
      ],
    ),
  'PUT /console/teams/:team/groups/:app/governancemode': () => bean({governance_cr: ''}),
  'DELETE /console/teams/:team/groups/:app/governancemode-cr': () => bean({}),
  'GET /console/teams/:team/groups/:app/k8sservices': (call) =>
    list(
      appIn(call)
        .components.map(componentOf)
        .flatMap(({id, alias, name, ports}) => ports.map(({port, alias: port_alias, kubernetesService}) => ({service_id: id, service_alias: alias, service_cname: name, port, port_alias, k8s_service_name: kubernetesService}))),
    ),
  'GET /console/teams/:team/groups/:app/k8s-resources': (call) =>
    list(resources.map(({id, name, kind, state, error, content}) => ({ID: id, app_id: String(appIn(call).id), name, kind, content, error_overview: error, success: true, state}))),
  'GET /console/teams/:team/groups/:app/k8s-resources/:name': ({params, query}) => {
    const found = resources.find(({name, kind, id}) => name === params.name && (query.get('kind') === kind || query.get('id') === String(id))) ?? resources[0];
    return bean({content: found?.content}, {list: {content: found?.content}});
  },
  'GET /console/enterprise/:enterprise/app-model/:template': (call) => {
    const template = templates.find(({id}) => id === call.params.template) ?? templateNamed('shop');
    return list(
      template.versions.map(({number, alias, daysAgo}, index) => ({
        ID: 10 + index,
        app_id: template.id,
        version: number,
        version_alias: alias,
        dev_status: index === 0 ? 'release' : '',
        share_user: 'developer',
        release_user: index === 0 ? visitor.name : '',
        app_version_info: '',
        create_time: agoPlain({days: daysAgo}),
        update_time: agoPlain({days: daysAgo}),
        arch: template.arch.join(','),
      })),
      {bean: {app_id: template.id, app_name: template.name, describe: call.say(template.note), pic: '', details: '', scope: template.scope, create_team: 'dev', dev_status: 'release', tags: template.tags.map((tag, index) => ({tag_id: index + 1, name: call.say(tag)}))}},
    );
  },
  'GET /console/enterprise/:enterprise/app-models/export': () => list([{rainbond_app: {is_export_before: true, status: 'success', file_path: ''}, docker_compose: {is_export_before: false}, helm_chart: {is_export_before: false}, slug: {is_export_before: false}}]),
  'GET /console/enterprise/:enterprise/app-models/import/:event': () => bean({status: 'created_dir', source_dir: '/grdata/package_build/import/e1'}),
  'GET /console/enterprise/:enterprise/app-models/import/:event/dir': () => list(['shop-1.2.0-ram.tar.gz']),
  'POST /console/enterprise/:enterprise/app-models/import': () => bean({event_id: 'e1', ID: 1, status: 'created_dir', source_dir: '/grdata/package_build/import/e1', region_name: 'rainbond', upload_url: 'http://192.0.2.11:6060/package_build/component/events/e1'}),
};
