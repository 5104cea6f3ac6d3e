import {apps} from '../apps';
import {list, type Answers} from '../router';

const STATUS = 'GET /console/teams/:team/groups/:app/status';

/** The application in another state. */
const inState = (status: string): Answers => ({
  [STATUS]: (call) => {
    const {body, ...rest} = apps[STATUS]?.(call) ?? list([]);
    return {...rest, body: JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'status' ? status : value))) as unknown};
  },
});

export const appAbnormal = inState('ABNORMAL');
export const appStarting = inState('STARTING');
export const appStopping = inState('STOPPING');
export const appIdle = inState('NIL');
