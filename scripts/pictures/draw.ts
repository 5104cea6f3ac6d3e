/**
 * Draws pictures for pages: boxes, lines and text at fixed positions, on a light background. The fonts come
 * from a package, and text is drawn as outlines, so that a picture looks the same wherever it is made.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import satori from 'satori';
import sharp from 'sharp';

/** Width of a picture on a page, and of its file, for screens with twice the density. */
const SHOWN = 560;
const WIDTH = 2 * SHOWN;

const require = createRequire(__filename);

/** Design tokens of the site's light surface as literal values: an image file has no themes. */
const COLOR = {
  ground: '#f9fafd',
  text: '#171c31',
  muted: '#515a78',
  line: '#98a1bd',
  border: '#d5daea',
  plain: '#ffffff',
} as const;

const TONES = {
  brand: {fill: '#e9edff', edge: '#4b5ff0'},
  teal: {fill: '#dcf5f3', edge: '#12877f'},
  warm: {fill: '#ffefdd', edge: '#b5611d'},
  plain: {fill: COLOR.plain, edge: COLOR.border},
  quiet: {fill: COLOR.plain, edge: COLOR.line},
} as const;

type Tone = keyof typeof TONES;
type Weight = 500 | 700;
type Node = {readonly type: string; readonly props: Readonly<Record<string, unknown>>};
type Point = readonly [number, number];

/** A piece is either a node that is laid out with its text, or a shape that is drawn below all nodes. */
export type Piece = {readonly node: Node} | {readonly shape: string};

export type Picture = {readonly width: number; readonly height: number; readonly pieces: readonly Piece[]};

const div = (style: Readonly<Record<string, unknown>>, children: unknown): Node => ({type: 'div', props: {style: {display: 'flex', boxSizing: 'border-box', ...style}, children}});

type Text = {readonly left: number; readonly top: number; readonly width: number; readonly size: number; readonly weight: Weight; readonly words: string};

/** A line of text. */
export function text({left, top, width, size, weight, words}: Text): Piece {
  return {node: div({position: 'absolute', left, top, width, fontSize: size, fontWeight: weight, color: COLOR.text}, words)};
}

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tone: Tone;
  /** Tone of its border, if it differs from that of the fill. */
  readonly edge?: Tone;
  readonly lines: readonly {readonly words: string; readonly weight: Weight}[];
};

/** A box with lines of text. */
export function box({left, top, width, height, tone, edge, lines}: Box): Piece {
  const {fill} = TONES[tone];
  const style = {
    position: 'absolute',
    left,
    top,
    width,
    height,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 4,
    paddingLeft: 22,
    backgroundColor: fill,
    border: `2px solid ${TONES[edge ?? tone].edge}`,
    borderRadius: 12,
  };
  return {node: div(style, lines.map(({words, weight}) => div({fontSize: 25, fontWeight: weight, lineHeight: 1.4, color: weight === 700 ? COLOR.text : COLOR.muted}, words)))};
}

type Line = {readonly from: Point; readonly to: Point; readonly tone: Tone; readonly arrow: boolean};

/** A straight line between two points, vertical or horizontal. */
export function line({from, to, tone, arrow}: Line): Piece {
  const {edge} = TONES[tone];
  const across = from[1] === to[1];
  const [x, y] = to;
  const tip = across ? `M${x - 11} ${y - 6} L${x - 2} ${y} L${x - 11} ${y + 6}` : `M${x - 6} ${y - 11} L${x} ${y - 2} L${x + 6} ${y - 11}`;
  return {shape: `<g fill="none" stroke="${edge}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="M${from.join(' ')} L${to.join(' ')}"/>${arrow ? `<path d="${tip}"/>` : ''}</g>`};
}

function font(name: 'Latin' | 'Han', subset: string, weight: Weight) {
  const file = require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`);
  return {name, data: readFileSync(file), weight, style: 'normal' as const};
}

/** @returns the picture as a PNG, from which the build makes the sizes that pages request */
export async function render({width, height, pieces}: Picture): Promise<Buffer> {
  const shapes = pieces.flatMap((piece) => ('shape' in piece ? [piece.shape] : [])).join('');
  const below = `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`).toString('base64')}`;
  const layout = div({width, height, position: 'relative', backgroundColor: COLOR.ground, fontFamily: 'Latin, Han'}, [
    {type: 'img', props: {src: below, width, height, style: {position: 'absolute', left: 0, top: 0}}},
    ...pieces.flatMap((piece) => ('node' in piece ? [piece.node] : [])),
  ]);
  const fonts = ([500, 700] as const).flatMap((weight) => [font('Latin', 'latin', weight), font('Han', 'chinese-simplified', weight)]);
  const svg = await satori(layout as never, {width, height, fonts});
  return sharp(Buffer.from(svg), {density: (72 * WIDTH) / width}).resize({width: WIDTH}).png({palette: true, effort: 10}).toBuffer();
}
