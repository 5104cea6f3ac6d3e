import {holds} from '../../tools/specification/marks';
import {expect, open, test} from './support/test';

test.describe('an unknown address', () => {
  test('says so in Chinese and asks for the owner of the linking site', holds('routes.unknown', 'routes.unknown-text', 'site.labels'), async ({page, trouble}) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('找不到页面');
    await expect(page.locator('main')).toContainText('请联系那个网站的所有者');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle(/找不到页面/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^这个地址上没有页面/);
    trouble.expected(/404/);
  });

  test('says so in English below /en/', holds('routes.unknown'), async ({page, trouble}) => {
    const response = await page.goto('/en/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('main')).toContainText('contact the owner of that site');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^There is no page at this address/);
    trouble.expected(/404/);
  });

  test('offers a search that leads to results', async ({page, trouble}) => {
    await page.goto('/no/such/page');
    await page.getByRole('search').getByRole('searchbox').fill('安装');
    await page.getByRole('search').getByRole('button', {name: '搜索'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=%E5%AE%89%E8%A3%85$/);
    trouble.expected(/404/);
  });

  test('leads to pages that exist', async ({page, request, trouble}) => {
    await page.goto('/no/such/page');
    const links = await page.locator('main ul a').evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(6);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    trouble.expected(/404/);
  });
});

for (const [address, link, text] of [
  ['/', '/docs/', {title: '页面出错', heading: '页面已崩溃。', again: '重试'}],
  ['/en/', '/en/docs/', {title: 'Page Error', heading: 'This page crashed.', again: 'Try again'}],
] as const) {
  test(`a page that crashes below ${address} says so, names the error, and another try brings it back`, holds('errors.crash', 'errors.crash-title', 'errors.boundary', 'site.labels'), async ({page, trouble}) => {
    await open(page, address);
    // Documentation pages show the date of their last change: without its year they can't be rendered.
    await page.evaluate(() => {
      const year = Object.getOwnPropertyDescriptor(Date.prototype, 'getUTCFullYear') ?? {};
      addEventListener('restore', () => Object.defineProperty(Date.prototype, 'getUTCFullYear', year), {once: true});
      Object.defineProperty(Date.prototype, 'getUTCFullYear', {
        ...year,
        value() {
          throw new Error('planted failure');
        },
      });
    });
    await page.locator(`a[href="${link}quick-start/quick-install"]`).first().click();
    await expect(page.locator('h1')).toHaveText(text.heading);
    await expect(page.locator('main')).toContainText('planted failure');
    await expect(page).toHaveTitle(text.title);
    await page.evaluate(() => dispatchEvent(new Event('restore')));
    await page.getByRole('button', {name: text.again}).click();
    await expect(page.locator('h1')).not.toHaveText(text.heading);
    await expect(page).not.toHaveTitle(text.title);
    trouble.expected(/planted failure|Minified React error|error boundary/i);
  });
}

test('blocked storage is logged and ignored', holds('errors.storage'), async ({page, trouble}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/docs/quick-start/quick-install');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.locator('h1')).toBeVisible();
  expect(trouble.list.filter((entry) => entry.startsWith('uncaught'))).toEqual([]);
  trouble.expected(/storage/i);
});

test('the text of a page can be read without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  for (const address of ['/', '/docs/quick-start/quick-install', '/en/docs/', '/blog', '/case/', '/community/support']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').first().innerText()).length).toBeGreaterThan(200);
  }
  await context.close();
});

test('an unknown address of the documentation shows the same page, which hydrates without errors', async ({page, trouble}) => {
  await open(page, '/docs/no/such/page');
  await expect(page.locator('h1')).toHaveText('找不到页面');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  trouble.expected(/status 404|status of 404/);
});
