import {product} from '../../src/config/product';
import {expect, LANGUAGES, open, test} from './support/test';

const WORDS = {
  zh: {title: '先用开源版，需要时再加。', table: '三种版本的能力对照', yes: '有', no: '无', contact: '咨询企业版'},
  en: {title: 'Start with open source. Add what you need.', table: 'Capabilities of the three editions', yes: 'Yes', no: 'No', contact: 'Ask about enterprise'},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`the editions in ${name} stand side by side, and every cell says yes, no or how`, async ({page}) => {
    await open(page, `${prefix}/enterprise_server/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.title);
    const table = page.getByRole('table', {name: words.table});
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    const cells = await table.getByRole('cell').allInnerTexts();
    expect(cells.length).toBeGreaterThan(90);
    expect(cells.filter((text) => text.trim() === '')).toEqual([]);
    expect(new Set(cells.map((text) => text.replace('–', '').trim())).size, 'yes, no, two ways to install offline').toBe(4);
    await expect(page.getByRole('link', {name: words.contact})).toHaveAttribute('href', product.contact);
  });

  test(`the head of the comparison in ${name} stays visible, on a desktop and on a phone`, async ({page}) => {
    for (const [width, height] of [[1440, 900], [390, 844], [320, 640]] as const) {
      await page.setViewportSize({width, height});
      await open(page, `${prefix}/enterprise_server/`);
      const rows = page.getByRole('table', {name: words.table}).getByRole('rowheader');
      await rows.nth(20).evaluate((row) => row.scrollIntoView({block: 'center'}));
      await expect(page.getByRole('columnheader').nth(1)).toBeInViewport({ratio: 1});
      await expect(rows.nth(20)).toBeInViewport();
      // Once the bar has slid away, no row is visible above the table head.
      await page.mouse.move(width / 2, height / 2);
      for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 40);
      await expect.poll(() => page.locator('nav.navbar').first().evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
      await expect.poll(() => page.getByRole('columnheader').nth(1).evaluate((head) => Math.round(head.getBoundingClientRect().top))).toBeLessThanOrEqual(1);
    }
  });
}
