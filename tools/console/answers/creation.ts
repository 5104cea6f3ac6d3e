import {agoPlain} from '../world/clock';
import {componentOf} from '../world/components';
import {refused} from '../world/components/refused';
import type {Component} from '../world/types';
import {called, described} from './components';
import {bean, list, type Answers} from './router';

/** What the platform detected in a component's source, with the back end's own names, in Chinese in both languages. */
function foundIn({source, ports}: Component) {
  const found = ports.map(({port, protocol}) => `${port}(${protocol})`);
  const inPorts = found.length > 0 && source.kind !== 'source_code' ? [{type: 'ports', key: '端口信息', value: found}] : [];
  switch (source.kind) {
    case 'source_code':
      return [...inPorts, {type: 'language', key: '代码语言', value: source.language}, {type: 'source_from', key: '源码信息', value: `${source.address}  branch: ${source.branch}`}];
    case 'package_build':
      return [...inPorts, {type: 'language', key: '代码语言', value: source.language}];
    case 'docker_image':
    case 'market':
      return [...inPorts, {type: 'source_from', key: '镜像名称', value: source.image}];
    case 'third_party':
      return inPorts;
  }
}

/** The error as the cluster's builder writes it (rainbond: builder/parser/docker_run.go), in Chinese in both languages. */
const imageRefused = (image: string) => ({error_type: 'FatalError', error_info: `镜像(${image})获取失败,国内访问Docker官方仓库经常不稳定`, solve_advice: '<a action_type="modify_image">请确认输入镜像可以正常获取</a>'});

/** Names of the objects in a manifest, by kind, as 5.14.2 sends them (rainbond: api/handler/yaml_resource.go): the row of service accounts has the names of the services. */
const manifest = {
  un_support: {DaemonSet: ['shop-agent']},
  workloads: {Deployment: ['shop-web', 'shop-api'], StatefulSet: ['shop-mysql']},
  others: {Service: ['shop-web', 'shop-api', 'shop-mysql'], PVC: ['shop-uploads'], ConfigMap: ['shop-web-conf'], Secret: ['shop-mysql'], ServiceAccount: ['shop-web', 'shop-api', 'shop-mysql']},
};

/** The components of a Compose file. */
const composed = ['grd41e08', 'gr5c6d72'].map(componentOf);

/** The ways to create a component, and the wizard after them. */
export const creation: Answers = {
  'GET /console/teams/:team/apps/package_build/last-record': () => bean({event_id: 'upload-1', source_dir: ['shop-api-1.4.2.jar'], create_time: agoPlain({minutes: 2})}),
  'GET /console/teams/:team/apps/:component/get_check_uuid': (call) => bean({check_uuid: `check-${called(call).alias}`, check_event_id: ''}),
  'GET /console/teams/:team/apps/:component/check': (call) => {
    const component = called(call);
    if (component === refused) return bean({check_status: 'failure', error_infos: [imageRefused('mysql:8.0')], service_info: [], is_multi: false});
    return bean({check_status: 'success', error_infos: [], service_info: foundIn(component), is_multi: false});
  },
  'POST /console/teams/:team/apps/:component/check': (call) => bean({check_uuid: `check-${called(call).alias}`, check_event_id: ''}),
  'GET /console/teams/:team/compose/:compose/services': () => list(composed.map(described)),
  'GET /console/teams/:team/multi/check': () => list([]),
  'GET /console/teams/:team/groups/:app/get_check_uuid': () => bean({check_uuid: 'check-compose', check_event_id: ''}),
  'POST /console/teams/:team/groups/:app/check': () => bean({check_uuid: 'check-compose', check_event_id: ''}),
  'GET /console/teams/:team/groups/:app/check': () => bean({check_status: 'success', error_infos: [], service_info: composed.map((one) => ({service_cname: one.name, service_info: foundIn(one)})), is_multi: false}),
  'GET /console/teams/:team/resource-name': () => bean({}, {list: {bean: {app_resource: manifest, error_yaml: {}}}}),
};
