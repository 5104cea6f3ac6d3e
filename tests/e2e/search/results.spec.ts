import {holds} from '../../../tools/specification/marks';
import {expect, open, test} from '../support/test';
import {dialog, field, hits, openSearch} from './dialog';

test.describe('results', () => {
  for (const {name, prefix, query} of [
    {name: 'zh', prefix: '', query: '快速安装'},
    {name: 'en', prefix: '/en', query: 'quick install'},
  ]) {
    test(`are found, walked with the arrow keys and opened with Enter (${name})`, async ({page}) => {
      await open(page, `${prefix}/docs/`);
      await openSearch(page);
      await page.keyboard.type(query);
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(hits(page).first().locator('mark').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/quick-start/quick-install`);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('lead to a heading, and open in a new tab on request', async ({page, context}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await page.keyboard.type('no space left on device');
    const hit = hits(page).first();
    await expect(hit).toHaveAttribute('href', /#no-space$/);
    const [tab] = await Promise.all([context.waitForEvent('page'), hit.click({modifiers: ['ControlOrMeta']})]);
    await expect(tab).toHaveURL(/#no-space$/);
    await tab.close();
    await hit.click();
    await expect(page).toHaveURL(/#no-space$/);
    await expect(page.locator('#no-space')).toBeInViewport();
  });

  test('say how many there are, to screen readers too', holds('errors.search-counts'), async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await page.keyboard.type('createHttpRule');
    await expect(dialog(page).getByRole('status').filter({hasText: /^找到 \d\d? 条结果$/})).toBeAttached();
    await expect(dialog(page).getByRole('link', {name: /^查看全部 \d\d? 条结果$/})).toHaveAttribute('href', '/search?q=createHttpRule');
    // Above 99 results, the exact number is left out.
    await field(page).fill('安装');
    await expect(dialog(page).getByRole('status').filter({hasText: /^找到 99 条以上的结果/})).toBeAttached();
    await expect(dialog(page).getByRole('link', {name: '查看更多结果'})).toHaveAttribute('href', '/search?q=%E5%AE%89%E8%A3%85');
  });

  test('are grouped by page below the location of the page, each with its title, excerpt and marks', async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await page.keyboard.type('helm 安装');
    await expect(hits(page).first()).toBeVisible();
    const links = await hits(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    // The results of a page are adjacent: no page appears again after another one.
    const changes = links.filter((link, index) => link !== links[index - 1]);
    expect(changes).toEqual([...new Set(links)]);
    expect(links.length).toBeGreaterThan(changes.length);
    await expect(hits(page).filter({hasText: /文档 › 安装与升级/}).first()).toBeVisible();
    await expect(dialog(page).getByRole('group', {name: '文档', exact: true})).toHaveCount(1);
    await expect(hits(page).first().locator('mark').first()).toBeVisible();
    await open(page, '/search?q=helm%20安装');
    const articles = page.locator('main article');
    await expect(articles.first()).toBeVisible();
    const titles = await articles.locator('h2 a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(new Set(titles).size).toBe(titles.length);
    await expect(articles.filter({hasText: /文档 › 安装与升级/}).first()).toBeVisible();
    await expect(articles.filter({has: page.locator('li')}).first().locator('li a').first()).toHaveAttribute('href', /#/);
  });

  test('can be narrowed to a part of the site', async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await page.keyboard.type('网关');
    await expect(hits(page).first()).toBeVisible();
    await dialog(page).getByRole('button', {name: '博客'}).click();
    await expect(hits(page).first()).toHaveAttribute('href', /^\/blog(?:\/|$)/);
    for (const link of await hits(page).all()) await expect(link).toHaveAttribute('href', /^\/blog(?:\/|$)/);
    await expect(field(page)).toHaveValue('网关');
  });

  test('that were opened leave their query under recent searches, where it can be repeated and removed', async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await expect(dialog(page).getByText('最近搜索')).toHaveCount(0);
    await page.keyboard.type('快速安装');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/quick-start/quick-install');
    await openSearch(page);
    await expect(dialog(page).getByText('最近搜索')).toBeVisible();
    const recent = dialog(page).locator('li').filter({has: page.getByRole('button', {name: '从历史记录中删除“快速安装”'})});
    await recent.getByRole('button', {name: '快速安装', exact: true}).click();
    await expect(field(page)).toHaveValue('快速安装');
    await expect(field(page)).toBeFocused();
    await expect(hits(page).first()).toBeVisible();
    await dialog(page).getByRole('button', {name: '清空'}).click();
    await expect(field(page)).toBeFocused();
    await recent.getByRole('button', {name: '从历史记录中删除“快速安装”'}).click();
    await expect(dialog(page).getByText('最近搜索')).toHaveCount(0);
  });

  test('include no recent searches from corrupted storage', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('search.recent.zh', '{"no": ["list"'));
    await open(page, '/docs/');
    await openSearch(page);
    await expect(dialog(page).getByRole('button', {name: '快速安装'})).toBeVisible();
    await expect(dialog(page).getByText('最近搜索')).toHaveCount(0);
  });

  test('begin with what is selected on the page', async ({page}) => {
    await open(page, '/docs/quick-start/quick-install');
    await page.locator('h1').selectText();
    await openSearch(page);
    await expect(field(page)).toHaveValue('快速安装');
    await expect(hits(page).first()).toBeVisible();
    // The text is selected, so typing replaces it.
    await page.keyboard.type('helm');
    await expect(field(page)).toHaveValue('helm');
  });

  test('say which of them Enter opens, and stay open after the keys for another tab', async ({page, context}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('安装');
    await expect(hits(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    const last = hits(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport();
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? 'none');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('ControlOrMeta+Enter')]);
    await expect(tab).toHaveURL(/\/docs\//);
    await tab.close();
    await expect(dialog(page)).toBeVisible();
  });

  test('where there are none, suggestions help', holds('errors.search-none'), async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await page.keyboard.type('qqqqzzzz');
    await expect(dialog(page).getByText('没有相符的内容')).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: '提交 Issue'})).toHaveAttribute('href', /issues\/new\?title=qqqqzzzz$/);
    await expect(dialog(page).getByRole('link', {name: '社区支持'})).toHaveAttribute('href', '/community/support');
    await dialog(page).getByRole('button', {name: '快速安装'}).click();
    await expect(field(page)).toHaveValue('快速安装');
    await expect(hits(page).first()).toBeVisible();
  });

  test('show markup as text, whatever is typed', async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    for (const query of ['<img src=x onerror=alert(1)>', '</mark><script>alert(1)</script>', '"><svg onload=alert(1)>', '%00\\u0000{{7*7}}', 'a'.repeat(10_000)]) {
      await field(page).fill(query);
      await page.waitForTimeout(200);
      expect(await dialog(page).locator('img, script').count()).toBe(0);
    }
  });
});
