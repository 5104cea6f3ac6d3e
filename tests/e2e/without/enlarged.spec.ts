import type {Locator, Page} from '@playwright/test';

import {templates} from '../../../tools/site/templates';
import {field, hits} from '../search/dialog';
import {expect, LANGUAGES, open, test} from '../support/test';
import {bar, HOME, INSTALL} from './pages';

test.describe('at 400 %', () => {
  // 1280 × 1024 CSS pixels, four times as large.
  test.use({viewport: {width: 320, height: 256}});

  const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** Number of pixel rows that fixed and sticky elements cover over the whole width. */
  const stuck = (page: Page) =>
    page.evaluate(() => {
      const isStuck = (x: number, y: number) => {
        for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
          if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
        }
        return false;
      };
      let rows = 0;
      for (let y = 0; y < innerHeight; y += 1) rows += [0.1, 0.5, 0.9].every((share) => isStuck(innerWidth * share, y)) ? 1 : 0;
      return rows;
    });

  /** The markup of the focused element if no part of it is visible, otherwise false; undefined if nothing is focused. */
  const focusedAndHidden = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // For elements larger than the window, the part within it counts.
      const seen = [...element.getClientRects()].some((rect) => {
        const [left, right] = [Math.max(rect.left, 0) + 2, Math.min(rect.right, innerWidth) - 2];
        const [top, bottom] = [Math.max(rect.top, 0) + 2, Math.min(rect.bottom, innerHeight) - 2];
        return [0, 0.5, 1].some((across) =>
          [0, 0.5, 1].some((down) => element.contains(document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down))),
        );
      });
      return seen ? false : element.outerHTML.slice(0, 120);
    });

  for (const {name, path} of templates) {
    test(`${name} fits into one column, below bars that leave it half the height`, async ({page, trouble}) => {
      for (const {prefix} of LANGUAGES) {
        await open(page, prefix + path);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        for (const share of [0.2, 0.4, 0.6, 0.8]) {
          await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
          // The bar comes back when scrolling up, which is when most of the height is covered.
          await page.mouse.wheel(0, -40);
          await page.waitForTimeout(60);
          expect(await stuck(page), `${prefix}${path}, ${share * 100} % down`).toBeLessThanOrEqual(128);
        }
      }
      if (name === 'not-found') trouble.expected(/404/);
    });

    test(`on ${name} the focused element is visible, forwards and backwards`, async ({page, trouble}) => {
      await open(page, path);
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0;
        for (let hidden = await press(key); hidden !== undefined && stops < 150; hidden = await press(key)) {
          expect(hidden, `stop ${stops} by ${key}`).toBe(false);
          stops += 1;
        }
        expect(stops).toBeGreaterThan(15);
      }
      if (name === 'not-found') trouble.expected(/404/);

      async function press(key: string) {
        await page.keyboard.press(key);
        const hidden = await focusedAndHidden(page);
        if (typeof hidden !== 'string') return hidden;
        // The bar and the back-to-top button slide in, and have to be in place a moment later.
        await page.waitForTimeout(400);
        return focusedAndHidden(page);
      }
    });
  }

  /** Scrolls through a part with the wheel, from its top to its end, until each of its controls has been visible. */
  async function expectReachable(page: Page, part: Locator) {
    await part.evaluate((element) => Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)));
    await page.mouse.move(160, 150);
    await page.mouse.wheel(0, -20_000);
    const controls = part.locator(':is(a[href], button, input):visible:not([inert] *)');
    expect(await controls.count()).toBeGreaterThan(1);
    await expect
      .poll(
        async () => {
          const unseen = await controls.evaluateAll((list) =>
            list
              .filter((control) => {
                // A row that scrolls sideways on its own is scrolled by the test.
                for (let row = control.parentElement; row; row = row.parentElement) {
                  if (['auto', 'scroll'].includes(getComputedStyle(row).overflowX) && row.scrollWidth > row.clientWidth) control.scrollIntoView({block: 'nearest'});
                }
                const {left, top, width, height} = control.getBoundingClientRect();
                if (control.contains(document.elementFromPoint(left + width / 2, top + height / 2))) control.setAttribute('data-seen', '');
                return !control.hasAttribute('data-seen');
              })
              .map((control) => control.textContent || control.getAttribute('aria-label')),
          );
          await page.mouse.wheel(0, 60);
          return unseen;
        },
        {intervals: [60], timeout: 20_000},
      )
      .toEqual([]);
  }

  for (const {prefix, name} of LANGUAGES) {
    const zh = name === 'zh';

    test(`the menu can be scrolled through on both kinds of page (${name})`, async ({page}) => {
      for (const path of [HOME, INSTALL]) {
        await open(page, prefix + path);
        await page.getByRole('button', {name: zh ? '切换导航栏' : 'Toggle navigation bar'}).click();
        const sheet = page.locator('dialog[open]');
        await expectReachable(page, sheet);
        if (path === INSTALL) {
          // The sidebar of the page is shown before the menu.
          await sheet.locator('.navbar-sidebar__back').click();
          await expectReachable(page, sheet);
        }
        await page.getByRole('button', {name: zh ? '关闭导航栏' : 'Close navigation bar'}).click();
        await expect(sheet).toHaveCount(0);
      }
    });

    test(`the search can be used (${name})`, async ({page}) => {
      await open(page, `${prefix}/docs/`);
      await bar(page).getByRole('button', {name: zh ? '搜索文档' : 'Search'}).click();
      const dialog = page.locator('dialog:has([role="combobox"])');
      await field(page).fill('helm');
      await expect(hits(page).first()).toBeVisible();
      await expect(field(page)).toBeInViewport({ratio: 1});
      await expectReachable(page, dialog);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });

    test(`the support dialog can be read and closed (${name})`, async ({page}) => {
      await page.clock.install();
      await open(page, `${prefix}/docs/`);
      await page.clock.runFor(181_000);
      const dialog = page.locator('dialog:modal');
      await expect(dialog).toBeVisible();
      await page.clock.resume();
      await expectReachable(page, dialog);
      await dialog.getByRole('button').last().click();
      await expect(dialog).toHaveCount(0);
    });
  }
});

test.describe('with wider text spacing', () => {
  /** Text spacing that WCAG 1.4.12 lets readers set. */
  const SPACING = `*:not(svg *) {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
    p:not(svg *) {margin-block-end: 2em !important}`;

  /** Boxes that cut off their text and did not do so at the previous call. */
  const newlyClipped = (page: Page) =>
    page.evaluate(() => {
      const known = ((window as unknown as {clipped?: Set<Element>}).clipped ??= new Set());
      const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const style = getComputedStyle(element);
        // Hidden on purpose (read by screen readers), or no text.
        if (!element.checkVisibility({visibilityProperty: true}) || element.clientWidth <= 1 || element.clientHeight <= 1) return false;
        // Nothing is lost either where an icon and a name say the same.
        if (style.clipPath !== 'none' || element.closest('svg, [aria-hidden=true], button[aria-label]')) return false;
        const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow);
        const wide = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        const high = cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (wide || high) && element.innerText.trim() !== '';
      });
      const newlyFound = found.filter((element) => !known.has(element));
      for (const element of newlyFound) known.add(element);
      return newlyFound.map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 40)}`);
    });

  for (const {name, path} of templates) {
    test(`nothing of ${name} is cut off`, async ({page, trouble}) => {
      for (const {prefix} of LANGUAGES) {
        for (const width of [320, 1280]) {
          await page.setViewportSize({width, height: 800});
          await open(page, prefix + path);
          await newlyClipped(page);
          await page.addStyleTag({content: SPACING});
          expect(await newlyClipped(page), `${prefix}${path} at ${width} px`).toEqual([]);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(over, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }
      if (name === 'not-found') trouble.expected(/404/);
    });
  }
});
