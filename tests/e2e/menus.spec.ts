import type {Locator, Page} from '@playwright/test';

import {product} from '../../src/config/product';
import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {expect, LANGUAGES, open, test} from './support/test';

const text = {
  zh: {main: '主导航', community: '开源社区', store: '应用商店', toggle: '切换导航栏', close: '关闭导航栏', menu: '菜单', back: '回到主菜单', support: '社区支持', current: '简体中文', other: 'English'},
  en: {main: 'Main', community: 'Community', store: 'App store', toggle: 'Toggle navigation bar', close: 'Close navigation bar', menu: 'Menu', back: 'Back to main menu', support: 'Support', current: 'English', other: '简体中文'},
} as const;

const bar = (page: Page, language: keyof typeof text = 'zh') => page.getByRole('navigation', {name: text[language].main, exact: true});
const communityMenu = (page: Page) => bar(page).getByRole('button', {name: text.zh.community});
const popupOf = async (page: Page, button: Locator) => page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
const isOpen = (button: Locator) => button.getAttribute('aria-expanded').then((value) => value === 'true');

/** Stops the clock until the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test.describe('menus of the bar', () => {
  test('open by hover and close 100 ms after the pointer left', holds('dropdown.hover', 'constants.dropdown-delay'), async ({page}) => {
    await page.clock.install();
    await open(page, '/');
    await stopClock(page);
    const button = communityMenu(page);
    await button.hover();
    expect(await isOpen(button)).toBe(true);
    await expect(await popupOf(page, button)).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(99);
    expect(await isOpen(button)).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen(button)).toBe(false);
  });

  test('stay open on the way from the button to the entries', async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    await button.hover();
    const entry = (await popupOf(page, button)).getByRole('link').last();
    const box = await entry.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, {steps: 40});
    await page.waitForTimeout(150);
    expect(await isOpen(button)).toBe(true);
  });

  test('hang 4 px below the bar', holds('constants.dropdown-spacing'), async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    await button.hover();
    const popup = await popupOf(page, button);
    await popup.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
    const gap = await popup.evaluate((element) => {
      const anchor = element.parentElement as HTMLElement;
      return element.getBoundingClientRect().top - anchor.getBoundingClientRect().bottom;
    });
    expect(gap).toBe(4);
  });

  test('stay after a click, and close by the next one or a press elsewhere', holds('dropdown.click'), async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    await button.click();
    await page.mouse.move(700, 700);
    await page.waitForTimeout(200);
    expect(await isOpen(button)).toBe(true);
    await button.click();
    expect(await isOpen(button)).toBe(false);
    await button.click();
    await page.mouse.click(700, 700);
    expect(await isOpen(button)).toBe(false);
  });

  test('work by keyboard: focus opens, arrows move, Esc closes and gives focus back', holds('dropdown.focus'), async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    await page.keyboard.press('Tab');
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    expect(await isOpen(button)).toBe(true);
    const links = (await popupOf(page, button)).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await isOpen(button)).toBe(false);
    await page.keyboard.press('Enter');
    expect(await isOpen(button)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isOpen(button)).toBe(false);
  });

  test('are one stop each for the Tab key, until an arrow key enters them', async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    let stops = 0;
    await page.keyboard.press('Tab');
    for (; !(await button.evaluate((element) => element === document.activeElement)); stops += 1) await page.keyboard.press('Tab');
    expect(stops).toBeLessThanOrEqual(5);
    await page.keyboard.press('Tab');
    expect(await isOpen(button)).toBe(false);
    expect(await button.evaluate((element) => element.parentElement?.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await isOpen(button)).toBe(true);
    await expect((await popupOf(page, button)).getByRole('link').first()).toBeFocused();
  });

  test('lead to a page, close, and mark the active entry', async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    await button.hover();
    await (await popupOf(page, button)).getByRole('link', {name: text.zh.support}).click();
    await expect(page).toHaveURL(/\/community\/support$/);
    await expect(communityMenu(page)).toHaveClass(/navbar__link--active/);
    await page.mouse.move(700, 700);
    await expect(communityMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await communityMenu(page).click();
    await expect((await popupOf(page, communityMenu(page))).getByRole('link', {name: text.zh.support})).toHaveAttribute('aria-current', 'page');
  });

  test('describe their entries, and leave out what only the phone shows', async ({page}) => {
    await open(page, '/');
    const button = communityMenu(page);
    await button.hover();
    await expect((await popupOf(page, button)).getByText('提问，也看别人怎样解决')).toBeVisible();
    await expect(bar(page).getByRole('button', {name: text.zh.store, exact: true})).toHaveCount(0);
  });

  test('on the right stay inside the window', async ({page}) => {
    await page.setViewportSize({width: 1000, height: 800});
    await open(page, '/docs/');
    for (const name of [product.docsVersion, text.zh.current]) {
      const button = bar(page).getByRole('button', {name});
      await button.hover();
      const box = await (await popupOf(page, button)).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1000);
    }
  });

  test('have no axe violations while open', async ({page}) => {
    for (const name of [text.zh.community, product.docsVersion, text.zh.current]) {
      await open(page, '/docs/');
      const button = bar(page).getByRole('button', {name});
      await button.click();
      await (await popupOf(page, button)).evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
      expect(await axeViolations(page, 'nav.navbar'), name).toEqual([]);
    }
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true, viewport: {width: 1200, height: 800}});

    test('a tap opens, the next one closes', async ({page}) => {
      await open(page, '/');
      const button = communityMenu(page);
      await button.tap();
      expect(await isOpen(button)).toBe(true);
      await expect(await popupOf(page, button)).toBeVisible();
      await button.tap();
      expect(await isOpen(button)).toBe(false);
    });
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('still open on hover', async ({page}) => {
      await page.goto('/');
      const button = communityMenu(page);
      await button.hover();
      await expect(await popupOf(page, button)).toBeVisible();
    });
  });
});

for (const {name, prefix} of LANGUAGES) {
  test.describe(`phone menu (${name})`, () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});
    const words = text[name];
    const toggle = (page: Page) => page.getByRole('button', {name: words.toggle});
    const sheet = (page: Page) => page.getByRole('dialog', {name: words.menu});

    test('is a dialog over an unreachable page, and gives focus back', holds('phone-menu.states'), async ({page}) => {
      await open(page, `${prefix}/`);
      await expect(sheet(page)).toHaveCount(0);
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(sheet(page)).toBeVisible();
      expect(await sheet(page).evaluate((element) => element.matches(':modal') && element.contains(document.activeElement))).toBe(true);
      const stops = new Set<string>();
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press(stop < 40 ? 'Tab' : 'Shift+Tab');
        const focused = await sheet(page).evaluate((element) => (element.contains(document.activeElement) ? (document.activeElement?.textContent ?? '') : null));
        expect(focused, `stop ${stop}`).not.toBeNull();
        stops.add(String(focused));
      }
      expect(stops.size).toBeGreaterThan(10);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    });

    test('offers targets of 44 px, without axe violations', async ({page}) => {
      await open(page, `${prefix}/`);
      await toggle(page).tap();
      await sheet(page).evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
      for (const target of await sheet(page).locator('a[href], button').all()) {
        if (!(await target.isVisible())) continue;
        const box = await target.boundingBox();
        expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
      expect(await axeViolations(page, 'dialog')).toEqual([]);
    });

    test('closes when an entry is followed', async ({page}) => {
      await open(page, `${prefix}/`);
      await toggle(page).tap();
      await sheet(page).getByRole('link', {name: words.support, exact: true}).tap();
      await expect(page).toHaveURL(new RegExp(`${prefix}/community/support$`));
      await expect(sheet(page)).toHaveCount(0);
    });

    test('shows the sidebar of the docs first, with a way back to the main menu', async ({page}) => {
      await open(page, `${prefix}/docs/quick-start/quick-install`);
      await toggle(page).tap();
      const sidebar = sheet(page).locator('.theme-doc-sidebar-menu');
      await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
      await sheet(page).getByRole('button', {name: words.back}).tap();
      // The sidebar is hidden by now, but has an entry of the same name.
      const store = sheet(page).getByText(words.store, {exact: true}).first();
      await store.scrollIntoViewIfNeeded();
      await expect(store).toBeInViewport();
    });

    test('closes by its button, by Esc and by a tap beside it', async ({page}) => {
      await page.setViewportSize({width: 800, height: 700});
      await open(page, `${prefix}/`);
      await toggle(page).tap();
      await page.getByRole('button', {name: words.close}).tap();
      await expect(sheet(page)).toHaveCount(0);
      await toggle(page).tap();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
      await toggle(page).tap();
      await page.touchscreen.tap(700, 400);
      await expect(sheet(page)).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    });

    test('closes in a wide window, and stays closed', holds('phone-menu.desktop'), async ({page}) => {
      await open(page, `${prefix}/`);
      await toggle(page).tap();
      await page.setViewportSize({width: 997, height: 844});
      await expect(sheet(page)).toHaveCount(0);
      await page.setViewportSize({width: 390, height: 844});
      await expect(sheet(page)).toHaveCount(0);
    });
  });
}
