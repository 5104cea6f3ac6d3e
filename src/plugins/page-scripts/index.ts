import {readFileSync, writeFileSync} from 'node:fs';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {registryIn} from '../light-registry';
import {withPageScripts, type Manifest} from './manifest';
import {textFirst} from './text-first';

type Groups = Readonly<Record<string, {readonly assets?: readonly {readonly name: string}[]}>>;

/** The part of the bundler that is used here. */
type Compiler = {
  readonly hooks: {readonly done: {readonly tap: (name: string, run: (stats: {toJson: (options: object) => {namedChunkGroups?: Groups}}) => void) => void}};
};

const NAME = 'page-scripts';

/**
 * Names the scripts of a page in its HTML, so that they come beside the main script and not after it,
 * and the main script has less to do. The framework means to do so, but the add-on that lists them
 * knows the bundler of 2018 only. All of them are fetched when the text has been shown.
 */
export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  const completeManifest = {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap(NAME, (stats) => {
        const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
        const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
        const registry = readFileSync(registryIn(generatedFilesDir), 'utf8');
        const filesOf = (name: string) => namedChunkGroups[name]?.assets?.map((asset) => asset.name) ?? [];
        writeFileSync(manifestFile, JSON.stringify(withPageScripts(manifest, registry, filesOf)));
      });
    },
  };
  return {
    name: NAME,
    async postBuild({outDir}) {
      for (const name of await readdir(outDir, {recursive: true})) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        // Other plugins read the pages meanwhile: each sees the old file or the new one, and never a half.
        await writeFile(`${file}.new`, textFirst(html));
        await rename(`${file}.new`, file);
      }
    },
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [completeManifest as never]}),
  };
}
