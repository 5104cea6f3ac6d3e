import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {Page} from '@playwright/test';

import {hydrated} from './test';

/** A window in which templates are compared. */
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

/** Pages are compared from the top to this height; below, there is more of the same. */
const MAX_HEIGHT = 1800;

/** The fonts of every page come from a package, so that those of the machine have no influence. */
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
  // Code uses the same fonts, because the machine's monospace font would have an influence again.
  // Widths are not rounded to what the machine renders best, which would move line breaks.
  `*, ::before, ::after {font-family: ${SUBSETS.map(family).join(', ')}, sans-serif !important; text-rendering: geometricPrecision !important; content-visibility: visible !important;}`,
].join('\n');

/**
 * Makes the look of the page independent of the machine, from the next visit on: its fonts
 * come from a package, and nothing moves. The fonts are added to the site's own stylesheet,
 * so that scripts that measure elements at the start measure these fonts.
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
 * Takes a screenshot of the upper part of the page as it is now.
 * @throws when the page does not use the fonts of `prepare`
 */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  const {loaded, width, height} = await page.evaluate(async (atMost) => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0 && image.getBoundingClientRect().top < atMost);
    await Promise.all(shown.map((image) => image.decode()));
    return {
      loaded: [...document.fonts].filter(({status}) => status === 'loaded').map((font) => font.family),
      width: innerWidth,
      height: Math.min(document.documentElement.scrollHeight, atMost),
    };
  }, MAX_HEIGHT);
  if (!loaded.includes(family('latin'))) throw new Error('The page does not use the fonts of the baselines: is its stylesheet still called styles.<hash>.css, or 0-styles?');
  return page.screenshot({fullPage: true, clip: {x: 0, y: 0, width, height}, animations: 'disabled', caret: 'hide', scale: 'css'});
}

/** Maximum number of further screenshots until the page stays the same, and the pause between them in milliseconds. */
const MAX_RETAKES = 8;
const PAUSE = 250;

/** Takes screenshots until two in a row are the same, so that late content is included. */
export async function takeSettledScreenshot(page: Page): Promise<Buffer> {
  let before = await takeScreenshot(page);
  for (let retakes = 0; retakes < MAX_RETAKES; retakes += 1) {
    await page.waitForTimeout(PAUSE);
    const now = await takeScreenshot(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('The page keeps changing.');
}
