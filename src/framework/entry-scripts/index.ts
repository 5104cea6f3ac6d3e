import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {changeError} from '../change-error';
import type {Parts} from '../parts';

/**
 * Tells Chromium's engine that all functions of a file are called while the page loads. The engine then compiles them in
 * the background while the file arrives. Otherwise each function is compiled when it is first called, which is when the
 * page has to respond. Other browsers see a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** The stage between the minifier, which drops comments, and the naming of files, whose names contain a hash of their content. */
const AFTER_MINIFIER = 500;

/** Makes React a script of its own: it is compiled in one task and run in another, and its file stays the same when a page is added. */
const react = {name: 'react', chunks: 'initial', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, enforce: true, priority: 200};

/** The scripts of every page that are worth the hint. The bundler's runtime script is too small for it. */
const NAMES = ['main', 'react'] as const;

/**
 * What is wrong with the scripts of a built site; undefined when each begins with the hint.
 * @param names names of all script files
 * @param read returns the content of a file
 */
export async function wrongScripts(names: readonly string[], read: (name: string) => Promise<string>): Promise<string | undefined> {
  for (const name of NAMES) {
    const file = names.find((one) => one.startsWith(`${name}.`));
    if (file === undefined) return `the site has no script ${name}.`;
    if (!(await read(file)).startsWith(HINT)) return `${file} doesn’t begin with ${HINT}.`;
  }
  return undefined;
}

/** Splits and marks the scripts of every page, so that the browser hydrates a page in less time. */
export const entryScripts: Parts = {
  plugin: () => ({
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin} = currentBundler.instance;
      const hint = new BannerPlugin({banner: HINT, raw: true, include: NAMES.map((name) => new RegExp(`/${name}\\.[^/]+\\.js$`)), stage: AFTER_MINIFIER});
      return {plugins: [hint], optimization: {splitChunks: {cacheGroups: {react}}}} as object;
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/js');
      const wrong = await wrongScripts(await readdir(folder), (name) => readFile(path.join(folder, name), 'utf8'));
      if (wrong !== undefined) throw changeError('entry-scripts', wrong, 'entry-scripts/index.ts with @docusaurus/core/lib/webpack/base.js');
    },
  }),
};
