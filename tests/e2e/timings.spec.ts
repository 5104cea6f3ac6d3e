import type {Page} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {holdScripts} from './support/hold-scripts';
import {expect, open, test} from './support/test';

/** Stops the clock until the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const follow = (page: Page, address: string) => page.locator(`a[href="${address}"]`).first().evaluate((link) => (link as HTMLAnchorElement).click());

/** Turns off prefetching, so that following a link has to wait for scripts. */
const withoutPrefetching = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));

test('the progress bar comes 200 ms after leaving a page, not sooner and not later, without a spinner', holds('behaviour.progress', 'constants.progress-delay', 'behaviour.held'), async ({page}) => {
  await withoutPrefetching(page);
  await page.clock.install();
  await open(page, '/docs/');
  await stopClock(page);
  const release = await holdScripts(page);
  const bar = page.locator('#nprogress .bar');
  await follow(page, '/docs/versions');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeAttached();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(page.locator('h1'), 'the page that is left stays until the next one is there').not.toContainText('版本');
  release();
  await page.clock.resume();
  await expect(page.locator('h1')).toHaveText('文档版本');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page that is there sooner shows no progress bar', holds('behaviour.progress'), async ({page}) => {
  await open(page, '/docs/');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) seen.push('bar');
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  const link = page.locator('a[href="/docs/versions"]').first();
  await page.evaluate(() => (window as unknown as {docusaurus: {preload: (path: string) => Promise<unknown>}}).docusaurus.preload('/docs/versions'));
  await link.evaluate((element) => (element as HTMLAnchorElement).click());
  await expect(page.locator('h1')).toHaveText('文档版本');
  expect(await page.evaluate(() => (window as unknown as {seen: string[]}).seen)).toEqual([]);
});

test('a module that loads again shows its spinner after 200 ms, not sooner and not later', holds('behaviour.lazy-spinner', 'behaviour.lazy-retry', 'constants.loader-delay', 'behaviour.failure-logged'), async ({page, trouble}) => {
  await withoutPrefetching(page);
  await page.clock.install();
  await open(page, '/docs/');
  await page.route(/assets\/js\/.*\.js$/, (route) => route.abort('connectionfailed'));
  await follow(page, '/docs/versions');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ChunkLoadError');
  expect(trouble.list.filter((entry) => entry.startsWith('console warning'))).not.toEqual([]);
  expect(trouble.list.filter((entry) => entry.startsWith('uncaught'))).toEqual([]);
  await page.unroute(/assets\/js\/.*\.js$/);
  const release = await holdScripts(page);
  await stopClock(page);
  const spinner = page.getByRole('status').filter({hasText: '正在加载'});
  await alert.getByRole('button', {name: '重试'}).click();
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator('h1')).toHaveText('文档版本');
  trouble.expected(/ChunkLoadError|failed request|ERR_CONNECTION_FAILED|net::/);
});
