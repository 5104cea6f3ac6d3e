import {resources} from '../../world/app-parts';
import {appOf} from '../../world/apps';
import {componentOf} from '../../world/components';
import {apps} from '../apps';
import {appParts} from '../app-parts';
import {bean, list, type Answers} from '../router';
import {changed} from './changed-answers';

const STATUS = 'GET /console/teams/:team/groups/:app/status';

/** The application in another state. */
const inState = (status: string): Answers => ({
  [STATUS]: (call) => {
    const {body, ...rest} = apps[STATUS]?.(call) ?? list([]);
    return {...rest, body: JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'status' ? status : value))) as unknown};
  },
});

export const appAbnormal = inState('ABNORMAL');
export const appStarting = inState('STARTING');
export const appStopping = inState('STOPPING');
export const appIdle = inState('NIL');

const GROUPS = 'GET /console/teams/:team/groups/:app/configgroups';
const GROUP = `${GROUPS}/:name`;

/** A configuration group that is turned off, and can be saved. */
export const groupOff: Answers = {
  [GROUPS]: changed(appParts[GROUPS], (name, value) => (name === 'enable' ? false : value)),
  'PUT /console/teams/:team/groups/:app/configgroups/:name': (call) => appParts[GROUP]?.(call) ?? bean({}),
};

/** Resources that the cluster refused: one when it was made, one when it was changed. */
export const resourcesFailed: Answers = {
  'GET /console/teams/:team/groups/:app/k8s-resources': () =>
    list(resources.map(({id, name, kind, content}, index) => ({ID: id, app_id: '1', name, kind, content, error_overview: 'roles.rbac.authorization.k8s.io is forbidden', success: false, state: index === 0 ? 3 : 4}))),
};

/** Nothing of the application has been published yet. */
export const nothingPublished: Answers = {'GET /console/teams/:team/groups/:app/shared/apps': () => bean({}, {list: []})};

/** What is deleted together with the application; another application depends on one of its components. */
export const appRelated: Answers = {
  'GET /console/teams/:team/groups/:app/handle': ({params}) =>
    bean({services_info: appOf(params.app ?? '').components.map(componentOf).map(({name, alias, volumes}) => ({service_name: name, service_alias: alias, status: 'running', is_related: true, volume: volumes.map((one) => one.name)}))}),
};

const APP = 'GET /console/teams/:team/groups/:app';

/** The application's name in Kubernetes can still be changed. */
export const appEditable: Answers = {[APP]: changed(apps[APP], (name, value) => (name === 'can_edit' ? true : value))};
