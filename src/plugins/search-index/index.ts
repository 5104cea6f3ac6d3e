import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {usesEmbeddedSearch} from '../../config/search';
import answers from '../../search/best-answers.json';
import called from '../../search/called.json';
import {buildIndex} from '../../search/index/build';
import {SEARCH_PLUGIN, type SearchData} from '../../search/site';
import {readSite} from './read-site';

/** Indexes the built pages of each language, unless a hosted search is configured. */
export default function searchIndex({i18n}: LoadContext): Plugin {
  return {
    name: SEARCH_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData({embedded: usesEmbeddedSearch} satisfies SearchData);
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      if (!usesEmbeddedSearch) return;
      const pages = await readSite({folder: outDir, baseUrl, routes: routesPaths});
      await rm(path.join(outDir, 'assets/search'), {recursive: true, force: true});
      for (const [name, content] of buildIndex(pages, i18n.currentLocale, {answers, called})) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
