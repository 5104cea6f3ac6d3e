import {screens} from '../screens';
import type {Place} from '../screens/types';
import {app} from './app';
import {clusters} from './clusters';
import {component} from './component';
import {creation} from './creation';
import {forms} from './forms';
import {imports} from './imports';
import {gateway} from './gateway';
import {helm} from './helm';
import {platform} from './platform';
import {states} from './states';
import {stores} from './stores';
import {team} from './team';
import {teams} from './teams';

/** States that walks visit but no picture shows. */
const unpictured: readonly Place[] = [...team, ...platform, ...clusters, ...app, ...component, ...creation, ...teams, ...stores, ...states, ...imports, ...helm, ...gateway, ...forms];

/** Everything that can be opened on the bench. */
export const places: readonly Place[] = [...screens, ...unpictured];
