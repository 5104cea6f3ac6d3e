import type {Page} from '@playwright/test';

import {holds} from '../../tools/specification/marks';
import {SITES, STATISTICS_HOST} from '../../tools/site/sites';
import {expect, hydrated, test} from './support/test';

const {baseUrl, origin} = SITES.configured;

/** Answers requests to other hosts in place of the network; returns their addresses. */
async function stubOtherHosts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({contentType: 'text/javascript', body: ''});
    },
  );
  return requested;
}

test.use({baseURL: origin});

test.describe('without configuration', () => {
  test.use({baseURL: SITES.production.origin});

  test('there are no statistics and no other host', holds('calls.no-backend'), async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const sources = await page.locator('script[src]').evaluateAll((list) => list.map((script) => (script as HTMLScriptElement).src));
    expect(sources.filter((source) => !source.startsWith(SITES.production.origin))).toEqual([]);
  });

  test('the site is light and shows no switch, whatever the system prefers', holds('theme.fixed-light'), async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/docs/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', {name: /浅色|暗黑|模式/})).toHaveCount(0);
  });
});

test.describe('statistics', () => {
  test('two scripts of the configured host are loaded, and nothing else of another host', holds('calls.statistics'), async ({page, trouble}) => {
    const requested = await stubOtherHosts(page);
    await page.goto(baseUrl);
    await hydrated(page);
    expect(requested.sort()).toEqual([`${STATISTICS_HOST}/page-view.js`, `${STATISTICS_HOST}/statistics.js`]);
    trouble.expected(/foreign request: https:\/\/static\.example\.com/);
  });
});

test.describe('colour mode', () => {
  test('the switch turns the page dark and the choice is kept', holds('theme.both', 'theme.persisted', 'constants.storage-keys'), async ({page, trouble}) => {
    await stubOtherHosts(page);
    await page.goto(`${baseUrl}docs/`);
    await hydrated(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: /浅色|暗黑|模式/}).first().click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const [background, text] = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return [getComputedStyle(document.documentElement).backgroundColor, style.color];
    });
    expect(background).not.toBe(text);
    trouble.expected(/foreign request/);
  });
});

test.describe('base URL', () => {
  test('pages, links and both languages live below it', async ({page, trouble}) => {
    await stubOtherHosts(page);
    for (const prefix of ['', 'en/']) {
      await page.goto(`${baseUrl}${prefix}docs/quick-start/quick-install`);
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      const links = await page.locator('.pagination-nav__link').evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
      for (const link of links) expect(link.startsWith(`${baseUrl}${prefix}docs/`), link).toBe(true);
    }
    trouble.expected(/foreign request/);
  });

  test('a wrong one shows the banner on the home page, with a suggestion', holds('errors.base-url'), async ({page, trouble}) => {
    // The files are served below /elsewhere/, while every script and style is requested below /preview/.
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== origin) return route.fulfill({body: ''});
      if (url.pathname !== '/elsewhere/') return route.fulfill({status: 404, body: ''});
      const response = await route.fetch({url: origin + baseUrl});
      return route.fulfill({response});
    });
    await page.goto('/elsewhere/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('/elsewhere/');
    trouble.expected(/./);
  });
});
