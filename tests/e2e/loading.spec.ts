import type {Page, Request} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {holdScripts} from './support/hold-scripts';
import {namedFiles, namedScripts} from './support/named-scripts';
import {expect, hydrated, LANGUAGES, test, type Trouble} from './support/test';

const PAGE = '/docs/quick-start/quick-install';

const TEXTS = {
  zh: {message: '页面只载入了一部分', stale: '网站刚刚更新过', retry: '重试', reload: '重新载入页面', menu: '功能特性'},
  en: {message: 'Only part of this page has loaded', stale: 'the site may just have been updated', retry: 'Retry', reload: 'Reload the page', menu: 'Features'},
} as const;

const scripts = (list: readonly string[]) => list.filter((file) => file.endsWith('.js'));
const sheets = (list: readonly string[]) => list.filter((file) => file.endsWith('.css'));

/** Which files of a page fail, by their position in its list: complete stylesheets, page modules, then the bundler's runtime and the main script. */
const LOSSES: readonly {readonly name: string; readonly of: (list: readonly string[]) => readonly string[]}[] = [
  {name: 'one script of the page', of: (list) => scripts(list).slice(0, 1)},
  {name: 'two scripts of the page', of: (list) => scripts(list).slice(0, 2)},
  {name: 'the main script', of: (list) => list.slice(-1)},
  {name: "the bundler's runtime", of: (list) => list.slice(-2, -1)},
  {name: 'a script of the page and the main script', of: (list) => [...scripts(list).slice(0, 1), ...list.slice(-1)]},
  {name: 'one of its complete stylesheets', of: (list) => sheets(list).slice(1, 2)},
  {name: 'everything that follows the text: the network is gone', of: (list) => list},
];

/** Makes requests for files fail until `restore` is called. */
async function lose(page: Page, trouble: Trouble, lost: (path: string) => boolean): Promise<{readonly restore: () => void; readonly requests: Request[]}> {
  let broken = true;
  const requests: Request[] = [];
  await page.route(/\/assets\/(?:js\/.*\.js|css\/.*\.css)$/, (route) => {
    if (!lost(new URL(route.request().url()).pathname)) return route.continue();
    requests.push(route.request());
    return broken ? route.abort('connectionfailed') : route.continue();
  });
  trouble.ignore(/failed request: .*\.(?:js|css)$|ERR_CONNECTION_FAILED/);
  return {restore: () => void (broken = false), requests};
}

const note = (page: Page) => page.getByRole('alert');

/** Expects a working page: a menu opens, and the shortcut opens the search. */
async function expectWorking(page: Page, menu: string): Promise<void> {
  const button = page.getByRole('navigation').getByRole('button', {name: menu}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog [role="combobox"]')).toBeVisible();
}

for (const {name, prefix} of LANGUAGES) {
  const texts = TEXTS[name];
  test.describe(`on a first visit (${name})`, () => {
    for (const loss of LOSSES) {
      test(`without ${loss.name} the page reads and offers another try, after which it lives`, holds('behaviour.lazy-retry'), async ({page, request, trouble}) => {
        const lost = loss.of(await namedFiles(request, prefix + PAGE));
        const {restore, requests} = await lose(page, trouble, (path) => lost.includes(path));
        await page.goto(prefix + PAGE);
        await expect(note(page)).toContainText(texts.message);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        expect(requests.length, 'nothing is retried automatically').toBe(lost.length);
        restore();
        await note(page).getByRole('button', {name: texts.retry}).click();
        await hydrated(page);
        await expect(note(page)).toHaveCount(0);
        await expectWorking(page, texts.menu);
      });
    }

    test('a second failure says that the site may be newer, and offers to reload the page', async ({page, request, trouble}) => {
      const [main = ''] = (await namedScripts(request, prefix + PAGE)).slice(-1);
      const {restore} = await lose(page, trouble, (path) => path === main);
      await page.goto(prefix + PAGE);
      const retry = note(page).getByRole('button', {name: texts.retry});
      const reload = note(page).getByRole('button', {name: texts.reload});
      const stale = note(page).getByText(texts.stale);
      await expect(retry).toBeVisible();
      await expect(reload).toBeHidden();
      await expect(stale).toBeHidden();
      await retry.click();
      await expect(stale).toBeVisible();
      await expect(reload).toBeVisible();
      await expect(retry).toBeFocused();
      expect(await axeViolations(page, '#scripts-failed', ['region'])).toEqual([]);
      restore();
      await reload.click();
      await hydrated(page);
      await expectWorking(page, texts.menu);
    });

    test('a script that the page does not name may fail too', async ({page, request, trouble}) => {
      // This simulates a page with a module that is missing from the framework's list.
      const address = prefix + PAGE;
      const own = (await namedScripts(request, address)).find((script) => !/\/(?:vendors|main|react|runtime)/.test(script)) ?? '';
      await page.route((url) => url.pathname === address, async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: (await response.text()).replace(`"${own}",`, '')});
      });
      trouble.ignore(/ChunkLoadError/);
      const {restore, requests} = await lose(page, trouble, (path) => path === own);
      await page.goto(address);
      await expect(note(page)).toContainText(texts.message);
      expect(requests.length, 'the page has such a script').toBeGreaterThan(0);
      restore();
      await note(page).getByRole('button', {name: texts.retry}).click();
      await hydrated(page);
      await expectWorking(page, texts.menu);
    });
  });
}

test('the message keeps its distance from the edges of a phone', async ({page, request, trouble}) => {
  await page.setViewportSize({width: 390, height: 844});
  const lost = await namedScripts(request, PAGE);
  await lose(page, trouble, (path) => lost.includes(path));
  await page.goto(PAGE);
  const box = await note(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(12);
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(378);
  expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThanOrEqual(832);
  const button = await note(page).getByRole('button', {name: '重试'}).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
});

test('every page lists its scripts as data, and the code that fetches them is the same text in each language', async ({request}) => {
  for (const {prefix} of LANGUAGES) {
    const loaders = await Promise.all(
      ['/', PAGE, '/blog', '/case/kgdata', '/no/such/page'].map(async (path) => {
        const html = await (await request.get(prefix + path)).text();
        return /<script>[^<]*pageScripts[^<]*<\/script>/.exec(html)?.[0];
      }),
    );
    expect(loaders[0]).toBeDefined();
    expect(new Set(loaders).size).toBe(1);
  }
});

/** Opens a page and holds its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const wait = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.locator('h1').first()).toBeVisible();
  await page.evaluate(() => document.readyState === 'loading' && new Promise((done) => document.addEventListener('DOMContentLoaded', done)));
  return release;
}

const waiting = (page: Page) => page.locator('html[data-waiting]');

for (const {name, prefix} of LANGUAGES) {
  const words = name === 'zh' ? {search: '搜索文档', dialog: '搜索'} : {search: 'Search docs', dialog: 'Search'};

  test.describe(`on a slow connection, a tap before the scripts arrive (${name})`, () => {
    test('opens the menu of a phone once they are there', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      const release = await openWithoutScripts(page, prefix + PAGE);
      await page.locator('button.navbar__toggle').click();
      await expect(waiting(page)).toHaveCount(1);
      release();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    });

    test('opens the search once, by its button and by its shortcut', async ({page}) => {
      const release = await openWithoutScripts(page, prefix + PAGE);
      const button = page.locator('nav.navbar').getByRole('button', {name: words.search});
      await button.click();
      await button.click();
      release();
      await expect(page.getByRole('dialog', {name: words.dialog})).toBeVisible();
      await page.unrouteAll({behavior: 'ignoreErrors'});
      const releaseAgain = await openWithoutScripts(page, prefix + PAGE);
      await page.keyboard.press('Control+k');
      releaseAgain();
      await expect(page.getByRole('dialog', {name: words.dialog})).toBeVisible();
    });

    for (const way of ['its button', 'its shortcut'] as const) {
      test(`opens the search, by ${way}, with what is typed until its field is there`, async ({page}) => {
        const release = await openWithoutScripts(page, prefix + PAGE);
        const releaseSearch = await holdScripts(page, /search-modal[^/]*\.js$/);
        if (way === 'its button') await page.locator('nav.navbar').getByRole('button', {name: words.search}).click();
        else await page.keyboard.press('Control+k');
        await page.keyboard.type('helm c');
        release();
        await hydrated(page);
        await expect(waiting(page)).toHaveCount(1);
        await page.keyboard.type('hz');
        await page.keyboard.press('Backspace');
        releaseSearch();
        const field = page.getByRole('dialog', {name: words.dialog}).getByRole('combobox');
        await expect(field).toHaveValue('helm ch');
        await page.keyboard.type('art');
        await expect(field).toHaveValue('helm chart');
        await expect(waiting(page)).toHaveCount(0);
      });
    }

    test('selects a tab', async ({page}) => {
      const release = await openWithoutScripts(page, prefix + PAGE);
      const tab = page.locator('main').getByRole('tab', {selected: false}).first();
      const label = (await tab.textContent()) ?? '';
      await tab.click();
      release();
      await expect(page.locator('main').getByRole('tab', {name: label}).first()).toHaveAttribute('aria-selected', 'true');
    });
  });
}
