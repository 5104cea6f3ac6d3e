import {upgrade} from '../../world/app-parts';
import {appOf} from '../../world/apps';
import {ago} from '../../world/clock';
import {componentOf} from '../../world/components';
import {templates} from '../../world/market';
import {bean, list, type Answers} from '../router';

const record = (status: number) => ({
  ID: upgrade.record,
  tenant_id: 'dev',
  group_id: 1,
  group_key: templates.find(({name}) => name === upgrade.template)?.id,
  group_name: upgrade.template,
  version: upgrade.to,
  old_version: upgrade.from,
  status,
  update_time: ago({hours: 1}),
  create_time: ago({hours: 1}),
  market_name: '',
  is_from_cloud: false,
  upgrade_group_id: upgrade.group,
  record_type: 'upgrade',
  can_rollback: status === 3,
  is_finished: true,
});

/** An upgrade that finished for only some of its components. */
export const upgradePartial: Answers = {
  'GET /console/teams/:team/groups/:app/last-upgrade-record': () => bean(record(6)),
  'GET /console/teams/:team/groups/:app/upgrade-records/:record': () => bean({...record(6), service_record: []}),
  'GET /console/teams/:team/groups/:app/apps/:group': () => bean({record: record(6), versions: [upgrade.to], app_model: {app_id: record(6).group_key, app_name: upgrade.template}}),
};

/** A rollback in progress. */
export const rollbackRunning: Answers = {'GET /console/teams/:team/groups/:app/last-upgrade-record': () => bean({...record(4), record_type: 'rollback'})};

/** A finished upgrade, and what came after it. */
export const upgradeDone: Answers = {
  'GET /console/teams/:team/groups/:app/upgrade-records': () => list([record(3)], {bean: {total: 1}}),
  'GET /console/teams/:team/groups/:app/upgrade-records/:record/rollback-records': () => list([]),
};

/** A version that changes one component, leaves one unchanged and adds one. */
export const upgradeOfSeveral: Answers = {
  'GET /console/teams/:team/groups/:app/upgrade-info': () => {
    const [changed, same] = appOf(1).components.map(componentOf);
    const service = (one: typeof changed, type: string, have_change: boolean) => ({service_id: one?.id, service_cname: one?.name, service_key: one?.id, type, have_change, can_upgrade: true, current_version: upgrade.from});
    return list(
      [
        {service: service(changed, 'upgrade', true), upgrade_info: {envs: {add: [{attr_name: 'LOG_LEVEL', attr_value: 'info', name: ''}], delete: [], upd: []}}},
        {service: service(same, 'upgrade', false), upgrade_info: {}},
        {service: {service_id: '', service_cname: 'exporter', service_key: 'exporter', type: 'add', have_change: false, can_upgrade: true, current_version: ''}, upgrade_info: {}},
      ],
      {bean: {upgrade_info: {}}},
    );
  },
};
