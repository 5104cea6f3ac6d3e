import {createHash} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {environment} from '../../config/env';
import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {addPage, firstStyles, nothingShown} from './first-styles';
import {GROUPS} from './groups';
import {inOrder} from './in-order';

/** The part of the bundler's stylesheet plugin that is used here. */
type StylesPlugin = {readonly constructor: {readonly name: string}; readonly options?: {insert?: unknown}};

const WRITER = /^(?:MiniCssExtractPlugin|CssExtractRspackPlugin)$/;

/** How the bundler groups styles: each file goes into the first group that matches it. */
const cacheGroups = Object.fromEntries(
  GROUPS.map(({name, chunks, minChunks, files}, index) => [`${name} ${index}`, {name, type: 'css/mini-extract', chunks, minChunks, test: files, enforce: true, priority: 100 - index}]),
);

/**
 * What is wrong with the files of a built site; undefined when this change's stylesheets exist and the scripts keep their order.
 * @param sheets names of the stylesheets
 * @param runtime the bundler's runtime script
 */
export function wrongSheets(sheets: readonly string[], runtime: string): string | undefined {
  // A small site may have no page for some groups, but every page uses the first group.
  const [first] = GROUPS;
  if (!first || !sheets.some((sheet) => sheet.startsWith(`${first.name}.`))) return 'the site has no style sheet of every page.';
  // The only text of `inOrder` that no minifier may change.
  return runtime.includes('link[rel=stylesheet]') ? undefined : 'the bundler’s script doesn’t keep the order of style sheets.';
}

const STYLES = 'assets/css';

/** Placeholder for a page's first styles, until all pages have been written and it is known what they show. */
const PLACEHOLDER = `${STYLES}/first.css`;

/** The list of what a page fetches once its text is shown. */
const LIST = /id=page-scripts>(\[[^<]*\])/;

/** The full stylesheets of a page, as files of the built site; undefined where they aren't listed. */
export function sheetsOf(html: string, baseUrl: string): readonly string[] | undefined {
  const [, list] = LIST.exec(html) ?? [];
  const sheets = list === undefined ? [] : (JSON.parse(list) as readonly string[]).filter((address) => address.endsWith('.css'));
  return sheets.length > 0 ? sheets.map((address) => address.slice(baseUrl.length)) : undefined;
}

/** The encoding in which pages are read here: one character per byte. Only ASCII text is searched for and written, so other text stays intact. */
const BYTES = 'latin1';

/** Replaces a file atomically, since other plugins read the pages at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text, BYTES);
  await rename(`${file}~`, file);
}

/** Writes a stylesheet with the first styles for each group of pages that have the same stylesheets. Returns what is wrong, if anything. */
async function writeFirstStyles(outDir: string, baseUrl: string): Promise<string | undefined> {
  const files = (await readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html'));
  const groups = new Map<string, {readonly sheets: readonly string[]; readonly files: string[]; readonly shown: ReturnType<typeof nothingShown>}>();
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), BYTES);
    const sheets = sheetsOf(html, baseUrl);
    if (sheets === undefined || html.split(PLACEHOLDER).length !== 2) return `${file} doesn’t link its first styles exactly once and list its stylesheets.`;
    const key = sheets.join(' ');
    const group = groups.get(key) ?? {sheets, files: [], shown: nothingShown()};
    groups.set(key, group);
    group.files.push(file);
    addPage(html, group.shown);
  }
  // A site without the colour mode switch never shows its dark colours.
  const never = environment.colorModeSwitch ? [] : ['[data-theme=dark]'];
  for (const {sheets, files: pages, shown} of groups.values()) {
    const css = await Promise.all(sheets.map((sheet) => readFile(path.join(outDir, sheet), 'utf8')));
    const first = firstStyles(css.join('\n'), shown, never);
    const name = `${STYLES}/0-first.${createHash('sha256').update(first).digest('hex').slice(0, 8)}.css`;
    await writeFile(path.join(outDir, name), first);
    for (const page of pages) {
      const file = path.join(outDir, page);
      await replaceFile(file, (await readFile(file, BYTES)).replace(PLACEHOLDER, name));
    }
  }
  return undefined;
}

/** The framework's links to a page's stylesheets. Their replacement lists the stylesheets in order for `loading`, which fetches them once the text is shown. */
const LINKS = `<% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>`;

const LISTED = String.raw`<% it.sheets = it.stylesheets.map((sheet) => [/\/(\d)-[^/]*$/.exec(sheet)?.[1] ?? '9', sheet]).sort(([a], [b]) => a.localeCompare(b)).map(([, sheet]) => it.baseUrl + sheet); %>
    <link rel="stylesheet" href="<%= it.baseUrl %>${PLACEHOLDER}" />
    <noscript><% it.sheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= sheet %>" /><% }); %></noscript>`;

/**
 * Loads styles with the pages that use them: `groups.ts` says which of them share a stylesheet, and `in-order.ts` keeps
 * their order. What a page needs before any interaction is in a stylesheet of its own (`first-styles.ts`), the only one
 * that the text waits for. The full stylesheets follow with the scripts and repeat those rules, in the order that decides
 * between rules.
 */
export const pageStyles: Parts = {
  template: [{find: LINKS, replace: LISTED}],
  plugin: () => ({
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const writer = (config.plugins as readonly StylesPlugin[] | undefined)?.find(({constructor}) => WRITER.test(constructor.name));
      if (!writer?.options) throw changeError('page-styles', 'none of the bundler’s plugins writes style sheets.', 'page-styles/index.ts with @docusaurus/core/lib/webpack/configure.js');
      writer.options.insert = inOrder;
      return {optimization: {splitChunks: {cacheGroups: {styles: false, ...cacheGroups}}}} as object;
    },
    async postBuild({outDir, baseUrl}) {
      const scripts = await readdir(path.join(outDir, 'assets/js'));
      const runtime = scripts.find((name) => name.startsWith('runtime~main.'));
      const wrong =
        wrongSheets(await readdir(path.join(outDir, STYLES)), runtime === undefined ? '' : await readFile(path.join(outDir, 'assets/js', runtime), 'utf8')) ?? (await writeFirstStyles(outDir, baseUrl));
      if (wrong !== undefined) throw changeError('page-styles', wrong, 'page-styles/index.ts with @docusaurus/core/lib/webpack/base.js and the framework’s page template');
    },
  }),
};
