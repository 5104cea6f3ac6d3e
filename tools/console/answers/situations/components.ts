import {ago} from '../../world/clock';
import {componentOf} from '../../world/components';
import {components, statusOf} from '../components';
import {list, bean, type Answers} from '../router';

/** The component with this name in a call. */
const named = (name: string | undefined) => componentOf(name ?? '');

const POD = 'api-c7b90c400-x7k2p';

/** What both events are about. */
const event = {Target: 'service', TargetID: 'x', ServiceID: 'x', OptType: 'start-service', SynType: 0, UserName: 'developer', Message: '', Reason: ''};

/** An instance that keeps restarting, an action that never finished, and one that is still running. */
export const componentsInTrouble: Answers = {
  'GET /console/teams/:team/apps/:component/status': () => statusOf('abnormal'),
  'GET /console/teams/:team/apps/:component/pods': ({params}) => {
    const {kubernetesName, memory} = named(params.component);
    const container = [{container_name: kubernetesName, memory_limit: memory, memory_usage: 0, usage_rate: 0}];
    return list([], {list: {new_pods: [{pod_name: POD, pod_status: 'ABNORMAL', manage_name: 'manager', container}], old_pods: []}});
  },
  'GET /console/teams/:team/apps/:component/pods/:pod/detail': ({params}) => {
    const {name, memory, cpu, versions} = named(params.component);
    return bean({
      name: params.pod,
      node_ip: '192.0.2.12',
      start_time: ago({hours: 1}),
      ip: '10.42.0.31',
      version: versions[0]?.build ?? '',
      namespace: 'dev',
      status: {type_str: 'ABNORMAL', reason: 'ContainersNotReady', message: `containers with unready status: [${name}]`, advice: 'OutOfMemory'},
      containers: [{image: versions[0]?.image, request_memory: `${memory}Mi`, request_cpu: `${cpu}m`, started: ago({minutes: 4}), state: 'Waiting', reason: 'CrashLoopBackOff'}],
      events: [{type: 'Warning', reason: 'BackOff', age: '3m', message: 'Back-off restarting failed container'}],
    });
  },
  'GET /console/teams/:team/events': () =>
    list(
      [
        {...event, EventID: 'event-running', Status: '', FinalStatus: '', create_time: ago({minutes: 1}), StartTime: ago({minutes: 1}), EndTime: ''},
        {...event, EventID: 'event-timeout', Status: 'timeout', FinalStatus: 'complete', create_time: ago({hours: 3}), StartTime: ago({hours: 3}), EndTime: ago({hours: 2})},
      ],
      {total: 2, has_next: false},
    ),
};

/** Instances outside the platform, one in each state. */
export const outsideInTrouble: Answers = {
  'GET /console/teams/:team/apps/:component/third_party/pods': () =>
    list(
      ['unhealthy', 'notready', ''].map((status, index) => ({ep_id: `ep-${index + 1}`, address: `192.0.2.6${index + 1}:8443`, ip: `192.0.2.6${index + 1}:8443`, status, is_online: status !== '', is_static: true})),
      {bean: {endpoint_num: 3}},
    ),
};

/** The library has nothing newer than the template that a component comes from. */
export const nothingNewer: Answers = {'GET /console/teams/:team/apps/:component/market_service/upgrade': () => list([])};

const BROKEN = '20230705101208';

/** What the builder logs when Maven fails to compile (rainbond: builder/exector, builder/build/code_build.go; the last line in Chinese in both languages). */
const BUILD_LOG = [
  'Build app version from source code start',
  'Start clone source code from https://git.example.com/shop/api.git',
  'CodeVersion:8f3c1d0 Author:developer Commit:Reserve the stock of an order ',
  'pull or clone code successfully, start code build',
  'Start compiling the source code',
  'create build code job success',
  '[INFO] Scanning for projects...',
  '[INFO] Building api 1.4.3',
  '[INFO] Compiling 38 source files to /tmp/build/target/classes',
  '[ERROR] COMPILATION ERROR :',
  '[ERROR] /tmp/build/src/main/java/shop/api/OrderController.java:[41,17] cannot find symbol',
  '[INFO] BUILD FAILURE',
  ' !     ERROR: Failed to build app with Maven',
  'Compiling the source code failure',
  'Build app version from source code failure,build code job exec failure',
  '建议查看日志定位代码错误',
];

const VERSIONS = 'GET /console/teams/:team/apps/:component/version';

/** The last build failed: what ran before it keeps running. */
export const buildFailed: Answers = {
  [VERSIONS]: (call) => {
    const {body, ...rest} = components[VERSIONS]?.(call) ?? list([]);
    const {data} = body as {data: {bean: object; list: readonly object[]}};
    const broken = {...data.list[0], event_id: `version-${BROKEN}`, build_version: BROKEN, code_version: '8f3c1d0', code_commit_msg: call.say({zh: '下单时预留库存', en: 'Reserve the stock of an order'}), status: 'failure', final_status: 'failure', create_time: ago({minutes: 8}), finish_time: ago({minutes: 7}), upgrade_or_rollback: 1};
    return {...rest, body: {...(body as object), data: {...data, bean: {...data.bean, failure_num: 1}, list: [broken, ...data.list]}}};
  },
  'GET /console/teams/:team/events/:event/log': () => list(BUILD_LOG.map((message) => ({message, time: ago({minutes: 7}), utime: 0}))),
};
