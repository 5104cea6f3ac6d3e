import type {Page} from '@playwright/test';

import {field, hits} from '../search/dialog';
import {scriptsHolding} from '../support/chunks';
import {copied} from '../support/clipboard';
import {painted, recordPaint} from '../support/paint';
import {expect, open, test, type Trouble} from '../support/test';
import {bar, INSTALL, INTRODUCTION, ROADMAP, sidebarLink, TITLES, withoutPrefetching} from './pages';

/** Messages of a browser without a network about each request; none of them is a fault of the page. */
const CUT = /failed request|ERR_INTERNET_DISCONNECTED|ChunkLoadError|could not be answered/;

/** Expects that only requests went wrong and that no error was left uncaught. */
function expectCaught(trouble: Trouble, expected: RegExp) {
  expect(trouble.list.filter((entry) => entry.startsWith('uncaught'))).toEqual([]);
  trouble.expected(expected);
}

test.describe('without a network', () => {
  /** Opens three pages by clicking, uses the search once, and then cuts the network. */
  async function readAndCut(page: Page) {
    await withoutPrefetching(page);
    await open(page, '/docs/');
    for (const address of [INTRODUCTION, INSTALL] as const) {
      await sidebarLink(page, address).click();
      await expect(page.locator('h1')).toHaveText(TITLES[address]);
    }
    await page.keyboard.press('Control+K');
    await field(page).fill('网关');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
  }

  test('visited pages stay available, back and forward, and everything on them works', async ({page, trouble}) => {
    await readAndCut(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
    await page.goForward();
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
    await sidebarLink(page, INTRODUCTION).click();
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    await sidebarLink(page, INSTALL).click();
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);

    await page.getByRole('navigation', {name: '本页内容'}).getByRole('link', {name: '安装失败怎么办'}).click();
    await expect(page).toHaveURL(/#/);
    const list = page.getByRole('tablist', {name: '操作系统'}).first();
    await list.getByRole('tab', {name: 'Windows'}).click();
    await expect(list.getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    await copied(page, () => page.getByRole('button', {name: '复制代码'}).first().click());
    await page.keyboard.press('Control+K');
    await field(page).fill('网关');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    expectCaught(trouble, CUT);
  });

  test('a page that was not visited says so, and Retry brings it once the network is back', async ({page, trouble}) => {
    await readAndCut(page);
    await sidebarLink(page, ROADMAP).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('这部分内容没能加载，请检查网络后重试。');
    await expect(page).toHaveURL(ROADMAP);
    await alert.getByRole('button', {name: '重试'}).click();
    await expect(alert).toBeVisible();
    // Going back works in the meantime.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
    await page.goForward();
    await expect(alert).toBeVisible();
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: '重试'}).click();
    await expect(page.locator('h1')).toHaveText(TITLES[ROADMAP]);
    await expect(alert).toHaveCount(0);
    expectCaught(trouble, CUT);
  });
});

test.describe('with a slow network', () => {
  /** Holds the script of the roadmap until the returned function is called. */
  async function holdRoadmap(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(scriptsHolding(['title:"路线图"', '"title":"路线图"']), async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  const ROADMAP_HELD_MS = 2_500;

  test('the page that is left stays readable until the next one is there, and nothing jumps', async ({page}) => {
    await withoutPrefetching(page);
    await recordPaint(page);
    await open(page, INSTALL);
    const release = await holdRoadmap(page);
    const places = () => Promise.all([bar(page), page.locator('.theme-doc-sidebar-menu'), sidebarLink(page, ROADMAP)].map((part) => part.boundingBox()));
    const before = await places();
    await sidebarLink(page, ROADMAP).click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await page.waitForTimeout(ROADMAP_HELD_MS);
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
    const list = page.getByRole('tablist', {name: '操作系统'}).first();
    await list.getByRole('tab', {name: 'macOS'}).click();
    await expect(list.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(0, 400);
    const shift = (await painted(page)).shift;
    release();
    await expect(page.locator('h1')).toHaveText(TITLES[ROADMAP]);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await places()).toEqual(before);
    expect((await painted(page)).shift).toBe(shift);
  });

  test('another click in the meantime wins', async ({page}) => {
    await withoutPrefetching(page);
    await open(page, INSTALL);
    const release = await holdRoadmap(page);
    await sidebarLink(page, ROADMAP).click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await sidebarLink(page, INTRODUCTION).click();
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    release();
    await page.waitForTimeout(800);
    await expect(page).toHaveURL(INTRODUCTION);
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('without a file', () => {
  for (const [what, reply, noise] of [
    ['is gone after a new release of the site', {status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>'}, /404|ChunkLoadError/],
    ['is answered with an HTML page', {status: 200, contentType: 'text/html', body: '<!doctype html><title>Rainbond</title>'}, /ChunkLoadError|Unexpected token '<'/],
  ] as const) {
    test(`where a page's script ${what}, Retry stays, and reloading the page helps`, async ({page, trouble}) => {
      await withoutPrefetching(page);
      await open(page, INSTALL);
      await page.route(/assets\/js\/.*\.js$/, (route) => route.fulfill(reply));
      await sidebarLink(page, ROADMAP).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('这部分内容没能加载');
      await expect(alert.getByRole('button')).toHaveCount(1);
      await alert.getByRole('button', {name: '重试'}).click();
      await expect(alert).toContainText('网站刚刚更新过');
      await expect(alert.getByRole('button', {name: '重试'})).toBeVisible();
      // The new version of the site names its own files.
      await page.unroute(/assets\/js\/.*\.js$/);
      await alert.getByRole('button', {name: '重新载入页面'}).click();
      await expect(page.locator('h1')).toHaveText(TITLES[ROADMAP]);
      await expect(page).toHaveURL(ROADMAP);
      trouble.expected(noise);
    });
  }
});
