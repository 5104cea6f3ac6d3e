import type {Place} from '../screens/types';

const COMPONENT = '/team/dev/region/rainbond/components';

const TALL = {width: 1280, height: 1600} as const;

const build = (language: string, alias: string, label: string): Place => ({id: `component-build-${language}`, route: `${COMPONENT}/${alias}/resource`, window: TALL, ready: {label}});

/** Build settings by language, and sources of other kinds. */
const sources: readonly Place[] = [
  build('node-static', 'gr510003', 'componentOverview.body.NodeJSConfig.node'),
  build('gradle', 'gr510009', 'componentOverview.body.JavaJDKConfig.path'),
  {id: 'component-source-package', route: `${COMPONENT}/gr51000a/resource`, window: TALL, ready: {label: 'componentOverview.body.Resource.file_name'}},
  {id: 'component-source-oauth', route: `${COMPONENT}/gr51000b/resource`, window: TALL, ready: {label: 'componentOverview.body.Resource.entry_name'}},
  {id: 'component-source-market', route: `${COMPONENT}/grd41e08/resource`, window: TALL, ready: {label: 'componentOverview.body.Resource.template'}},
  {id: 'component-detect-again', route: `${COMPONENT}/gr7b90c4/resource`, window: TALL, steps: [{click: {label: 'componentOverview.body.Resource.Retest'}}], ready: {label: 'componentOverview.body.Resource.testing_again'}},
];

/** Actions on a component from its header and its overview. */
const overview: readonly Place[] = [
  {id: 'component-event-running', route: `${COMPONENT}/gr7b90c4/overview`, situation: 'components-in-trouble', window: TALL, ready: {label: 'componentOverview.body.tab.overview.handle.lookLog'}},
  {id: 'component-delete', route: `${COMPONENT}/gr3f2a11/overview`, steps: [{click: {css: '[class*=delete], a:has-text("删除"), a:has-text("Delete")'}}], ready: {css: '.ant-modal-footer'}},
  {id: 'component-market-build', route: `${COMPONENT}/grd41e08/overview`, window: TALL, steps: [{click: {label: 'componentOverview.header.right.build'}}], ready: {label: 'componentOverview.promptModal.Upgrade'}},
  {id: 'component-new-version', route: `${COMPONENT}/grd41e08/overview`, window: TALL, steps: [{hover: {label: 'componentOverview.header.right.build'}}], ready: {label: 'componentOverview.isShowThirdParty.New_version'}},
  {id: 'component-terminal', route: `${COMPONENT}/gr3f2a11/webconsole`, situation: 'terminal', ready: {label: 'componentOverview.header.mesh'}},
  {id: 'component-build-window', route: `${COMPONENT}/gr3f2a11/overview`, window: TALL, steps: [{click: {label: 'componentOverview.header.right.build'}}], ready: {css: '.ant-modal-footer'}},
];

/** A component's tabs. */
const tabs: readonly Place[] = [
  {id: 'component-log-stopped', route: `${COMPONENT}/gr7b90c4/log`, steps: [{click: {label: 'componentOverview.body.tab.log.push'}}], ready: {label: 'componentOverview.body.tab.log.startPushing'}},
  {id: 'component-trace', route: `${COMPONENT}/gr7b90c4/monitor`, steps: [{click: {label: 'componentOverview.body.tab.monitor.tracking'}}], ready: {css: '.ant-card'}},
  {id: 'component-plugins-none', route: `${COMPONENT}/gr7b90c4/plugin`, steps: [{click: {label: 'componentOverview.body.Plugin.uninstalled'}}], ready: {label: 'componentOverview.body.renderUnInstalled.not'}},
  {id: 'component-analysis', route: `${COMPONENT}/gr7b90c4/monitor`, steps: [{click: {label: 'componentOverview.body.tab.monitor.performanceAnalysis'}}], ready: {label: 'componentOverview.body.tab.monitor.analysis'}},
  {id: 'component-market-force', route: `${COMPONENT}/grd41e08/overview`, situation: 'nothing-newer', window: TALL, steps: [{click: {label: 'componentOverview.header.right.build'}}], ready: {label: 'componentOverview.promptModal.Force_build'}},
  {id: 'component-port-domain', route: `${COMPONENT}/gr3f2a11/port`, window: TALL, steps: [{click: {label: 'componentOverview.body.Ports.add'}}], ready: {css: '.ant-modal form'}},
  {id: 'component-port-certificate', route: `${COMPONENT}/gr3f2a11/port`, window: TALL, steps: [{click: {label: 'componentOverview.body.Ports.add'}}, {click: {css: '.ant-modal .ant-select-selection', nth: 0}}, {click: {label: 'componentOverview.body.AddDomain.httpandhttps'}}], ready: {label: 'componentOverview.body.AddDomain.lable_certificate_id'}},
  {id: 'component-port-alias', route: `${COMPONENT}/gr3f2a11/port`, window: TALL, steps: [{click: {text: {zh: 'WEB80_HOST:WEB80_PORT', en: 'WEB80_HOST:WEB80_PORT'}}}], ready: {label: 'componentOverview.body.EditAlias.label_k8s_service_name'}},
  {id: 'component-event-placed', route: `${COMPONENT}/gr7b90c4/overview`, situation: 'placed', window: TALL, ready: {label: 'global.fetchStateOptTypeText.Unschedulable'}},
  {id: 'component-probe-off', route: `${COMPONENT}/gr7b90c4/setting`, situation: 'probe-off', window: TALL, ready: {label: 'componentOverview.body.setting.Enable'}},
  {id: 'component-same-port', route: `${COMPONENT}/gr7b90c4/relation`, situation: 'same-port', ready: {label: 'componentOverview.body.Relation.EnvironmentVariable.conflict'}},
  {id: 'component-cronjob', route: `${COMPONENT}/gr6e1b30/setting`, situation: 'cronjob', window: TALL, ready: {label: 'componentOverview.body.Strategy.rule'}},
  {id: 'component-succeeded', route: `${COMPONENT}/gr6e1b30/overview`, situation: 'cronjob', ready: {text: {zh: '已完成', en: 'Succeeded'}}},
  {id: 'component-trace-off', route: `${COMPONENT}/gr7b90c4/monitor`, situation: 'traced', steps: [{click: {label: 'componentOverview.body.tab.monitor.tracking'}}], ready: {label: 'componentOverview.body.tab.monitor.TraceShow.open'}},
  {id: 'component-attribute-new', route: `${COMPONENT}/gr7b90c4/setting`, window: TALL, steps: [{click: {label: 'componentOverview.body.Kubernetes.add'}}], ready: {css: '.ant-drawer-open, .ant-modal form'}},
  {id: 'component-monitor-point-add', route: `${COMPONENT}/gr7b90c4/monitor`, window: TALL, steps: [{click: {label: 'componentOverview.body.tab.monitor.business'}}, {click: {label: 'componentOverview.body.tab.monitor.CustomMonitor.point'}}, {click: {label: 'componentOverview.body.tab.monitor.MonitoryPoint.add'}}], ready: {label: 'componentOverview.body.tab.AddCustomMonitor.path'}},
  {id: 'component-autoscaling-add', route: `${COMPONENT}/gr3f2a11/expansion`, window: TALL, steps: [{click: {css: '.ant-switch'}}, {click: {css: '.ant-modal .ant-select-selection'}}], ready: {label: 'componentOverview.body.Expansion.AddScaling.usage'}},
  {id: 'component-config-file-add', route: `${COMPONENT}/gr7b90c4/environmentConfiguration`, window: TALL, steps: [{click: {label: 'componentOverview.body.tab.env.setting.add'}}], ready: {css: '.ant-drawer-open form, .ant-modal form'}},
];

/** Fills a field with the same text in both languages. */
const fill = (css: string, text: string, nth = 0) => ({fill: {css, nth}, text: {zh: text, en: text}}) as const;

/** The primary button of a modal or a drawer. */
const OK = {click: {css: '.ant-modal .ant-btn-primary, .ant-drawer-open .ant-btn-primary', nth: -1}} as const;

const at = (alias: string, tab: string) => ({route: `${COMPONENT}/${alias}/${tab}`, window: TALL}) as const;

/** What forms on the tabs say about invalid values, and what follows single actions. */
const answers: readonly Place[] = [
  {id: 'component-scaling-on', ...at('gr3f2a11', 'expansion'), steps: [{click: {css: '.ant-switch'}}], ready: {label: 'componentOverview.body.Expansion.AddScaling.target_value'}},
  {id: 'component-scaling-metric', ...at('gr3f2a11', 'expansion'), steps: [{click: {css: '.ant-switch'}}, {click: {css: '.ant-modal .ant-select-selection'}}], ready: {label: 'componentOverview.body.Expansion.AddScaling.usage'}},
  {id: 'component-scaling-wrong', ...at('gr7b90c4', 'expansion'), steps: [fill('#minNum', '70000'), {press: 'Tab'}], ready: {label: 'componentOverview.body.Expansion.Input'}},
  {id: 'component-figures', ...at('gr3f2a11', 'monitor'), situation: 'analysis', steps: [{click: {label: 'componentOverview.body.tab.monitor.performanceAnalysis'}}], ready: {label: 'componentOverview.body.tab.monitor.now.ranking'}},
  {id: 'component-monitor-add', ...at('gr3f2a11', 'monitor'), steps: [{click: {label: 'componentOverview.body.tab.monitor.business'}}, {click: {label: 'componentOverview.body.tab.monitor.CustomMonitor.point'}}, {click: {label: 'componentOverview.body.tab.monitor.MonitoryPoint.add', nth: -1}}], ready: {label: 'componentOverview.body.tab.AddCustomMonitor.path'}},
  {id: 'component-roll-back', ...at('gr7b90c4', 'overview'), steps: [{click: {label: 'componentOverview.body.tab.overview.moreVersion'}}, {click: {label: 'componentOverview.body.tab.overview.buildHistory.roolback'}}], ready: {label: 'componentOverview.body.tab.overview.buildHistory.poprollback'}},
  {id: 'component-plugin-off', ...at('gr3f2a11', 'plugin'), situation: 'plugin-off', ready: {label: 'componentOverview.body.renderInstalled.enable'}},
  {id: 'component-plugin-remove', ...at('gr3f2a11', 'plugin'), steps: [{click: {label: 'componentOverview.body.renderInstalled.uninstall'}}], ready: {label: 'confirmModal.deldete.plugin.title'}},
  {id: 'component-plugin-cpu', ...at('gr3f2a11', 'plugin'), steps: [{click: {label: 'componentOverview.body.renderInstalled.allocation'}}, fill('.ant-modal #min_cpu', '1.5'), OK], ready: {label: 'componentOverview.body.UpdateMemory.only'}},
  {id: 'component-alias', ...at('gr3f2a11', 'port'), steps: [{click: {text: {zh: 'WEB80_HOST:WEB80_PORT', en: 'WEB80_HOST:WEB80_PORT'}}}], ready: {label: 'componentOverview.body.EditAlias.label_k8s_service_name'}},
  {id: 'component-port-tcp', ...at('grd41e08', 'port'), ready: {label: 'componentOverview.body.Ports.manage'}},
  {id: 'component-unbind', ...at('gr3f2a11', 'port'), steps: [{click: {css: '.ant-card .anticon-close'}}], ready: {label: 'confirmModal.deldete.unbound.title'}},
  {id: 'component-volume-unbound', ...at('grd41e08', 'mnt'), situation: 'volume-unbound', ready: {label: 'componentOverview.body.mnt.unmounted'}},
  {id: 'component-instance-add', ...at('gr8f20be', 'thirdPartyServices'), situation: 'outside-api', steps: [{click: {label: 'menu.team.create'}}], ready: {label: 'componentOverview.body.ThirdPartyServices.add'}},
];

/** A component: its source, its header, its tabs. */
export const component: readonly Place[] = [...sources, ...overview, ...tabs, ...answers];
