import type {Place} from '../screens/types';

const APP = '/team/dev/region/rainbond/apps';

const TALL = {width: 1280, height: 1600} as const;

const LIST = [{click: {label: 'appOverview.list'}}] as const;

/** Every component of the list, and what can be done with all of them. */
const BATCH = [...LIST, {click: {css: '.ant-table-thead .ant-checkbox-input'}}, {click: {label: 'appOverview.list.table.batchOperate'}}] as const;

/** The drawer that adds a component to an application. */
const ADD = {click: {label: 'appOverview.btn.addComponent'}} as const;

/** An application: its windows, its states, and how components are added to it. */
export const app: readonly Place[] = [
  {id: 'app-edit', route: `${APP}/1`, steps: [{click: {css: '.anticon-edit', nth: 0}}], ready: {css: '.ant-modal form'}},
  {id: 'app-delete', route: `${APP}/1`, steps: [{click: {label: 'appOverview.list.table.delete'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'app-govern', route: `${APP}/1`, steps: [{click: {label: 'appOverview.btn.change'}}], ready: {css: '.ant-modal form'}},
  {id: 'app-copy', route: `${APP}/1`, window: TALL, steps: [{click: {label: 'appOverview.btn.copy'}}], ready: {css: '.ant-modal-footer'}},
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
];
