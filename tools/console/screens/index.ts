import {apps} from './apps';
import {components} from './components';
import {componentTabs} from './component-tabs';
import {creation} from './creation';
import {gateway} from './gateway';
import {library} from './library';
import {start} from './start';
import type {Screen} from './types';

/** Every screen that pages can show, area by area. */
export const screens: readonly Screen[] = [...start, ...apps, ...components, ...componentTabs, ...creation, ...gateway, ...library];
