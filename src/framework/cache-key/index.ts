import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {environment} from '../../config/env';
import {changeError} from '../change-error';
import type {Parts} from '../parts';

/** The parts of the bundler's configuration that are used here. */
type CacheSettings = {readonly cache?: unknown; readonly experiments?: {readonly cache?: {readonly version?: string}}};

/** Folders whose code rewrites modules during compilation: loaders, and the code that they call. */
const REWRITING = ['src/framework', 'src/plugins', 'src/remark', 'tools/evidence'];

/**
 * A short hash of the names and contents of all sources in some folders.
 * @param root folder that contains the folders
 */
export function sourcesKey(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).sort()) {
      if (/\.(?:[cm]?[jt]s|tsx)$/.test(name)) hash.update(`${folder}/${name}\n`).update(readFileSync(path.join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The version of the bundler's persistent cache with a key appended; undefined where there is no such cache.
 * @throws when the framework keeps the cache's version elsewhere
 */
export function versionWith(key: string, {cache, experiments}: CacheSettings): string | undefined {
  const version = experiments?.cache?.version;
  if (version !== undefined) return `${version}-${key}`;
  if (cache) throw changeError('cache-key', 'the bundler’s cache has no version at experiments.cache.version.', 'cache-key/index.ts with @docusaurus/core/lib/webpack/base.js');
  return undefined;
}

/**
 * Adds environment variables, the folder of generated files and the code of loaders to the key of the bundler's
 * persistent cache. Its own key covers none of the three, so the cache would serve modules that were compiled with
 * another switch, by other code or from another folder.
 */
export const cacheKey: Parts = {
  plugin({siteDir, generatedFilesDir}) {
    const key = createHash('sha256').update(JSON.stringify([environment, generatedFilesDir, sourcesKey(siteDir, REWRITING)])).digest('hex').slice(0, 12);
    return {
      configureWebpack(config) {
        const version = versionWith(key, config as CacheSettings);
        return version === undefined ? {} : {experiments: {cache: {version}} as object};
      },
    };
  },
};
