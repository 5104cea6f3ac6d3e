import {ago} from '../../world/clock';
import {appParts} from '../app-parts';
import {componentTabs} from '../component-tabs';
import {components} from '../components';
import {bean, list, type Answers} from '../router';
import {changed, withMore} from './changed-answers';

const event = (index: number, OptType: string, more: object = {}) => ({
  EventID: `other-${index}`,
  Target: 'service',
  TargetID: '',
  ServiceID: '',
  OptType,
  SynType: 0,
  UserName: 'developer',
  Status: 'success',
  FinalStatus: 'complete',
  Message: '',
  Reason: '',
  create_time: ago({hours: index + 1}),
  StartTime: ago({hours: index + 1}),
  EndTime: ago({hours: index + 1, seconds: -8}),
  ...more,
});

/** The cluster upgraded the component after one build, and couldn't schedule it after another. */
export const placed: Answers = {
  'GET /console/teams/:team/events': () => list([event(0, 'Unschedulable', {Status: 'failure', UserName: 'system', Message: '节点内存不足'}), event(1, 'upgrade'), event(2, 'build-service')], {total: 3, has_next: false}),
};

const PROBE = 'GET /console/teams/:team/apps/:component/probe';

/** A health check exists but is turned off. */
export const probeOff: Answers = {[PROBE]: (call) => withMore(call, componentTabs[PROBE], {is_used: false})};

/** No health check has been set up. */
export const noProbe: Answers = {[PROBE]: () => bean({})};

const DEPENDENCIES = 'GET /console/teams/:team/apps/:component/dependency';

/** Two dependencies listen on the same port. */
export const samePort: Answers = {[DEPENDENCIES]: (call) => withMore(call, components[DEPENDENCIES], {port_list: [3306, 3306]})};

const TRACE = 'GET /console/teams/:team/apps/:component/trace';

/** The component depends on a trace collector, and its agent is off. */
export const traced: Answers = {[TRACE]: (call) => withMore(call, componentTabs[TRACE], {collector_host: '127.0.0.1', collector_port: '9991'})};

const DESCRIBED = ['detail', 'brief'].map((part) => `GET /console/teams/:team/apps/:component/${part}`);

/** A component that runs periodically, and has just finished a run. */
export const cronjob: Answers = {
  ...Object.fromEntries(DESCRIBED.map((key) => [key, changed(components[key], (name, value) => (name === 'extend_method' ? 'cronjob' : value))])),
  'GET /console/teams/:team/apps/:component/status': () => bean({check_uuid: '', status: 'succeeded', status_cn: '已完成', start_time: '', disabledAction: [], activeAction: ['restart', 'stop']}),
};

const RESOURCES = 'GET /console/teams/:team/groups/:app/k8s-resources';

/** An object that the cluster refused. */
export const resourceFailed: Answers = {[RESOURCES]: changed(appParts[RESOURCES], (key, value) => (key === 'state' ? 3 : key === 'success' ? false : key === 'error_overview' ? 'resourcequotas "shop-quota" already exists' : value))};
