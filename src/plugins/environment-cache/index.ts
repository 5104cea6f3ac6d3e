import {createHash} from 'node:crypto';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../config/env';

/** The one part of the bundler's configuration that this plugin looks at. */
type CacheExperiments = {cache?: {version?: string}};

/**
 * The bundler's persistent cache knows neither environment variables nor the folder of
 * generated files: modules compiled with another switch, or that read another folder, would
 * be served again. This puts both into its key.
 */
export default function environmentCache({generatedFilesDir}: LoadContext): Plugin {
  const key = createHash('sha256').update(JSON.stringify([environment, generatedFilesDir])).digest('hex').slice(0, 12);
  return {
    name: 'environment-cache',
    configureWebpack(config) {
      const experiments = (config as {experiments?: CacheExperiments}).experiments;
      const version = experiments?.cache?.version;
      return version === undefined ? {} : {experiments: {cache: {version: `${version}-${key}`}} as object};
    },
  };
}
