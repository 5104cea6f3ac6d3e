import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {changeError} from '../change-error';
import type {Parts} from '../parts';

/**
 * Says to Chromium's engine that all functions of a file are called while the page loads. It compiles them beside the
 * page then, while the file arrives; otherwise each is compiled when it is first called, which is when the page answers.
 * Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Between the minifier, which drops comments, and the names of files, which hold a hash of their content. */
const AFTER_MINIFIER = 500;

/** React is a script of its own: compiled in one task and run in another, and the same file after a new page. */
const react = {name: 'react', chunks: 'initial', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, enforce: true, priority: 200};

/** The scripts of every page that are worth the hint; the bundler's own one is too small for it. */
const NAMES = ['main', 'react'] as const;

/**
 * What is wrong with the scripts of a built site; undefined when each begins with the hint.
 * @param names names of all script files
 * @param read what a file says
 */
export async function wrongScripts(names: readonly string[], read: (name: string) => Promise<string>): Promise<string | undefined> {
  for (const name of NAMES) {
    const file = names.find((one) => one.startsWith(`${name}.`));
    if (file === undefined) return `the site has no script ${name}.`;
    if (!(await read(file)).startsWith(HINT)) return `${file} doesn’t begin with ${HINT}.`;
  }
  return undefined;
}

/** The scripts of every page, so that the browser takes a page over in less time. */
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
