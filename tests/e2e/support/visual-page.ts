import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {Page} from '@playwright/test';

import {hydrated} from './test';

/** A window that templates are looked at in. */
export type Window = {
  readonly name: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
  /** Width of the thumbnail. */
  readonly thumbnail: number;
};

export const WINDOWS: readonly Window[] = [
  {name: 'desktop', width: 1440, height: 900, thumbnail: 240},
  {name: 'phone', width: 390, height: 844, thumbnail: 130},
];

/** A page is looked at from its top to here; below, it is more of the same. */
const HEIGHT_AT_MOST = 1800;

/** The letters of every page, from a package, so that the fonts of a machine don't count. */
const SUBSETS = ['latin', 'chinese-simplified'] as const;
const WEIGHTS = [
  {weight: 400, range: '100 599'},
  {weight: 700, range: '600 900'},
] as const;

const require = createRequire(__filename);
const FOLDER = '/baseline-fonts/';
const fileName = (subset: string, weight: number) => `noto-sans-sc-${subset}-${weight}-normal.woff2`;
const family = (subset: string) => `baseline-${subset}`;

const fonts = new Map(
  SUBSETS.flatMap((subset) =>
    WEIGHTS.map(({weight}) => {
      const name = fileName(subset, weight);
      return [FOLDER + name, readFileSync(require.resolve(`@fontsource/noto-sans-sc/files/${name}`))] as const;
    }),
  ),
);

const STYLES = [
  ...SUBSETS.flatMap((subset) =>
    WEIGHTS.map(({weight, range}) => `@font-face {font-family: ${family(subset)}; font-weight: ${range}; src: url(${FOLDER}${fileName(subset, weight)});}`),
  ),
  // Code takes the same letters: the fixed-width font of a machine would count again. And
  // their widths are not rounded to what the machine draws best, which breaks lines elsewhere.
  `*, ::before, ::after {font-family: ${SUBSETS.map(family).join(', ')}, sans-serif !important; text-rendering: geometricPrecision !important; content-visibility: visible !important;}`,
].join('\n');

/**
 * Makes the page's looks independent of the machine, from the next visit on: its letters
 * come from a package, and nothing moves. The letters are added to the site's own
 * stylesheet, so that whatever measures itself at the start measures these.
 */
export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.route(/\/assets\/css\/(?:0-)?styles\.[0-9a-f]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()}\n${STYLES}`});
  });
  await page.route(
    ({pathname}) => fonts.has(pathname),
    (route) => route.fulfill({contentType: 'font/woff2', body: fonts.get(new URL(route.request().url()).pathname)}),
  );
}

/** Opens an address in a window. */
export async function show(page: Page, address: string, {width, height}: Window): Promise<void> {
  await page.setViewportSize({width, height});
  await page.goto(address);
  await hydrated(page);
}

/**
 * Takes a picture of the upper part of the page as it is now.
 * @throws when the page shows other letters than those of `prepare`
 */
export async function look(page: Page): Promise<Buffer> {
  const {loaded, width, height} = await page.evaluate(async (atMost) => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0 && image.getBoundingClientRect().top < atMost);
    await Promise.all(shown.map((image) => image.decode()));
    return {
      loaded: [...document.fonts].filter(({status}) => status === 'loaded').map((font) => font.family),
      width: innerWidth,
      height: Math.min(document.documentElement.scrollHeight, atMost),
    };
  }, HEIGHT_AT_MOST);
  if (!loaded.includes(family('latin'))) throw new Error('The page did not take the letters of the baselines: is its stylesheet still called styles.<hash>.css, or 0-styles?');
  return page.screenshot({fullPage: true, clip: {x: 0, y: 0, width, height}, animations: 'disabled', caret: 'hide', scale: 'css'});
}

/** How often a page is looked at again until it stays the same, and how long it gets in between. */
const LOOKS = 8;
const PAUSE = 250;

/** Takes pictures until two in a row are the same: what comes late has come. */
export async function lookSettled(page: Page): Promise<Buffer> {
  let before = await look(page);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await page.waitForTimeout(PAUSE);
    const now = await look(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('The page does not come to rest.');
}
