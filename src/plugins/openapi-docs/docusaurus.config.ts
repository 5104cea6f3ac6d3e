import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Config} from '@docusaurus/types';
import {parseYaml} from '@redocly/openapi-core';

import {apiGroups, apiPagesFolder, downloadPath, type ApiGroup} from '../../config/openapi';
import {product} from '../../config/product';
import {finder, readPermissions} from './descriptions';
import {operationPage, type PageContext} from './pages/operation';
import {sourceOf} from './sources';
import {LANGUAGES, type Description, type Language, type PlacedOperation} from './types';

/** The data that the plugin passes to the page generator, as far as it is used here. The linter has already checked the description. */
type GeneratedPage = {readonly title: string; readonly api: Omit<PlacedOperation, 'summary'>};

/** What all pages of a language have in common. They are generated from the descriptions that readers download. */
async function readLanguage(language: Language): Promise<Pick<PageContext, 'language' | 'find' | 'permissions'>> {
  const read = async (group: ApiGroup) => parseYaml(await readFile(`static${downloadPath(group, language)}`, 'utf8')) as Description;
  const descriptions = new Map(await Promise.all(apiGroups.map(async (group) => [group, await read(group)] as const)));
  return {language, find: finder(descriptions), permissions: await readPermissions(language)};
}

/** How the plugin turns one description into pages. */
function optionsOf(context: PageContext) {
  const {group, language} = context;
  return {
    specPath: `static${downloadPath(group, language)}`,
    outputDir: path.join(apiPagesFolder[language], group),
    // Our page renderer writes the entire page.
    template: path.join(__dirname, 'page.mustache'),
    markdownGenerators: {createApiPageMD: ({title, api}: GeneratedPage) => operationPage({...api, summary: title}, context)},
    showInfoPage: false,
    externalJsonProps: false,
  };
}

/**
 * The configuration of a site that is never built. The plugin generates pages with a command of the site that it is
 * configured in, but the real site can't be read before its pages exist. `generate.ts` runs `docusaurus gen-api-docs all`
 * on this site.
 */
export default async function config(): Promise<Config> {
  const languages = await Promise.all(LANGUAGES.map(readLanguage));
  const descriptions = apiGroups.flatMap((group) => {
    const source = sourceOf(group);
    return languages.map((shared) => [`${group}.${shared.language}`, optionsOf({...shared, group, source})] as const);
  });
  return {
    title: product.name,
    url: 'https://example.com',
    baseUrl: '/',
    plugins: [['docusaurus-plugin-openapi-docs', {docsPluginId: 'default', config: Object.fromEntries(descriptions)}]],
  };
}
