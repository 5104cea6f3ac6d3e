import {appOf} from '../../world/apps';
import {components, called} from '../components';
import {list, type Answers} from '../router';
import {changed} from './changed-answers';

const DETAIL = 'GET /console/teams/:team/apps/:component/detail';

/** An instance with a plugin's container and the one that the built-in mesh adds; the terminal's own connection leads nowhere. */
export const terminal: Answers = {
  [DETAIL]: changed(components[DETAIL], (key, value) => (key === 'event_websocket_url' ? 'ws://192.0.2.11:6060/event_log' : value)),
  'GET /console/teams/:team/apps/:component/pods': (call) => {
    const {kubernetesName, memory, app} = called(call);
    const container = [kubernetesName, 'plugin-p1a2b3c4', `default-tcpmesh-${kubernetesName}`].map((container_name) => ({container_name, memory_limit: memory, memory_usage: 0, usage_rate: 0}));
    return list([], {list: {new_pods: [{pod_name: `${appOf(app).kubernetesName}-${kubernetesName}-5d8f7c9b6-x7k2p`, pod_status: 'RUNNING', manage_name: 'manager', container}], old_pods: []}});
  },
};
