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

/** Raised when the drawing changes, so that images kept from earlier builds are drawn again. */
const DRAWING = 3;

const AT_ONCE = 4;

/** Draws, for every page, the picture that shows when somebody shares it. Drawn ones are kept by what they say. */
export default function sharingImages({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const kept = path.join(siteDir, 'node_modules/.cache/sharing-images');
  const host = new URL(siteConfig.url).host;

  const fileOf = (card: Card) => path.join(kept, `${createHash('sha256').update(JSON.stringify([DRAWING, product.name, card])).digest('hex').slice(0, 24)}.jpg`);

  /** Pages by the address of their image, which several addresses of a page share. */
  async function readCards(outDir: string, baseUrl: string, routes: readonly string[]): Promise<Map<string, Card>> {
    const cards = new Map<string, Card>();
    for (const [image, route] of new Map(routes.map((one) => [sharingImagePath(one, baseUrl), one]))) {
      const below = route.slice(baseUrl.length);
      const page = [path.join(outDir, below, 'index.html'), path.join(outDir, below)].find((file) => file.endsWith('.html') && existsSync(file));
      if (page !== undefined) cards.set(image, readCard(await readFile(page), {below, language: i18n.currentLocale, host}));
    }
    return cards;
  }

  return {
    name: 'sharing-images',
    async postBuild({outDir, baseUrl, routesPaths}) {
      await mkdir(kept, {recursive: true});
      const cards = await readCards(outDir, baseUrl, routesPaths);
      const missing = new Map([...cards.values()].map((card) => [fileOf(card), card] as const).filter(([file]) => !existsSync(file)));
      if (missing.size > 0) {
        const paint = await createPainter(siteDir, [...missing.values()]);
        await inParallel(AT_ONCE, [...missing], async ([file, card]) => writeFile(file, await paint(card)));
      }
      await inParallel(AT_ONCE, [...cards], async ([image, card]) => {
        const target = path.join(outDir, image);
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(fileOf(card), target);
      });
    },
  };
}
