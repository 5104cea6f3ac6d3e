import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {GROUPS} from './groups';
import {inOrder} from './in-order';

/** The part of the bundler's plugins that is used here: the one that writes style sheets. */
type StylesPlugin = {readonly constructor: {readonly name: string}; readonly options?: {insert?: unknown}};

const WRITER = /^(?:MiniCssExtractPlugin|CssExtractRspackPlugin)$/;

/** How the bundler groups styles: each file stands in the first group that takes it. */
const cacheGroups = Object.fromEntries(
  GROUPS.map(({name, of, users, files}, index) => [`${name} ${index}`, {name, type: 'css/mini-extract', chunks: of, minChunks: users, test: files, enforce: true, priority: 100 - index}]),
);

/**
 * What is wrong with the files of a built site; undefined when there are sheets of this change, and the scripts keep their order.
 * @param sheets names of the style sheets
 * @param runtime the bundler's own script
 */
export function wrongSheets(sheets: readonly string[], runtime: string): string | undefined {
  // A small site may have no page of a group; the first is that of every page.
  const [first] = GROUPS;
  if (!first || !sheets.some((sheet) => sheet.startsWith(`${first.name}.`))) return 'the site has no style sheet of every page.';
  // The only text of it that no minifier may change.
  return runtime.includes('link[rel=stylesheet]') ? undefined : 'the bundler’s script doesn’t keep the order of style sheets.';
}

/** Styles come with the pages that use them: `groups.ts` says which share a sheet, `in-order.ts` how they keep their order. */
export const pageStyles: Parts = {
  template: [
    {
      find: 'it.stylesheets.forEach((stylesheet)',
      replace: String.raw`it.stylesheets.map((sheet) => [/\/(\d)-[^/]*$/.exec(sheet)?.[1] ?? '9', sheet]).sort(([a], [b]) => a.localeCompare(b)).map(([, sheet]) => sheet).forEach((stylesheet)`,
    },
  ],
  plugin: () => ({
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const writer = (config.plugins as readonly StylesPlugin[] | undefined)?.find(({constructor}) => WRITER.test(constructor.name));
      if (!writer?.options) throw changeError('page-styles', 'none of the bundler’s plugins writes style sheets.', 'page-styles/index.ts with @docusaurus/core/lib/webpack/configure.js');
      writer.options.insert = inOrder;
      return {optimization: {splitChunks: {cacheGroups: {styles: false, ...cacheGroups}}}} as object;
    },
    async postBuild({outDir}) {
      const scripts = await readdir(path.join(outDir, 'assets/js'));
      const runtime = scripts.find((name) => name.startsWith('runtime~main.'));
      const wrong = wrongSheets(await readdir(path.join(outDir, 'assets/css')), runtime === undefined ? '' : await readFile(path.join(outDir, 'assets/js', runtime), 'utf8'));
      if (wrong !== undefined) throw changeError('page-styles', wrong, 'page-styles/index.ts with @docusaurus/core/lib/webpack/base.js');
    },
  }),
};
