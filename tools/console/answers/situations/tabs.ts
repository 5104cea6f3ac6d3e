import {components} from '../components';
import {componentTabs} from '../component-tabs';
import {bean, list, type Answers} from '../router';
import {changed, withMore} from './changed-answers';

const PLUGINS = 'GET /console/teams/:team/apps/:component/pluginlist';

const VOLUMES = 'GET /console/teams/:team/apps/:component/volumes';

const DETAIL = 'GET /console/teams/:team/apps/:component/detail';

/** A plugin that is installed and turned off. */
export const pluginOff: Answers = {[PLUGINS]: changed(componentTabs[PLUGINS], (name, value) => (name === 'plugin_status' ? false : value))};

/** A volume that no instance has mounted yet. */
export const volumeUnbound: Answers = {[VOLUMES]: changed(componentTabs[VOLUMES], (name, value) => (name === 'status' ? 'not_bound' : value))};

/** A third-party component whose instances register their own addresses. */
export const outsideApi: Answers = {
  [DETAIL]: (call) => withMore(call, components[DETAIL], {register_way: 'api', endpoints_type: 'api', api_url: 'https://console.example.com/console/third_party/gr8f20be'}),
  'GET /console/teams/:team/apps/:component/third_party/pods': () =>
    list([{ep_id: 'ep-1', address: '192.0.2.61:8443', ip: '192.0.2.61', status: 'healthy', is_online: true, is_static: false}], {bean: {endpoint_num: 1}}),
};

/** A component that has the plugin for performance analysis. */
export const analysis: Answers = {
  'GET /console/teams/:team/apps/:component/monitor/query': () => bean({resultType: 'vector', result: [{metric: {}, value: [0, '12']}]}),
  'GET /console/teams/:team/apps/:component/analyze_plugins': () => list([{plugin_id: 'p5e7a1c9', plugin_alias: '服务实时性能分析', category: 'analyst-plugin:perf'}]),
};
