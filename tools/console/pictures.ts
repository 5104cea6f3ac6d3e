/**
 * Makes the pictures of the console, in both languages:
 * npm run console:pictures -- --dist <folder> [ids…]; --stale makes only those that the check names, --texts only updates the texts from the list and needs no browser.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';

import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';

import type {Mark, ShownScreen} from '../../src/data/screen';
import {product} from '../../src/config/product';
import {answerCalls} from './answers';
import {routerIn} from './answers/situations';
import {startBench, type Bench} from './bench';
import {problemsOf} from './check';
import {LANGUAGES, type Language} from './language';
import {answersHash, callsOf, entryHash, hash, PICTURES, readShown, withTexts, writeMade, writeShown, type Made} from './manifest';
import {screens} from './screens';
import type {Box, Callout, Screen} from './screens/types';
import {locate} from './target';
import {openBrowser, openPage, show, WINDOW} from './visit';

/** Maximum size of a picture file. */
const MAX_BYTES = 45_000;

/** How many screenshots are compared with the previous one before giving up. */
const TRIES = 6;

/** Numbers of colours to try, in this order, until a picture is small enough. Lossless compression keeps text sharp; the files are half the size of AVIF at the same sharpness, and are encoded ten times as fast. */
const COLOURS = [160, 96, 64, 48, 36, 28] as const;

const wholeWindow = ({window = WINDOW}: Screen): Box => ({x: 0, y: 0, ...window});

/** Cuts a part of the window out of a screenshot, which has twice the density. */
const partOf = (image: Buffer, {x, y, width, height}: Box) => sharp(image).extract({left: x * 2, top: y * 2, width: width * 2, height: height * 2});

/** Takes a screenshot of the window once the parts that are shown look the same twice in a row. Movement elsewhere (the water in the circles of instances) doesn't matter. */
async function still(page: Page, shown: readonly Box[]): Promise<Buffer> {
  const take = async () => {
    const image = await page.screenshot({animations: 'disabled', caret: 'hide'});
    return {image, parts: Buffer.concat(await Promise.all(shown.map((box) => partOf(image, box).raw().toBuffer())))};
  };
  let before = await take();
  for (let count = 0; count < TRIES; count += 1) {
    await page.clock.runFor(500);
    const after = await take();
    if (after.parts.equals(before.parts)) return after.image;
    before = after;
  }
  throw new Error('it never comes to rest');
}

/** Encodes a part of the window as lossless WebP, within the maximum size. */
async function encoded(image: Buffer, box: Box): Promise<Buffer> {
  const part = partOf(image, box);
  for (const colours of COLOURS) {
    const fewer = await part.clone().png({palette: true, colours, dither: 0, effort: 7}).toBuffer();
    const data = await sharp(fewer).webp({lossless: true, effort: 6}).toBuffer();
    if (data.length <= MAX_BYTES) return data;
  }
  throw new Error(`it is larger than ${MAX_BYTES / 1000} kB with the fewest colours: show less of it`);
}

const hundredths = (value: number, whole: number) => Math.round((value / whole) * 10_000) / 100;

/** Position of a callout in a picture; undefined if the picture doesn't show it. */
function pointIn(box: Box, x: number, y: number) {
  const inside = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  return inside ? {x: hundredths(x - box.x, box.width), y: hundredths(y - box.y, box.height)} : undefined;
}

async function markOf(page: Page, {step, at, says}: Callout, region: Box, phone: Box, language: Language): Promise<Mark> {
  const box = await locate(page, at, language).boundingBox();
  const point = box && pointIn(region, box.x, box.y + box.height / 2);
  if (!point) throw new Error(`callout ${step} is outside of the picture`);
  const small = pointIn(phone, box.x, box.y + box.height / 2);
  return {step, says: says[language], at: point, ...(small ? {phone: small} : {})};
}

async function make(screen: Screen, language: Language, browser: Browser, bench: Bench): Promise<{shown: ShownScreen; made: Made}> {
  bench.forget();
  bench.answerWith(routerIn(screen.situation));
  const page = await openPage(browser, language, screen.window);
  try {
    await show(page, bench.origin, screen, language);
    const region = screen.region ?? wholeWindow(screen);
    const marks: Mark[] = [];
    for (const callout of screen.callouts ?? []) marks.push(await markOf(page, callout, region, screen.phone, language));
    const image = await still(page, [region, screen.phone]);
    if (bench.unanswered.length > 0) throw new Error(`no data for ${callsOf(bench.unanswered).join(', ')}`);
    const files = {[`${screen.id}.webp`]: await encoded(image, region), [`${screen.id}.phone.webp`]: await encoded(image, screen.phone)};
    for (const [name, data] of Object.entries(files)) {
      const file = path.join(PICTURES, language, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, data);
      console.log(`${file}: ${(data.length / 1000).toFixed(1)} kB`);
    }
    const address = (ending: string) => `/img/console/${language}/${screen.id}${ending}`;
    const calls = callsOf(bench.answered);
    return {
      shown: {src: address('.webp'), width: region.width, height: region.height, alt: screen.alt[language], phone: {src: address('.phone.webp'), width: screen.phone.width, height: screen.phone.height}, marks},
      made: {calls, answers: answersHash(calls, language, routerIn(screen.situation)), files: Object.fromEntries(Object.entries(files).map(([name, data]) => [name, hash(data)]))},
    };
  } catch (error) {
    throw new Error(`${screen.id} (${language}): ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  } finally {
    await page.context().close();
  }
}

/** The requested screens. */
function chosen(ids: readonly string[], stale: boolean): Screen[] {
  const unknown = ids.filter((id) => !screens.some((screen) => screen.id === id));
  if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')} in tools/console/screens.`);
  const wanted = ids.length > 0 ? screens.filter(({id}) => ids.includes(id)) : [...screens];
  return stale ? wanted.filter((screen) => problemsOf(screen).length > 0) : wanted;
}

/** Updates the texts of pictures that differ from the list, and prints which ones. */
function updateTexts(list: readonly Screen[]): void {
  const outdated = list.flatMap((screen) => {
    const shown = readShown(screen.id);
    const texts = shown && withTexts(shown, screen);
    return texts && !isDeepStrictEqual(texts, shown) ? [{id: screen.id, texts}] : [];
  });
  for (const {id, texts} of outdated) writeShown(id, texts);
  console.log(outdated.length > 0 ? `Texts updated: ${outdated.map(({id}) => id).join(', ')}` : 'The texts of all pictures are up to date.');
}

async function main() {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {dist: {type: 'string'}, stale: {type: 'boolean', default: false}, texts: {type: 'boolean', default: false}}});
  const list = chosen(positionals, values.stale);
  if (values.texts) {
    updateTexts(list);
    return;
  }
  const {dist} = values;
  if (dist === undefined) throw new Error('Say where the built interface is: --dist <folder>. npm run console:setup builds it.');
  const benches = {zh: await startBench({dist, language: 'zh', router: answerCalls}), en: await startBench({dist, language: 'en', router: answerCalls})};
  const browser = await openBrowser();
  const failed: string[] = [];
  try {
    for (const screen of list) {
      try {
        const [zh, en] = [await make(screen, 'zh', browser, benches.zh), await make(screen, 'en', browser, benches.en)];
        writeShown(screen.id, {zh: zh.shown, en: en.shown});
        writeMade(screen.id, {tag: product.sourceTag, entry: entryHash(screen), zh: zh.made, en: en.made});
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error));
      }
    }
  } finally {
    await browser.close();
    await Promise.all(LANGUAGES.map((language) => benches[language].close()));
  }
  if (failed.length > 0) throw new Error(`Not made:\n  ${failed.join('\n  ')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
