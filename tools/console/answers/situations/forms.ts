import {ago} from '../../world/clock';
import {teams} from '../teams';
import {appParts} from '../app-parts';
import {apps} from '../apps';
import {components} from '../components';
import {componentTabs} from '../component-tabs';
import {market} from '../market';
import {bean, list, type Answer, type Answers} from '../router';
import {changed} from './changed-answers';

const COPY = 'GET /console/teams/:team/groupapp/:app/copy';

/** An application with more components than are copied at once. */
export const appOfMany: Answers = {
  [COPY]: (call) => {
    const {body, ...rest} = apps[COPY]?.(call) ?? list([]);
    const {data} = body as {readonly data: {readonly list: readonly Readonly<Record<string, unknown>>[]}};
    const many = Array.from({length: 21}, (_, index) => {
      const one = data.list[index % data.list.length] ?? {};
      const id = `copy-${index}`;
      return {...one, service_id: id, service_cname: `part-${index + 1}`, build_source: {...(one.build_source as object), service_id: id}};
    });
    return {...rest, body: {...(body as object), data: {...data, list: many}}};
  },
};

/** A component that has only one instance. */
export const singleton: Answers = Object.fromEntries(
  ['detail', 'brief'].map((part) => `GET /console/teams/:team/apps/:component/${part}`).map((key) => [key, changed(components[key], (name, value) => (name === 'extend_method' ? 'stateless_singleton' : value))]),
);

const PORTS = 'GET /console/teams/:team/apps/:component/ports';

/** Ports that are open neither inside nor outside. */
export const portsClosed: Answers = {[PORTS]: changed(componentTabs[PORTS], (name, value) => (name === 'is_inner_service' || name === 'is_outer_service' ? false : value))};

/** Several clusters without a shared registry. */
export const noRegistry: Answers = {'GET /console/enterprise/:enterprise/storehub-check': () => bean({remind: true})};

const TEAMS = 'GET /console/enterprise/:enterprise/create-app-teams';

/** A team without access to any cluster. */
export const nowhere: Answers = {[TEAMS]: changed(teams[TEAMS], (name, value) => (name === 'region_list' ? [] : value))};

const TEMPLATES = 'GET /console/enterprise/:enterprise/app-models';

/** Templates that have no version yet. */
export const noVersion: Answers = {[TEMPLATES]: changed(market[TEMPLATES], (name, value) => (name === 'versions_info' ? [] : value))};

const EXPORTS = 'GET /console/enterprise/:enterprise/app-models/export';

/** A template that is being exported. */
export const exporting: Answers = {[EXPORTS]: changed(appParts[EXPORTS], (name, value) => (name === 'status' ? 'exporting' : value))};

/** A version that has Kubernetes resources but no components. */
export const noComponents: Answers = {[EXPORTS]: () => list([{no_export: 'true'}])};

/** A template in the library that is a plugin, and that the team has installed. */
export const pluginInstalled: Answers = {
  [TEMPLATES]: ({say}) =>
    list(
      [
        {
          app_id: 'a10000000000000000000000000c0009',
          app_name: 'tcm',
          source: 'local',
          dev_status: 'release',
          scope: 'enterprise',
          describe: say({zh: '从流量里统计响应时间', en: 'Response times from the traffic'}),
          enterprise_id: 'demo',
          tags: [],
          arch: ['amd64'],
          versions_info: [{version: '1.0', version_alias: '', dev_status: 'release', app_version_info: '', create_time: ago({days: 9}), arch: 'amd64'}],
          is_official: false,
        },
      ],
      {total: 1, next_page: 2},
    ),
  'GET /console/teams/:team/apps/plugins': () => bean({status: 'AlreadyInstalled'}),
};

/** The component to depend on has no port that is open inside. */
const innerPortClosed: Answer = {status: 201, body: {code: 201, msg: 'is_not_open_inner', msg_show: '要关联的组件暂未开启对内端口，是否打开', data: {bean: {}, list: [3306]}}};

const TOPOLOGY = 'GET /console/teams/:team/regions/:region/topological';

/** Components that don't depend on each other yet. */
export const innerClosed: Answers = {
  [TOPOLOGY]: changed(apps[TOPOLOGY], (name, value) => (name === 'json_svg' ? {} : value)),
  'POST /console/teams/:team/apps/:component/dependency': () => innerPortClosed,
};

/** A resource is accepted. */
export const resourceAccepted: Answers = {'POST /console/teams/:team/groups/:app/k8s-resources': () => list([])};
