import {list, plain, type Answers} from './router';

const installed = (name: string, state: 'running' | 'failed', initialized: boolean) => ({
  name,
  cluster_id: name,
  cluster_type: 'rke',
  master_url: {api_server_endpoint: 'https://192.0.2.21:6443'},
  size: 3,
  current_version: 'v1.23.10',
  state,
  rainbond_init: initialized,
  can_init: true,
  create_log_path: '',
});

/** Clusters that the console installs on hosts, before they are clusters of the platform: one that failed, one that is ready, one with the platform on it. */
export const hosts: Answers = {
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/kclusters': () => plain({data: {clusters: [installed('hosts-a', 'failed', false), installed('hosts-b', 'running', false), installed('hosts-c', 'running', true)]}}),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/last-ck-task': () => plain({data: {}}),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/init-task/running': () => list([]),
  'POST /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/kclusters/prune-update-rkeconfig': () => plain({data: {nodes: [], rkeConfig: ''}}),
  'GET /console/proxy/enterprise-server/api/v1/init_node_cmd': () => plain({cmd: 'curl -sfL https://get.rainbond.com/init_node | bash'}),
};
