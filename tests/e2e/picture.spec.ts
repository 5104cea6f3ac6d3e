import type {Locator, Page} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {painted, recordPaint} from './support/paint';
import {expect, hydrated, LANGUAGES, open, test} from './support/test';

const ADDRESS = '/docs/quick-start/architecture/design-concept';
const FILES = /\/assets\/ideal-img\//;

const words = {
  zh: {loading: '正在加载图片…', missing: '404：找不到这张图片', failed: '图片没能加载', offline: '网络已断开，图片没有加载', retry: '点击重新加载', alt: /^左边是你搭的应用/},
  en: {loading: 'Loading the image…', missing: '404: image not found', failed: 'The image failed to load.', offline: 'You are offline. The image was not loaded.', retry: 'Click to reload', alt: /^On the left what you put together/},
} as const;

const frameOf = (page: Page) => page.locator('main span[data-state]:has(> img)');
const shown = (image: Locator) => image.evaluate((element) => (element as HTMLImageElement).complete && (element as HTMLImageElement).naturalWidth > 0);

/** Opens an address and scrolls to the picture, which is requested when the reader comes near. */
async function openPicture(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await frameOf(page).scrollIntoViewIfNeeded();
  return frameOf(page);
}

for (const {name, prefix} of LANGUAGES) {
  const text = words[name];

  test.describe(`a picture of a page (${name})`, () => {
    test('is requested lazily and once, in the size of the screen, and shifts nothing', async ({page}) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (FILES.test(request.url())) requested.push(request.url());
      });
      await recordPaint(page);
      await page.setViewportSize({width: 1440, height: 400});
      await open(page, prefix + ADDRESS);
      // The distance at which a lazy image loads differs between browsers and between connections.
      await expect(frameOf(page).locator('img')).toHaveAttribute('loading', 'lazy');
      const before = await frameOf(page).boundingBox();
      await frameOf(page).scrollIntoViewIfNeeded();
      const image = frameOf(page).getByRole('img', {name: text.alt});
      await expect.poll(() => shown(image)).toBe(true);
      expect(requested).toHaveLength(1);
      expect(requested[0]).toMatch(/\.760\.webp$/);
      const after = await frameOf(page).boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect((await painted(page)).shift).toBeLessThan(0.005);
      await expect(frameOf(page)).toHaveAttribute('data-state', 'loaded');
      await expect(frameOf(page).getByRole('button')).toHaveCount(0);
    });

    test('says that it is loading', async ({page}) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(FILES, async (route) => {
        await held;
        await route.continue();
      });
      const frame = await openPicture(page, prefix + ADDRESS);
      await expect(frame).toContainText(text.loading);
      await expect(frame).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(frame).toHaveAttribute('data-state', 'loaded');
      await expect(frame).not.toContainText(text.loading);
    });

    test('says that its file is not there', holds('errors.image-missing'), async ({page, trouble}) => {
      await page.route(FILES, (route) => route.fulfill({status: 404, body: ''}));
      const frame = await openPicture(page, prefix + ADDRESS);
      await expect(frame.getByRole('status')).toHaveText(text.missing);
      await expect(frame.getByRole('button'), 'a retry would not find it either').toHaveCount(0);
      await expect(frame.getByRole('img', {name: text.alt})).toBeAttached();
      trouble.expected(/404/);
    });

    test('that failed says so, and a click loads it, by pointer and keyboard', holds('errors.image-failed'), async ({page, trouble}) => {
      let broken = true;
      await page.route(FILES, (route) => (broken ? route.fulfill({status: 500, body: ''}) : route.continue()));
      const frame = await openPicture(page, prefix + ADDRESS);
      await expect(frame.getByRole('status')).toHaveText(text.failed);
      const retry = frame.getByRole('button', {name: text.retry});
      expect(await axeViolations(page, 'main span[data-state]:has(> img)')).toEqual([]);
      await retry.click();
      await expect(frame.getByRole('status'), 'still broken').toHaveText(text.failed);
      broken = false;
      await retry.focus();
      await page.keyboard.press('Enter');
      await expect(frame).toHaveAttribute('data-state', 'loaded');
      await expect(frame.getByRole('img', {name: text.alt}), 'focus moves from the button to the image').toBeFocused();
      trouble.expected(/500/);
    });

    test('says that there is no network, and comes when it is back', holds('errors.image-offline'), async ({page, context, trouble}) => {
      let gone: () => void = () => undefined;
      const leaving = new Promise<void>((resolve) => (gone = resolve));
      let network = true;
      await page.route(FILES, async (route) => {
        await leaving;
        return network ? route.continue() : route.abort('internetdisconnected');
      });
      const frame = await openPicture(page, prefix + ADDRESS);
      await context.setOffline(true);
      network = false;
      gone();
      await expect(frame.getByRole('status')).toHaveText(text.offline);
      await expect(frame.getByRole('button', {name: text.retry})).toBeVisible();
      network = true;
      await context.setOffline(false);
      await expect(frame).toHaveAttribute('data-state', 'loaded');
      trouble.expected(/failed request|ERR_INTERNET_DISCONNECTED/);
    });

    test('that failed before scripts ran says so too', holds('errors.image-failed'), async ({page, trouble}) => {
      await page.route(FILES, (route) => route.abort('connectionfailed'));
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(prefix + ADDRESS, {waitUntil: 'commit'});
      const image = frameOf(page).locator('img');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).complete)).toBe(true);
      release();
      await hydrated(page);
      await expect(frameOf(page).getByRole('status')).toHaveText(text.failed);
      trouble.expected(/failed request|ERR_/);
    });

    test('is copied with the page as Markdown, and its messages are not', async ({page}) => {
      const frame = await openPicture(page, prefix + ADDRESS);
      await expect(frame).toHaveAttribute('data-state', 'loaded');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', {name: name === 'zh' ? '复制本页' : 'Copy page'}).first().click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toMatch(/!\[[^\]]+\]\(http[^)]+\.webp\)/);
      expect(await copied()).not.toContain(text.loading);
    });
  });

  test.describe(`without scripts (${name})`, () => {
    test.use({javaScriptEnabled: false});

    test('a picture is a plain image', async ({page}) => {
      await page.goto(prefix + ADDRESS);
      const image = page.locator('main').getByRole('img', {name: text.alt});
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => shown(image)).toBe(true);
      await expect(frameOf(page)).toHaveText('');
    });
  });
}

test('a picture fits a phone, where its words can be read', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const frame = await openPicture(page, ADDRESS);
  const box = await frame.boundingBox();
  expect(box?.width).toBeGreaterThan(340);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  // Words are 25 of the picture's 760 units high.
  expect((25 / 760) * (box?.width ?? 0)).toBeGreaterThanOrEqual(11);
});
