import type {Place, Step} from '../screens/types';

const TEAM = '/team/dev/region/rainbond';

const TALL = {width: 1280, height: 1600} as const;

const COMMAND = 'helm install rabbitmq rabbitmq --repo https://charts.example.com --version 12.0.4';

/** Enters a command for the application `shop`. */
const GIVEN: readonly Step[] = [
  {click: {css: '.ant-select-selection', nth: 0}},
  {click: {css: '.ant-select-dropdown-menu-item', nth: 0}},
  {fill: {css: '#docker_cmd'}, text: {zh: COMMAND, en: COMMAND}},
  {click: {label: 'teamAdd.create.btn.create', nth: -1}},
];

const NEXT = {click: {label: 'helmAppInstall.index.next'}} as const;

/** The page on which the application's chart is upgraded or reinstalled. */
const UPGRADE = `${TEAM}/apps/1/upgrade`;

/** An action on a chart. `nth` is -1 because the application's menu has a label with the same text. */
const again = (id: string, label: string, ready: string): Place => ({
  id,
  route: UPGRADE,
  situation: 'helm-chart',
  window: TALL,
  steps: [{click: {label, nth: -1}}, NEXT, {click: {css: '#messagesEndRef .ant-btn-primary'}}],
  ready: {label: ready},
});

/** Charts: installed by a command, upgraded, reinstalled. */
export const helm: readonly Place[] = [
  {id: 'helm-command-refused', route: `${TEAM}/create/yaml/helm`, situation: 'helm-command-refused', window: TALL, steps: GIVEN, ready: {label: 'teamOther.HelmCmdForm.error'}},
  {id: 'helm-checking', route: `${TEAM}/create/yaml/helm`, situation: 'helm-chart', window: TALL, steps: GIVEN, ready: {label: 'helmAppInstall.index.detecting'}},
  {id: 'helm-refused', route: `${TEAM}/create/yaml/helm`, situation: 'helm-refused', window: TALL, steps: GIVEN, ready: {label: 'helmAppInstall.index.detection_failure'}},
  {
    id: 'helm-values-empty',
    route: UPGRADE,
    situation: 'helm-chart',
    window: TALL,
    steps: [{click: {label: 'helmAppInstall.Upgrade.reinstall'}}, NEXT, {fill: {css: 'input[name=item_key]'}, text: {zh: '', en: ''}}, {click: {css: '#messagesEndRef .ant-btn-primary'}}],
    ready: {css: '.ant-form-explain'},
  },
  {id: 'helm-checked', route: UPGRADE, situation: 'helm-chart', window: TALL, steps: [{click: {label: 'helmAppInstall.Upgrade.reinstall', nth: -1}}], ready: {label: 'helmAppInstall.index.detection_success'}},
  {id: 'helm-values', route: UPGRADE, situation: 'helm-chart', window: TALL, steps: [{click: {label: 'helmAppInstall.Upgrade.reinstall', nth: -1}}, NEXT], ready: {label: 'appOverview.helm.pages.overrides'}},
  {...again('helm-failed', 'helmAppInstall.Upgrade.reinstall', 'helmAppInstall.index.install_failure'), situation: 'helm-failed'},
  {id: 'app-upgrade-helm', route: UPGRADE, situation: 'helm-chart', window: TALL, ready: {label: 'helmAppInstall.Upgrade.reinstall'}},
  again('helm-upgrading', 'appUpgrade.btn.upgrade', 'helmAppInstall.index.in_upgrade'),
  again('helm-reinstalling', 'helmAppInstall.Upgrade.reinstall', 'helmAppInstall.index.Being_reinstalled'),
];
