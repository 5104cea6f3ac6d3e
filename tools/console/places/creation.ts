import type {Place} from '../screens/types';

const TEAM = '/team/dev/region/rainbond';

const TALL = {width: 1280, height: 1600} as const;

/** What the wizard detects, and what it asks for next. */
export const creation: readonly Place[] = [
  {id: 'create-check-third', route: `${TEAM}/create/create-check/gr8f20be`, ready: {label: 'confirmModal.third_party.check.title.success'}},
  {id: 'create-check-modules', route: `${TEAM}/create/create-check/gr7b90c4`, situation: 'modules', ready: {label: 'confirmModal.component_build.check.model.build'}},
  {id: 'create-modules-edit', route: `${TEAM}/create/create-moreService/gr7b90c4/check-gr7b90c4`, situation: 'modules', window: TALL, steps: [{click: {label: 'teamOther.manage.edit'}}], ready: {label: 'JavaMaven.bulid'}},
  {id: 'create-check-key', route: `${TEAM}/create/create-check/gr0e5d7a`, situation: 'key-wanted', steps: [{click: {css: '[action_type=get_publickey]'}}], ready: {css: '.ant-modal'}},
  {id: 'create-check-modify', route: `${TEAM}/create/create-check/gr2c9e04`, steps: [{click: {css: '[action_type=modify_image]'}}], ready: {css: '.ant-modal form'}},
  {id: 'create-check-compose', route: `${TEAM}/create/create-compose-check/1/compose-1`, ready: {label: 'button.advanced_setup'}},
  {id: 'create-compose-failed', route: `${TEAM}/create/create-compose-check/1/compose-1`, situation: 'compose-refused', steps: [{click: {css: '[action_type=modify_compose]'}}], ready: {css: '.ant-modal .CodeMirror'}},
  {id: 'create-compose-settings', route: `${TEAM}/create/create-compose-setting/1/compose-1`, window: TALL, ready: {label: 'button.confirm_create'}},
  {id: 'create-kinds', route: `${TEAM}/create/create-configFile/gr0e5d7a`, window: TALL, steps: [{click: {label: 'componentCheck.advanced.setup.deploy_attr.Other_types'}}, {click: {css: '.ant-radio-input[value=cronjob]'}}], ready: {label: 'componentCheck.advanced.setup.basic_info.label.schedule'}},
  {id: 'create-storage', route: `${TEAM}/create/create-configPort/gr0e5d7a`, window: TALL, steps: [{click: {label: 'button.config', nth: -1}}], ready: {label: 'componentCheck.advanced.setup.storage_setting.btn.add'}},
  {id: 'create-image-private', route: `${TEAM}/create/image/custom`, window: TALL, steps: [{click: {label: 'teamAdd.create.image.hint2'}}], ready: {label: 'teamAdd.create.form.user'}},
  {id: 'create-compose-private', route: `${TEAM}/create/image/Dockercompose`, window: TALL, steps: [{click: {label: 'teamAdd.create.image.hint2'}}], ready: {label: 'teamAdd.create.form.user'}},
  {id: 'create-source-ssh', route: `${TEAM}/create/code/custom`, steps: [{fill: {css: '#git_url'}, text: {zh: 'git@git.example.com:shop/web.git', en: 'git@git.example.com:shop/web.git'}}], ready: {label: 'teamPlugin.create.pages.key'}},
  {
    id: 'create-package-none',
    route: `${TEAM}/create/code/jwar`,
    situation: 'nothing-uploaded',
    window: TALL,
    steps: [
      {click: {css: '.ant-select-selection', nth: 0}},
      {click: {css: '.ant-select-dropdown-menu-item', nth: 0}},
      {fill: {css: '#service_cname'}, text: {zh: 'api', en: 'api'}},
      {fill: {css: '#k8s_component_name'}, text: {zh: 'api', en: 'api'}},
      {click: {label: 'teamAdd.create.btn.create', nth: -1}},
    ],
    ready: {label: 'notification.error.notDetected'},
  },
];
