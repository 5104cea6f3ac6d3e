import {ago} from '../../world/clock';
import {clusterOf} from '../../world/clusters';
import {called, statusOf} from '../components';
import {bean, list, type Answers} from '../router';

/** States of instances, as the cluster's API names them. */
const STATES = ['SCHEDULING', 'INITIATING', 'NOTREADY', 'UNHEALTHY', 'ABNORMAL'] as const;

/** An event that failed for lack of memory; the reason is as the cluster's API names it. */
const failed = (kind: string, reason: string, index: number) => ({EventID: `failed-${index}`, Target: 'service', TargetID: '', ServiceID: '', OptType: kind, SynType: 0, UserName: 'developer', Status: 'failure', FinalStatus: 'complete', Message: '', Reason: reason, create_time: ago({hours: index + 1}), StartTime: ago({hours: index + 1}), EndTime: ago({hours: index + 1})});

/** A component that fails to start: an instance in each state, and what the cluster reports about one of them. */
export const instancesInTrouble: Answers = {
  'GET /console/teams/:team/apps/:component/status': () => statusOf('starting'),
  'GET /console/teams/:team/apps/:component/pods': (call) => {
    const {kubernetesName, memory} = called(call);
    return list([], {list: {new_pods: STATES.map((pod_status, index) => ({pod_name: `${kubernetesName}-${index}`, pod_status, manage_name: 'manager', container: [{container_name: kubernetesName, memory_limit: memory, memory_usage: 0, usage_rate: 0}]})), old_pods: []}});
  },
  'GET /console/teams/:team/apps/:component/pods/:pod/detail': (call) => {
    const {kubernetesName, versions} = called(call);
    return bean({
      name: call.params.pod,
      node_ip: clusterOf('rainbond').nodes[0]?.address,
      start_time: ago({minutes: 4}),
      ip: '10.42.0.31',
      version: versions[0]?.build,
      namespace: call.params.team,
      status: {type_str: 'ABNORMAL', reason: 'ContainersNotReady', message: `containers with unready status: [${kubernetesName}]`, advice: ''},
      containers: [{image: versions[0]?.image, request_memory: '', request_cpu: '', started: ago({minutes: 4}), state: 'Waiting', reason: 'CrashLoopBackOff'}],
      events: [{type: 'Warning', reason: 'BackOff', age: '4m', message: 'Back-off restarting failed container'}],
    });
  },
  'GET /console/teams/:team/events': () => list([failed('start-service', 'tenant_lack_of_memory', 0), failed('horizontal-service', 'cluster_lack_of_memory', 1)], {total: 2, has_next: false}),
};
