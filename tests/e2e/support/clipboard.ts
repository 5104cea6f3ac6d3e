import {expect, type Page} from '@playwright/test';

/**
 * Returns what an action copies. The clipboard is emptied first, because consecutive tests share a browser.
 * It is then polled until it has content, because the page writes to it after the click has ended.
 */
export async function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).not.toBe('');
  return text();
}
