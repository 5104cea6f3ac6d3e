import {readFileSync} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import {product} from '../../config/product';
import {createLetters, type Pixels} from './letters';
import {breakLines} from './lines';

/** What a sharing image says. */
export type Card = {
  readonly title: string;
  /** The part of the site that the page belongs to, and the part within it. */
  readonly section: string;
  /** Host of the site. */
  readonly host: string;
};

/** Size that social networks ask for, in pixels. */
export const SIZE = {width: 1200, height: 630} as const;

/** The values of the site's tokens for a dark surface. They are spelt out because themes don't apply to an image file. */
const COLOR = {
  back: '#151936',
  text: '#f7f8ff',
  muted: '#aeb6e3',
  disc: '#5d73ff',
} as const;

/** Padding at the sides (`x`), and at the top and bottom (`y`), in pixels. */
const PADDING = {x: 80, y: 72} as const;

/** Where the product's name begins, next to its logo mark, in pixels from the left. */
const NAME_X = 156;

const TITLE = {large: 76, small: 56, width: 1000, lines: 3, lineHeight: 1.25, gap: 24} as const;

/** A title that is wider than this many full-width characters is written smaller. */
const LONG_TITLE = 26;

const bytes = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

const TEXT = bytes(COLOR.text);
const MUTED = bytes(COLOR.muted);

/** What every image shows. The logo mark is the site's own file, placed next to the product's name. */
const background = (mark: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOR.back}"/>`,
    `<g fill="${COLOR.disc}" fill-opacity=".16">${[420, 300, 180].map((radius) => `<circle cx="1120" cy="600" r="${radius}"/>`).join('')}</g>`,
    mark.replace('width="32" height="32"', `x="${PADDING.x}" y="73" width="56" height="56"`),
    '</svg>',
  ].join('');

/** Estimated width in full-width characters: Chinese characters are about twice as wide as Latin ones. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/u.test(character) ? 1 : 0.55), 0);
}

const isLong = ({title}: Card) => widthOf(title) > LONG_TITLE;

const charactersOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => [...text]));

/**
 * Creates a function that draws sharing images. Every letter and the background are drawn once, for all images.
 * @param siteDir folder of the project, from which the logo mark is read
 * @param cards all cards that the function will be called with
 * @returns a function that turns a card into a JPEG
 */
export async function createPainter(siteDir: string, cards: readonly Card[]): Promise<(card: Card) => Promise<Buffer>> {
  const back = await sharp(Buffer.from(background(readFileSync(path.join(siteDir, 'static/img/mark.svg'), 'utf8')))).removeAlpha().raw().toBuffer();
  const titles = (long: boolean) => charactersOf(cards.filter((card) => isLong(card) === long).map(({title}) => `${title}…`));
  const name = await createLetters({size: 40, weight: 700, characters: charactersOf([product.name])});
  const large = await createLetters({size: TITLE.large, weight: 700, characters: titles(false)});
  const small = await createLetters({size: TITLE.small, weight: 700, characters: titles(true)});
  const section = await createLetters({size: 32, weight: 500, characters: charactersOf(cards.map((card) => card.section))});
  const host = await createLetters({size: 28, weight: 500, characters: charactersOf(cards.map((card) => card.host))});

  // The product's name is at the top, the host at the bottom, and section and title are centred in the remaining space.
  const top = PADDING.y + name.lineHeight;
  const bottom = SIZE.height - PADDING.y - host.lineHeight;

  return async (card) => {
    const pixels: Pixels = {data: Buffer.from(back), ...SIZE};
    const [title, size] = isLong(card) ? [small, TITLE.small] : [large, TITLE.large];
    const lines = breakLines(card.title, title.widthOf, TITLE.width, TITLE.lines);
    const lineHeight = size * TITLE.lineHeight;
    const above = card.section === '' ? 0 : section.lineHeight + TITLE.gap;
    const start = (top + bottom - above - lines.length * lineHeight) / 2;
    name.write(pixels, product.name, {x: NAME_X, y: PADDING.y + name.baseline}, TEXT);
    section.write(pixels, card.section, {x: PADDING.x, y: start + section.baseline}, MUTED);
    lines.forEach((line, index) => {
      const y = start + above + index * lineHeight + (lineHeight - title.lineHeight) / 2 + title.baseline;
      title.write(pixels, line, {x: PADDING.x, y}, TEXT);
    });
    host.write(pixels, card.host, {x: PADDING.x, y: bottom + host.baseline}, MUTED);
    // Optimized Huffman tables make an image a seventh smaller, but take as long as the rest of the encoding.
    return sharp(pixels.data, {raw: {...SIZE, channels: 3}}).jpeg({quality: 80, optimiseCoding: false}).toBuffer();
  };
}
