import {account} from '../account';
import {bean, list, type Answers} from '../router';

/** The visitor isn't an administrator of the platform. */
export const member: Answers = {
  'GET /console/users/details': (call) => {
    const {body, status} = account['GET /console/users/details']?.(call) ?? bean({});
    return {status, body: JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'is_sys_admin' || key === 'is_enterprise_admin' ? false : key === 'roles' || key === 'permissions' ? [] : value))) as unknown};
  },
};

/** The team has an account with a registry. */
export const registry: Answers = {'GET /console/teams/:team/registry/auth': () => list([{secret_id: 'registry-1', domain: 'registry.example.com', username: 'shop', password: '', region_name: 'rainbond'}])};
