import type {Place} from '../screens/types';

const ENTERPRISE = '/enterprise/demo';

const TALL = {width: 1280, height: 1600} as const;

/** The button at the end of a cluster's row. */
const CLUSTER_MENU = {hover: {css: '.ant-table-tbody tr:first-child td:last-child i'}} as const;

/** The button at the end of a template's row; the first match is the menu of the visitor's name. */
const TEMPLATE_MENU = {hover: {css: '.anticon.ant-dropdown-trigger, .ant-dropdown-trigger .anticon', nth: 1}} as const;

/** Platform management and the visitor's own account. */
export const platform: readonly Place[] = [
  {id: 'user-menu', route: '/team/dev/region/rainbond/index', steps: [{hover: {css: '.ant-dropdown-trigger', nth: 1}}], ready: {label: 'GlobalHeader.core'}},
  {id: 'account-tokens', route: '/account/center/accesstoken', ready: {css: '.ant-table'}},
  {id: 'cluster-menu', route: `${ENTERPRISE}/clusters`, steps: [CLUSTER_MENU], ready: {label: 'enterpriseColony.table.handle.deploy'}},
  {id: 'cluster-import', route: `${ENTERPRISE}/provider/ACksterList/advanced`, window: TALL, ready: {css: 'form'}},
  {id: 'cluster-tencent', route: `${ENTERPRISE}/provider/TencentList`, window: TALL, ready: {label: 'button.configuration'}},
  {id: 'console-log', route: `${ENTERPRISE}/logs`, ready: {css: '.ant-tabs-tab'}},
  {id: 'extension', route: `${ENTERPRISE}/extension`, ready: {css: '.ant-tabs-tab'}},
  {id: 'settings-certificates', route: `${ENTERPRISE}/setting`, steps: [{click: {css: '.ant-switch', nth: 1}}], ready: {css: '.ant-modal-footer'}},
  {id: 'settings-monitor-more', route: `${ENTERPRISE}/setting`, window: TALL, steps: [{click: {css: '.ant-switch', nth: 4}}], ready: {label: 'enterpriseSetting.basicsSetting.monitoring.form.label.more'}},
  {id: 'account-binding', route: '/account/center/binding', situation: 'oauth', ready: {label: 'otherEnterprise.BindingView.De_certification'}},
  {id: 'template-edit', route: `${ENTERPRISE}/shared/local`, window: TALL, steps: [TEMPLATE_MENU, {click: {label: 'applicationMarket.localMarket.edit.template'}}], ready: {css: '.ant-modal form'}},
  {id: 'template-create', route: `${ENTERPRISE}/shared/local`, window: TALL, steps: [{click: {label: 'applicationMarket.localMarket.setup'}}], ready: {css: '.ant-modal form'}},
  {id: 'template-export-again', route: `${ENTERPRISE}/shared/local`, situation: 'unreleased', window: TALL, steps: [TEMPLATE_MENU, {click: {label: 'applicationMarket.localMarket.export_app'}}, {click: {label: 'button.to_export', nth: 0}}], ready: {label: 'applicationMarket.offline_installer.confirm.label.release.desc'}},
  {id: 'cluster-first', route: `${ENTERPRISE}/clusters`, situation: 'first-cluster', ready: {text: {zh: '默认集群', en: '默认集群'}}},
  {id: 'monitored', route: `${ENTERPRISE}/setting`, situation: 'monitored', ready: {label: 'menu.enterprise.monitoring'}},
  {id: 'store-add', route: `${ENTERPRISE}/shared/local`, steps: [{click: {css: '.ant-tabs-tab .anticon-plus'}}], ready: {css: 'form'}},
];
