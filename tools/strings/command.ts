/**
 * Compares every string of the interface with its translations; `--accept` records the
 * Chinese sources that the English has been checked against.
 */
import {existsSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {InitializedPlugin, TranslationFileContent} from '@docusaurus/types';

import {compareStrings, recordOf} from './compare';

const RECORD = 'i18n/strings.json';

/** Keys whose text no language changes: patterns and version labels. */
const SAME_EVERYWHERE =
  /^(?:theme\.blog\.author\.pageTitle|theme\.docs\.tagDocListPageTitle|navbar:(?:title|logo\.alt)|footer:copyright|.*:version\.label)$/;

/** Labels of the published documentation: they are those of the working copy, which `npm run docs:sync` carries over. */
const PUBLISHED = /^docusaurus-plugin-content-docs\/version-/;

/** Names that are written alike in both languages. */
const NAMES: ReadonlySet<string> = new Set(['OpenAPI', 'GitHub', 'Gitee', 'Java', 'values.yaml']);

/** The hosted service's assistant is not part of the site: its labels are never shown. */
const NEVER_SHOWN = /^theme\.SearchModal\.(?:askAiScreen|.*(?:AskAi|Conversation|askAi))|backToKeywordSearch|submitQuestion|backToSearch/;

async function json<T>(file: string, fallback: T): Promise<T> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : fallback;
}

const messages = (content: TranslationFileContent) =>
  Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]));

const prefixed = (name: string, strings: Record<string, string>) =>
  Object.fromEntries(Object.entries(strings).map(([key, message]) => [`${name}:${key}`, message]));

/** Keys of a plugin's translation file carry the file's name: `navbar:item.label.文档`. */
const fileKey = (plugin: string, file: string) => (plugin === 'docusaurus-theme-classic' ? file : `${plugin}/${file}`);

const folderOf = ({name, options}: InitializedPlugin) =>
  options.id === 'default' ? name : `${name}-${options.id}`;

async function readSource() {
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'zh';
  // The working copy of the documentation is part of the site while it is written.
  Object.assign(process.env, {NODE_ENV: 'development'});
  const {loadContext} = await import('@docusaurus/core/lib/server/site');
  const {initPlugins} = await import('@docusaurus/core/lib/server/plugins/init');
  const {loadPluginsDefaultCodeTranslationMessages} = await import('@docusaurus/core/lib/server/translations/translations');
  const {extractSiteSourceCodeTranslations} = await import('@docusaurus/core/lib/server/translations/translationsExtractor');
  const {globTranslatableSourceFiles} = await import('@docusaurus/utils');

  const context = await loadContext({siteDir: process.cwd(), locale: 'zh'});
  const plugins = await initPlugins(context);
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  const code = await extractSiteSourceCodeTranslations({
    siteDir: process.cwd(),
    plugins,
    extraSourceCodeFilePaths: await globTranslatableSourceFiles([themeCommon]),
  });
  const frameworkChinese = await loadPluginsDefaultCodeTranslationMessages(plugins);
  const files: Record<string, string> = {};
  for (const plugin of plugins) {
    const content = await plugin.loadContent?.();
    for (const file of (await plugin.getTranslationFiles?.({content})) ?? []) {
      Object.assign(files, prefixed(fileKey(folderOf(plugin), file.path), messages(file.content)));
    }
  }
  const source = Object.entries({...messages(code), ...files}).filter(([key]) => !NEVER_SHOWN.test(key) && !PUBLISHED.test(key));
  return {source: Object.fromEntries(source), frameworkChinese};
}

async function readEnglish(): Promise<Record<string, string>> {
  const english = messages(await json<TranslationFileContent>('i18n/en/code.json', {}));
  for (const entry of await readdir('i18n/en', {withFileTypes: true})) {
    if (!entry.isDirectory()) continue;
    const folder = entry.name;
    const place = path.join('i18n/en', folder);
    for (const file of await readdir(place)) {
      if (!file.endsWith('.json')) continue;
      const content = await json<TranslationFileContent>(path.join(place, file), {});
      Object.assign(english, prefixed(fileKey(folder, path.basename(file, '.json')), messages(content)));
    }
  }
  return Object.fromEntries(Object.entries(english).filter(([key]) => !PUBLISHED.test(key)));
}

async function main() {
  const {source, frameworkChinese} = await readSource();
  if (process.argv.includes('--accept')) {
    await writeFile(RECORD, `${JSON.stringify(recordOf(source), undefined, 2)}\n`);
    console.log(`Recorded ${Object.keys(recordOf(source)).length} strings in ${RECORD}.`);
  }
  const findings = compareStrings({
    source,
    shownInChinese: {...frameworkChinese, ...messages(await json<TranslationFileContent>('i18n/zh/code.json', {}))},
    english: await readEnglish(),
    record: await json<Record<string, string>>(RECORD, {}),
    isSameEverywhere: (key, message) => SAME_EVERYWHERE.test(key) || NAMES.has(message),
  });
  for (const finding of findings) console.error(finding);
  console.log(`Interface strings: ${Object.keys(source).length} checked, ${findings.length} to mend.`);
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
