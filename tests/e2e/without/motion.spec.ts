import type {Page} from '@playwright/test';

import {templates} from '../../../tools/site/templates';
import {field, hits} from '../search/dialog';
import {expect, open, test} from '../support/test';
import {bar, HOME, INSTALL} from './pages';

test.describe('without motion', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  /** What moves on its own, by styles, by scripts or in a drawing. */
  const moving = (page: Page) =>
    page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({effect, playState}) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1)
        .map(({effect}) => `${(effect as KeyframeEffect).target?.className} animates`),
      ...[...document.querySelectorAll('animate, animateMotion, animateTransform, marquee, video[autoplay]')]
        .filter(({parentElement}) => parentElement?.checkVisibility())
        .map(({tagName}) => `${tagName} plays`),
      ...[...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).scrollBehavior === 'smooth').map(({className}) => `${className} scrolls smoothly`),
    ]);

  /** The scroll positions that the page goes through after an action. */
  async function scrolledThrough(page: Page, action: () => Promise<void>): Promise<number[]> {
    await page.evaluate(() => {
      const positions: number[] = [];
      const note = () => {
        if (positions.at(-1) !== scrollY) positions.push(scrollY);
        requestAnimationFrame(note);
      };
      note();
      Object.assign(window, {positions});
    });
    await action();
    await page.waitForTimeout(500);
    return page.evaluate(() => (window as unknown as {positions: number[]}).positions);
  }

  for (const {name, path} of templates) {
    test(`nothing moves on ${name}`, async ({page, trouble}) => {
      await open(page, path);
      expect(await moving(page)).toEqual([]);
      // Some animations start when they come into view.
      for (let y = 0; y < 6; y += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(60);
        expect(await moving(page)).toEqual([]);
      }
      if (name === 'not-found') trouble.expected(/404/);
    });
  }

  test('menus, dialogs and tabs appear at once', async ({page}) => {
    await open(page, HOME);
    await bar(page).getByRole('button', {name: '开源社区'}).click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab').nth(1).click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Control+K');
    await field(page).fill('helm');
    await expect(hits(page).first()).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: '切换导航栏'}).click();
    expect(await moving(page)).toEqual([]);
  });

  test('links within a page and the way back to its top jump', async ({page}) => {
    await open(page, INSTALL);
    const contents = page.getByRole('navigation', {name: '本页内容'});
    const there = await scrolledThrough(page, () => contents.getByRole('link').nth(4).click());
    expect(there.length, `stood at ${there.join(', ')}`).toBeLessThanOrEqual(2);
    const back = await scrolledThrough(page, () => contents.getByRole('link', {name: '回到顶部'}).click());
    expect(back.at(-1)).toBe(0);
    expect(back.length, `stood at ${back.join(', ')}`).toBeLessThanOrEqual(2);
    // The theme's own button appears while a reader scrolls up.
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(200);
    await page.mouse.wheel(0, -300);
    await expect(page.locator('.theme-back-to-top-button')).toBeVisible();
    const top = await scrolledThrough(page, () => page.locator('.theme-back-to-top-button').click());
    expect(top.at(-1)).toBe(0);
    expect(top.length, `stood at ${top.join(', ')}`).toBeLessThanOrEqual(2);
  });
});
