import {apps} from './apps';
import {buildSettings} from './build-settings';
import {clusters} from './clusters';
import {components} from './components';
import {componentTabs} from './component-tabs';
import {creation} from './creation';
import {gateway} from './gateway';
import {library} from './library';
import {platform} from './platform';
import {plugins} from './plugins';
import {settings} from './settings';
import {start} from './start';
import {stores} from './stores';
import {teams} from './teams';
import type {Screen} from './types';

/** Every screen that pages can show, area by area. */
export const screens: readonly Screen[] = [...start, ...apps, ...components, ...componentTabs, ...buildSettings, ...creation, ...gateway, ...library, ...platform, ...teams, ...clusters, ...settings, ...stores, ...plugins];
