import {account} from './account';
import {appParts} from './app-parts';
import {apps} from './apps';
import {clusters} from './clusters';
import {componentTabs} from './component-tabs';
import {components} from './components';
import {creation} from './creation';
import {enterprise} from './enterprise';
import {gateway} from './gateway';
import {hosts} from './hosts';
import {market} from './market';
import {teamMembers} from './members';
import {platform} from './platform';
import {plugins} from './plugins';
import {routerOf} from './router';
import {teams} from './teams';

/** Answers every call of the console that the world has data for. */
export const answerCalls = routerOf([account, enterprise, platform, clusters, teams, teamMembers, apps, appParts, components, componentTabs, creation, gateway, hosts, market, plugins]);
