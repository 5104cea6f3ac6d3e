import {product} from '../../src/config/product';

import {holds} from '../../tools/specification/marks';
import {expect, LANGUAGES, open, test} from './support/test';

const labels = {
  zh: {main: '主导航', docs: '文档', features: '功能特性', more: '深入', community: '开源社区', versions: '全部版本', enterprise: '企业版', store: '应用商店', menu: '切换导航栏', close: '关闭导航栏', skip: '跳到主要内容'},
  en: {main: 'Main', docs: 'Docs', features: 'Features', more: 'Learn more', community: 'Community', versions: 'All versions', enterprise: 'Enterprise', store: 'App store', menu: 'Toggle navigation bar', close: 'Close navigation bar', skip: 'Skip to main content'},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const text = labels[name];

  test.describe(`navigation (${name})`, () => {
    test('marketing and blog pages carry the custom bar, 6rem above the page', holds('navigation.docs-bar', 'navigation.custom-margin', 'constants.top-margin'), async ({page}) => {
      for (const path of ['/', '/blog', '/search']) {
        await open(page, `${prefix}${path}`);
        await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
        await expect(page.getByRole('navigation', {name: text.main, exact: true}).getByRole('link', {name: name === 'zh' ? '安装' : 'Install', exact: true})).toBeVisible();
        const margin = await page.locator('.main-wrapper').evaluate((element) => getComputedStyle(element).marginTop);
        expect(margin).toBe('96px');
      }
    });

    test('docs and community pages carry the docs-style bar and the announcement', holds('navigation.docs-bar', 'announcement.fixed'), async ({page}) => {
      for (const path of ['/docs/', '/docs/quick-start/quick-install', '/community/support']) {
        await open(page, `${prefix}${path}`);
        const announcement = page.locator('.theme-announcement-bar');
        await expect(announcement).toContainText(product.latestPatch);
        await expect(announcement.getByRole('button')).toHaveCount(0);
        const margin = await page.locator('.main-wrapper').evaluate((element) => getComputedStyle(element).marginTop);
        expect(margin).toBe('0px');
      }
    });

    test('the bar changes as the reader moves between the areas of the site', async ({page}) => {
      await open(page, `${prefix}/`);
      await page.getByRole('navigation', {name: text.main, exact: true}).getByRole('link', {name: text.docs, exact: true}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/$`));
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    });

    test('the version menu holds this version, the archive and all versions', holds('navigation.bar.versions', 'constants.archived'), async ({page}) => {
      await open(page, `${prefix}/docs/`);
      const bar = page.getByRole('navigation', {name: text.main, exact: true});
      const button = bar.getByRole('button', {name: product.docsVersion, exact: true});
      await button.hover();
      const entries = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('link');
      await expect(entries).toHaveText([product.docsVersion, 'V5.13', 'V5.12', 'V5.11', 'V5.10', text.versions]);
      for (const version of ['V5.13', 'V5.12', 'V5.11', 'V5.10']) {
        await expect(bar.getByRole('link', {name: version})).toHaveAttribute('href', `https://${version.toLowerCase()}-docs.rainbond.com/docs/`);
      }
      await bar.getByRole('link', {name: text.versions}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/versions$`));
    });

    test('the community menu leads to the store, support and the forum', async ({page}) => {
      await open(page, `${prefix}/`);
      const bar = page.getByRole('navigation', {name: text.main, exact: true});
      await bar.getByRole('button', {name: text.community}).or(bar.getByRole('link', {name: text.community})).first().hover();
      await expect(bar.locator(`a[href="${product.store}"]`).first()).toBeVisible();
      await expect(bar.locator(`a[href="${product.forum}"]`)).toBeVisible();
      await expect(bar.locator(`a[href="${prefix}/community/support"]`)).toBeVisible();
    });

    test('both source hosts are linked, with a name', async ({page}) => {
      await open(page, `${prefix}/`);
      await expect(page.getByRole('link', {name: 'GitHub', exact: false}).first()).toHaveAttribute('href', product.repository);
      await expect(page.getByRole('link', {name: 'Gitee', exact: false}).first()).toHaveAttribute('href', product.mirror);
    });

    test('the language switch keeps the page', holds('navigation.bar.language'), async ({page}) => {
      const other = name === 'zh' ? {label: 'English', address: '/en/docs/versions'} : {label: '简体中文', address: '/docs/versions'};
      await open(page, `${prefix}/docs/versions`);
      const bar = page.getByRole('navigation', {name: text.main, exact: true});
      const current = name === 'zh' ? '简体中文' : 'English';
      await bar.getByRole('button', {name: current}).or(bar.getByRole('link', {name: current})).first().hover();
      await bar.getByRole('link', {name: other.label}).click();
      await expect(page).toHaveURL(other.address);
      await expect(page.locator('html')).toHaveAttribute('lang', name === 'zh' ? 'en' : 'zh-CN');
    });

    test('the skip link is the first stop and leads to the content', async ({page}) => {
      await open(page, `${prefix}/docs/`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: text.skip});
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.main-wrapper') !== null)).toBe(true);
    });

    test('the bar hides while reading on and comes back on the way up', holds('navigation.hides'), async ({page}) => {
      await open(page, `${prefix}/docs/quick-start/quick-install`);
      const bar = page.getByRole('navigation', {name: text.main, exact: true});
      const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
      for (const y of [200, 500, 900]) await page.mouse.wheel(0, y);
      await expect.poll(top).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -400);
      await expect.poll(top).toBeGreaterThan(0);
    });
  });

  test.describe(`phone menu (${name})`, () => {
    test.use({viewport: {width: 390, height: 844}});

    test('opens with the store menu, keeps the focus, and closes by button and Esc', holds('phone-menu.states', 'navigation.phone.apps'), async ({page}) => {
      await open(page, `${prefix}/`);
      const toggle = page.getByRole('button', {name: text.menu});
      await toggle.click();
      const sheet = page.locator('.navbar-sidebar');
      await expect(sheet).toBeVisible();
      await expect(sheet.getByText(text.store, {exact: true})).toBeVisible();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null), `Tab stop ${stop}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.getByRole('button', {name: text.close}).click();
      await expect(sheet).toBeHidden();
    });

    test('closes at 996 px and wider', holds('phone-menu.desktop', 'constants.breakpoint'), async ({page}) => {
      await open(page, `${prefix}/`);
      await page.getByRole('button', {name: text.menu}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.setViewportSize({width: 996, height: 844});
      await expect(page.locator('.navbar-sidebar')).toBeHidden();
    });
  });
}

test('the footer holds the slogan, the star button and columns of links', holds('navigation.footer'), async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('应用跑在 Kubernetes 上，你不必先学会它。')).toBeVisible();
  await expect(footer.getByRole('link', {name: '在 GitHub 上点亮 Star'})).toHaveAttribute('href', product.repository);
  for (const column of ['文档', '深入', '开源社区', '更多']) {
    await expect(footer.getByRole('navigation', {name: column}).getByRole('link')).not.toHaveCount(0);
  }
  await open(page, '/en/');
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Star us on GitHub'})).toHaveAttribute('href', product.repository);
});
