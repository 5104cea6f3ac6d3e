import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ConfigureWebpackUtils} from '@docusaurus/types';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {verifyChanges} from '../source-changes/took-hold';
import {folderIn} from './files';
import {lightConfig, lightSiteMetadata} from './light-config';
import {lightGlobalData} from './light-global-data';
import {lighten} from './lighten';

/** The framework's bundler plugin that translates chunk names to numbers in the browser. */
const TRANSLATING = 'ChunkAssetPlugin';

/**
 * The bundler's plugins without the framework's one that translates names.
 * @throws when that plugin isn't there exactly once
 */
export function withoutTranslation<One extends object>(plugins: readonly (One | null | undefined | false | '' | 0)[]): (One | null | undefined | false | '' | 0)[] {
  const rest = plugins.filter((plugin) => !plugin || plugin.constructor.name !== TRANSLATING);
  const found = plugins.length - rest.length;
  if (found !== 1) throw changeError('page-lists', `the bundler has ${found} plugins ${TRANSLATING} instead of one.`, 'page-lists/index.ts with @docusaurus/core/lib/webpack/client.js');
  return rest;
}

/** The framework's lists as the browser gets them, by file name. */
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

/** Writes the lists and returns the bundler plugins that make the browser's scripts use them. */
function replaceLists(generatedFilesDir: string, {currentBundler}: ConfigureWebpackUtils) {
  const folder = folderIn(generatedFilesDir);
  mkdirSync(folder, {recursive: true});
  const lists = Object.entries(lightLists(generatedFilesDir)).map(([name, {from, source}]) => ({name, file: path.join(folder, name), from: path.join(generatedFilesDir, from), source}));
  for (const {file, source} of lists) writeFileSync(file, source);
  return [
    // The framework's alias for the whole folder would take precedence over an alias for a file.
    ...lists.map(({name, file}) => new currentBundler.instance.NormalModuleReplacementPlugin(new RegExp(`^@generated/${path.parse(name).name}$`), file)),
    verifyChanges([{change: 'page-lists', present: lists.map(({file}) => file), absent: lists.map(({from}) => from)}]) as never,
  ];
}

/**
 * Gives the browser the lists of page modules and routes, the documents and the configuration without what it has no
 * use for: they are part of every page, and the lists grow with the site. In development, the framework's own lists are
 * used. `docs.ts` reduces the documents and sidebars.
 */
export const pageLists: Parts = {
  patches: [
    {
      target: '@docusaurus/core/lib/client/docusaurus.js',
      // Gets the chunk's file by its name, without translating the name first.
      edits: [{find: '__webpack_require__.gca(chunkName)', replace: '__webpack_public_path__ + __webpack_get_script_filename__(chunkName)'}],
      built: true,
    },
  ],
  plugin: ({generatedFilesDir}) => ({
    configureWebpack(config, isServer, utils) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // Chunks are identified by the name of their page module. The framework's plugin would translate each name to a number, through a list that every page carries.
      config.plugins = withoutTranslation(config.plugins ?? []);
      return {
        optimization: {chunkIds: 'named'},
        // The bundler writes a file's final hash wherever its first hash occurs in the scripts. A shorter hash also occurred in a page's date, which was corrupted.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: replaceLists(generatedFilesDir, utils),
      };
    },
  }),
};
