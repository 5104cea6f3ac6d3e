import {account} from '../account';
import {bean, list, refused, type Answers} from '../router';
import {withMore} from './changed-answers';

/** The source has several modules that are built on their own, with what the builder makes for each (rainbond: builder/parser/code/multisvc/maven.go). */
export const modules: Answers = {
  'POST /console/teams/:team/apps/source_code': () => bean({service_alias: 'gr7b90c4'}),
  'GET /console/teams/:team/apps/:component/check': () => bean({check_status: 'success', error_infos: [], service_info: [{type: 'language', key: '代码语言', value: 'Java-maven'}], is_multi: true}),
  'GET /console/teams/:team/multi/check': () =>
    list(
      ['shop-order', 'shop-stock'].map((name) => ({id: name, name, cname: name, packaging: 'jar', envs: [{name: 'BUILD_MAVEN_CUSTOM_OPTS', value: '-DskipTests'}, {name: 'BUILD_MAVEN_CUSTOM_GOALS', value: `clean dependency:list install -pl ${name} -am`}, {name: 'BUILD_PROCFILE', value: `web: java $JAVA_OPTS -jar ${name}/target/${name}-*.jar`}]})),
    ),
};

/** The repository requires a key, as the cluster's builder reports (rainbond: builder/parser/source_code.go). */
export const keyWanted: Answers = {
  'GET /console/teams/:team/apps/:component/check': () =>
    bean({check_status: 'failure', error_infos: [{error_type: 'FatalError', error_info: 'Git项目仓库需要安全验证', solve_advice: '<a action_type="get_publickey">请获取授权Key配置到你的仓库项目中</a>'}], service_info: [], is_multi: false}),
  'GET /console/teams/:team/regions/:region/publickey': () => bean({public_key: 'ssh-rsa AAAA…'}),
};

/** The repository requires an account: it is accessed over HTTPS, and none was given. */
export const accountWanted: Answers = {
  'GET /console/teams/:team/apps/:component/check': () =>
    bean({check_status: 'failure', error_infos: [{error_type: 'FatalError', error_info: 'Git项目仓库需要安全验证', solve_advice: '<a action_type="modify_userpass">请提供正确的账号密码</a>'}], service_info: [], is_multi: false}),
};

/** No file has been uploaded yet. */
export const nothingUploaded: Answers = {
  'GET /console/teams/:team/apps/package_build/last-record': () => bean({}),
  'POST /console/teams/:team/apps/package_build/record': () => bean({event_id: 'upload-2', status: '', source_dir: [], team_name: 'dev', region_name: 'rainbond', upload_url: 'http://192.0.2.11:6060/package_build/component/events/upload-2'}),
  'GET /console/teams/:team/apps/package_build/record': () => refused(404, 404, 'no record'),
};

const COMPOSE = 'services:\n  cache:\n    image: redis:7.0\n    depends_on: 7\n';

/** A file that is YAML but can't be parsed as a Compose file, as the cluster's builder reports (rainbond: builder/parser/docker_compose.go). */
export const composeRefused: Answers = {
  'GET /console/teams/:team/groups/:app/check': () =>
    bean({
      check_status: 'failure',
      error_infos: [{error_type: 'FatalError', error_info: 'ComposeFile解析错误', solve_advice: '<a action_type="modify_compose">请确认ComposeFile输入是否语法正确</a>'}],
      service_info: [],
      is_multi: false,
    }),
  'GET /console/teams/:team/compose/:compose/content': () => bean({compose_id: 'compose-1', group_id: 1, create_status: 'checking', compose_content: COMPOSE}),
};

const CONFIG = 'GET /console/config/info';

/** The platform's samples are available, as after every installation. */
export const samples: Answers = {[CONFIG]: (call) => withMore(call, account[CONFIG], {official_demo: {enable: true, value: null}})};
