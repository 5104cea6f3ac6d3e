import {configGroups, resources} from '../world/app-parts';
import {appOf, apps as all} from '../world/apps';
import {ago, agoPlain} from '../world/clock';
import {clusterOf} from '../world/clusters';
import {componentOf} from '../world/components';
import {rulesOf} from '../world/gateway';
import {requestsOf} from '../world/requests';
import {sum} from '../world/sum';
import {teamOf} from '../world/teams';
import type {App, Component} from '../world/types';
import {userOf} from '../world/users';
import {accessOf} from './components';
import {bean, list, type Answers, type Call} from './router';

const partsOf = (app: App) => app.components.map(componentOf);

/** The applications that a team's list requests. */
const requested = ({params, query}: Call) => all.filter(({team, name}) => team === params.team && name.includes(query.get('query') ?? ''));

/** What an application's header counts as used: the resource requests of its instances, and the disk space in use. */
const used = (parts: readonly Component[]) => ({
  ...requestsOf(parts),
  // In kB.
  disk: sum(parts.map(({usedDisk}) => usedDisk)) * 1024,
});

function described(app: App, {say}: Call) {
  const owner = userOf(teamOf(app.team).owner);
  return {
    ID: app.id,
    app_id: app.id,
    group_name: app.name,
    app_name: app.name,
    app_type: 'rainbond',
    note: say(app.note),
    region_name: app.cluster,
    tenant_id: teamOf(app.team).tenantId,
    is_default: false,
    order_index: 0,
    create_time: ago({days: app.createdDaysAgo}),
    update_time: ago({hours: app.updatedHoursAgo}),
    governance_mode: 'KUBERNETES_NATIVE_SERVICE',
    service_num: app.components.length,
    share_num: 2,
    resources_num: resources.length,
    ingress_num: rulesOf(app.id).length,
    config_group_num: configGroups.length,
    logo: '',
    k8s_app: app.kubernetesName,
    can_edit: false,
    app_arch: [clusterOf(app.cluster).arch],
    username: owner.name,
    principal: owner.name,
    email: `${owner.name}@example.com`,
    create_status: 'complete',
    compose_id: null,
  };
}

function inTopology(component: Component, app: App) {
  return {
    service_id: component.id,
    service_cname: component.name,
    service_alias: component.alias,
    service_source: component.source.kind,
    component_memory: component.memory * component.instances,
    node_num: component.instances,
    app_id: app.id,
    app_type: 'rainbond',
    app_name: app.name,
    app_status: 'RUNNING',
    cur_status: 'running',
    status_cn: '运行中',
    is_internet: component.ports.some(({outer}) => outer),
  };
}

/** What a component is made from, as the copy service sends it. */
function builtFrom(source: Component['source']) {
  switch (source.kind) {
    case 'source_code':
      return {service_source: source.kind, git_url: source.address, code_version: source.branch, code_from: 'gitlab_manual'};
    case 'package_build':
      return {service_source: source.kind, package_name: source.file};
    case 'docker_image':
      return {service_source: source.kind, image: source.image, version: source.image.split(':').at(-1)};
    case 'market':
      return {service_source: source.kind, rain_app_name: source.template, version: source.image.split(':').at(-1), image: source.image};
    case 'third_party':
      return {service_source: source.kind};
  }
}

/** Applications: the lists of a team, an application's overview and its topology. */
export const apps: Answers = {
  'GET /console/teams/:team/apps': (call) => {
    const found = requested(call);
    return list(
      found.map((app) => {
        const parts = partsOf(app);
        const {memory} = used(parts);
        return {
          group_id: app.id,
          group_name: app.name,
          group_note: call.say(app.note),
          create_time: ago({days: app.createdDaysAgo}),
          update_time: ago({hours: app.updatedHoursAgo}),
          used_mem: memory,
          allocate_mem: sum(parts.map((one) => one.memory * one.instances)),
          status: 'RUNNING',
          logo: '',
          accesses: parts.map(accessOf),
          services_num: parts.length,
          run_service_num: parts.length,
        };
      }),
      {bean: {total: found.length}},
    );
  },
  'GET /console/teams/:team/overview/groups': (call) =>
    list(requested(call).map((app) => ({group_id: app.id, group_name: app.name, service_list: partsOf(app).map((one) => ({service_id: one.id, service_cname: one.name, service_alias: one.alias}))}))),
  'GET /console/teams/:team/groups': (call) => list(requested(call).map((app) => ({group_id: app.id, group_name: app.name, group_note: call.say(app.note)}))),
  'GET /console/teams/:team/groups/:app': (call) => bean(described(appOf(call.params.app ?? ''), call)),
  'GET /console/teams/:team/groups/:app/status': ({params}) => {
    const app = appOf(params.app ?? '');
    return list([], {list: {app_id: String(app.id), app_name: app.name, k8s_app: app.kubernetesName, status: 'RUNNING', overrides: [], conditions: [], ...used(partsOf(app))}});
  },
  'GET /console/teams/:team/groups/:app/upgradable_num': () => bean({upgradable_num: 1}),
  'GET /console/teams/:team/groups/:app/handle': () => bean({}),
  'GET /console/teams/:team/groups/:app/visit': ({params}) => list(partsOf(appOf(params.app ?? '')).map(accessOf)),
  'GET /console/teams/:team/groupapp/:app/copy': (call) => list(partsOf(appOf(call.params.app ?? '')).map((one) => ({service_id: one.id, service_cname: one.name, service_alias: one.alias, group_name: appOf(one.app).name, app_name: appOf(one.app).name, build_source: {...builtFrom(one.source), service_id: one.id}}))),
  'GET /console/teams/:team/operator-managed': () => list([], {list: {services: []}}),
  'GET /console/teams/:team/arch': ({query}) => list([clusterOf(query.get('region_name') ?? 'rainbond').arch]),
  'GET /console/teams/:team/regions/:region/topological': ({query}) => {
    const app = appOf(query.get('group_id') ?? '');
    const parts = partsOf(app);
    return bean({
      json_data: Object.fromEntries(parts.map((one) => [one.id, inTopology(one, app)])),
      json_svg: Object.fromEntries(parts.map((one) => [one.id, one.dependsOn.map((alias) => componentOf(alias).id)])),
    });
  },
  'GET /console/teams/:team/group/service/visit': ({query}) => list((query.get('service_alias') ?? '').split('-').filter(Boolean).map(componentOf).map(accessOf)),
  'GET /console/teams/:team/service/group': ({query}) => {
    const app = appOf(query.get('group_id') ?? '');
    return list(
      partsOf(app).map((one) => ({
        service_id: one.id,
        service_cname: one.name,
        service_alias: one.alias,
        service_type: 'application',
        service_source: one.source.kind,
        k8s_component_name: one.kubernetesName,
        group_id: app.id,
        group_name: app.name,
        min_memory: one.memory * one.instances,
        status: 'running',
        status_cn: '运行中',
        deploy_version: one.versions[0]?.build,
        update_time: agoPlain({hours: one.versions[0]?.hoursAgo ?? 0}),
        is_third: false,
        component_memory: one.memory * one.instances,
        arch: clusterOf(app.cluster).arch,
      })),
    );
  },
};
