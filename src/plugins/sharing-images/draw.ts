import {readFileSync} from 'node:fs';
import path from 'node:path';

import satori from 'satori';
import sharp from 'sharp';

import {product} from '../../config/product';

/** What a sharing image says. */
export type Card = {
  readonly title: string;
  /** The part of the site, and of that part, the page belongs to. */
  readonly section: string;
  /** Host of the site. */
  readonly host: string;
};

/** Size that networks ask for, in pixels. */
export const SIZE = {width: 1200, height: 630} as const;

/** Drawn once into a file, outside of themes: the tokens of the site's dark surface, spelt out. */
const COLOR = {
  back: '#151936',
  text: '#f7f8ff',
  muted: '#aeb6e3',
  disc: '#5d73ff',
} as const;

const LONG_TITLE = 26;

type Node = {readonly type: string; readonly props: Readonly<Record<string, unknown>>};

function box(style: Readonly<Record<string, unknown>>, children: unknown): Node {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** What every image shows; the mark is the site's own file, placed beside the product's name. */
const background = (mark: string) =>
  [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOR.back}"/>`,
    `<g fill="${COLOR.disc}" fill-opacity=".16">${[420, 300, 180].map((radius) => `<circle cx="1120" cy="600" r="${radius}"/>`).join('')}</g>`,
    mark.replace('width="32" height="32"', 'x="80" y="73" width="56" height="56"'),
  ].join('');

/** Characters of Chinese are twice as wide as Latin ones. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/u.test(character) ? 1 : 0.55), 0);
}

function layout({title, section, host}: Card): Node {
  const size = widthOf(title) > LONG_TITLE ? 56 : 76;
  return box({flexDirection: 'column', justifyContent: 'space-between', width: SIZE.width, height: SIZE.height, padding: '72px 80px', color: COLOR.text, fontFamily: 'Latin, Han'}, [
    box({paddingLeft: 76, fontSize: 40, fontWeight: 700}, product.name),
    box({flexDirection: 'column', gap: 24}, [
      ...(section === '' ? [] : [box({fontSize: 32, fontWeight: 500, color: COLOR.muted}, section)]),
      box({display: 'block', fontSize: size, fontWeight: 700, lineHeight: 1.25, maxWidth: 1000, lineClamp: 3}, title),
    ]),
    box({fontSize: 28, fontWeight: 500, color: COLOR.muted}, host),
  ]);
}

function font(name: 'Latin' | 'Han', subset: string, weight: 500 | 700) {
  const file = require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`);
  return {name, data: readFileSync(file), weight, style: 'normal' as const};
}

/**
 * Makes a function that draws sharing images.
 * @param siteDir folder of the project, where the mark is read
 * @returns a function from what the image says to a JPEG
 */
export function createPainter(siteDir: string): (card: Card) => Promise<Buffer> {
  const back = background(readFileSync(path.join(siteDir, 'static/img/mark.svg'), 'utf8'));
  const fonts = [font('Latin', 'latin', 700), font('Latin', 'latin', 500), font('Han', 'chinese-simplified', 700), font('Han', 'chinese-simplified', 500)];
  return async (card) => {
    // Only text is laid out: pictures in the layout, and masks for what may overflow, make drawing three times slower.
    const text = await satori(layout(card) as never, {...SIZE, fonts});
    return sharp(Buffer.from(text.replace('>', `>${back}`))).jpeg({quality: 80}).toBuffer();
  };
}
