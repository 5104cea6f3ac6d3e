import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {compare, describe as say, isBreak, LIMITS, type Picture} from '@site/tests/e2e/support/visual';
import {drawDifference, soften, thumbnail} from '@site/tests/e2e/support/visual-image';

/** A thumbnail of a page of 1440 pixels. */
const WIDTH = 240;
const SCALE = 6;

type Box = {readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly color: readonly [number, number, number]};

/** A white page with boxes on it. */
function page(height: number, ...boxes: readonly Box[]): Picture {
  const data = new Uint8Array(WIDTH * height * 3).fill(255);
  for (const {x, y, width, height: high, color} of boxes) {
    for (let row = y; row < Math.min(height, y + high); row += 1) {
      for (let column = x; column < x + width; column += 1) data.set(color, (row * WIDTH + column) * 3);
    }
  }
  return {width: WIDTH, height, data};
}

const box = (x: number, y: number, width: number, height: number, tone = 80): Box => ({x, y, width, height, color: [tone, tone, tone]});
const lines = (top: number, count: number) => Array.from({length: count}, (_, index) => box(40, top + index * 5, 160, 2, 200 - ((index * 37) % 90)));

describe('compare', () => {
  it('finds nothing between a page and itself', () => {
    const one = page(300, ...lines(20, 40));
    const difference = compare(one, one, SCALE);
    expect(difference).toMatchObject({share: 0, worst: {share: 0}, rows: []});
    expect(difference.marks.some(Boolean)).toBe(false);
    expect(isBreak(difference)).toBe(false);
  });

  it('does not count a shade that nobody sees', () => {
    expect(compare(page(300, box(20, 20, 100, 100, 200)), page(300, box(20, 20, 100, 100, 206)), SCALE).share).toBe(0);
  });

  it('counts a colour of the same lightness', () => {
    const blue = {...box(0, 0, WIDTH, 100), color: [80, 80, 120] as const};
    expect(compare(page(300, box(0, 0, WIDTH, 100)), page(300, blue), SCALE).share).toBeCloseTo(1 / 3, 2);
  });

  it('counts what a longer paragraph adds, not what it pushes down', () => {
    const text = lines(60, 40);
    const lower = text.map((line) => ({...line, y: line.y + 5}));
    const {share} = compare(page(300, box(20, 20, 100, 10), ...text), page(300, box(20, 20, 100, 10), ...lower), SCALE);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(5 / 300);
  });

  it('finds what moved sideways, and says where', () => {
    const difference = compare(page(300, box(30, 100, 30, 20)), page(300, box(180, 100, 30, 20)), SCALE);
    expect(isBreak(difference)).toBe(true);
    const {area} = difference.worst;
    expect([180, 1080]).toContain(area.left);
    expect(area.top).toBeLessThanOrEqual(600);
    expect(area.top + area.height).toBeGreaterThanOrEqual(720);
    expect(difference.rows).toEqual([[600, 720]]);
    expect(difference.marks[110 * WIDTH + 190]).toBe(1);
    expect(difference.marks[50 * WIDTH + 190]).toBe(0);
  });

  it('finds a small missing element that is little of the whole picture', () => {
    const difference = compare(page(300, box(64, 40, 26, 14)), page(300), SCALE);
    expect(difference.share).toBeLessThan(LIMITS.share);
    expect(difference.worst.share).toBeGreaterThan(LIMITS.worst);
    expect(isBreak(difference)).toBe(true);
  });

  it.each([
    ['longer', 300, 340],
    ['shorter', 300, 120],
  ])('counts a page that became %s', (_, before, after) => {
    const difference = compare(page(before), page(after), SCALE);
    expect(difference.share).toBeCloseTo(Math.abs(before - after) / 2 / Math.max(before, after), 5);
    expect(isBreak(difference)).toBe(true);
  });

  it('accepts a page that became a line longer', () => {
    expect(isBreak(compare(page(200), page(205), SCALE))).toBe(false);
  });

  it('refuses pictures of two windows', () => {
    expect(() => compare(page(10), {width: 130, height: 10, data: new Uint8Array(3900)}, SCALE)).toThrow('240 and 130 pixels wide');
  });
});

describe('say', () => {
  it('names shares, limits, the worst part and the rows', () => {
    const difference = compare(page(300, box(30, 100, 30, 40)), page(300), SCALE);
    expect(say(difference)).toMatch(/^1\.\d % of the picture differs \(at most 2\.5 %\); \d+\.\d % of its worst part \(at most 12\.5 %\), 180–360 px from the left and \d+–\d+ px from the top; rows that differ: 600–840 px$/);
  });
});

describe('images', () => {
  const screenshot = async (...boxes: readonly Box[]) => {
    const {data, height} = page(300, ...boxes);
    return sharp(data, {raw: {width: WIDTH, height, channels: 3}}).resize({width: 1440, kernel: 'nearest'}).png().toBuffer();
  };

  it('survive being stored: a thumbnail does not differ from its own page', async () => {
    const taken = await screenshot(...lines(20, 40));
    const stored = await thumbnail(taken, WIDTH);
    expect(stored.length).toBeLessThan(12_000);
    const picture = await soften(stored, SCALE);
    expect(picture).toMatchObject({width: 240, height: 300});
    expect(compare(picture, await soften(await thumbnail(taken, WIDTH), SCALE), SCALE).share).toBe(0);
  });

  it('blend words into a tone, and keep a block', async () => {
    const words = (shift: number) => Array.from({length: 12}, (_, index) => box(40 + index * 13 + (shift * (index % 3)), 60, 9, 2));
    const capture = async (...boxes: readonly Box[]) => soften(await thumbnail(await screenshot(...boxes), WIDTH), SCALE);
    const before = await capture(...words(0), box(40, 100, 60, 40));
    expect(isBreak(compare(before, await capture(...words(1), box(40, 100, 60, 40)), SCALE))).toBe(false);
    expect(isBreak(compare(before, await capture(...words(0)), SCALE))).toBe(true);
  });

  it('show in red what differs', async () => {
    const stored = await thumbnail(await screenshot(), WIDTH);
    const marks = new Uint8Array(WIDTH * 300);
    marks[10 * WIDTH + 10] = 1;
    const {data, info} = await sharp(await drawDifference(stored, marks, 2)).raw().toBuffer({resolveWithObject: true});
    expect(info.width).toBe(480);
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    expect(pixel(20, 20)[0]).toBe(220);
    expect(pixel(20, 20)[1]).toBeLessThan(130);
    expect(pixel(60, 60)).toEqual([255, 255, 255]);
  });
});
