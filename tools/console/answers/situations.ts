import {answerCalls} from '.';
import {appAbnormal, appIdle, appStarting, appStopping, appEditable, appRelated, groupOff, nothingPublished, resourcesFailed} from './situations/app';
import {clustersInTrouble, clusterUnreachable, componentsUnknown, nodeClosed} from './situations/clusters';
import {buildFailed, componentsInTrouble, nothingNewer, outsideInTrouble} from './situations/components';
import {accountWanted, composeRefused, keyWanted, modules, nothingUploaded, samples} from './situations/creation';
import {firstVisit} from './situations/first-visit';
import {cronjob, noProbe, placed, probeOff, resourceFailed, samePort, traced} from './situations/states';
import {imports} from './situations/imports';
import {automaticCertificates, firstCluster, monitored} from './situations/platform';
import {shareFailed, shareRunning, shareUnfinished, unreleased} from './situations/publish';
import {gatewayOff, notDeployed} from './situations/gateway';
import {helmChart, helmCommandRefused, helmFailed, helmRefused} from './situations/helm';
import {stores} from './situations/stores';
import {member, registry} from './situations/team';
import {analysis, outsideApi, pluginOff, volumeUnbound} from './situations/tabs';
import {terminal} from './situations/terminal';
import {appOfMany, exporting, innerClosed, noComponents, noRegistry, noVersion, nowhere, pluginInstalled, portsClosed, resourceAccepted, singleton} from './situations/forms';
import {unauthorized} from './situations/unauthorized';
import {oauth} from './situations/oauth';
import {instancesInTrouble} from './situations/instances';
import {egressEnabled, egressPlugin, officialPlugins} from './situations/plugins';
import {rollbackRunning, upgradeDone, upgradeOfSeveral, upgradePartial} from './situations/upgrade';
import {routerOf, type Answers, type Router} from './router';

/** What differs from the world, for places and pictures that need it: answers that take precedence over the world's own. */
const situations = {
  'app-of-many': appOfMany,
  exporting,
  'inner-closed': innerClosed,
  'no-components': noComponents,
  'no-registry': noRegistry,
  'no-version': noVersion,
  nowhere,
  'plugin-installed': pluginInstalled,
  'ports-closed': portsClosed,
  'resource-accepted': resourceAccepted,
  singleton,
  'app-abnormal': appAbnormal,
  'app-idle': appIdle,
  'app-editable': appEditable,
  'app-related': appRelated,
  'group-off': groupOff,
  'nothing-published': nothingPublished,
  'resources-failed': resourcesFailed,
  'app-starting': appStarting,
  'app-stopping': appStopping,
  'rollback-running': rollbackRunning,
  'upgrade-done': upgradeDone,
  'upgrade-of-several': upgradeOfSeveral,
  'upgrade-partial': upgradePartial,
  'clusters-in-trouble': clustersInTrouble,
  'cluster-unreachable': clusterUnreachable,
  'first-visit': firstVisit,
  'node-closed': nodeClosed,
  'components-unknown': componentsUnknown,
  'components-in-trouble': componentsInTrouble,
  'nothing-newer': nothingNewer,
  'outside-in-trouble': outsideInTrouble,
  imports,
  'automatic-certificates': automaticCertificates,
  cronjob,
  'first-cluster': firstCluster,
  monitored,
  placed,
  'no-probe': noProbe,
  'probe-off': probeOff,
  'resource-failed': resourceFailed,
  'same-port': samePort,
  'share-failed': shareFailed,
  'share-running': shareRunning,
  'share-unfinished': shareUnfinished,
  traced,
  unreleased,
  'account-wanted': accountWanted,
  'compose-refused': composeRefused,
  'build-failed': buildFailed,
  'key-wanted': keyWanted,
  member,
  modules,
  registry,
  'nothing-uploaded': nothingUploaded,
  samples,
  'gateway-off': gatewayOff,
  'not-deployed': notDeployed,
  'helm-chart': helmChart,
  'helm-command-refused': helmCommandRefused,
  'helm-failed': helmFailed,
  'helm-refused': helmRefused,
  stores,
  analysis,
  'outside-api': outsideApi,
  'plugin-off': pluginOff,
  terminal,
  'volume-unbound': volumeUnbound,
  unauthorized,
  oauth,
  'instances-in-trouble': instancesInTrouble,
  'official-plugins': officialPlugins,
  'egress-plugin': egressPlugin,
  'egress-enabled': egressEnabled,
} as const satisfies Readonly<Record<string, Answers>>;

export type Situation = keyof typeof situations;

const routers = new Map<Situation, Router>();

/** Answers every call of the console, in a situation if one is given. */
export function routerIn(situation: Situation | undefined): Router {
  if (situation === undefined) return answerCalls;
  const known = routers.get(situation);
  if (known) return known;
  const over = routerOf([situations[situation]]);
  const router: Router = (method, address, language) => over(method, address, language) ?? answerCalls(method, address, language);
  routers.set(situation, router);
  return router;
}
