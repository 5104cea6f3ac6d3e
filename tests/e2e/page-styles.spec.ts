import type {Page} from '@playwright/test';

import {templates} from '../../tools/site/templates';
import {holdScripts} from './support/hold-scripts';
import {expect, hydrated, open, test} from './support/test';

/** One page of each template that every page links to. */
const PAGES = ['/', '/docs/', '/blog', '/partners', '/case', '/feature/devops', '/community/support'];

/** Computed styles of the parts of a page, which an extra, missing or misplaced stylesheet changes. */
async function stylesOf(page: Page, parts = '#__docusaurus [class]'): Promise<string[]> {
  // Move the pointer away, so that it hovers over nothing.
  await page.mouse.move(0, 450);
  return page.evaluate((selector) => {
    const properties = ['color', 'backgroundColor', 'fontSize', 'fontWeight', 'lineHeight', 'display', 'position', 'marginTop', 'marginBottom', 'paddingLeft', 'paddingTop', 'borderTopWidth', 'borderTopColor', 'borderRadius', 'columnGap'] as const;
    const found = [...document.querySelectorAll(selector)].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${properties.map((name) => style[name]).join(' ')}`;
    });
    return [...new Set(found)].sort();
  }, parts);
}

/** The numbers of the page's stylesheets in document order; those of a template have no number and count as 9. */
const order = (page: Page) => page.evaluate(() => [...document.styleSheets].flatMap(({href}) => (href?.includes('/assets/css/') ? [Number(/\/(\d)-[^/]*$/.exec(href)?.[1] ?? 9)] : [])));

const link = (page: Page, path: string) => page.locator(`a[href="${path}"], a[href="${path}/"]`).locator('visible=true').first();

/** Follows a link of the page without reloading the document. */
async function follow(page: Page, path: string): Promise<void> {
  await link(page, path).click();
  await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === path.replace(/\/$/, ''));
  await expect(page.locator('h1').first()).toBeVisible();
}

test.beforeEach(async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
});

for (const [from, ...others] of [PAGES, [...PAGES].reverse()] as const) {
  test(`pages reached by links from ${from} look the same as when they are opened directly`, async ({page, context}) => {
    await open(page, from ?? '/');
    for (const path of others) {
      await follow(page, path);
      const opened = await context.newPage();
      await opened.emulateMedia({reducedMotion: 'reduce'});
      await opened.goto(path);
      await hydrated(opened);
      await expect.poll(async () => ({[path]: await stylesOf(page)})).toEqual({[path]: await stylesOf(opened)});
      await opened.close();
      const numbers = await order(page);
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers, path).toEqual([...numbers].sort());
    }
  });
}

const EVERYTHING = 'body *:not(script)';

/** The complete stylesheets, without the first styles of a page. */
const WHOLE = /\/assets\/css\/(?!0-first)/;

for (const {name, path} of templates) {
  for (const width of [1440, 390]) {
    test(`${name} looks the same with its first styles as with all of them, ${width} px wide`, async ({page, trouble}) => {
      if (name === 'not-found') trouble.ignore(/status 404|404 \(Not Found\)/);
      await page.setViewportSize({width, height: 900});
      await holdScripts(page);
      const release = await holdScripts(page, WHOLE);
      const requested = page.waitForRequest(WHOLE);
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await requested;
      const first = await stylesOf(page, EVERYTHING);
      expect(await order(page)).toEqual([0]);
      release();
      await expect.poll(async () => (await order(page)).length).toBeGreaterThan(1);
      const sheets = page.locator('head > link[rel=stylesheet]');
      await expect.poll(() => sheets.evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet && (link as HTMLLinkElement).media !== 'not all'))).toBe(true);
      // The page enables them when its scripts arrive, but those would change more than the styles.
      await page.evaluate(() => [...document.styleSheets].forEach((sheet) => (sheet.disabled = false)));
      expect(first).toEqual(await stylesOf(page, EVERYTHING));
    });
  }
}

for (const {name, path} of templates) {
  test(`${name} needs no stylesheets except those that its HTML names`, async ({page, trouble}) => {
    if (name === 'not-found') trouble.ignore(/status 404|404 \(Not Found\)/);
    const response = await page.goto(path);
    const named = (await response?.text()) ?? '';
    await hydrated(page);
    const sheets = await page.locator('head > link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(sheets.filter((sheet) => !named.includes(sheet))).toEqual([]);
    expect(sheets.length).toBeGreaterThan(1);
  });
}

test('a page is shown when its styles are there, and not before', async ({page}) => {
  await open(page, '/partners');
  const before = await page.locator('h1').first().innerText();
  const requested = page.waitForRequest(/\/assets\/css\//);
  const release = await holdScripts(page, /\/assets\/css\//);
  await link(page, '/blog').click();
  await requested;
  await page.waitForTimeout(500);
  await expect(page.locator('h1').first()).toHaveText(before);
  release();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(page.locator('h1').first()).not.toHaveText(before);
  expect(await page.evaluate(() => [...document.styleSheets].filter((sheet) => sheet.href && sheet.cssRules.length === 0).length)).toBe(0);
});

test('styles that fail show an error with Retry, after which the page looks right', async ({page, trouble}) => {
  await open(page, '/partners');
  trouble.ignore(/failed request: .*\.css$|ERR_CONNECTION_FAILED|Loading CSS chunk/);
  await page.route(/\/assets\/css\//, (route) => route.abort('connectionfailed'));
  await link(page, '/blog').click();
  const retry = page.getByRole('button', {name: '重试'});
  await expect(retry).toBeVisible();
  await page.unroute(/\/assets\/css\//);
  await retry.click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.waitForTimeout(500);
  const after = await stylesOf(page);
  await open(page, '/blog');
  expect(after).toEqual(await stylesOf(page));
});
