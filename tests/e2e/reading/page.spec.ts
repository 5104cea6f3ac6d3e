import {holds} from '../../../tools/specification/marks';
import {copied} from '../support/clipboard';
import {expect, LANGUAGES, open, test} from '../support/test';
import {INSTALL, PHONE, top} from './pages';

test.describe('contents', () => {
  test('stand beside the page, follow the scrolling and lead back to the top', async ({page}) => {
    await open(page, INSTALL);
    const contents = page.getByRole('navigation', {name: '本页内容'});
    await expect(contents).toBeVisible();
    await contents.getByRole('link', {name: '安装失败怎么办'}).click();
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText('安装失败怎么办');
    await contents.getByRole('link', {name: '回到顶部'}).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('fold into a disclosure below 1240 px', async ({page}) => {
    await page.setViewportSize({width: 1240, height: 900});
    await open(page, INSTALL);
    await expect(page.getByRole('navigation', {name: '本页内容'})).toBeHidden();
    const fold = page.locator('.theme-doc-toc-mobile');
    await fold.locator('summary').click();
    await fold.getByRole('link', {name: '日常操作'}).click();
    const heading = page.locator('#day-two');
    await expect.poll(() => top(heading)).toBeLessThan(200);
    expect(await top(heading)).toBeGreaterThanOrEqual(60);
  });
});

test.describe('page actions', () => {
  test('copy the page as Markdown', async ({page}) => {
    await open(page, INSTALL);
    const markdown = await copied(page, () => page.getByRole('button', {name: '复制本页'}).click());
    expect(markdown).toMatch(/^# 快速安装\n/);
    expect(markdown).toContain('\n## 开始之前\n');
    expect(markdown).toContain('```bash\n');
    expect(markdown).toContain('| 项目 | 要求 | 说明 |');
    expect(markdown).toContain(`](${new URL(page.url()).origin}/community/support)`);
    expect(markdown).not.toMatch(/复制代码|\u200b/);
  });

  test('lead to the source of the page in its language', async ({page}) => {
    await open(page, INSTALL);
    await expect(page.getByRole('link', {name: '编辑', exact: true})).toHaveAttribute('href', /edit\/main\/docs\/quick-start\/quick-install\.mdx$/);
    await open(page, `/en${INSTALL}`);
    await expect(page.getByRole('link', {name: 'Edit', exact: true})).toHaveAttribute('href', /edit\/main\/i18n\/en\/.*quick-install\.mdx$/);
  });
});

test('the sidebar marks the page and its trail, the breadcrumbs lead up', holds('calls.metadata'), async ({page}) => {
  await open(page, '/docs/quick-start/architecture/flow');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(sidebar.locator('.menu__link--active')).toHaveCount(3);
  const trail = page.locator('.theme-doc-breadcrumbs');
  await expect(trail.getByRole('listitem')).toHaveCount(4);
  await trail.getByRole('link', {name: '文档'}).click();
  await expect(page).toHaveURL('/docs/');
});

for (const [path, name] of [
  ['/docs/troubleshooting/use/other', '文档侧边栏'],
  ['/blog/nounderstandk8s', '全部文章'],
] as const) {
  test(`a visitor who enters deep at ${path} sees where they are in the sidebar`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 700});
    await open(page, path);
    const sidebar = page.getByRole('navigation', {name});
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
    expect(await sidebar.evaluate((list) => list.scrollTop), 'the list is longer than the window').toBeGreaterThan(0);
  });
}

test('the switch leads between the parts of the documentation, on a phone from the menu', holds('routes.docs.sidebars'), async ({page}) => {
  await open(page, INSTALL);
  const sections = page.getByRole('navigation', {name: '文档分区'});
  await expect(sections.getByRole('link', {name: '文档'})).toHaveAttribute('aria-current', 'true');
  await sections.getByRole('link', {name: 'OpenAPI'}).click();
  await expect(page).toHaveURL('/docs/Intro');
  await expect(sections.getByRole('link', {name: 'OpenAPI'})).toHaveAttribute('aria-current', 'true');

  await page.setViewportSize(PHONE);
  await open(page, INSTALL);
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText('快速安装');
  await menu.getByRole('navigation', {name: '文档分区'}).getByRole('link', {name: 'OpenAPI'}).click();
  await expect(page).toHaveURL('/docs/Intro');
});

test.describe('docs landing page', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`leads to pages that exist (${name})`, async ({page, request}) => {
      await open(page, `${prefix}/docs/`);
      await expect(page.locator('h1')).toHaveCount(1);
      const links = await page.locator('main a[href^="/"]').evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(20);
      for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
    });
  }

  test('its search field leads to the search page', async ({page}) => {
    await open(page, '/docs/');
    await page.getByRole('search').getByRole('searchbox').fill('端口');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
  });
});
