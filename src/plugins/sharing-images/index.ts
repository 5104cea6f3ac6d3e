import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {product} from '../../config/product';
import {inParallel} from '../../lib/in-parallel';
import {sharingImagePath} from '../../lib/sharing-image';
import {createPainter, type Card} from './draw';
import {readCard} from './read-card';

/** Increased when the drawing changes, so that images cached by earlier builds are drawn again. */
const DRAWING_VERSION = 3;

const CONCURRENCY = 4;

/** Draws the image that is shown when a page is shared, for every page. Drawn images are cached by their content. */
export default function sharingImages({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const cacheFolder = path.join(siteDir, 'node_modules/.cache/sharing-images');
  const host = new URL(siteConfig.url).host;

  const fileOf = (card: Card) => path.join(cacheFolder, `${createHash('sha256').update(JSON.stringify([DRAWING_VERSION, product.name, card])).digest('hex').slice(0, 24)}.jpg`);

  /** Cards by the address of their image. Several addresses of a page share one image. */
  async function readCards(outDir: string, baseUrl: string, routes: readonly string[]): Promise<Map<string, Card>> {
    const cards = new Map<string, Card>();
    for (const [image, route] of new Map(routes.map((one) => [sharingImagePath(one, baseUrl), one]))) {
      const pagePath = route.slice(baseUrl.length);
      const page = [path.join(outDir, pagePath, 'index.html'), path.join(outDir, pagePath)].find((file) => file.endsWith('.html') && existsSync(file));
      if (page !== undefined) cards.set(image, readCard(await readFile(page), {pagePath, language: i18n.currentLocale, host}));
    }
    return cards;
  }

  return {
    name: 'sharing-images',
    async postBuild({outDir, baseUrl, routesPaths}) {
      await mkdir(cacheFolder, {recursive: true});
      const cards = await readCards(outDir, baseUrl, routesPaths);
      const missing = new Map([...cards.values()].map((card) => [fileOf(card), card] as const).filter(([file]) => !existsSync(file)));
      if (missing.size > 0) {
        const paint = await createPainter(siteDir, [...missing.values()]);
        await inParallel(CONCURRENCY, [...missing], async ([file, card]) => writeFile(file, await paint(card)));
      }
      await inParallel(CONCURRENCY, [...cards], async ([image, card]) => {
        const target = path.join(outDir, image);
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(fileOf(card), target);
      });
    },
  };
}
