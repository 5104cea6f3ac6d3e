import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Config} from '@docusaurus/types';
import {parseYaml} from '@redocly/openapi-core';

import {apiGroups, apiPagesFolder, downloadPath, type ApiGroup} from '../../config/openapi';
import {product} from '../../config/product';
import {finder, readPermissions} from './descriptions';
import {operationPage, type Surroundings} from './pages/operation';
import {sourceOf} from './sources';
import {LANGUAGES, type Description, type Language, type PlacedOperation} from './types';

/** What the plugin gives the generator of a page, as far as it is read; the linter has seen the description. */
type GeneratedPage = {readonly title: string; readonly api: Omit<PlacedOperation, 'summary'>};

/** What all pages of a language have in common. The descriptions that readers download are what they are made from. */
async function readLanguage(language: Language): Promise<Pick<Surroundings, 'language' | 'find' | 'permissions'>> {
  const read = async (group: ApiGroup) => parseYaml(await readFile(`static${downloadPath(group, language)}`, 'utf8')) as Description;
  const descriptions = new Map(await Promise.all(apiGroups.map(async (group) => [group, await read(group)] as const)));
  return {language, find: finder(descriptions), permissions: await readPermissions(language)};
}

/** How the plugin turns one description into pages. */
function optionsOf(surroundings: Surroundings) {
  const {group, language} = surroundings;
  return {
    specPath: `static${downloadPath(group, language)}`,
    outputDir: path.join(apiPagesFolder[language], group),
    // Our page renderer writes all of a page.
    template: path.join(__dirname, 'page.mustache'),
    markdownGenerators: {createApiPageMD: ({title, api}: GeneratedPage) => operationPage({...api, summary: title}, surroundings)},
    showInfoPage: false,
    externalJsonProps: false,
  };
}

/**
 * A site that is never built: the plugin generates pages by a command of the site that it is configured in, and the
 * real one can't be read before its pages are there. `generate.ts` runs `docusaurus gen-api-docs all` on it.
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
