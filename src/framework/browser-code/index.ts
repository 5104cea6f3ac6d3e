import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ConfigureWebpackUtils} from '@docusaurus/types';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {tookHold} from '../source-changes/took-hold';

/** Chunks that few visitors ever load, by the `webpackChunkName` of their import. */
export const LAZY_CHUNKS: ReadonlySet<string> = new Set(['support-dialog', 'search-modal']);

/** The module that stands in for TypeScript's library of helpers. */
const HELPERS = path.join(__dirname, 'helpers.cjs');

/** How compiled TypeScript calls a helper. */
const CALLED = /\btslib_\d+\.(__\w+)/g;

/** The helpers that a source calls. */
export const calledHelpers = (source: string): ReadonlySet<string> => new Set([...source.matchAll(CALLED)].map(([, name = '']) => name));

/** A complaint about the helpers that modules of the browser call and `helpers.cjs` lacks. */
function missingHelpers(files: readonly string[]): string | undefined {
  const here = new Set([...readFileSync(HELPERS, 'utf8').matchAll(/^exports\.(__\w+)/gm)].map(([, name]) => name));
  const scripts = files.filter((file) => file.includes('node_modules') && /\.[cm]?js$/.test(file));
  for (const file of scripts) {
    const missing = [...calledHelpers(readFileSync(file, 'utf8'))].filter((name) => !here.has(name));
    if (missing.length > 0) return `${file} calls ${missing.join(', ')}, which helpers.cjs lacks.`;
  }
  return undefined;
}

type Chunk = {readonly name?: string | null};

type CacheGroups = {readonly styles?: unknown};

/**
 * Leaves the styles of rarely loaded chunks with their code. The framework gathers all styles into one file that every
 * page loads.
 * @throws when the framework gathers them in another way
 */
export function lazyStyles(splitChunks: unknown): object {
  const groups = (splitChunks as {readonly cacheGroups?: CacheGroups} | undefined)?.cacheGroups;
  if (groups?.styles === undefined) throw changeError('browser-code', 'the bundler has no group "styles" that gathers them.', 'browser-code/index.ts with @docusaurus/core/lib/webpack/base.js');
  return {cacheGroups: {styles: {chunks: ({name}: Chunk) => !LAZY_CHUNKS.has(name ?? '')}}};
}

/**
 * The bundler's minimizers with ours in the place of the framework's for scripts; styles keep theirs.
 * @throws when there isn't exactly one to replace
 */
export function withScripts<One extends object>(minimizers: readonly One[], ours: One): One[] {
  const others = minimizers.filter((minimizer) => minimizer.constructor.name !== ours.constructor.name);
  const found = minimizers.length - others.length;
  if (found !== 1) throw changeError('browser-code', `the bundler has ${found} minimizers ${ours.constructor.name} instead of one.`, 'browser-code/index.ts with @docusaurus/bundler/lib/minification.js');
  return [ours, ...others];
}

type Bundler = ConfigureWebpackUtils['currentBundler'];

/** Minifies scripts for the browsers this site supports: the framework writes every Chinese character as a six-character escape. */
function modernScripts({name, instance}: Bundler) {
  if (name !== 'rspack') throw changeError('browser-code', `the bundler is ${name}, and not rspack.`, 'browser-code/index.ts with `future.faster` in docusaurus.config.ts');
  const {SwcJsMinimizerRspackPlugin} = instance as unknown as typeof import('@rspack/core');
  return new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      minify: true,
      module: true,
      mangle: true,
      compress: {ecma: 2020, passes: 2},
      format: {ecma: 2020, asciiOnly: false, comments: false},
    },
  });
}

/**
 * Scripts and styles of every page without what this site has no use for, minified for the browsers that it supports.
 * Code is highlighted at build time, but a client module of the theme would still load Prism, some 26 kB compressed,
 * into every page; of TypeScript's library of helpers, 3 kB, the framework uses one function there.
 */
export const browserCode: Parts = {
  standIns: [
    {asked: 'prism-react-renderer$', file: path.join(__dirname, 'no-prism.ts'), replaces: {package: 'prism-react-renderer'}},
    {asked: 'tslib$', file: HELPERS, replaces: {package: '@docusaurus/utils-common > tslib'}, browserOnly: true},
  ],
  plugin: () => ({
    configureWebpack({optimization: {minimizer, splitChunks} = {}}, isServer, {currentBundler}) {
      if (isServer) return {};
      const styles = {splitChunks: lazyStyles(splitChunks)};
      // While writing, nothing is minified.
      if (minimizer === undefined) return {optimization: styles};
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {...styles, minimizer: withScripts(minimizer as object[], modernScripts(currentBundler)) as never},
        plugins: [tookHold([{change: 'browser-code', complaint: missingHelpers}]) as never],
      };
    },
  }),
};
