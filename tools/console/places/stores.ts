import type {Place} from '../screens/types';

const LIBRARY = '/enterprise/demo/shared';

const TALL = {width: 1280, height: 1600} as const;

const ADD = {click: {css: '.ant-tabs-tab .anticon-plus'}} as const;

const HELM = [ADD, {click: {label: 'applicationMarket.AuthCompany.Helm'}}] as const;

const name = (text: string) => ({fill: {css: '.ant-modal #name'}, text: {zh: text, en: text}}) as const;

/** Stores other than the local library. */
export const stores: readonly Place[] = [
  {id: 'store-open', route: `${LIBRARY}/1`, situation: 'stores', ready: {label: 'applicationMarket.cloudMarket.msg'}},
  {
    id: 'store-edit-empty',
    route: `${LIBRARY}/1`,
    situation: 'stores',
    window: TALL,
    steps: [{click: {label: 'button.edit'}}, ...['name', 'url', 'domain'].map((field) => ({fill: {css: `.ant-modal #${field}`}, text: {zh: '', en: ''}}))],
    ready: {css: '.ant-modal .ant-form-explain'},
  },
  {
    id: 'store-edit-long',
    route: `${LIBRARY}/1`,
    situation: 'stores',
    window: TALL,
    steps: [{click: {label: 'button.edit'}}, ...['name', 'access_key'].map((field) => ({fill: {css: `.ant-modal #${field}`}, text: {zh: '商店'.repeat(33), en: 'a store '.repeat(9)}}))],
    ready: {css: '.ant-modal .ant-form-explain'},
  },
  {id: 'store-edit-name', route: `${LIBRARY}/1`, situation: 'stores', window: TALL, steps: [{click: {label: 'button.edit'}}, {fill: {css: '.ant-modal #name'}, text: {zh: 'my store', en: 'my store'}}], ready: {label: 'applicationMarket.CreateAppMarket.only'}},
  {id: 'store-add-tip', route: `${LIBRARY}/local`, steps: [{hover: {css: '.ant-tabs-tab .anticon-plus'}}], ready: {label: 'applicationMarket.addMarket.tooltip.title'}},
  {id: 'store-helm', route: `${LIBRARY}/charts`, situation: 'stores', ready: {text: {zh: 'rabbitmq', en: 'rabbitmq'}}},
  {id: 'store-helm-empty', route: `${LIBRARY}/local`, steps: [...HELM, {click: {css: '.ant-modal .ant-checkbox-input'}}, {click: {css: '.ant-modal form .ant-btn-primary'}}], ready: {css: '.ant-form-explain'}},
  {id: 'store-helm-short', route: `${LIBRARY}/local`, steps: [...HELM, name('abc')], ready: {label: 'applicationMarket.HelmForm.min'}},
  {id: 'store-helm-name', route: `${LIBRARY}/local`, steps: [...HELM, name('My-charts')], ready: {label: 'applicationMarket.HelmForm.only'}},
  {id: 'store-helm-taken', route: `${LIBRARY}/local`, situation: 'stores', steps: [...HELM, name('charts')], ready: {label: 'applicationMarket.HelmForm.name'}},
];
