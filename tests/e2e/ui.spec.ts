import type {Locator, Page} from '@playwright/test';

import {product} from '../../src/config/product';
import {holds} from '../../tools/specification/marks';
import {copied} from './support/clipboard';
import {expect, open, test} from './support/test';

test.describe('tabs of the home page', () => {
  const stages = (page: Page) => page.locator('[role="tablist"][aria-orientation="vertical"]').first();
  const selected = (list: Locator) => list.locator('[role="tab"][aria-selected="true"]');

  test('change by click and keys, and show the pane of their tab', holds('tabs.one-active', 'tabs.click', 'tabs.keys'), async ({page}) => {
    await open(page, '/');
    const list = stages(page);
    const tabs = list.getByRole('tab');
    const count = await tabs.count();
    expect(count).toBeGreaterThan(2);
    await tabs.nth(1).click();
    await expect(selected(list)).toHaveText(await tabs.nth(1).innerText(), {useInnerText: true});
    for (const [key, index] of [['ArrowDown', 2], ['ArrowUp', 1], ['End', count - 1], ['ArrowDown', 0], ['ArrowUp', count - 1], ['Home', 0]] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index), key).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      const panel = page.locator(`[id="${await tabs.nth(index).getAttribute('aria-controls')}"]`);
      await expect(panel).toBeVisible();
    }
  });

  test('the pane fades in over 200 ms along 60 px', holds('constants.pane-fade', 'constants.pane-slide'), async ({page}) => {
    await open(page, '/');
    const tab = stages(page).getByRole('tab').nth(1);
    await tab.click();
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    const motion = await panel.evaluate((element) => {
      const [animation] = element.getAnimations();
      const effect = animation?.effect as KeyframeEffect | undefined;
      return {duration: effect?.getComputedTiming().duration, from: effect?.getKeyframes()[0]};
    });
    expect(motion.duration).toBe(200);
    expect(motion.from).toMatchObject({opacity: '0'});
    expect(String(motion.from?.['transform'])).toMatch(/60px|--tab-from/);
    expect(await panel.evaluate((element) => getComputedStyle(element).getPropertyValue('--tab-from'))).toBe('translateY(60px)');
  });

  test('the pane changes at once when reduced motion is requested', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    const tab = stages(page).getByRole('tab').nth(1);
    await tab.click();
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    expect(await panel.evaluate((element) => element.getAnimations().length)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('every pane can be read', async ({page}) => {
      await page.goto('/');
      const panels = page.locator('[role="tabpanel"]');
      expect(await panels.count()).toBeGreaterThan(2);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
    });
  });
});

test('copying reports its outcome, also when the browser forbids it', async ({page}) => {
  await open(page, '/');
  const copy = page.getByRole('button', {name: /复制/}).first();
  expect(await copied(page, () => copy.click())).toContain(product.installCommand);
  await expect(page.getByRole('status').filter({hasText: '已复制'}).first()).toBeAttached();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
  });
  await copy.click();
  await expect(page.getByRole('status').filter({hasText: '手动复制'}).first()).toBeVisible();
});

test('tags of the blog stay on one line: the rest moves into a menu', holds('constants.overflow'), async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/blog');
  const list = page.getByRole('list', {name: '按标签浏览'}).first();
  await expect(list.getByRole('link').first()).toBeVisible();
  const all = await list.getByRole('link').count();
  await page.setViewportSize({width: 390, height: 844});
  const more = page.getByRole('button', {name: /^更多 \d+$/});
  await expect(more).toBeVisible();
  await more.click();
  const inMenu = page.getByRole('list', {name: '按标签浏览'}).last().getByRole('link');
  // The list is measured once more when the window has its new size: until then the button may count other tags.
  await expect(async () => {
    const hidden = Number((await more.innerText()).replace(/\D/g, ''));
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThan(all);
    expect(await inMenu.count()).toBe(hidden);
  }).toPass({timeout: 10_000});
});
