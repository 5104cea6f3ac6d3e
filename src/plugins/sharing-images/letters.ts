import {readFileSync} from 'node:fs';

import opentype, {type Font, type Glyph} from 'opentype.js';
import sharp from 'sharp';

/** An image without transparency, three bytes per pixel. */
export type Pixels = {readonly data: Buffer; readonly width: number; readonly height: number};

/** A letter that has been drawn: how much of each pixel it covers, and the offset from its position on the baseline. */
type Letter = {readonly coverage: Uint8Array; readonly left: number; readonly top: number; readonly width: number; readonly height: number};

/** Letters of one size and weight. */
export type Letters = {
  /** Width of a text, in pixels. */
  readonly widthOf: (text: string) => number;
  /** Distance of the baseline from the top of a line, in pixels. */
  readonly baseline: number;
  /** Line height of the font, in pixels. */
  readonly lineHeight: number;
  /** Writes a text into an image, in a colour of three bytes, with the baseline at `y`. Text beyond the right edge is cut off. */
  readonly write: (into: Pixels, text: string, at: {readonly x: number; readonly y: number}, colour: readonly [number, number, number]) => void;
};

type Weight = 500 | 700;

/** Width of the sheet that letters are drawn on, in pixels. */
const SHEET_WIDTH = 2000;

const fonts = new Map<string, Font>();

function font(subset: 'latin' | 'chinese-simplified', weight: Weight): Font {
  const file = require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`);
  const cached = fonts.get(file);
  if (cached) return cached;
  const {buffer, byteOffset, byteLength} = readFileSync(file);
  const parsed = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(file, parsed);
  return parsed;
}

/** Blends a byte of one colour with that of the colour above it, which covers `alpha` of 255. */
const blend = (under: number, over: number, alpha: number) => under + Math.round(((over - under) * alpha) / 255);

type Placed = {readonly character: string; readonly glyph: Glyph; readonly left: number; readonly top: number; readonly width: number; readonly height: number; readonly x: number; readonly y: number};

/** Assigns each character a position on the sheet. The sheet is filled row by row, and a row is as high as its highest letter. */
function place(glyphs: ReadonlyMap<string, Glyph>, size: number): {readonly placed: readonly Placed[]; readonly height: number} {
  const placed: Placed[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const [character, glyph] of glyphs) {
    const {x1, y1, x2, y2} = glyph.getPath(0, 0, size).getBoundingBox();
    const [left, top] = [Math.floor(x1) - 1, Math.floor(y1) - 1];
    const [width, height] = [Math.ceil(x2) + 1 - left, Math.ceil(y2) + 1 - top];
    if (x + width > SHEET_WIDTH) [x, y, row] = [0, y + row, 0];
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
  const sheet = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${height}"><path d="${paths}"/></svg>`);
  const alpha = await sharp(sheet, {unlimited: true}).extractChannel('alpha').raw().toBuffer();
  return new Map(
    placed.map(({character, left, top, width, height: letterHeight, x, y}) => {
      const coverage = new Uint8Array(width * letterHeight);
      for (let line = 0; line < letterHeight; line++) coverage.set(alpha.subarray((y + line) * SHEET_WIDTH + x, (y + line) * SHEET_WIDTH + x + width), line * width);
      return [character, {coverage, left, top, width, height: letterHeight}];
    }),
  );
}

/**
 * Creates letters in Noto Sans.
 * @param size in pixels
 * @param characters all characters that will be written; those that the font lacks are left out
 */
export async function createLetters({size, weight, characters}: {readonly size: number; readonly weight: Weight; readonly characters: ReadonlySet<string>}): Promise<Letters> {
  const [latin, han] = [font('latin', weight), font('chinese-simplified', weight)] as const;
  const scale = size / latin.unitsPerEm;
  const glyphs = new Map(
    [...characters].sort().flatMap((character) => {
      const owner = [latin, han].find((candidate) => candidate.hasChar(character));
      return owner ? [[character, owner.charToGlyph(character)] as const] : [];
    }),
  );
  const letters = await drawLetters(glyphs, size);

  const kernings = new Map<string, number>();

  /** How much closer together two letters are set, in pixels (negative). Only the Latin font has kerning. */
  function kerning(previous: string, character: string): number {
    const pair = previous + character;
    const cached = kernings.get(pair);
    if (cached !== undefined) return cached;
    const value = latin.hasChar(previous) && latin.hasChar(character) ? latin.getKerningValue(latin.charToGlyph(previous), latin.charToGlyph(character)) * scale : 0;
    kernings.set(pair, value);
    return value;
  }

  /** Each letter with its distance from the start of the text, and the total width. */
  function layOut(text: string) {
    let x = 0;
    let previous = '';
    const placed: {readonly letter: Letter | undefined; readonly x: number}[] = [];
    for (const character of text) {
      const glyph = glyphs.get(character);
      if (!glyph) continue;
      x += kerning(previous, character);
      placed.push({letter: letters.get(character), x});
      x += (glyph.advanceWidth ?? 0) * scale;
      previous = character;
    }
    return {placed, width: x};
  }

  return {
    widthOf: (text) => layOut(text).width,
    baseline: latin.ascender * scale,
    lineHeight: (latin.ascender - latin.descender) * scale,
    write({data, width}, text, {x, y}, [red, green, blue]) {
      for (const {letter, x: distance} of layOut(text).placed) {
        if (!letter) continue;
        const [left, top] = [Math.round(x + distance) + letter.left, Math.round(y) + letter.top];
        for (let line = 0; line < letter.height; line++) {
          let to = ((top + line) * width + left) * 3;
          const shown = Math.min(letter.width, width - left);
          for (let from = line * letter.width; from < line * letter.width + shown; from++, to += 3) {
            const alpha = letter.coverage[from] ?? 0;
            if (alpha === 0) continue;
            data[to] = blend(data[to] ?? 0, red, alpha);
            data[to + 1] = blend(data[to + 1] ?? 0, green, alpha);
            data[to + 2] = blend(data[to + 2] ?? 0, blue, alpha);
          }
        }
      }
    },
  };
}
