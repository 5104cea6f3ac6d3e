import {chromium, type Browser, type Page} from '@playwright/test';

import {executablePath, runsAsRoot} from '../site/browser';
import {LOCALES, type Language} from './language';
import type {Place, Point, Step, Target} from './screens/types';
import {locate} from './target';
import {NOW, TIME_ZONE} from './world/clock';

/** Default size of the window. */
export const WINDOW = {width: 1280, height: 800} as const;

/** How long anything in the interface may take to appear, in milliseconds: it is 25 MB of scripts, and several places share a machine's cores. */
const TIMEOUT = 60_000;

/** How long the world's clock runs before a picture, so that everything that moves comes to rest. */
const SETTLING = 3000;

/** More than the interface's polling interval. */
const POLLING = 11_000;

/** How long polled answers take to arrive, in real time: they come from this machine. */
const ARRIVAL = 700;

/** Opens the browser that walks and pictures use. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath, args: ['--font-render-hinting=none', '--disable-lcd-text', ...(runsAsRoot ? ['--no-sandbox'] : [])]});

/** Opens a page at the world's time, in one language and at twice the density. Fonts fall back to sans-serif, as its authors see the interface: its styles name no generic family. */
export async function openPage(browser: Browser, language: Language, window: {readonly width: number; readonly height: number} = WINDOW): Promise<Page> {
  const context = await browser.newContext({viewport: window, deviceScaleFactor: 2, locale: LOCALES[language], timezoneId: TIME_ZONE, reducedMotion: 'reduce', colorScheme: 'light'});
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontFamilies', {fontFamilies: {standard: 'sans-serif', serif: 'sans-serif'}});
  await page.clock.install({time: NOW});
  return page;
}

/** Opens a route of the interface, reloading it each time: the login screen signs out. */
export async function goTo(page: Page, origin: string, route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}/#${route}`);
  await page.waitForLoadState('networkidle');
}

/** Drags the mouse over a drawing, with enough intermediate moves for the drawing to follow. */
async function drag(page: Page, target: Target, from: Point, to: Point, language: Language): Promise<void> {
  const box = await locate(page, target, language).boundingBox();
  if (!box) throw new Error('The element to drag over is not visible.');
  await page.mouse.move(box.x + from.x, box.y + from.y, {steps: 5});
  // The draggable part only appears once the mouse is there.
  await page.mouse.move(box.x + from.x + 1, box.y + from.y);
  await page.mouse.move(box.x + from.x, box.y + from.y);
  await page.mouse.down();
  await page.mouse.move(box.x + to.x, box.y + to.y, {steps: 20});
  await page.mouse.up();
}

async function perform(page: Page, step: Step, language: Language): Promise<void> {
  if ('click' in step) await locate(page, step.click, language).click();
  else if ('hover' in step) await locate(page, step.hover, language).hover();
  else if ('fill' in step) await locate(page, step.fill, language).fill(step.text[language]);
  else if ('drag' in step) await drag(page, step.drag, step.from, step.to, language);
  else if ('tell' in step) await page.evaluate((message) => window.postMessage(message, '*'), step.tell);
  else if ('press' in step) await page.keyboard.press(step.press);
  else if ('stop' in step) await page.clock.setFixedTime(NOW);
  else await page.clock.runFor(step.pass * 1000);
}

/** Waits until there are no more requests and everything that moves has come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(SETTLING);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Durations are shown to the second: the clock is stopped here, so that whatever the interface polls for is drawn at this moment.
  await page.clock.setFixedTime(NOW);
  await page.clock.runFor(POLLING);
  await page.waitForTimeout(ARRIVAL);
}

/** Opens a place as its list entry says. */
export async function reach(page: Page, origin: string, place: Place, language: Language): Promise<void> {
  await goTo(page, origin, place.route);
  for (const step of place.steps ?? []) await perform(page, step, language);
  await locate(page, place.ready, language).waitFor();
}

/** Opens a place and lets it settle. */
export async function show(page: Page, origin: string, place: Place, language: Language): Promise<void> {
  await reach(page, origin, place, language);
  await settle(page);
}
