import type {DocusaurusConfig} from '@docusaurus/types';

import {environment} from './env';

const SCRIPT_NAMES = ['statistics.js', 'page-view.js'] as const;

/**
 * The two statistics scripts, from the configured static host; none if no host is configured.
 * @param host origin such as https://static.example.com
 */
export function statisticsScripts(host: string | undefined): DocusaurusConfig['scripts'] {
  if (host === undefined) return [];
  return SCRIPT_NAMES.map((name) => ({src: `${host}/${name}`, async: true}));
}

export const scripts = statisticsScripts(environment.statisticsHost);
