import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {usesEmbeddedSearch} from '../../config/search';
import {hostedFiles} from '../../search/hosted';
import {buildIndex} from '../../search/index/build';
import type {Guides} from '../../search/index/guides';
import {SEARCH_PLUGIN, type SearchData} from '../../search/site';
import {readSite} from './read-site';

/** A folder within that of generated files: what the owner of a hosted index uploads isn't part of the site. */
export const HOSTED_FOLDER = 'hosted-search';

/** What is known about the site's own pages: names and best answers. A site with other pages has none. */
export type SearchIndexOptions = {readonly guides?: Guides};

/**
 * Indexes the built pages of each language, unless a hosted search is configured, and writes
 * the files to upload to a hosted search.
 */
export default function searchIndex({i18n, siteConfig, generatedFilesDir}: LoadContext, {guides}: SearchIndexOptions): Plugin {
  return {
    name: SEARCH_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData({embedded: usesEmbeddedSearch} satisfies SearchData);
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      const pages = await readSite({folder: outDir, baseUrl, routes: routesPaths});
      const folder = path.join(generatedFilesDir, HOSTED_FOLDER, i18n.currentLocale);
      await mkdir(folder, {recursive: true});
      const addressOf = (page: string) => new URL(baseUrl + page, siteConfig.url).href;
      for (const [name, content] of Object.entries(hostedFiles(pages, i18n.currentLocale, addressOf, guides))) {
        await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(content, null, 1)}\n`);
      }
      if (!usesEmbeddedSearch) return;
      await rm(path.join(outDir, 'assets/search'), {recursive: true, force: true});
      for (const [name, content] of buildIndex(pages, i18n.currentLocale, guides)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
