import {appParts} from '../app-parts';
import {market} from '../market';
import {bean, type Answers} from '../router';
import {changed} from './changed-answers';

const EVENTS = 'GET /console/teams/:team/share/:record/events';

const withEvents = (status: string): Answers => ({
  [EVENTS]: changed(appParts[EVENTS], (key, value) => (key === 'event_status' ? status : key === 'is_compelte' ? false : value)),
  [`${EVENTS}/:event`]: () => bean({event_status: status}),
});

/** The components of a version are being pushed to the registry. */
export const shareRunning: Answers = withEvents('start');

/** One of the components couldn't be pushed. */
export const shareFailed: Answers = withEvents('failure');

const RECORDS = 'GET /console/teams/:team/groups/:app/share/record';

/** A version whose publishing was left unfinished. */
export const shareUnfinished: Answers = {[RECORDS]: changed(appParts[RECORDS], (key, value) => (key === 'status' ? 0 : key === 'step' ? 2 : value))};

const TEMPLATES = 'GET /console/enterprise/:enterprise/app-models';

/** No version of a template is a release. */
export const unreleased: Answers = {[TEMPLATES]: changed(market[TEMPLATES], (key, value) => (key === 'dev_status' ? '' : value))};
