import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {lightConfig, lightSiteMetadata} from './light-config';
import {lightGlobalData} from './light-global-data';
import {lighten} from './lighten';

const folderIn = (generatedFilesDir: string) => path.join(generatedFilesDir, 'light-registry');

/** The file that holds the browser's registry of page modules. */
export const registryIn = (generatedFilesDir: string) => path.join(folderIn(generatedFilesDir), 'registry.js');

/**
 * Gives the browser the lists of page modules and routes, the documents and the configuration without what it has no
 * use for: they are part of every page, and the lists grow with the site. While writing, the framework's own serve.
 */
export default function lightRegistry({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'light-registry',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
      const light = lighten({registry: read('registry.js'), pages: read('routesChunkNames.json'), routes: read('routes.js')});
      mkdirSync(folderIn(generatedFilesDir), {recursive: true});
      const modules = {
        'registry.js': light.registry,
        'routesChunkNames.js': light.pages,
        'routes.js': light.routes,
        'globalData.js': lightGlobalData(read('globalData.json')),
        'docusaurus.config.js': lightConfig(read('docusaurus.config.mjs')),
        'site-metadata.json': lightSiteMetadata(read('site-metadata.json')),
      };
      const replacements = Object.entries(modules).map(([name, source]) => {
        const file = path.join(folderIn(generatedFilesDir), name);
        writeFileSync(file, source);
        // An alias of the framework for the whole folder would win over one for a file.
        return new currentBundler.instance.NormalModuleReplacementPlugin(new RegExp(`^@generated/${path.parse(name).name}$`), file);
      });

      // A script is known by the name of its page module: the framework's add-on would translate each name to a number, in a list that every page carries.
      const translating = config.plugins?.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin') ?? -1;
      if (translating < 0) throw new Error("light-registry: the framework doesn't translate names of scripts by ChunkAssetPlugin any more. Compare it with the framework's version.");
      config.plugins?.splice(translating, 1);

      return {
        optimization: {chunkIds: 'named'},
        // The bundler writes a file's last hash wherever its first one stands in the scripts: a shorter one was found in a page's date, which it broke.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        module: {rules: [{test: /core\/lib\/client\/docusaurus\.js$/, enforce: 'pre', use: path.join(siteDir, 'src/plugins/light-registry/script-address-loader.cjs')}]},
        plugins: replacements,
      };
    },
  };
}
