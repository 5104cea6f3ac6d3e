import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ConfigureWebpackUtils} from '@docusaurus/types';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {tookHold} from '../source-changes/took-hold';
import {folderIn} from './files';
import {lightConfig, lightSiteMetadata} from './light-config';
import {lightGlobalData} from './light-global-data';
import {lighten} from './lighten';

/** The framework's add-on that translates names of scripts to numbers in the browser. */
const TRANSLATING = 'ChunkAssetPlugin';

/**
 * The bundler's plugins without the framework's translation of names.
 * @throws when it isn't there exactly once
 */
export function withoutTranslation<One extends object>(plugins: readonly (One | null | undefined | false | '' | 0)[]): (One | null | undefined | false | '' | 0)[] {
  const rest = plugins.filter((plugin) => !plugin || plugin.constructor.name !== TRANSLATING);
  const found = plugins.length - rest.length;
  if (found !== 1) throw changeError('page-lists', `the bundler has ${found} plugins ${TRANSLATING} instead of one.`, 'page-lists/index.ts with @docusaurus/core/lib/webpack/client.js');
  return rest;
}

/** The framework's lists as the browser gets them, by the name of the file. */
function lightLists(generatedFilesDir: string): Readonly<Record<string, {readonly from: string; readonly source: string}>> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const light = lighten({registry: read('registry.js'), pages: read('routesChunkNames.json'), routes: read('routes.js')});
  return {
    'registry.js': {from: 'registry.js', source: light.registry},
    'routesChunkNames.js': {from: 'routesChunkNames.json', source: light.pages},
    'routes.js': {from: 'routes.js', source: light.routes},
    'globalData.js': {from: 'globalData.json', source: lightGlobalData(read('globalData.json'))},
    'docusaurus.config.js': {from: 'docusaurus.config.mjs', source: lightConfig(read('docusaurus.config.mjs'))},
    'site-metadata.json': {from: 'site-metadata.json', source: lightSiteMetadata(read('site-metadata.json'))},
  };
}

/** Writes the lists and has the browser's scripts made of them. */
function replaced(generatedFilesDir: string, {currentBundler}: ConfigureWebpackUtils) {
  const folder = folderIn(generatedFilesDir);
  mkdirSync(folder, {recursive: true});
  const lists = Object.entries(lightLists(generatedFilesDir)).map(([name, {from, source}]) => ({name, file: path.join(folder, name), from: path.join(generatedFilesDir, from), source}));
  for (const {file, source} of lists) writeFileSync(file, source);
  return [
    // An alias of the framework for the whole folder would win over one for a file.
    ...lists.map(({name, file}) => new currentBundler.instance.NormalModuleReplacementPlugin(new RegExp(`^@generated/${path.parse(name).name}$`), file)),
    tookHold([{change: 'page-lists', present: lists.map(({file}) => file), absent: lists.map(({from}) => from)}]) as never,
  ];
}

/**
 * Gives the browser the lists of page modules and routes, the documents and the configuration without what it has no
 * use for: they are part of every page, and the lists grow with the site. While writing, the framework's own serve.
 * Documents and sidebars come from `docs.ts`.
 */
export const pageLists: Parts = {
  patches: [
    {
      target: '@docusaurus/core/lib/client/docusaurus.js',
      // By its name, without a translation in between.
      edits: [{find: '__webpack_require__.gca(chunkName)', replace: '__webpack_public_path__ + __webpack_get_script_filename__(chunkName)'}],
      built: true,
    },
  ],
  plugin: ({generatedFilesDir}) => ({
    configureWebpack(config, isServer, utils) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // A script is known by the name of its page module: the add-on would translate each name to a number, in a list that every page carries.
      config.plugins = withoutTranslation(config.plugins ?? []);
      return {
        optimization: {chunkIds: 'named'},
        // The bundler writes a file's last hash wherever its first one stands in the scripts: a shorter one was found in a page's date, which it broke.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: replaced(generatedFilesDir, utils),
      };
    },
  }),
};
