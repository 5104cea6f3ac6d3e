import type {Place} from '../screens/types';

const TEAM = '/team/dev/region/rainbond';

const COMPONENT = `${TEAM}/components`;

const TALL = {width: 1280, height: 1600} as const;

/** The drawer for a Gateway API route, whose first set of rules is expanded. */
const ROUTE = [{click: {label: 'teamGateway.control.table.GatewayApi'}}, {click: {label: 'teamGateway.strategy.btn.add'}}] as const;

/** A team and its components in states that the usual world doesn't have, and modals on their tabs. */
export const states: readonly Place[] = [
  {id: 'instance-detail', route: `${COMPONENT}/gr7b90c4/overview`, window: TALL, situation: 'instances-in-trouble', steps: [{click: {css: '[class*=nodeBox]'}}], ready: {label: 'componentOverview.body.tab.overview.instance.container'}},
  {id: 'component-webhook-api', route: `${COMPONENT}/gr7b90c4/resource`, window: TALL, steps: [{click: {label: 'componentOverview.body.AutoDeploy.custom'}}], ready: {label: 'componentOverview.body.AutoDeploy.Secret_key'}},
  {id: 'component-webhook-closed', route: `${COMPONENT}/gr5c6d72/resource`, window: TALL, ready: {css: '.ant-card'}},
  {id: 'component-webhook-image', route: `${COMPONENT}/gr5c6d72/resource`, window: TALL, steps: [{click: {label: 'componentOverview.body.AutoDeploy.Webhook'}}], ready: {label: 'componentOverview.body.AutoDeploy.tag'}},
  {id: 'component-plugin-config', route: `${COMPONENT}/gr3f2a11/plugin`, window: TALL, steps: [{click: {label: 'componentOverview.body.renderInstalled.look'}}], ready: {label: 'componentOverview.body.renderInstalled.updata'}},
  {id: 'component-plugins-more', route: `${COMPONENT}/gr7b90c4/plugin`, window: TALL, situation: 'egress-plugin', steps: [{click: {label: 'componentOverview.body.Plugin.uninstalled'}}], ready: {text: {zh: '出口网络治理插件', en: '出口网络治理插件'}}},
  {id: 'plugins-more', route: `${TEAM}/myplugns`, situation: 'egress-plugin', ready: {text: {zh: '出口网络治理插件', en: '出口网络治理插件'}}},
  {id: 'plugins-new', route: `${TEAM}/myplugns`, steps: [{hover: {css: '[class*=newButton]'}}], ready: {label: 'teamPlugin.btn.add'}},
  {id: 'plugin-create-kind', route: `${TEAM}/create-plugin`, window: TALL, steps: [{click: {label: 'teamPlugin.create.pages.btn'}}, {click: {css: '#category'}}], ready: {label: 'teamPlugin.create.pages.initialize'}},
  {id: 'pipeline', route: `${TEAM}/index`, situation: 'official-plugins', ready: {label: 'menu.team.pipeline'}},
  {id: 'gateway-extension', route: `${TEAM}/gateway/control`, situation: 'official-plugins', steps: [{click: {label: 'teamGateway.control.table.GatewayApi'}}], ready: {text: {zh: 'canary.example.com', en: 'canary.example.com'}}},
  {
    id: 'gateway-rule-automatic',
    // A team's page that is opened by its address doesn't request the enterprise's configuration: it is only known after visiting the enterprise's pages.
    route: '/enterprise/demo/teams',
    window: {width: 1280, height: 1600},
    situation: 'automatic-certificates',
    steps: [
      {click: {text: {zh: '开发团队', en: 'Development'}, nth: -1}},
      {hover: {label: 'menu.team.gateway'}},
      {click: {label: 'menu.team.gateway.control'}},
      {click: {label: 'teamGateway.strategy.btn.add'}},
      {click: {label: 'popover.access_strategy.lable.routingRule'}},
      {click: {css: '#certificate_id'}},
      {click: {label: 'popover.access_strategy.lable.automatic_issued'}},
    ],
    ready: {label: 'popover.access_strategy.lable.auto_ssl_config'},
  },
  {
    id: 'gateway-extension-match',
    route: `${TEAM}/gateway/control`,
    window: {width: 1280, height: 2200},
    situation: 'official-plugins',
    steps: [...ROUTE, {click: {label: 'teamGateway.DrawerGateWayAPI.Rule.matching'}}, {click: {css: '.ant-drawer .ant-collapse-content .ant-collapse-content .ant-select-selection', nth: 1}}],
    ready: {label: 'teamGateway.license.prefix'},
  },
  {
    id: 'gateway-extension-filter',
    route: `${TEAM}/gateway/control`,
    window: {width: 1280, height: 2200},
    situation: 'official-plugins',
    steps: [...ROUTE, {click: {label: 'teamGateway.DrawerGateWayAPI.Redirection.Advanced_rule'}}, {click: {css: '.ant-drawer .ant-collapse-content .ant-collapse-content .ant-select-selection', nth: 0}}],
    ready: {label: 'teamGateway.license.request'},
  },
];
