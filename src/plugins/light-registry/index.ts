import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {lightenRegistry} from './lighten';

/**
 * Gives the browser a registry of page modules without the path of each module: the list is
 * part of every page, and grows with the site. While writing, the framework's own one serves.
 */
export default function lightRegistry({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'light-registry',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'light-registry');
      const file = path.join(folder, 'registry.js');
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, lightenRegistry(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')));
      // An alias of the framework for the whole folder would win over one for the file.
      return {
        // The framework names each page's file by a hash of its own, and every page would carry the list of names.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/registry$/, file)],
      };
    },
  };
}
