import sharp from 'sharp';
import {expect, it} from 'vitest';

import {createPainter, SIZE, type Card} from '../../../src/plugins/sharing-images/draw';
import {createLetters} from '../../../src/plugins/sharing-images/letters';
import {breakLines} from '../../../src/plugins/sharing-images/lines';

/** Every character is one unit wide, as in a monospace font. */
const lengthOf = (text: string) => [...text].length;

it('breaks lines between words, and between Chinese characters', () => {
  expect(breakLines('Install on a Kubernetes cluster', lengthOf, 15, 3)).toEqual(['Install on a', 'Kubernetes', 'cluster']);
  expect(breakLines('在团队之间共享组件', lengthOf, 4, 3)).toEqual(['在团队之', '间共享组', '件']);
  expect(breakLines('用 Helm 安装平台', lengthOf, 9, 3)).toEqual(['用 Helm 安装', '平台']);
  expect(breakLines('应用跑在 Kubernetes', lengthOf, 12, 3)).toEqual(['应用跑在', 'Kubernetes']);
});

it('begins no line with a mark that closes, and ends none with one that opens', () => {
  expect(breakLines('一二三，四五', lengthOf, 3, 3)).toEqual(['一二', '三，四', '五']);
  expect(breakLines('一二“三四”五', lengthOf, 3, 3)).toEqual(['一二', '“三', '四”五']);
  expect(breakLines('C++：一二', lengthOf, 4, 3)).toEqual(['C++：', '一二']);
});

it('marks a text that is too long with an ellipsis', () => {
  expect(breakLines('一二三四五六七', lengthOf, 2, 2)).toEqual(['一二', '三…']);
  expect(breakLines('Antidisestablishmentarianism', lengthOf, 9, 2)).toEqual(['Antidise…']);
  expect(breakLines('', lengthOf, 9, 2)).toEqual([]);
});

it('leaves no character of a text out of its lines', () => {
  for (const text of ['v1.2（预览）发布', 'Go、Java 与 .NET', '“引号”开头', 'a（b）c', '100% 国产化', '结尾（', '  x', 'a （ b', '，开头', 'don’t “say” so']) {
    expect(breakLines(text, lengthOf, 5, 99).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
});

it('writes letters of two scripts, kerned as the font says, and leaves out what it lacks', async () => {
  const {widthOf} = await createLetters({size: 100, weight: 700, characters: new Set('AV安😀')});
  expect(widthOf('安')).toBe(100);
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
  expect(widthOf('安😀')).toBe(100);
});

/** Number of pixels in a part of an image that are as light as its letters. */
async function lightPixels(image: Buffer, area: {left: number; top: number; width: number; height: number}): Promise<number> {
  const data = await sharp(image).extract(area).greyscale().raw().toBuffer();
  return data.filter((value) => value > 200).length;
}

const card = (title: string): Card => ({title, section: '文档', host: 'example.com'});
const MIDDLE = {left: 80, top: 240, width: 1000, height: 250};

it('draws a picture of the size that networks ask for, with its title in it', async () => {
  const cards = [card('快速安装'), card(''), card(`${'x'.repeat(200)} y`), card('x'.repeat(200))];
  const paint = await createPainter(process.cwd(), cards);
  const [titled, untitled, endless, cut] = await Promise.all(cards.map(paint));
  if (!titled || !untitled || !endless || !cut) throw new Error('an image is missing');
  expect(await sharp(titled).metadata()).toMatchObject({...SIZE, format: 'jpeg', channels: 3});
  expect(await lightPixels(titled, MIDDLE)).toBeGreaterThan(3000);
  expect(await lightPixels(untitled, MIDDLE)).toBeLessThan(50);
  // A word that is wider than the picture does not reach into the margin.
  expect(await lightPixels(endless, MIDDLE)).toBeGreaterThan(3000);
  expect(await lightPixels(endless, {left: 0, top: 150, width: 70, height: 400})).toBe(0);
  // A word that is too long at the end of a title is cut within its area.
  expect(await lightPixels(cut, {left: 1090, top: 150, width: 110, height: 400})).toBe(0);
});
