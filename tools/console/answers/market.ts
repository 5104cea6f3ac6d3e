import {ago} from '../world/clock';
import {enterprise} from '../world/enterprise';
import {templates, type Template} from '../world/market';
import {visitor} from '../world/users';
import {bean, list, refused, type Answers, type Call} from './router';

function described(template: Template, {say}: Call) {
  const [latest] = template.versions;
  return {
    app_id: template.id,
    app_name: template.name,
    pic: '',
    source: 'local',
    dev_status: 'release',
    scope: template.scope,
    describe: say(template.note),
    details: '',
    enterprise_id: enterprise.id,
    create_user: visitor.id,
    create_team: 'dev',
    install_number: 0,
    is_ingerit: true,
    is_official: false,
    tags: template.tags.map((tag, index) => ({tag_id: index + 1, name: say(tag)})),
    arch: template.arch,
    versions_info: template.versions.toReversed().map(({number, alias, daysAgo}) => ({version: number, version_alias: alias, dev_status: number === latest?.number ? 'release' : '', app_version_info: '', create_time: ago({days: daysAgo}), arch: template.arch.join(',')})),
    min_memory: template.memory,
    create_time: ago({days: template.versions.at(-1)?.daysAgo ?? 0}),
    update_time: ago({days: latest?.daysAgo ?? 0}),
  };
}

/** The local library and the stores that it is connected to. */
export const market: Answers = {
  'GET /console/enterprise/:enterprise/storehub-check': () => bean({remind: false}),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores': () => list([]),
  'GET /console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores/:store': () => refused(404, 8000, 'app store not found'),
  'GET /console/enterprise/:enterprise/cloud/markets': () => list([]),
  'GET /console/enterprise/:enterprise/app-models': (call) => {
    const found = templates.filter(({scope, name}) => scope === (call.query.get('scope') || scope) && name.toLowerCase().includes((call.query.get('app_name') ?? '').toLowerCase()));
    return list(
      found.map((one) => described(one, call)),
      {total: found.length, next_page: 2},
    );
  },
  'GET /console/enterprise/:enterprise/app-models/tag': ({say}) =>
    list([...new Set(templates.flatMap(({tags}) => tags.map(say)))].map((name, index) => ({tag_id: index + 1, name, is_deleted: false, enterprise_id: enterprise.id}))),
};
