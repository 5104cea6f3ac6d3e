import type {Page, Request} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {expect, open, test} from './support/test';

const INSTALL = '/docs/quick-start/quick-install';

const scripts = (requests: readonly Request[]) => requests.map((request) => request.url()).filter((url) => url.endsWith('.js'));

/** Collects the requests of a page from now on. */
function requestsOf(page: Page): Request[] {
  const list: Request[] = [];
  page.on('request', (request) => void list.push(request));
  return list;
}

/** Waits until no request is made for `pause` milliseconds: prefetching continues while the browser is idle. */
async function quiet(page: Page, requests: readonly Request[], pause = 1_000): Promise<void> {
  for (let before = -1; before !== requests.length; ) {
    before = requests.length;
    await page.waitForTimeout(pause);
  }
}

/** Scrolls to the end, so that every link of the page comes into view. */
async function scrollThrough(page: Page): Promise<void> {
  for (let y = 0; y < 12; y += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  }
}

for (const path of ['/', '/docs/']) {
  test(`pages linked from ${path} are prefetched by link elements, each file once, and none of them stays`, holds('calls.prefetch-link', 'behaviour.prefetch-in-view'), async ({page}) => {
    const requests = requestsOf(page);
    await page.addInitScript(() => {
      const added: string[] = [];
      Object.assign(window, {added});
      new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const node of addedNodes) if (node instanceof HTMLLinkElement && node.rel === 'prefetch') added.push(node.href);
      }).observe(document, {childList: true, subtree: true});
    });
    await open(page, path);
    await scrollThrough(page);
    await quiet(page, requests);
    const added = await page.evaluate(() => (window as unknown as {added: string[]}).added);
    expect(added.length).toBeGreaterThan(10);
    expect(new Set(added).size, 'each once').toBe(added.length);
    const requested = scripts(requests);
    expect(new Set(requested).size, 'none that the page has already').toBe(requested.length);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}

test.describe('where links can’t prefetch', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const credentials: string[] = [];
      Object.assign(window, {credentials});
      const {fetch} = window;
      window.fetch = (input, init) => {
        credentials.push(`${init?.method ?? 'GET'} ${init?.credentials}`);
        return fetch(input, init);
      };
    });
  });

  test('each file is got once, with credentials, and not asked for again when it came', holds('calls.prefetch-fallback'), async ({page}) => {
    const requests = requestsOf(page);
    await open(page, '/docs/');
    await quiet(page, requests);
    const fetched = requests.filter((request) => request.resourceType() === 'fetch' && request.url().endsWith('.js'));
    expect(fetched.length).toBeGreaterThan(10);
    expect(new Set(scripts(fetched)).size).toBe(fetched.length);
    expect(new Set(await page.evaluate(() => (window as unknown as {credentials: string[]}).credentials))).toEqual(new Set(['GET include']));
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await page.locator(`a[href="${INSTALL}"]`).first().click();
    await expect(page).toHaveURL(INSTALL);
    await expect(page.locator('h1')).toHaveText('快速安装');
  });

  test('any answer but 200 is a failure: the file is asked for again when it is wanted again', holds('calls.prefetch-fallback'), async ({page, trouble}) => {
    const requested = new Map<string, number>();
    let answers: 'empty' | 'whole' = 'empty';
    await page.route(/assets\/js\/.*\.js$/, async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'fetch') return route.continue();
      requested.set(request.url(), (requested.get(request.url()) ?? 0) + 1);
      // 204 is a success status, but not 200.
      return answers === 'empty' ? route.fulfill({status: 204}) : route.continue();
    });
    const requests = requestsOf(page);
    await open(page, '/docs/');
    await quiet(page, requests);
    expect(requested.size).toBeGreaterThan(10);
    // Files that several pages share are requested repeatedly.
    expect(Math.max(...requested.values())).toBeGreaterThan(1);
    answers = 'whole';
    await page.locator(`a[href="${INSTALL}"]`).first().click();
    await expect(page.locator('h1')).toHaveText('快速安装');
    trouble.expected(/failed request/);
  });
});

for (const [line, connection] of [
  ['on a 2g line', {effectiveType: '2g', saveData: false}],
  ['on a slow 2g line', {effectiveType: 'slow-2g', saveData: false}],
  ['with data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`${line} nothing is fetched ahead, in sight or hovered; a page that is opened is`, holds('behaviour.prefetch-skipped', 'constants.prefetch-skipped'), async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {configurable: true, value}), connection);
    await open(page, '/docs/');
    const requests = requestsOf(page);
    await scrollThrough(page);
    await page.mouse.wheel(0, -20_000);
    const link = page.locator(`a[href="${INSTALL}"]`).first();
    await link.hover();
    await quiet(page, requests);
    expect(scripts(requests)).toEqual([]);
    await link.click();
    await expect(page.locator('h1')).toHaveText('快速安装');
    expect(scripts(requests)).not.toEqual([]);
  });
}

test('on a fast line a hovered page is loaded ahead', holds('behaviour.preload-hover'), async ({page}) => {
  // Without IntersectionObserver nothing in view is prefetched, so only the hover can be the cause.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: false}});
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() { return []; }
    } as unknown as typeof IntersectionObserver;
  });
  await open(page, '/docs/');
  const requests = requestsOf(page);
  await page.waitForTimeout(1_000);
  expect(scripts(requests)).toEqual([]);
  await page.locator(`a[href="${INSTALL}"]`).first().hover();
  await expect.poll(() => scripts(requests)).not.toEqual([]);
});
