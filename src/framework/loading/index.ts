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

/** The part of the bundler's compiler that is used here. */
type Compiler = {
  readonly hooks: {readonly done: {readonly tap: (name: string, run: (stats: {hasErrors: () => boolean; toJson: (options: object) => {namedChunkGroups?: Groups}}) => void) => void}};
};

/** The registry of page modules that the browser gets. */
const registryFile = (generatedFilesDir: string) => (isOn('page-lists') ? registryIn(generatedFilesDir) : path.join(generatedFilesDir, 'registry.js'));

/** Bundler plugin that adds the files of every page module to the manifest, which the framework reads when it writes a page's HTML. */
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

/** Checks that the pages list their scripts. */
async function checkPages(outDir: string): Promise<void> {
  const html = await readFile(path.join(outDir, '404.html'), 'utf8');
  if (!html.includes(`id=${LIST}>[`)) throw changeError('loading', 'the pages don’t list their scripts.', 'text-first.ts with the framework’s page template');
}

/**
 * When scripts are fetched, and what happens when they fail.
 *
 * The HTML lists the scripts of its page, so that they arrive alongside the main script instead of after it, and the
 * main script has less to do. The framework intends to do so, but the plugin that lists them only supports the bundler
 * of 2018. All scripts are fetched once the text has been shown.
 *
 * Pages that are linked from the viewport are prefetched when the browser is idle, one after another, and each file
 * once. The framework fetches all of them at once, while the page is still being hydrated, and requests a file as often
 * as a page needs it.
 *
 * A page that could not be loaded becomes an error with a Retry button. The framework logs a warning and then reloads
 * the whole page, which leaves the reader with nothing when there is no network.
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
      request: '@docusaurus/ComponentCreator',
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
