import {holds} from '../../../tools/specification/marks';
import {expect, hydrated, open, test} from '../support/test';

test.describe('the search page', () => {
  test('answers its address, shows the count and loads more', holds('routes.search', 'errors.search-counts'), async ({page}) => {
    await open(page, '/search?q=%E5%AE%89%E8%A3%85');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('“安装”的搜索结果');
    await expect(page).toHaveTitle(/“安装”的搜索结果/);
    await expect(page.getByRole('status')).toHaveText(/^找到 (?:\d+ 条结果|99 条以上的结果)/);
    const articles = page.locator('main article');
    const before = await articles.count();
    expect(before).toBeGreaterThan(1);
    await page.getByRole('button', {name: '显示更多结果'}).click();
    await expect.poll(() => articles.count()).toBeGreaterThan(before);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('keeps its address with what is typed, and its query on language switch', async ({page}) => {
    await open(page, '/search?q=helm');
    await page.getByRole('searchbox').fill('gateway');
    await expect(page).toHaveURL(/\/search\?q=gateway$/);
    await expect(page.locator('main article').first()).toBeVisible();
    await page.locator('.navbar a[lang="en"]').first().evaluate((link) => (link as HTMLAnchorElement).click());
    await expect(page).toHaveURL(/\/en\/search\/?\?q=gateway$/);
    await hydrated(page);
    await expect(page.getByRole('searchbox')).toHaveValue('gateway');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Search results for "gateway"');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('narrows, suggests, and opens results', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('button', {name: '快速安装'}).click();
    await expect(page).toHaveURL(/q=%E5%BF%AB%E9%80%9F%E5%AE%89%E8%A3%85/);
    await page.getByRole('button', {name: '博客'}).click();
    await expect.poll(async () => (await page.locator('main article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).every((href) => href.startsWith('/blog/'))).toBe(true);
    await page.getByRole('button', {name: '全部'}).click();
    const first = page.locator('main article h2 a').first();
    await expect(first).toHaveAttribute('href', '/docs/quick-start/quick-install');
    await first.click();
    await expect(page).toHaveURL('/docs/quick-start/quick-install');
  });

  test('helps where there are no results', holds('errors.search-none'), async ({page}) => {
    await open(page, '/search?q=qqqqzzzz');
    await expect(page.getByRole('status')).toHaveText('没有找到结果');
    await expect(page.getByRole('link', {name: '提交 Issue'})).toHaveAttribute('href', /issues\/new\?title=qqqqzzzz$/);
    await page.getByRole('button', {name: '快速安装'}).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('offers corrections of typing mistakes, and names the words that were left out', async ({page}) => {
    await open(page, '/search?q=anzhuang');
    await page.getByRole('button', {name: '安装', exact: true}).click();
    await expect(page).toHaveURL(/q=%E5%AE%89%E8%A3%85$/);
    await page.getByRole('searchbox').fill('安装 qqqqzzzz');
    await expect(page.getByText('结果未计入：qqqqzzzz')).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('shows markup as text, and ten thousand characters do it no harm', async ({page}) => {
    for (const query of ['<script>alert(1)</script>', `<img src=x onerror=alert(1)>${'安装'.repeat(20)}`, 'x'.repeat(7_000)]) {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(query.slice(0, 20));
      await expect(page.locator('main img, main script')).toHaveCount(0);
    }
    await open(page, '/search');
    await page.getByRole('searchbox').fill('安装网关'.repeat(2_500));
    await expect(page.getByRole('status')).toHaveText(/结果/);
  });
});
