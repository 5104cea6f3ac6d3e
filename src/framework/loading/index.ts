import {readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {changeError} from '../change-error';
import {registryIn} from '../page-lists/files';
import type {Parts} from '../parts';
import {isOn} from '../register';
import {NOT_FOUND, withPageFiles, type Manifest} from './manifest';
import {LIST, textFirst} from './text-first';

type Groups = Readonly<Record<string, {readonly assets?: readonly {readonly name: string}[]}>>;

/** The part of the bundler that is used here. */
type Compiler = {
  readonly hooks: {readonly done: {readonly tap: (name: string, run: (stats: {hasErrors: () => boolean; toJson: (options: object) => {namedChunkGroups?: Groups}}) => void) => void}};
};

/** The registry of page modules that the browser gets. */
const registryFile = (generatedFilesDir: string) => (isOn('page-lists') ? registryIn(generatedFilesDir) : path.join(generatedFilesDir, 'registry.js'));

/** Bundler plugin: the scripts of every page module, in the file that the framework reads when it writes a page's HTML. */
const completeManifest = (generatedFilesDir: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('loading', (stats) => {
      if (stats.hasErrors()) return;
      const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
      const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
      const filesOf = (name: string) => namedChunkGroups[name]?.assets?.map((asset) => asset.name) ?? [];
      writeFileSync(manifestFile, JSON.stringify(withPageFiles(manifest, readFileSync(registryFile(generatedFilesDir), 'utf8'), filesOf)));
    });
  },
});

/** Looks whether the pages list their scripts. */
async function checkPages(outDir: string): Promise<void> {
  const html = await readFile(path.join(outDir, '404.html'), 'utf8');
  if (!html.includes(`id=${LIST}>[`)) throw changeError('loading', 'the pages don’t list their scripts.', 'text-first.ts with the framework’s template of a page');
}

/**
 * When scripts are fetched, and what happens when they fail.
 *
 * The HTML names the scripts of its page, so that they come beside the main script and not after it, and the main script
 * has less to do. The framework means to do so, but the add-on that lists them knows the bundler of 2018 only. All of
 * them are fetched when the text has been shown.
 *
 * Pages that are linked from what is in view are fetched when the browser has nothing else to do, one after another, and
 * each file once. The framework fetches all of them at once, while the page is still being taken over, and asks for a
 * file as often as a page needs it.
 *
 * A page that could not be loaded is an error with a Retry button. The framework warns and then reloads the whole page,
 * which without a network leaves the reader with nothing.
 */
export const loading: Parts = {
  template: textFirst,
  patches: [
    {
      target: '@docusaurus/core/lib/client/docusaurus.js',
      edits: [
        {find: "import prefetchHelper from './prefetch';", replace: "import {whenIdle} from '@site/src/framework/loading/when-idle';\nimport prefetchHelper from '@site/src/framework/loading/fetch-once';"},
        {find: 'const docusaurus = {\n    prefetch,', replace: 'const docusaurus = {\n    prefetch: whenIdle(prefetch),'},
      ],
    },
    {
      target: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      edits: [{find: "import('@theme/NotFound')", replace: `import(/* webpackChunkName: "${NOT_FOUND.name}" */ '${NOT_FOUND.module}')`}],
    },
  ],
  standIns: [
    {
      asked: '@docusaurus/ComponentCreator',
      file: path.join(__dirname, 'component-creator.tsx'),
      replaces: {target: '@docusaurus/core/lib/client/exports/ComponentCreator.js'},
      original: '@framework/ComponentCreator',
    },
  ],
  plugin: ({generatedFilesDir}) => ({
    postBuild: ({outDir}) => checkPages(outDir),
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [completeManifest(generatedFilesDir) as never]}),
  }),
};
