import type {Place} from '../screens/types';

const TEAM = '/team/dev/region/rainbond';

const CLUSTER = '/enterprise/demo';

const TALL = {width: 1280, height: 1600} as const;

const UPLOADED = 'event_id=upload-2&group_id=1';

/** Namespaces and YAML files that become applications. */
export const imports: readonly Place[] = [
  {id: 'import-namespace', route: `${CLUSTER}/importMessage?region_id=c0a801`, situation: 'imports', window: TALL, ready: {label: 'enterpriseColony.import.list.title'}},
  {id: 'import-converted', route: `${CLUSTER}/ResourceConversion?region_id=c0a801&namespace=orders`, situation: 'imports', window: {width: 1280, height: 2400}, ready: {label: 'button.import'}},
  {id: 'import-uploaded', route: `${TEAM}/create/yaml/yaml`, situation: 'imports', window: TALL, ready: {text: {zh: 'web.yaml', en: 'web.yaml'}}},
  {id: 'import-found', route: `${TEAM}/importMessageYaml?${UPLOADED}&group_name=shop`, situation: 'imports', window: TALL, ready: {label: 'button.next_step'}},
  {id: 'import-yaml', route: `${TEAM}/ChangeResourceTest?${UPLOADED}`, situation: 'imports', window: {width: 1280, height: 2400}, ready: {css: '.ant-btn-primary'}},
  {id: 'import-yaml-objects', route: `${TEAM}/ChangeResourceTest?${UPLOADED}`, situation: 'imports', window: TALL, steps: [{click: {css: '.ant-tabs-tab', nth: -1}}], ready: {css: '.ant-btn-primary'}},
];
