import {createHash} from 'node:crypto';

import type {Plugin} from '@docusaurus/types';

import {environment} from '../../config/env';

/** The one part of the bundler's configuration that this plugin looks at. */
type CacheExperiments = {cache?: {version?: string}};

/**
 * The bundler's persistent cache doesn't know of environment variables: modules compiled
 * with another switch would be served again. This puts the environment into its key.
 */
export default function environmentCache(): Plugin {
  const key = createHash('sha256').update(JSON.stringify(environment)).digest('hex').slice(0, 12);
  return {
    name: 'environment-cache',
    configureWebpack(config) {
      const experiments = (config as {experiments?: CacheExperiments}).experiments;
      const version = experiments?.cache?.version;
      return version === undefined ? {} : {experiments: {cache: {version: `${version}-${key}`}} as object};
    },
  };
}
