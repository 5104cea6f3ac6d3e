import type {Locator, Page} from '@playwright/test';

import {publishedVersion} from '../../src/config/docs-versions';
import {product} from '../../src/config/product';
import {holds} from '../../tools/specification/marks';
import {expect, LANGUAGES, open, test} from './support/test';

const words = {
  zh: {
    main: '主导航', docs: '文档', features: '功能特性', more: '深入', community: '开源社区', enterprise: '企业版', language: '简体中文', search: '搜索文档', install: '安装', toggle: '切换导航栏', apps: '应用商店', versions: '选择版本', languages: '选择语言',
    other: 'English',
  },
  en: {
    main: 'Main', docs: 'Docs', features: 'Features', more: 'Learn more', community: 'Community', enterprise: 'Enterprise', language: 'English', search: 'Search docs', install: 'Install', toggle: 'Toggle navigation bar', apps: 'App store', versions: 'Versions', languages: 'Languages',
    other: '简体中文',
  },
} as const;

/** Link targets of the menus in the order of the specification; those on this site are without a language prefix. */
const MENUS = {
  features: ['/xinchuang', '/feature/devops', '/feature/multi-cluster', '/feature/service-mesh', '/feature/app-market', '/feature/app-ops'],
  more: ['/usescene', '/case', '/blog', '/docs/Intro'],
  community: [product.store, '/partners', '/community/contribution/', '/community/support', product.forum],
} as const;

/** The two bars, each with a page that shows it. */
const BARS = [
  {bar: 'custom', path: '/'},
  {bar: 'docs-style', path: '/docs/'},
] as const;

const at = (prefix: string, address: string) => (address.startsWith('/') ? prefix + address : address);
const barOf = (page: Page, language: keyof typeof words) => page.getByRole('navigation', {name: words[language].main, exact: true});
const hrefs = (links: Locator) => links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));

/** Controls of the bar in the order of the specification, and the control that comes after them. */
function controls(bar: Locator, language: keyof typeof words) {
  const text = words[language];
  const button = (name: string) => bar.getByRole('button', {name, exact: true});
  const source = (address: string) => bar.locator(`a[href="${address}"]`);
  return {
    specified: [
      bar.getByRole('link', {name: text.docs, exact: true}),
      button(text.features),
      button(text.more),
      button(text.community),
      button('V5.14'),
      bar.getByRole('link', {name: text.enterprise, exact: true}),
      button(text.language),
      source(product.repository),
      source(product.mirror),
    ],
    added: bar.locator('.navbar-search button'),
  };
}

for (const {name, prefix} of LANGUAGES) {
  for (const {bar: kind, path} of BARS) {
    test(`the ${kind} bar has its entries in order, on one line, from 996 px on (${name})`, holds('navigation.bar.order', 'navigation.bar.docs', 'navigation.bar.enterprise', 'navigation.bar.versions', 'navigation.bar.language', 'navigation.bar.sources', 'constants.version-label'), async ({page}) => {
      await open(page, prefix + path);
      const bar = barOf(page, name);
      const {specified, added} = controls(bar, name);
      await expect(specified[0] ?? bar).toHaveAttribute('href', `${prefix}/docs/`);
      await expect(specified[5] ?? bar).toHaveAttribute('href', new RegExp(`^${prefix}/enterprise_server/?$`));
      for (const width of [1440, 1320, 1240, 1100, 1000, 996]) {
        await page.setViewportSize({width, height: 800});
        let [right, middle] = [0, Number.NaN];
        for (const control of [...specified, added]) {
          const box = await control.boundingBox();
          expect(box?.x, `${await control.innerText()} at ${width} px`).toBeGreaterThanOrEqual(right);
          right = (box?.x ?? 0) + (box?.width ?? 0);
          const here = (box?.y ?? 0) + (box?.height ?? 0) / 2;
          expect(Math.abs(here - (Number.isNaN(middle) ? here : middle)), `line at ${width} px`).toBeLessThan(6);
          middle = here;
        }
        expect(right, `${width} px`).toBeLessThanOrEqual(width);
      }
    });

    for (const [menu, id] of [['features', 'navigation.bar.features'], ['more', 'navigation.bar.learn-more'], ['community', 'navigation.bar.community']] as const) {
      test(`the menu “${words[name][menu]}” of the ${kind} bar holds its entries in order (${name})`, holds(id, 'routes.docs.intro'), async ({page, request}) => {
        await open(page, prefix + path);
        const button = barOf(page, name).getByRole('button', {name: words[name][menu], exact: true});
        await button.click();
        const links = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('link');
        expect(await hrefs(links)).toEqual(MENUS[menu].map((address) => at(prefix, address)));
        for (const link of await links.all()) {
          await expect(link).toBeVisible();
          const address = (await link.getAttribute('href')) ?? '';
          if (address.startsWith('/')) expect((await request.get(address)).status(), address).toBe(200);
          else await expect(link).toHaveAttribute('target', '_blank');
        }
        if (menu === 'more') await expect(links.last()).toContainText('OpenAPI');
      });
    }
  }

  test(`the language menu leads to both languages (${name})`, holds('navigation.bar.language', 'fields.locale'), async ({page}) => {
    await open(page, `${prefix}/docs/versions`);
    const button = barOf(page, name).getByRole('button', {name: words[name].language, exact: true});
    await button.click();
    const links = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('link');
    expect(await hrefs(links)).toEqual(['/docs/versions', '/en/docs/versions']);
    await expect(links).toHaveText(['简体中文', 'English']);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('lang')))).toEqual(['zh-CN', 'en']);
  });

  test.describe(`phone menu (${name})`, () => {
    test.use({viewport: {width: 390, height: 844}});

    test('holds the entries of the bar in their order, and featured applications', holds('navigation.phone.apps', 'navigation.bar.order', 'phone-menu.states'), async ({page}) => {
      await open(page, `${prefix}/`);
      await page.getByRole('button', {name: words[name].toggle}).click();
      const sheet = page.locator('.navbar-sidebar__item').first();
      const listed = (await hrefs(sheet.getByRole('link'))).filter((address) => !address.includes('-docs.rainbond.com') && address !== `${prefix}/docs/versions`);
      const expected = [
        '/docs/',
        ...MENUS.features,
        ...MENUS.more,
        ...MENUS.community,
        product.store,
        '/opensourceApps',
        '/docs/',
        '/enterprise_server',
      ].map((address) => at(prefix, address));
      expect(listed).toEqual([...expected, '/', '/en/', product.repository, product.mirror]);
      await expect(sheet.getByRole('list', {name: words[name].apps}).getByRole('link')).toHaveCount(2);
      await expect(sheet.getByRole('list', {name: words[name].versions}).getByRole('link').first()).toHaveText('V5.14');
    });

    test('is there below 996 px and gone from there on, in styles and scripts', holds('phone-menu.desktop', 'phone-menu.states', 'constants.breakpoint'), async ({page}) => {
      for (const path of ['/', '/docs/']) {
        await page.setViewportSize({width: 995, height: 800});
        await open(page, prefix + path);
        const toggle = page.getByRole('button', {name: words[name].toggle});
        const sheet = page.locator('.navbar-sidebar');
        const {specified, added} = controls(barOf(page, name), name);
        for (const control of specified) await expect(control).toBeHidden();
        await expect(added).toBeVisible();
        await toggle.click();
        await expect(sheet).toBeVisible();
        await page.setViewportSize({width: 996, height: 800});
        await expect(sheet).toHaveCount(0);
        for (const width of [996, 997]) {
          await page.setViewportSize({width, height: 800});
          await expect(toggle).toBeHidden();
          for (const control of specified) await expect(control).toBeVisible();
        }
        // What scripts draw agrees: the sidebar of the documentation is drawn for desktops.
        if (path === '/docs/') continue;
        await page.setViewportSize({width: 995, height: 800});
        await expect(sheet).toHaveCount(0);
        await expect(toggle).toBeVisible();
      }
      await page.setViewportSize({width: 996, height: 800});
      await open(page, `${prefix}/docs/quick-start/quick-install`);
      await expect(page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-menu')).toBeVisible();
      await page.setViewportSize({width: 995, height: 800});
      await expect(page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-menu')).toBeHidden();
    });
  });
}

test('the version that a reader chose is kept', holds('versions.persisted', 'constants.storage-keys'), async ({page}) => {
  await open(page, '/docs/versions');
  const preferred = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await preferred()).toBeNull();
  const button = barOf(page, 'zh').getByRole('button', {name: 'V5.14', exact: true});
  await button.click();
  await page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('link', {name: 'V5.14', exact: true}).click();
  expect(await preferred()).toBe(publishedVersion);
  await page.reload();
  expect(await preferred()).toBe(publishedVersion);
});

test('a saved version that is not there any more is forgotten', holds('versions.persisted'), async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('saved')) return;
    sessionStorage.setItem('saved', 'once');
    localStorage.setItem('docs-preferred-version-default', 'current');
  });
  await open(page, '/docs/versions');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
  await expect(barOf(page, 'zh').getByRole('button', {name: product.docsVersion, exact: true})).toBeVisible();
});

test('the language of a bookmark keeps its query and its place in the page', holds('navigation.bar.language'), async ({page}) => {
  await open(page, '/docs/quick-start/quick-install?from=here#day-two');
  const button = barOf(page, 'zh').getByRole('button', {name: words.zh.language, exact: true});
  await button.click();
  const link = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('link', {name: words.zh.other});
  await expect(link).toHaveAttribute('href', '/en/docs/quick-start/quick-install?from=here#day-two');
});
