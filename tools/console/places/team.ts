import type {Place} from '../screens/types';

const TEAM = '/team/dev/region/rainbond';

const TALL = {width: 1280, height: 1600} as const;

/** One of the dropdowns in the row of a plugin's variable: protocol, kind, whether it can be changed. */
const option = (nth: number) => ({click: {css: '.ant-modal .ant-select-selection', nth}}) as const;

const OPTIONS = {click: {label: 'teamOther.manage.add'}} as const;

/** A team's ways to create, its gateway, its plugins and what its applications publish. */
export const team: readonly Place[] = [
  {id: 'create-ways', route: `${TEAM}/wizard`, window: TALL, ready: {css: 'main, .ant-layout-content, .ant-card'}},
  {id: 'create-menu', route: `${TEAM}/index`, steps: [{hover: {label: 'menu.team.create'}}], ready: {label: 'menu.team.create.third'}},
  {id: 'create-yaml', route: `${TEAM}/create/yaml/yaml`, window: TALL, ready: {css: '.ant-tabs-tab'}},
  {id: 'market-installing', route: `${TEAM}/create/market`, window: TALL, steps: [{click: {label: 'button.install'}}], ready: {label: 'button.build_start'}},
  {id: 'market-unauthorized', route: `${TEAM}/create/market`, situation: 'unauthorized', window: TALL, steps: [{click: {text: {zh: '开源应用商店', en: 'Open source app store'}}}], ready: {label: 'notification.market.hint.null_app6'}},
  {id: 'gateway-menu', route: `${TEAM}/gateway/control`, steps: [{hover: {label: 'menu.team.gateway'}}], ready: {label: 'menu.team.gateway.control'}},
  {id: 'plugin-manage', route: `${TEAM}/myplugns/p1a2b3c4`, window: TALL, ready: {text: {zh: 'limits', en: 'limits'}}},
  {id: 'plugin-option-change', route: `${TEAM}/myplugns/p1a2b3c4`, window: TALL, steps: [OPTIONS, option(1), {click: {label: 'teamOther.AddOrEditConfig.choice'}}, option(2)], ready: {label: 'teamOther.AddOrEditConfig.unModifiable'}},
  {id: 'app-share-done', route: `${TEAM}/apps/1/share/21/two`, ready: {label: 'button.affirm_publish'}},
  {id: 'template-form', route: `${TEAM}/apps/1/share/21/one`, window: TALL, steps: [{click: {label: 'appPublish.btn.record.list.label.newAppTemplate'}}], ready: {css: '.ant-modal form'}},
  {id: 'component-closed', route: `${TEAM}/components/gr6e1b30/overview`, ready: {label: 'status.component.closed'}},
  {id: 'component-job', route: `${TEAM}/components/gr6e1b30/setting`, window: TALL, ready: {css: '.ant-card'}},
  {id: 'component-stateful', route: `${TEAM}/components/gr5c6d72/setting`, window: TALL, ready: {css: '.ant-card'}},
  {id: 'component-rename', route: `${TEAM}/components/gr7b90c4/port`, steps: [{click: {css: '.anticon-edit', nth: 0}}], ready: {css: '.ant-modal-footer'}},
  {id: 'component-source-image', route: `${TEAM}/components/gr7b90c4/resource`, steps: [{click: {label: 'componentOverview.body.Resource.change'}}, {click: {css: '.ant-modal .ant-tabs-tab', nth: 1}}], ready: {css: '.ant-modal-footer'}},
];
