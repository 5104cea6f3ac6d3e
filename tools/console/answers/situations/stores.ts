import {ago} from '../../world/clock';
import {enterprise} from '../../world/enterprise';
import {templates, type Template} from '../../world/market';
import {helmStore, openStore} from '../../world/stores';
import {bean, late, list, plain, type Answers, type Call} from '../router';

const market = ({say}: Call) => ({
  ID: openStore.id,
  access_key: '',
  name: openStore.name,
  url: openStore.url,
  enterprise_id: enterprise.id,
  type: 'rainstore',
  domain: openStore.domain,
  description: '',
  alias: say(openStore.alias),
  status: 1,
  access_actions: openStore.actions,
  version: '1.0',
});

/** A template as a store lists it. */
const inStore = ({id, name, note, tags, versions, arch}: Template, {say}: Call) => ({
  app_id: id,
  app_name: name,
  update_time: ago({days: 9}),
  local_market_id: openStore.id,
  local_market_name: openStore.name,
  enterprise_id: enterprise.id,
  source: 'market',
  versions: versions.map(({number, alias, daysAgo}) => ({arch: arch[0], is_plugin: false, app_key_id: id, app_version: number, app_version_alias: alias, create_time: ago({days: daysAgo}), desc: '', rainbond_version: '', update_time: ago({days: daysAgo}), update_version: 1})),
  arch,
  tags: tags.map(say),
  logo: '',
  market_id: openStore.id,
  market_name: openStore.name,
  market_url: openStore.url,
  install_number: 12,
  describe: say(note),
  dev_status: 'release',
  app_detail_url: '',
  create_time: ago({days: 88}),
  download_number: 30,
  details: '',
  details_html: '',
  is_official: true,
});

const chart = ({name, version, appVersion, note}: (typeof helmStore.charts)[number], {say}: Call) => ({
  name,
  versions: [{name, version, appVersion, description: say(note), icon: '', home: '', keywords: [], urls: [`${helmStore.url}/${name}-${version}.tgz`], created: ago({days: 5})}],
});

/** The library and the stores that it is connected to: the open-source store and a chart store. */
export const stores: Answers = {
  'GET /console/enterprise/:enterprise/cloud/markets': (call) => late(list([market(call)])),
  'GET /console/enterprise/:enterprise/cloud/markets/:market': (call) => bean(market(call), {list: market(call)}),
  'GET /console/enterprise/:enterprise/cloud/markets/:market/app-models': (call) => {
    const found = templates.filter(({scope}) => scope === 'enterprise');
    return list(
      found.map((one) => inStore(one, call)),
      {page: 1, page_size: 10},
    );
  },
  'GET /console/enterprise/:enterprise/cloud/bindable-markets': ({say}) =>
    list([
      {name: say(openStore.alias), url: openStore.url, logo: '', desc: '', domain: openStore.domain},
      {name: say({zh: '网上商店的商店', en: 'Store of the shop'}), url: 'https://store.example.com/shop', logo: '', desc: '', domain: 'shop'},
    ]),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores': () =>
    plain({code: 200, msg: 'success', data: [{eid: enterprise.id, name: helmStore.name, url: helmStore.url, branch: '', username: '', password: ''}]}),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores/:store': () => plain({code: 200, msg: 'success', data: {eid: enterprise.id, name: helmStore.name, url: helmStore.url, branch: '', username: '', password: ''}}),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores/:store/apps': (call) => plain({code: 200, msg: 'success', data: helmStore.charts.map((one) => chart(one, call))}),
};
