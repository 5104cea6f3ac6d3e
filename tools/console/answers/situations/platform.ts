import {clusterOf} from '../../world/clusters';
import {described} from '../clusters';
import {enterprise} from '../enterprise';
import {list, type Answers} from '../router';
import {withMore} from './changed-answers';

const INFO = 'GET /console/enterprise/:enterprise/info';

const on = (value: unknown) => ({enable: true, value});

/** Dashboards appear in the menu of platform management. */
export const monitored: Answers = {
  [INFO]: (call) => withMore(call, enterprise[INFO], {visual_monitor: on({home_url: 'https://grafana.example.com', cluster_monitor_suffix: '/d/cluster', node_monitor_suffix: '/d/node', component_monitor_suffix: '/d/component', slo_monitor_suffix: '/d/slo'})}),
};

/** Certificates are issued by a controller. */
export const automaticCertificates: Answers = {[INFO]: (call) => withMore(call, enterprise[INFO], {auto_ssl: on(JSON.stringify({aliyun_test: {provider: 'alidns'}}))})};

/** The cluster that the console created itself has a Chinese name in both languages (rainbond-console: default_region.py). */
export const firstCluster: Answers = {
  'GET /console/enterprise/:enterprise/regions': (call) => list([{...described(clusterOf('rainbond'), call), region_alias: '默认集群'}]),
};
