import type {Page} from '@playwright/test';

import {SITES} from '../../../tools/site/sites';
import {expect, hydrated, type Trouble} from './test';

/** What the configured site asks others: tests answer for them. */
const ELSEWHERE = /foreign request|algolia|search/i;

/**
 * Shows pages in the dark: the configured site has the switch.
 * @returns opens an address, without the base URL, and waits for its scripts
 */
export async function inTheDark(page: Page, trouble: Trouble): Promise<(address: string) => Promise<void>> {
  await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({contentType: 'application/json', body: '{}'}));
  trouble.ignore(ELSEWHERE);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  return async (address) => {
    await page.goto(SITES.configured.origin + SITES.configured.baseUrl + address.slice(1));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  };
}
