import {account} from '../account';
import {bean, type Answers} from '../router';

/** The visitor is no administrator of the platform. */
export const member: Answers = {
  'GET /console/users/details': (call) => {
    const {body, status} = account['GET /console/users/details']?.(call) ?? bean({});
    return {status, body: JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'is_sys_admin' || key === 'is_enterprise_admin' ? false : key === 'roles' || key === 'permissions' ? [] : value))) as unknown};
  },
};
