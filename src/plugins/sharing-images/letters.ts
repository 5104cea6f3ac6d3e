import {readFileSync} from 'node:fs';

import opentype, {type Font, type Glyph} from 'opentype.js';
import sharp from 'sharp';

/** A picture without transparency, three bytes a pixel. */
export type Pixels = {readonly data: Buffer; readonly width: number; readonly height: number};

/** A letter drawn once: how much of each pixel it covers, and where that lies from its place on the base line. */
type Letter = {readonly cover: Uint8Array; readonly left: number; readonly top: number; readonly width: number; readonly height: number};

/** Letters of one size and weight. */
export type Letters = {
  /** Width of a text, in pixels. */
  readonly widthOf: (text: string) => number;
  /** Distance of the base line from the top of a line, in pixels. */
  readonly baseline: number;
  /** Height of a line by the font, in pixels. */
  readonly lineHeight: number;
  /** Writes a text into a picture, in a colour of three bytes, with the base line at `y`; what reaches beyond its right edge is cut off. */
  readonly write: (into: Pixels, text: string, at: {readonly x: number; readonly y: number}, colour: readonly [number, number, number]) => void;
};

type Weight = 500 | 700;

/** Width of the sheet that letters are drawn on, in pixels. */
const SHEET = 2000;

const fonts = new Map<string, Font>();

function font(subset: 'latin' | 'chinese-simplified', weight: Weight): Font {
  const file = require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`);
  const known = fonts.get(file);
  if (known) return known;
  const {buffer, byteOffset, byteLength} = readFileSync(file);
  const read = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(file, read);
  return read;
}

/** A byte of a colour, covered by another to a share of 255. */
const blend = (under: number, over: number, share: number) => under + Math.round(((over - under) * share) / 255);

type Placed = {readonly character: string; readonly glyph: Glyph; readonly left: number; readonly top: number; readonly width: number; readonly height: number; readonly x: number; readonly y: number};

/** Gives each character its place on the sheet: row after row, each as high as its highest letter. */
function place(glyphs: ReadonlyMap<string, Glyph>, size: number): {readonly placed: readonly Placed[]; readonly height: number} {
  const placed: Placed[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const [character, glyph] of glyphs) {
    const {x1, y1, x2, y2} = glyph.getPath(0, 0, size).getBoundingBox();
    const [left, top] = [Math.floor(x1) - 1, Math.floor(y1) - 1];
    const [width, height] = [Math.ceil(x2) + 1 - left, Math.ceil(y2) + 1 - top];
    if (x + width > SHEET) [x, y, row] = [0, y + row, 0];
    placed.push({character, glyph, left, top, width, height, x, y});
    x += width;
    row = Math.max(row, height);
  }
  return {placed, height: y + row};
}

/** Draws all characters on one sheet. */
async function drawLetters(glyphs: ReadonlyMap<string, Glyph>, size: number): Promise<Map<string, Letter>> {
  const {placed, height} = place(glyphs, size);
  if (height === 0) return new Map();
  const paths = placed.map(({glyph, left, top, x, y}) => glyph.getPath(x - left, y - top, size).toPathData(1)).join('');
  const sheet = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET}" height="${height}"><path d="${paths}"/></svg>`);
  const alpha = await sharp(sheet, {unlimited: true}).extractChannel('alpha').raw().toBuffer();
  return new Map(
    placed.map(({character, left, top, width, height: high, x, y}) => {
      const cover = new Uint8Array(width * high);
      for (let line = 0; line < high; line++) cover.set(alpha.subarray((y + line) * SHEET + x, (y + line) * SHEET + x + width), line * width);
      return [character, {cover, left, top, width, height: high}];
    }),
  );
}

/**
 * Makes letters, in Noto Sans.
 * @param size in pixels
 * @param characters all that will be written; a character that the font lacks is left out
 */
export async function createLetters({size, weight, characters}: {readonly size: number; readonly weight: Weight; readonly characters: ReadonlySet<string>}): Promise<Letters> {
  const [latin, han] = [font('latin', weight), font('chinese-simplified', weight)] as const;
  const scale = size / latin.unitsPerEm;
  const glyphs = new Map(
    [...characters].sort().flatMap((character) => {
      const owner = [latin, han].find((one) => one.hasChar(character));
      return owner ? [[character, owner.charToGlyph(character)] as const] : [];
    }),
  );
  const letters = await drawLetters(glyphs, size);

  const closer = new Map<string, number>();

  /** How much closer two letters stand than each by itself, in pixels (negative); only the font of Latin letters says. */
  function kerning(before: string, character: string): number {
    const pair = before + character;
    const known = closer.get(pair);
    if (known !== undefined) return known;
    const value = latin.hasChar(before) && latin.hasChar(character) ? latin.getKerningValue(latin.charToGlyph(before), latin.charToGlyph(character)) * scale : 0;
    closer.set(pair, value);
    return value;
  }

  /** Each letter with its distance from the text's start, and the whole width. */
  function lay(text: string) {
    let x = 0;
    let before = '';
    const laid: {readonly letter: Letter | undefined; readonly x: number}[] = [];
    for (const character of text) {
      const glyph = glyphs.get(character);
      if (!glyph) continue;
      x += kerning(before, character);
      laid.push({letter: letters.get(character), x});
      x += (glyph.advanceWidth ?? 0) * scale;
      before = character;
    }
    return {laid, width: x};
  }

  return {
    widthOf: (text) => lay(text).width,
    baseline: latin.ascender * scale,
    lineHeight: (latin.ascender - latin.descender) * scale,
    write({data, width}, text, {x, y}, [red, green, blue]) {
      for (const {letter, x: distance} of lay(text).laid) {
        if (!letter) continue;
        const [left, top] = [Math.round(x + distance) + letter.left, Math.round(y) + letter.top];
        for (let line = 0; line < letter.height; line++) {
          let to = ((top + line) * width + left) * 3;
          const shown = Math.min(letter.width, width - left);
          for (let from = line * letter.width; from < line * letter.width + shown; from++, to += 3) {
            const share = letter.cover[from] ?? 0;
            if (share === 0) continue;
            data[to] = blend(data[to] ?? 0, red, share);
            data[to + 1] = blend(data[to + 1] ?? 0, green, share);
            data[to + 2] = blend(data[to + 2] ?? 0, blue, share);
          }
        }
      }
    },
  };
}
