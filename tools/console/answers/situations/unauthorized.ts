import {list, type Answers} from '../router';
import {stores} from './stores';

/** The open-source store is known, but nobody has authorized the platform there yet. */
export const unauthorized: Answers = {
  ...stores,
  'GET /console/enterprise/:enterprise/cloud/markets': (call) => {
    const {body, ...rest} = stores['GET /console/enterprise/:enterprise/cloud/markets']?.(call) ?? list([]);
    return {...rest, body: JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'access_actions' ? ['OnlyRead'] : value))) as unknown};
  },
};
