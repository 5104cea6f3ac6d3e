import type {Locator, Page} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {painted, recordPaint} from './support/paint';
import {expect, LANGUAGES, open, test} from './support/test';

const ADDRESS = '/docs/quick-start/getting-started';
/** The page contains several screens; the tests use this one, regardless of what is placed around it. */
const ID = 'app-topology';
const FILES = new RegExp(`/img/console/(zh|en)/${ID}\\.`);

const words = {
  zh: {enlarge: '放大', close: '关闭', alt: /^应用 shop 的总览/, missing: '404：找不到这张图片', madeUp: '其中的数据是示例'},
  en: {enlarge: 'Enlarge', close: 'Close', alt: /^The overview of the application shop/, missing: '404: image not found', madeUp: 'with example data'},
} as const;

const FIGURE = `main figure:has(source[srcset*="/${ID}."])`;
const figureOf = (page: Page) => page.locator(FIGURE);

async function openScreen(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await figureOf(page).scrollIntoViewIfNeeded();
  return figureOf(page);
}

for (const {name, prefix} of LANGUAGES) {
  const text = words[name];

  test.describe(`a screen of the console (${name})`, () => {
    test('is requested lazily and once, in the language of the page, and shifts nothing', async ({page}) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (FILES.test(request.url())) requested.push(new URL(request.url()).pathname);
      });
      await recordPaint(page);
      await page.setViewportSize({width: 1440, height: 400});
      await open(page, prefix + ADDRESS);
      expect(requested, 'nothing before the reader comes near').toEqual([]);
      const before = await figureOf(page).boundingBox();
      await figureOf(page).scrollIntoViewIfNeeded();
      await expect(figureOf(page).locator('[data-state="loaded"]')).toBeVisible();
      await expect(figureOf(page).getByRole('img', {name: text.alt})).toBeVisible();
      expect(requested).toEqual([`${prefix}/img/console/${name}/app-topology.webp`]);
      const after = await figureOf(page).boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect((await painted(page)).shift).toBeLessThan(0.005);
      await expect(figureOf(page)).toContainText(text.madeUp);
      expect(await axeViolations(page, FIGURE)).toEqual([]);
    });

    test('is enlarged by click and by keyboard, and gives focus back', async ({page}) => {
      const figure = await openScreen(page, prefix + ADDRESS);
      const enlarge = figure.getByRole('button', {name: text.enlarge});
      await enlarge.click();
      await expect(page.getByRole('dialog').getByRole('img', {name: text.alt})).toBeVisible();
      await page.getByRole('dialog').getByRole('button', {name: text.close}).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await enlarge.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(enlarge).toBeFocused();
    });

    test('says that its file is not there', holds('errors.image-missing'), async ({page, trouble}) => {
      await page.route(FILES, (route) => route.fulfill({status: 404, body: ''}));
      const figure = await openScreen(page, prefix + ADDRESS);
      await expect(figure.getByRole('status')).toHaveText(text.missing);
      await expect(figure.getByRole('button', {name: text.enlarge}), 'there is nothing to enlarge').toHaveCount(0);
      trouble.expected(/404/);
    });
  });
}

test('a phone shows a part of the screen in which words can be read', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({width: 390, height: 844});
  const figure = await openScreen(page, ADDRESS);
  await expect(figure.locator('[data-state="loaded"]')).toBeVisible();
  expect(requested).toEqual(['/img/console/zh/app-topology.phone.webp']);
  const box = await figure.getByRole('img').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});
