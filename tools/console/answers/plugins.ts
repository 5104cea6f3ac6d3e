import {list, type Answers} from './router';

/** Plugins of the platform and of teams. */
export const plugins: Answers = {
  'GET /console/enterprise/:enterprise/regions/:region/officialplugins': () => list([]),
};
