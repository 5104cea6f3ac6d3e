import path from 'node:path';

import type {Strings, StringTables} from './compare';
import {extractStrings, type Site} from './extract';
import {readCode, readJson, readStrings} from './read';

/** The Chinese sources that the English has been checked against, from a site's folder. */
export const RECORD = 'i18n/strings.json';

/** Keys whose text is the same in every language: patterns and version labels. */
const SAME_EVERYWHERE =
  /^(?:theme\.blog\.author\.pageTitle|theme\.docs\.tagDocListPageTitle|navbar:(?:title|logo\.alt)|footer:copyright|.*:version\.label)$/;

/** Names that are written the same in both languages. */
const NAMES: ReadonlySet<string> = new Set(['OpenAPI', 'GitHub', 'Gitee', 'Java', 'values.yaml']);

/** Labels of the published documentation, which `npm run docs:sync` copies from the working copy. */
const PUBLISHED = /^docusaurus-plugin-content-docs\/version-/;

/** The hosted service's assistant is not part of the site: its labels are never shown. */
const NEVER_SHOWN = /^theme\.SearchModal\.(?:askAiScreen|.*(?:AskAi|Conversation|askAi))|backToKeywordSearch|submitQuestion|backToSearch/;

const without = (strings: Strings, ...patterns: readonly RegExp[]): Strings => Object.fromEntries(Object.entries(strings).filter(([key]) => !patterns.some((pattern) => pattern.test(key))));

/** Reads a site's strings, their translations and the sources these were made from. */
export async function readTables(site: Site): Promise<StringTables> {
  const {source, chinese} = await extractStrings(site);
  const file = (name: string) => path.join(site.folder, name);
  return {
    source: without(source, NEVER_SHOWN, PUBLISHED),
    shownInChinese: {...chinese, ...(await readCode(file('i18n/zh')))},
    english: without(await readStrings(file('i18n/en')), PUBLISHED),
    record: await readJson<Strings>(file(RECORD), {}),
    isSameEverywhere: (key, message) => SAME_EVERYWHERE.test(key) || NAMES.has(message),
  };
}
