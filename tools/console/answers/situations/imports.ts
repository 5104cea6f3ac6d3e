import {ago} from '../../world/clock';
import {bean, list, type Answers} from '../router';

/** Names of objects by their kind, as the cluster sorts them (rainbond: api/model/resource_handle.go). */
const names = {workloads: {deployments: ['web'], statefulSets: ['db']}, others: {services: ['web', 'db'], configMaps: ['web-config']}, un_support: {}};

/** What the cluster converts a workload to (rainbond: api/model/convert_resource.go). */
const converted = {
  components_name: 'web',
  basic_management: {resource_type: 'Deployment', replicas: 2, image: 'registry.example.com/web:1.4.2', memory: 512, command: '', cpu: 500, job_strategy: {}},
  port_management: [{name: 'http', port: 80, protocol: 'tcp', inner: false, outer: false}],
  env_management: [{env_key: 'LOG_LEVEL', env_value: 'info', env_explain: ''}],
  config_management: [{config_name: 'web-config', config_path: '/etc/web/app.conf', mode: 755, config_value: ''}],
  health_check_management: {status: 1, port: 80, path: '/', detection_method: 'http', mode: 'liveness'},
  telescopic_management: {enable: true, rule_id: '', min_replicas: 2, max_replicas: 4, cpu_or_memory: [{MetricsType: 'resource_metrics', MetricsName: 'cpu', MetricTargetType: 'utilization', MetricTargetValue: 80}]},
  component_k8s_attributes_management: [{name: 'labels', save_type: 'json', attribute_value: '{"tier":"web"}'}],
};

const resources = {convert_resource: [converted], kubernetes_resources: [{name: 'web', kind: 'Service', content: 'apiVersion: v1\nkind: Service\nmetadata:\n  name: web\n', state: 1, error_overview: ''}]};

/** A namespace that the platform doesn't manage yet, and YAML files that were uploaded to the cluster. */
export const imports: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/namespace': () => bean(['orders', 'default']),
  'GET /console/enterprise/:enterprise/regions/:region/resource': () => bean({orders: names, unclassified: {workloads: {}, others: {configMaps: ['kube-root-ca.crt']}}}),
  'GET /console/enterprise/:enterprise/regions/:region/convert-resource': () => bean({orders: resources}),
  'GET /console/teams/:team/resource-name': () => list([], {list: {bean: {app_resource: {...names, status: ''}, error_yaml: {}}}}),
  'GET /console/teams/:team/resource-detailed': () => list([], {list: resources}),
  'GET /console/teams/:team/apps/package_build/last-record': () => bean({event_id: 'upload-2', source_dir: ['web.yaml'], create_time: ago({minutes: 2})}),
};
