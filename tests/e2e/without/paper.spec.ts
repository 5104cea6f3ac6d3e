import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/test';
import {HOME, INSTALL, pathOf} from './pages';

test.describe('on paper', () => {
  /** A4 at 96 dots per inch, without margins. */
  test.use({viewport: {width: 794, height: 1123}});

  /** Elements whose text is not painted dark on a light background, with the lightness of both in the message. */
  const pale = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      const lightness = (colour: string, over: number) => {
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = `rgb(${over},${over},${over})`;
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return 0.299 * red + 0.587 * green + 0.114 * blue;
      };
      const background = (element: Element): number => {
        const under = element.parentElement ? background(element.parentElement) : 255;
        return lightness(getComputedStyle(element).backgroundColor, under);
      };
      return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, pre, code, a, summary, span)')]
        .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !element.closest('svg'))
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''))
        .flatMap((element) => {
          const under = background(element);
          const ink = lightness(getComputedStyle(element).color, under);
          return under < 220 || ink > 130 ? [`${element.tagName}.${element.className}: ink ${ink.toFixed(0)} on ${under.toFixed(0)}: ${element.textContent?.slice(0, 30)}`] : [];
        });
    });

  for (const [name, path] of [['marketing page', HOME], ['documentation page', INSTALL], ['API page', pathOf('api-operation')]] as const) {
    test(`a ${name} prints its complete text, black on white even in dark mode, from the first sheet on`, async ({page}) => {
      await open(page, path);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await page.emulateMedia({media: 'print'});
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(/^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
      for (const part of await page.locator('.navbar, .theme-announcement-bar, .theme-doc-sidebar-container, .table-of-contents, .theme-doc-toc-mobile, .pagination-nav, footer').all()) {
        await expect(part).toBeHidden();
      }
      for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
      expect(await pale(page)).toEqual([]);
      for (const panel of await page.locator('main [role=tabpanel]:not(#examples *)').all()) await expect(panel).toBeVisible();
      // Disclosures that are closed on the screen are open on paper, at any depth.
      const disclosures = page.locator('main details:visible');
      expect(await disclosures.count()).toBeGreaterThan(0);
      for (const disclosure of await disclosures.all()) await expect(disclosure.locator('> :not(summary)').first()).toBeVisible();
      for (const code of await page.locator('main pre:visible').all()) {
        expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth), await code.innerText()).toBeLessThanOrEqual(0);
      }
      // The title is in the upper half of the first sheet.
      expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(560);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
      for (const link of await page.locator('.markdown a[href^="http"]:visible').all()) {
        expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('http');
      }
    });
  }

  test('of the samples of an operation, only the chosen language is printed', async ({page}) => {
    await open(page, pathOf('api-operation'));
    const request = page.locator('#examples section').first();
    await request.getByRole('tab', {name: 'Go'}).click();
    await page.emulateMedia({media: 'print'});
    const panels = request.locator('[role=tabpanel]:visible');
    await expect(panels).toHaveCount(1);
    await expect(panels).toContainText('http.NewRequest');
  });

  test('no sheet is blank, and the text takes about as many sheets as it needs', async ({page}) => {
    for (const path of [HOME, INSTALL, pathOf('api-operation')]) {
      await open(page, path);
      await page.emulateMedia({media: 'print'});
      const height = await page.locator('main').first().evaluate((main) => main.getBoundingClientRect().height);
      const sheets = (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets, `${path}: ${Math.round(height)} px`).toBeLessThanOrEqual(Math.ceil((height / 1123) * 1.2));
    }
  });

  test('leaves the text: no bars, every pane and disclosure, addresses spelled out', async ({page}) => {
    await open(page, INSTALL);
    await page.emulateMedia({media: 'print'});
    for (const part of ['.navbar', '.theme-doc-sidebar-container', '.pagination-nav', '.table-of-contents', 'footer']) {
      const elements = await page.locator(part).all();
      expect(elements.length, part).toBeGreaterThan(0);
      for (const element of elements) await expect(element).toBeHidden();
    }
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
    await expect(page.locator('details#port-used p').first()).toBeVisible();
    await expect(page.locator('.theme-code-block button').first()).toBeHidden();
    const spelled = await page.locator('main p a[href^="https://"]').first().evaluate((link) => getComputedStyle(link, '::after').content);
    expect(spelled).toContain('https://');
  });
});
