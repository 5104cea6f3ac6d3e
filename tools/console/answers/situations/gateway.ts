import {gateway} from '../gateway';
import {bean, type Answers} from '../router';
import {changed} from './changed-answers';

const QUERIES = ['domain', 'tcpdomain'].map((part) => `GET /console/teams/:team/${part}/query`);

const closed = (name: string, value: unknown) => (name === 'is_outer_service' ? 0 : value);

/** Rules for ports that are no longer open to the outside. */
export const gatewayOff: Answers = Object.fromEntries(QUERIES.map((key) => [key, changed(gateway[key], closed)]));

/** A component that has been created but not built. */
export const notDeployed: Answers = {'GET /console/teams/:team/apps/:component/status': () => bean({check_uuid: '', status: 'undeploy', status_cn: '未部署', start_time: '', disabledAction: ['stop', 'restart', 'visit'], activeAction: ['deploy']})};
