import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {product} from '../../config/product';
import {sharingImagePath} from '../../lib/sharing-image';
import {createPainter, type Card} from './draw';
import {readCard} from './read-card';

/** Raised when the drawing changes, so that images kept from earlier builds are drawn again. */
const DRAWING = 2;

const AT_ONCE = 4;

/** Draws, for every page, the picture that shows when somebody shares it. Drawn ones are kept by what they say. */
export default function sharingImages({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const kept = path.join(siteDir, 'node_modules/.cache/sharing-images');
  const host = new URL(siteConfig.url).host;

  async function imageOf(card: Card, paint: (card: Card) => Promise<Buffer>): Promise<string> {
    const name = createHash('sha256').update(JSON.stringify([DRAWING, product.name, card])).digest('hex').slice(0, 24);
    const file = path.join(kept, `${name}.jpg`);
    if (!existsSync(file)) await writeFile(file, await paint(card));
    return file;
  }

  return {
    name: 'sharing-images',
    async postBuild({outDir, baseUrl, routesPaths}) {
      await mkdir(kept, {recursive: true});
      const paint = createPainter(siteDir);
      const waiting = new Map(routesPaths.map((route) => [sharingImagePath(route, baseUrl), route]));
      const work = async () => {
        for (const [image, route] of waiting) {
          waiting.delete(image);
          const below = route.slice(baseUrl.length);
          const page = [path.join(outDir, below, 'index.html'), path.join(outDir, below)].find((file) => file.endsWith('.html') && existsSync(file));
          if (page === undefined) continue;
          const target = path.join(outDir, image);
          await mkdir(path.dirname(target), {recursive: true});
          await copyFile(await imageOf(readCard(await readFile(page, 'utf8'), {below, language: i18n.currentLocale, host}), paint), target);
        }
      };
      await Promise.all(Array.from({length: AT_ONCE}, work));
    },
  };
}
