import {upgrade} from '../../world/app-parts';
import {enterprise} from '../../world/enterprise';
import {helmStore} from '../../world/stores';
import {bean, late, list, plain, refused, type Answers} from '../router';

const [chart] = helmStore.charts;

/** The installed version, older than the chart that the store has now. */
const INSTALLED = '11.16.2';

const MODEL = 'a10000000000000000000000000c0009';

const versions = [chart.version, INSTALLED].map((version) => ({Version: version, AppVersion: chart.appVersion, Keywords: [], Pic: '', Abstract: ''}));

const values = Buffer.from('replicaCount: 1\nservice:\n  type: ClusterIP\n').toString('base64');

const checked = (passed: boolean, message: string): Answers => ({'GET /console/teams/:team/helm_app': () => late(bean({checkAdopt: String(passed), yaml: message}))});

/** A chart from the store, which has a newer one by now; a command that was parsed. */
const helm: Answers = {
  'POST /console/teams/:team/helm_command': () =>
    bean({tgz: false, status: true, information: '', chart: {eid: enterprise.id, repo_name: helmStore.name, repo_url: helmStore.url, chart_name: chart.name, version: chart.version, username: '', password: '', overrides: [{'service.type': 'ClusterIP'}]}}),
  'POST /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores': () => plain({code: 200, msg: 'success', data: {}}),
  'POST /console/helm/repos': () => bean({}),
  'GET /console/teams/:team/chart/version': ({query}) => bean({repo_exist: true, overrides: [{'service.type': 'ClusterIP'}], chart_information: query.get('highest') ? versions[0] : versions}),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores/:store/templates/:template/versions/:version': () => plain({code: 200, msg: 'success', data: {questions: [], readme: '', values: {'values.yaml': values}}}),
  'POST /console/teams/:team/helm_center_app': () => late(bean(JSON.stringify({app_model_id: MODEL}))),
  'POST /console/teams/:team/helm_app': () => late(bean({})),
  'GET /console/teams/:team/groups/:app/apps': () =>
    list([
      {
        group_key: MODEL,
        upgrade_group_id: '4',
        group_name: chart.name,
        app_model_name: chart.name,
        app_model_id: MODEL,
        tenant_service_group_id: MODEL,
        pic: '',
        source: `helm:${helmStore.name}`,
        market_name: null,
        describe: '',
        enterprise_id: enterprise.id,
        is_official: false,
        details: '',
        current_version: INSTALLED,
        can_upgrade: false,
        upgrade_versions: [],
        not_upgrade_record_id: 0,
        not_upgrade_record_status: 1,
      },
    ]),
  'POST /console/teams/:team/groups/:app/upgrade-records/:record/upgrade': () => late(bean({})),
  'GET /console/teams/:team/groups/:app/upgrade-records/:record': () => bean({ID: upgrade.record, status: 3, is_finished: true, service_record: []}),
  ...checked(true, ''),
};

export const helmChart: Answers = helm;

/** Helm's own error message, as the cluster passes it on. */
export const helmRefused: Answers = {...helm, ...checked(false, 'chart requires kubeVersion: >=1.25.0-0 which is incompatible with Kubernetes v1.20.0')};

/** A command that can't be parsed. */
export const helmCommandRefused: Answers = {'POST /console/teams/:team/helm_command': () => refused(400, 400, 'helm command command failed')};

/** The values violate the chart's schema. */
export const helmFailed: Answers = {...helm, 'POST /console/teams/:team/helm_app': () => refused(500, 500, "values don't meet the specifications of the schema(s) in the chart")};
