import type {Place} from '../screens/types';

const TEAM = '/team/dev/region/rainbond';

const APP = `${TEAM}/apps/1`;

const COMPONENT = `${TEAM}/components`;

const LIBRARY = '/enterprise/demo/shared';

const TALL = {width: 1280, height: 1600} as const;

/** Fills a field with the same text in both languages. */
const fill = (css: string, text: string, nth = 0) => ({fill: {css, nth}, text: {zh: text, en: text}}) as const;

/** The primary button of a modal or a drawer. */
const OK = {click: {css: '.ant-modal .ant-btn-primary, .ant-drawer-open .ant-btn-primary', nth: -1}} as const;

const EDIT = {click: {css: '.anticon-edit', nth: 0}} as const;

/** An application's modals, and what its forms say about invalid values. */
const ofApp: readonly Place[] = [
  {id: 'app-add-modules', route: APP, situation: 'modules', window: TALL, steps: [{click: {label: 'appOverview.btn.addComponent'}}, {click: {label: 'appOverview.list.btn.addComponent.custom'}}, fill('#service_cname', 'orders'), fill('#k8s_component_name', 'orders'), fill('#git_url', 'https://git.example.com/shop/orders.git'), {click: {label: 'teamAdd.create.btn.createComponent'}}], ready: {label: 'button.components_build'}},
  {id: 'app-edit-note', route: APP, situation: 'app-editable', steps: [EDIT, fill('.ant-modal #note', 'shop'.repeat(64)), OK], ready: {label: 'placeholder.max255'}},
  {id: 'app-copy-many', route: APP, situation: 'app-of-many', steps: [{click: {label: 'appOverview.btn.copy'}}, OK], ready: {label: 'notification.warn.app_copy_max20'}},
  {id: 'app-share-number', route: `${APP}/share/21/one`, window: TALL, steps: [fill('.ant-select-auto-complete input', 'one')], ready: {label: 'placeholder.appShare.layout_grid_mode'}},
  {id: 'app-share-format', route: `${APP}/share/21/one`, window: TALL, steps: [fill('[id$="||min_node"]', ''), {click: {label: 'button.submit'}}], ready: {label: 'placeholder.appShare.formatError'}},
  {id: 'app-share-cpu', route: `${APP}/share/21/one`, window: TALL, steps: [fill('[id$="||container_cpu"]', '1.5')], ready: {label: 'placeholder.plugin.min_cpuMsg'}},
  {id: 'app-resource-added', route: `${APP}/resource`, situation: 'resource-accepted', steps: [{click: {label: 'addKubenetesResource.btn.add'}}, fill('.ant-drawer-open .CodeMirror textarea', 'kind: Role'), OK], ready: {label: 'notification.success.add'}},
  {id: 'app-topology-port', route: APP, situation: 'inner-closed', window: TALL, steps: [{click: {label: 'appOverview.btn.arrange'}}, {pass: 3}, {drag: {css: 'canvas'}, from: {x: 481, y: 198}, to: {x: 661, y: 73}}], ready: {label: 'topology.Topological.port'}},
];

/** A component's modals, and what its forms say about invalid values. */
const ofComponent: readonly Place[] = [
  {id: 'component-port-add', route: `${COMPONENT}/gr3f2a11/port`, window: TALL, steps: [{click: {label: 'componentOverview.body.Port.add'}}], ready: {label: 'componentOverview.body.AddPort.label_agreement'}},
  {id: 'component-port-protocols', route: `${COMPONENT}/gr3f2a11/port`, window: TALL, steps: [{click: {label: 'componentOverview.body.Ports.add'}}, {click: {css: '.ant-modal .ant-select-selection', nth: 0}}], ready: {label: 'componentOverview.body.AddDomain.httptohttps'}},
  {id: 'component-config-file-mode', route: `${COMPONENT}/gr7b90c4/environmentConfiguration`, window: TALL, steps: [{click: {label: 'componentOverview.body.tab.env.setting.add'}}, fill('.ant-drawer-open #mode', '999'), OK], ready: {label: 'componentOverview.body.tab.AddStorage.limit'}},
  {id: 'component-storage-large', route: `${COMPONENT}/gr5c6d72/mnt`, window: TALL, steps: [{click: {label: 'componentOverview.body.mnt.add_storage'}}, fill('.ant-drawer-open #volume_capacity', '1001'), OK], ready: {label: 'componentOverview.body.AddVolumes.Max'}},
  {id: 'component-singleton', route: `${COMPONENT}/gr3f2a11/expansion`, situation: 'singleton', window: TALL, ready: {label: 'componentOverview.body.Expansion.set'}},
  {id: 'component-maven', route: `${COMPONENT}/gr7b90c4/resource`, window: TALL, steps: [{click: {label: 'componentOverview.body.JavaMavenConfig.Administration'}}], ready: {label: 'componentOverview.body.AddAdmin.profile'}},
  {id: 'component-monitor-closed', route: `${COMPONENT}/gr7b90c4/monitor`, situation: 'ports-closed', window: TALL, steps: [{click: {label: 'componentOverview.body.tab.monitor.business'}}, {click: {label: 'componentOverview.body.tab.monitor.CustomMonitor.point'}}, {click: {label: 'componentOverview.body.tab.monitor.MonitoryPoint.add', nth: -1}}, fill('.ant-modal #name', 'shop'), fill('.ant-modal #service_show_name', 'shop'), fill('.ant-modal #path', '/metrics'), OK], ready: {label: 'componentOverview.body.tab.AddCustomMonitor.Internally'}},
  {id: 'component-log-container', route: `${COMPONENT}/gr7b90c4/log`, steps: [{click: {css: '.ant-cascader-picker'}}, {click: {css: '.ant-cascader-menu-item', nth: 0}}, {click: {css: '.ant-cascader-menu:nth-child(2) .ant-cascader-menu-item', nth: 0}}], ready: {label: 'componentOverview.body.tab.log.refresh'}},
  {id: 'component-outer-setting', route: `${COMPONENT}/gr8f20be/setting`, window: TALL, situation: 'no-probe', ready: {label: 'componentOverview.body.setting.set'}},
];

/** The library and a team's plugins. */
const ofTeam: readonly Place[] = [
  {id: 'store-bind', route: `${LIBRARY}/local`, situation: 'stores', steps: [{click: {css: '.ant-tabs-tab .anticon-plus'}}, {tell: {accessKey: 'example'}}], ready: {label: 'applicationMarket.AuthCompany.binding'}},
  {id: 'library-unconfigured', route: `${LIBRARY}/local`, situation: 'no-registry', ready: {label: 'applicationMarket.confirm.Deconfiguration'}},
  {id: 'library-install-nowhere', route: `${LIBRARY}/local`, situation: 'nowhere', window: TALL, steps: [{click: {label: 'applicationMarket.localMarket.have.install'}}, OK], ready: {label: 'applicationMarket.CreateHelmAppModels.select_colony'}},
  {id: 'library-no-version', route: `${LIBRARY}/local`, situation: 'no-version', ready: {label: 'applicationMarket.localMarket.have.versions'}},
  {id: 'template-create-long', route: `${LIBRARY}/local`, window: TALL, steps: [{click: {label: 'applicationMarket.localMarket.setup'}}, fill('.ant-modal #name', 'shop'.repeat(9))], ready: {label: 'placeholder.max32'}},
  {id: 'template-create-name', route: `${LIBRARY}/local`, window: TALL, steps: [{click: {label: 'applicationMarket.localMarket.setup'}}, fill('.ant-modal #name', '-')], ready: {label: 'placeholder.nameSpaceReg'}},
  {id: 'template-detail', route: `${LIBRARY}/app/a10000000000000000000000000c0001`, window: TALL, ready: {text: {zh: '1.2.0(shop-1.2)', en: '1.2.0(shop-1.2)'}}},
  {id: 'template-detail-long', route: `${LIBRARY}/app/a10000000000000000000000000c0001`, window: TALL, steps: [{click: {label: 'button.edit', nth: 0}}, fill('#name', 'shop'.repeat(9))], ready: {label: 'applicationMarket.appsetting.max'}},
  {id: 'template-version-edit', route: `${LIBRARY}/app/a10000000000000000000000000c0001`, window: TALL, steps: [{click: {css: '.ant-table-tbody a', nth: 0}}], ready: {label: 'applicationMarket.EditAppVersion.name'}},
  {id: 'template-exporting', route: `${LIBRARY}/local`, situation: 'exporting', window: TALL, steps: [{hover: {css: '.anticon.ant-dropdown-trigger, .ant-dropdown-trigger .anticon', nth: 1}}, {click: {label: 'applicationMarket.localMarket.export_app'}}], ready: {label: 'status.underway'}},
  {id: 'template-not-exported', route: `${LIBRARY}/local`, situation: 'no-components', window: TALL, steps: [{hover: {css: '.anticon.ant-dropdown-trigger, .ant-dropdown-trigger .anticon', nth: 1}}, {click: {label: 'applicationMarket.localMarket.export_app'}}], ready: {label: 'applicationMarket.offline_installer.error_alert'}},
  {id: 'plugin-market-installed', route: `${TEAM}/install-plugin`, situation: 'plugin-installed', window: TALL, steps: [{click: {label: 'button.install'}}], ready: {label: 'teamOther.CreateAppFromPlugin.been_installed'}},
  {id: 'plugin-storage-add', route: `${TEAM}/myplugns/p1a2b3c4`, window: TALL, steps: [{click: {label: 'teamOther.manage.add_storage'}}], ready: {label: 'componentOverview.body.StorageConfig.shared_storage'}},
  {id: 'plugin-option-kind', route: `${TEAM}/myplugns/p1a2b3c4`, window: TALL, steps: [{click: {label: 'teamOther.manage.add'}}, {click: {css: '.ant-modal .ant-select-selection', nth: 1}}], ready: {label: 'teamOther.AddOrEditConfig.Multiple'}},
];

/** Modals that open on a click, and what forms say about invalid values. */
export const forms: readonly Place[] = [...ofApp, ...ofComponent, ...ofTeam];
