import {createHash} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {environment} from '../../config/env';
import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {addPage, firstStyles, nothingShown} from './first-styles';
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

const STYLES = 'assets/css';

/** Stands in a page for the sheet that it shows first, until all pages are there and it is known what they show. */
const PLACE = `${STYLES}/first.css`;

/** The list of what a page fetches once its text is shown. */
const LIST = /id=page-scripts>(\[[^<]*\])/;

/** The whole style sheets of a page, as files of the built site; undefined where they aren't listed. */
export function sheetsOf(html: string, baseUrl: string): readonly string[] | undefined {
  const [, list] = LIST.exec(html) ?? [];
  const sheets = list === undefined ? [] : (JSON.parse(list) as readonly string[]).filter((address) => address.endsWith('.css'));
  return sheets.length > 0 ? sheets.map((address) => address.slice(baseUrl.length)) : undefined;
}

/** How pages are read here: a character for each byte. What is looked for and written is ASCII, and nothing else is taken apart. */
const BYTES = 'latin1';

/** A file is put in the place of another at once: other plugins read the pages meanwhile. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text, BYTES);
  await rename(`${file}~`, file);
}

/** Gives the pages that have the same sheets one that holds what they show at first; returns what is wrong, if anything is. */
async function writeFirstStyles(outDir: string, baseUrl: string): Promise<string | undefined> {
  const files = (await readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html'));
  const kinds = new Map<string, {readonly sheets: readonly string[]; readonly files: string[]; readonly shown: ReturnType<typeof nothingShown>}>();
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), BYTES);
    const sheets = sheetsOf(html, baseUrl);
    if (sheets === undefined || html.split(PLACE).length !== 2) return `${file} doesn’t name its first styles once and list its sheets.`;
    const key = sheets.join(' ');
    const kind = kinds.get(key) ?? {sheets, files: [], shown: nothingShown()};
    kinds.set(key, kind);
    kind.files.push(file);
    addPage(html, kind.shown);
  }
  // The dark colours of a site without the switch are shown to nobody.
  const never = environment.colorModeSwitch ? [] : ['[data-theme=dark]'];
  for (const {sheets, files: pages, shown} of kinds.values()) {
    const css = await Promise.all(sheets.map((sheet) => readFile(path.join(outDir, sheet), 'utf8')));
    const first = firstStyles(css.join('\n'), shown, never);
    const name = `${STYLES}/0-first.${createHash('sha256').update(first).digest('hex').slice(0, 8)}.css`;
    await writeFile(path.join(outDir, name), first);
    for (const page of pages) {
      const file = path.join(outDir, page);
      await replaceFile(file, (await readFile(file, BYTES)).replace(PLACE, name));
    }
  }
  return undefined;
}

/** The framework's links to a page's sheets, and what takes their place: the sheets in their order, listed for `loading`, which fetches them once the text is shown. */
const LINKS = `<% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>`;

const LISTED = String.raw`<% it.sheets = it.stylesheets.map((sheet) => [/\/(\d)-[^/]*$/.exec(sheet)?.[1] ?? '9', sheet]).sort(([a], [b]) => a.localeCompare(b)).map(([, sheet]) => it.baseUrl + sheet); %>
    <link rel="stylesheet" href="<%= it.baseUrl %>${PLACE}" />
    <noscript><% it.sheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= sheet %>" /><% }); %></noscript>`;

/**
 * Styles come with the pages that use them: `groups.ts` says which share a sheet, `in-order.ts` how they keep their order.
 * What a page shows before anybody does anything stands in a sheet of its own (`first-styles.ts`), the only one that the
 * text waits for; the whole ones follow with the scripts and say the same again, in the order that decides between rules.
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
      if (wrong !== undefined) throw changeError('page-styles', wrong, 'page-styles/index.ts with @docusaurus/core/lib/webpack/base.js and the framework’s template of a page');
    },
  }),
};
