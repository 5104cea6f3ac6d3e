import type {Page} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {SITES} from '../../tools/site/sites';
import {expect, open, test} from './support/test';

/** Features that the site's own configuration leaves out are tested on planted pages that are configured to show them. */
test.use({baseURL: SITES.planted.origin});

const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(`docusaurus.announcement.${key}`), name);

test.describe('the announcement bar', () => {
  test('says its content in its colours', holds('fields.announcement'), async ({page}) => {
    await open(page, '/docs/');
    await expect(announcement(page)).toContainText('Planted announcement');
    await expect(announcement(page).locator('b')).toHaveText('Planted');
    const looks = await announcement(page).evaluate((bar) => [bar, bar.querySelector('a') ?? bar].map((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]));
    expect(looks).toEqual([['rgb(250, 240, 200)', 'rgb(20, 30, 80)'], ['rgb(250, 240, 200)', 'rgba(0, 0, 0, 0)']]);
  });

  test('stays closed once it was closed, and comes back with another id', holds('announcement.dismissal', 'announcement.new-id', 'fields.announcement', 'constants.storage-keys'), async ({page}) => {
    await open(page, '/docs/');
    expect(await stored(page, 'id')).toBe('planted');
    await announcement(page).getByRole('button', {name: '关闭'}).click();
    await expect(announcement(page)).toHaveCount(0);
    expect(await stored(page, 'dismiss')).toBe('true');
    await page.reload();
    await expect(announcement(page)).toHaveCount(0);
    await open(page, '/community/support');
    await expect(announcement(page)).toHaveCount(0);
    // Pretend that the closed announcement was an earlier one.
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'earlier'));
    await open(page, '/docs/');
    await expect(announcement(page)).toBeVisible();
    expect(await stored(page, 'dismiss')).toBe('false');
    expect(await stored(page, 'id')).toBe('planted');
  });

  test('that was closed never shows while the page loads', holds('announcement.dismissal'), async ({page, trouble}) => {
    await open(page, '/docs/');
    await announcement(page).getByRole('button', {name: '关闭'}).click();
    // The HTML contains the announcement until scripts remove it.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/');
    await expect(announcement(page)).toBeHidden();
    trouble.expected(/failed request|ERR_FAILED|could not be/);
  });
});

test('the footer takes links without columns, a logo of its own, a copyright with markup and the dark style', holds('fields.footer'), async ({page}) => {
  await open(page, '/docs/');
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByRole('link', {name: 'Planted link'})).toHaveAttribute('href', '/docs/');
  await expect(footer.getByRole('link', {name: 'Another one'})).toHaveAttribute('href', 'https://example.com/');
  const logo = footer.getByRole('img', {name: 'Planted logo'});
  await expect(logo).toHaveAttribute('src', '/img/planted-dark.svg');
  await expect(logo).toHaveAttribute('width', '40');
  await expect(footer.getByRole('link').filter({has: page.getByRole('img', {name: 'Planted logo'})})).toHaveAttribute('href', '/blog');
  await expect(footer.locator('p b')).toHaveText('Planted');
  const lightness = (property: 'color' | 'backgroundColor') =>
    footer.evaluate((element, name) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return Number.NaN;
      context.fillStyle = getComputedStyle(element)[name];
      context.fillRect(0, 0, 1, 1);
      return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    }, property);
  expect(await lightness('backgroundColor')).toBeLessThan(80);
  expect(await lightness('color')).toBeGreaterThan(180);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the contents of a page hold headings of levels 2 to 5, and none of level 6', holds('behaviour.contents', 'constants.contents-levels'), async ({page}) => {
  await open(page, '/docs/headings');
  await expect(page.locator('main h6#six')).toBeVisible();
  const entries = page.locator('.table-of-contents__link');
  expect(await entries.evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).hash))).toEqual(['#two', '#three', '#four', '#five']);
});

test('a Markdown link to a file that is not there leaves its words', holds('build.broken-markdown-link-warns'), async ({page}) => {
  await open(page, '/docs/headings');
  const paragraph = page.locator('main p', {hasText: 'The words of'});
  await expect(paragraph).toHaveText('The words of a link without a file stay, and those of one by reference.');
  expect(await paragraph.locator('a').evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(['#']);
});

test('a page of the blog’s list holds 18 posts, the next page the rest, newest first', holds('constants.posts-a-page', 'routes.blog', 'routes.blog.sidebar'), async ({page}) => {
  await open(page, '/blog');
  const days = () => page.getByRole('article').locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.slice(8, 10)));
  expect(await days()).toEqual(Array.from({length: 18}, (_, index) => String(19 - index).padStart(2, '0')));
  await expect(page.getByRole('navigation', {name: '全部文章'}).getByRole('link', {name: /Planted post/})).toHaveCount(19);
  await page.goto('/blog/page/2');
  expect(await days()).toEqual(['01']);
});

test('a menu hangs 4 px below the button that opens it, a menu inside it 2 px beside its own', holds('constants.dropdown-spacing', 'constants.dropdown-nested'), async ({page}) => {
  await open(page, '/menus');
  const popup = async (name: string) => {
    const button = page.getByRole('button', {name, exact: true});
    await button.click();
    const element = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(element).toBeVisible();
    await element.evaluate((one) => Promise.all(one.getAnimations().map(({finished}) => finished)));
    return {button: await button.boundingBox(), popup: await element.boundingBox()};
  };
  const outer = await popup('Outer');
  expect((outer.popup?.y ?? 0) - (outer.button?.y ?? 0) - (outer.button?.height ?? 0)).toBe(4);
  const inner = await popup('Inner');
  expect((inner.popup?.x ?? 0) - (inner.button?.x ?? 0) - (inner.button?.width ?? 0)).toBe(2);
});

test('a dialog may fill the screen, hides when it is cancelled, and keeps the page from scrolling', holds('dialogs.full-screen', 'dialogs.states', 'dialogs.lock'), async ({page}) => {
  await open(page, '/dialogs');
  const dialog = page.getByRole('dialog', {name: 'Planted'});
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', {name: 'Open'}).click();
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 1440, height: 900});
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a part of a series leads to the other parts, in order, and says which it is', async ({page}) => {
  await open(page, '/blog/planted-02');
  const series = page.getByRole('navigation', {name: '这个系列的文章'});
  await expect(series).toContainText('系列文章，共 2 篇，这是第 2 篇');
  await expect(series.locator('[aria-current="page"]')).toHaveText('Planted post 02');
  await series.getByRole('link').click();
  await expect(page).toHaveURL('/blog/planted-01');
  await expect(series).toContainText('这是第 1 篇');
  await open(page, '/blog/planted-03');
  await expect(series).toHaveCount(0);
});

test('a post ends with three related ones; the other parts of its series are not among them', async ({page}) => {
  await open(page, '/blog/planted-02');
  const related = page.getByRole('navigation', {name: '相关文章'});
  await expect(related.getByRole('link')).toHaveText(['Planted post 03', 'Planted post 04', 'Planted post 05']);
  await expect(related.locator('time')).toHaveCount(3);
  await related.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Planted post 03');
});
