import type {Place} from '../screens/types';

const APP = '/team/dev/region/rainbond/apps';

const TALL = {width: 1280, height: 1600} as const;

const LIST = [{click: {label: 'appOverview.list'}}] as const;

/** Selects every component in the list, and opens the menu of batch actions. */
const BATCH = [...LIST, {click: {css: '.ant-table-thead .ant-checkbox-input'}}, {click: {label: 'appOverview.list.table.batchOperate'}}] as const;

/** The drawer that adds a component to an application. */
const ADD = {click: {label: 'appOverview.btn.addComponent'}} as const;

/** The page that shows an upgrade of the database. */
const INFO = `${APP}/1/upgrade/3/record/5?app_id=a10000000000000000000000000c0002`;

const GROUP = {click: {label: 'appConfiguration.btn.add'}} as const;

/** Fills a field with the same text in both languages. */
const fill = (css: string, text: string, nth = 0) => ({fill: {css, nth}, text: {zh: text, en: text}}) as const;

const EDIT = {click: {css: '.anticon-edit', nth: 0}} as const;

/** The primary button of a modal. */
const OK = {click: {css: '.ant-modal .ant-btn-primary', nth: -1}} as const;

const UPGRADE = {click: {label: 'appUpgrade.btn.upgrade', nth: -1}} as const;

/** An application: its modals, its states, and how components are added to it. */
export const app: readonly Place[] = [
  {id: 'app-gateway', route: `${APP}/1/gateway`, ready: {text: {zh: 'shop-example-com', en: 'shop-example-com'}}},
  {id: 'app-edit', route: `${APP}/1`, steps: [{click: {css: '.anticon-edit', nth: 0}}], ready: {css: '.ant-modal form'}},
  {id: 'app-delete', route: `${APP}/1`, steps: [{click: {label: 'appOverview.list.table.delete'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'app-govern', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.change'}}], ready: {css: '.ant-modal form'}},
  {id: 'app-batch', route: `${APP}/1`, steps: BATCH, ready: {label: 'appOverview.list.table.move'}},
  {id: 'app-batch-delete', route: `${APP}/1`, steps: [...BATCH, {click: {css: '.ant-dropdown-menu-item:last-child a'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'app-add-component', route: `${APP}/1`, window: TALL, steps: [ADD], ready: {css: '.ant-drawer-open'}},
  {id: 'app-add-image', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'appOverview.list.btn.addComponent.image'}}, {click: {css: '.ant-drawer-open form .ant-checkbox-input, .ant-drawer-open form a', nth: 0}}], ready: {label: 'teamAdd.create.form.user'}},
  {id: 'app-add-docker-run', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'appOverview.list.btn.addComponent.dockerRun'}}], ready: {label: 'teamAdd.create.btn.createComponent'}},
  {id: 'app-add-package', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'appOverview.list.btn.addComponent.jwar'}}], ready: {css: '.ant-upload'}},
  {id: 'app-add-outer', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'teamOther.AddThirdParty.Third'}}], ready: {label: 'teamAdd.create.btn.createComponent'}},
  {id: 'app-add-market', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'popover.applicationMarket.local'}}], ready: {text: {zh: 'RabbitMQ', en: 'RabbitMQ'}}},
  {id: 'app-add-install', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'popover.applicationMarket.local'}}, {hover: {text: {zh: 'RabbitMQ', en: 'RabbitMQ'}}}], ready: {label: 'otherApp.marketDrawer.click'}},
  {id: 'app-add-installing', route: `${APP}/1`, window: TALL, steps: [ADD, {click: {label: 'popover.applicationMarket.local'}}, {click: {text: {zh: 'RabbitMQ', en: 'RabbitMQ'}}}], ready: {label: 'button.build_start'}},
  {id: 'app-add-unauthorized', route: `${APP}/1`, situation: 'unauthorized', window: TALL, steps: [ADD, {click: {text: {zh: '开源应用商店', en: 'Open source app store'}}}], ready: {label: 'notification.market.hint.null_app6'}},
  {id: 'app-govern-names', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.change'}}, {click: {label: 'popover.confirm'}}], ready: {label: 'confirmModal.app.govern.label.DNS'}},
  {id: 'app-govern-mesh', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.change'}}, {click: {css: '.ant-modal .ant-select-selection'}}, {click: {css: '.ant-select-dropdown-menu-item', nth: 1}}], ready: {css: '.ant-modal form'}},
  {id: 'app-edit-mode', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.arrange'}}], ready: {css: 'canvas, iframe'}},
  ...(['abnormal', 'idle', 'starting', 'stopping'] as const).map((state): Place => ({id: `app-${state}`, route: `${APP}/1`, situation: `app-${state}`, ready: {label: 'appOverview.btn.change'}})),
  {id: 'app-upgrade-partial', route: `${APP}/1/upgrade`, situation: 'upgrade-partial', steps: [UPGRADE], ready: {label: 'helmAppInstall.Upgrade.new'}},
  {id: 'app-upgrade-retry', route: INFO, situation: 'upgrade-partial', ready: {label: 'helmAppInstall.UpgradeInfo.retry'}},
  {id: 'app-upgrade-rollback', route: `${APP}/1/upgrade`, situation: 'rollback-running', steps: [UPGRADE], ready: {label: 'helmAppInstall.Upgrade.back_info'}},
  {id: 'app-rollback', route: `${APP}/1/upgrade`, situation: 'upgrade-done', steps: [{click: {label: 'appUpgrade.tabs.record'}}, {click: {label: 'appUpgrade.table.operate.roll_back'}}], ready: {label: 'helmAppInstall.Upgrade.Rollback_confirm'}},
  {id: 'app-upgrade-changed', route: INFO, situation: 'upgrade-of-several', steps: [{hover: {css: '.anticon-up', nth: 0}}], ready: {label: 'helmAppInstall.UpgradeInfo.can_updata'}},
  {id: 'app-upgrade-same', route: INFO, situation: 'upgrade-of-several', steps: [{hover: {css: '.anticon-up', nth: 1}}], ready: {label: 'helmAppInstall.UpgradeInfo.comm_no_updata'}},
  {id: 'app-upgrade-new', route: INFO, situation: 'upgrade-of-several', steps: [{hover: {css: '.anticon-plus', nth: 0}}], ready: {label: 'helmAppInstall.UpgradeInfo.add_comm'}},
  {id: 'app-upgrade-none', route: INFO, steps: [{click: {css: '[class*=zslGroup] .ant-checkbox-input'}}, {click: {css: '.ant-btn-primary', nth: -1}}], ready: {label: 'helmAppInstall.UpgradeInfo.select_comm'}},
  {id: 'app-share-version', route: `${APP}/1/share/21/one`, window: TALL, steps: [{click: {label: 'button.submit'}}], ready: {css: '.ant-form-explain'}},
  {id: 'app-share-running', route: `${APP}/1/share/21/two`, situation: 'share-running', ready: {label: 'confirmModal.check.appShare.title.loading'}},
  {id: 'app-share-failed', route: `${APP}/1/share/21/two`, situation: 'share-failed', ready: {label: 'button.retry'}},
  {id: 'app-share-unfinished', route: `${APP}/1/publish`, situation: 'share-unfinished', ready: {label: 'appPublish.table.btn.continue'}},
  {id: 'app-resources-chosen', route: `${APP}/1/resource`, steps: [{click: {css: '.ant-table-tbody .ant-checkbox-input', nth: 0}}], ready: {label: 'componentOverview.body.tab.monitor.CustomMonitor.delete'}},
  {id: 'app-resource-failed', route: `${APP}/1/resource`, situation: 'resource-failed', ready: {css: '.ant-table-tbody tr'}},
  {id: 'config-group-key', route: `${APP}/1/configgroups`, steps: [GROUP, {fill: {css: '.ant-form input[type=text]', nth: 1}, text: {zh: '1a', en: '1a'}}, {fill: {css: '.ant-form textarea', nth: 0}, text: {zh: 'b', en: 'b'}}, {click: {css: '.ant-btn-primary'}}], ready: {css: '.ant-form-explain'}},
  {id: 'app-edit-name', route: `${APP}/1`, situation: 'app-editable', steps: [EDIT, fill('.ant-modal #k8s_app', 'Shop'), OK], ready: {css: '.ant-form-explain'}},
  {id: 'app-edit-long', route: `${APP}/1`, situation: 'app-editable', steps: [EDIT, fill('.ant-modal #group_name', 'shop'.repeat(9)), fill('.ant-modal #k8s_app', 'shop'.repeat(9)), OK], ready: {css: '.ant-form-explain'}},
  {id: 'config-group-short', route: `${APP}/1/configgroups`, steps: [GROUP, fill('.ant-form textarea', 'b'), fill('.ant-form input[type=text]', 'a'), {click: {css: '.ant-btn-primary'}}], ready: {label: 'placeholder.contiguration.msg.not_null'}},
  {id: 'config-group-off', route: `${APP}/1/configgroups`, situation: 'group-off', ready: {label: 'appConfiguration.table.not_take_effect'}},
  {id: 'config-group-saved', route: `${APP}/1/configgroups`, situation: 'group-off', steps: [{click: {label: 'button.edit'}}, {click: {label: 'button.save'}}, OK], ready: {label: 'notification.hint.confiuration.update.title'}},
  {id: 'resources-failed', route: `${APP}/1/resource`, situation: 'resources-failed', ready: {label: 'addKubenetesResource.table.update_error'}},
  {id: 'app-share-empty', route: `${APP}/1/share/21/one`, situation: 'nothing-published', window: TALL, steps: [{click: {label: 'button.submit'}}], ready: {label: 'placeholder.appShare.appTemplate'}},
  {id: 'app-governed', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.change'}}, {click: {css: '.ant-modal .ant-select-selection'}}, {click: {css: '.ant-select-dropdown-menu-item', nth: 1}}, {click: {label: 'popover.confirm'}}], ready: {label: 'notification.hint.component.change'}},
  {id: 'app-govern-name', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.change'}}, {click: {label: 'popover.confirm'}}, fill('.ant-modal .ant-table-tbody input', 'Web', 1), OK], ready: {css: '.ant-form-explain'}},
  {id: 'app-delete-related', route: `${APP}/1`, situation: 'app-related', steps: [{click: {label: 'appOverview.list.table.delete'}}, {click: {label: 'button.more'}}], ready: {css: '.ant-table-expanded-row'}},
  {id: 'app-stop', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.stop'}}], ready: {label: 'confirmModal.friendly_reminder.title'}},
];
