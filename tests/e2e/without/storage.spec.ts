import {SITES} from '../../../tools/site/sites';
import {field, hits} from '../search/dialog';
import {copied} from '../support/clipboard';
import {expect, hydrated, open, test, type Trouble} from '../support/test';
import {bar, INSTALL, KINDS, TITLES} from './pages';

test.describe('without storage', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const blocked = {
        configurable: true,
        get(): never {
          throw new DOMException('blocked', 'SecurityError');
        },
        set(): never {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, blocked);
      Object.defineProperty(Document.prototype, 'cookie', blocked);
    });
  });

  /** The specification requires that storage errors are logged and ignored: there is nothing else in the console, and no flood of these. */
  function expectOnlyStorageWarnings(trouble: Trouble, pages = 1) {
    expect(trouble.list.length).toBeLessThanOrEqual(4 * pages);
    trouble.expected(/^console warning: .*storage/is);
  }

  for (const {name, path} of KINDS) {
    test(`${name} loads, its menus open, the search finds`, async ({page, trouble}) => {
      await open(page, path);
      await expect(page.locator('h1')).toBeVisible();
      const menu = bar(page).getByRole('button', {name: '开源社区'});
      await menu.click();
      await expect(bar(page).locator('a[href="/community/support"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+K');
      await field(page).fill('快速安装');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(INSTALL);
      await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
      expectOnlyStorageWarnings(trouble);
    });
  }

  test('tabs change, code and page are copied, the other language is one click away', async ({page, trouble}) => {
    await open(page, INSTALL);
    for (const list of await page.getByRole('tablist', {name: '操作系统'}).all()) {
      const tab = list.getByRole('tab', {name: 'Windows'});
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)).toBeVisible();
    }
    await copied(page, () => page.getByRole('button', {name: '复制代码'}).first().click());
    expect(await copied(page, () => page.getByRole('button', {name: '复制本页'}).click())).toContain('# 快速安装');
    await bar(page).getByRole('button', {name: '简体中文'}).click();
    await bar(page).getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL(`/en${INSTALL}`);
    await hydrated(page);
    expectOnlyStorageWarnings(trouble, 2);
  });

  test('the colour mode switches for this visit', async ({page, trouble}) => {
    await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({body: ''}));
    await page.goto(`${SITES.configured.origin}${SITES.configured.baseUrl}docs/`);
    await hydrated(page);
    const dark = page.locator('html[data-theme=dark]');
    await expect(dark).toHaveCount(0);
    const button = bar(page).getByRole('button', {name: /浅色|深色|暗黑|明亮|切换/}).last();
    for (let press = 0; press < 3 && (await dark.count()) === 0; press += 1) await button.click();
    await expect(dark).toHaveCount(1);
    trouble.expected(/foreign request/);
    expectOnlyStorageWarnings(trouble);
  });

  test('the support dialog comes after three minutes, and closes', async ({page, trouble}) => {
    await page.clock.install();
    await open(page, '/docs/');
    await page.clock.runFor(181_000);
    const dialog = page.getByRole('dialog', {name: '用得还顺手吗？'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expectOnlyStorageWarnings(trouble);
  });
});
