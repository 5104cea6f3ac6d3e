import {enterprise} from '../../world/enterprise';
import {visitor} from '../../world/users';
import {account} from '../account';
import {enterprise as usual} from '../enterprise';
import {list, type Answers} from '../router';
import {withMore} from './changed-answers';

/** The enterprise's own GitLab, known to the console. */
const gitlab = {
  service_id: 1,
  name: 'gitlab',
  oauth_type: 'gitlab',
  client_id: 'rainbond',
  client_secret: '',
  home_url: 'https://git.example.com',
  redirect_uri: 'https://console.example.com/console/oauth/redirect',
  auth_url: 'https://git.example.com/oauth/authorize',
  authorize_url: 'https://git.example.com/oauth/authorize',
  access_token_url: 'https://git.example.com/oauth/token',
  api_url: 'https://git.example.com/api/v4/user',
  is_auto_login: false,
  is_console: true,
  is_git: true,
  is_authenticated: false,
  is_expired: false,
  enable: true,
  eid: enterprise.id,
  oauth_user_name: '',
  user_id: visitor.id,
};

const TURNED_ON = {oauth_services: {enable: true, value: [gitlab]}, oauth_services_is_sonsole: {enable: true, value: null}};

/** A Git service is known to the console, and the visitor hasn't bound an account yet. */
export const oauth: Answers = {
  'GET /console/config/info': (call) => withMore(call, account['GET /console/config/info'], TURNED_ON),
  'GET /console/enterprise/:enterprise/info': (call) => withMore(call, usual['GET /console/enterprise/:enterprise/info'], TURNED_ON),
  'GET /console/users/details': (call) => withMore(call, account['GET /console/users/details'], {oauth_services: [gitlab]}),
  'GET /console/enterprise/:enterprise/oauth/oauth-services': () => list([gitlab]),
  'GET /console/oauth/type': () => list(['gitlab', 'github', 'gitee', 'dingtalk', 'aliyun']),
};
