import type {Page} from '@playwright/test';

import {SITES} from '../../../tools/site/sites';
import {expect, hydrated, type Trouble} from './test';

/** Requests of the configured site to other hosts, which the tests answer. */
const OTHER_HOSTS = /foreign request|algolia|search/i;

/**
 * Shows pages in dark mode, on the configured site, which has the switch.
 * @returns a function that opens an address, without the base URL, and waits until it is hydrated
 */
export async function inDarkMode(page: Page, trouble: Trouble): Promise<(address: string) => Promise<void>> {
  await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({contentType: 'application/json', body: '{}'}));
  trouble.ignore(OTHER_HOSTS);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  return async (address) => {
    await page.goto(SITES.configured.origin + SITES.configured.baseUrl + address.slice(1));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  };
}
