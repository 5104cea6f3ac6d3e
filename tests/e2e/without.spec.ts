import type {Locator, Page} from '@playwright/test';

import {templates, type TemplateName} from '../../tools/site/templates';

import {scriptsHolding} from './support/chunks';
import {copied} from './support/clipboard';
import {painted, recordPaint} from './support/paint';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, open, test, type Trouble} from './support/test';

const pathOf = (name: TemplateName) => templates.find((template) => template.name === name)?.path ?? '/';

/** One page of each kind. */
const KINDS = (['home', 'docs-article', 'api-operation', 'blog', 'search'] as const).map((name) => ({name, path: pathOf(name)}));

const HOME = '/';
const INSTALL = '/docs/quick-start/quick-install';
const INTRODUCTION = '/docs/quick-start/introduction';
const ROADMAP = '/docs/quick-start/roadmap';
const TITLES = {[INSTALL]: '快速安装', [INTRODUCTION]: '认识 Rainbond', [ROADMAP]: '路线图'} as const;

const sidebarLink = (page: Page, address: string) => page.locator(`.theme-doc-sidebar-container a[href="${address}"]`).first();
const bar = (page: Page) => page.getByRole('navigation', {name: /^(?:主导航|Main)$/});
const searchField = (page: Page) => page.locator('dialog [role="combobox"]');
const searchHits = (page: Page) => page.locator('dialog:has([role="combobox"])').getByRole('option');

/** Nothing is fetched ahead: what was not visited is not there. */
async function withoutPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
}

/** The addresses that links lead to, each once, in order. */
const addresses = (links: Locator) =>
  links.evaluateAll((list) => [...new Set(list.map((link) => link.getAttribute('href') ?? ''))].sort());

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  /** What a page says, piece by piece; controls and their counts say nothing without scripts. */
  const pieces = (page: Page, visibleOnly: boolean) =>
    page.locator('main').first().evaluate(
      (main, onlyVisible) =>
        [...main.querySelectorAll('h1, h2, h3, h4, h5, p, li, td, th, dt, dd, pre, figcaption, summary')]
          .filter((element) => !element.closest('[role=status], [role=search], form') && element.querySelector('button') === null && !element.closest('button'))
          .filter((element) => !onlyVisible || element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
          .map((element) => (element.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim())
          .filter((text) => text !== ''),
      visibleOnly,
    );

  for (const {name, path} of KINDS) {
    for (const {prefix, name: language} of LANGUAGES) {
      test(`${name} says and shows all that it does with them (${language})`, async ({page, browser, baseURL}) => {
        const scripted = await browser.newPage({baseURL, javaScriptEnabled: true});
        await open(scripted, prefix + path);
        await page.goto(prefix + path);
        expect(await page.title()).toBe(await scripted.title());
        const folded = page.locator('main details:not([open]) > summary:visible');
        while ((await folded.count()) > 0) await folded.first().click();
        const readable = new Set(await pieces(page, true));
        // An image that waits until it is near says so in the meantime.
        await scripted.locator('main img').evaluateAll((images) => images.forEach((image) => image.setAttribute('loading', 'eager')));
        // The search page has but its title: what else it shows are its controls.
        const said = async () => (name === 'search' ? [await scripted.locator('h1').innerText()] : pieces(scripted, false));
        await expect.poll(async () => (await said()).filter((piece) => !readable.has(piece))).toEqual([]);

        const pictures = await page.getByRole('img').all();
        // Without scripts every pane shows, with its drawing.
        expect(pictures.length).toBeGreaterThanOrEqual(await scripted.getByRole('img').count());
        for (const picture of pictures) {
          await picture.scrollIntoViewIfNeeded();
          const box = await picture.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(0);
        }
        const broken = await page.locator('img').evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length);
        expect(broken, 'images that did not load').toBe(0);
        for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();

        const footer = (there: Page) => addresses(there.getByRole('contentinfo').getByRole('link'));
        expect(await footer(page)).toEqual(await footer(scripted));
        await scripted.close();
      });
    }
  }

  for (const {name, path} of templates) {
    test(`${name} offers no control that would do nothing`, async ({page, trouble}) => {
      for (const size of [{width: 1440, height: 900}, {width: 390, height: 844}]) {
        await page.setViewportSize(size);
        await page.goto(path);
        // The menus of the bar open by hover and focus, a form with an address is sent by the browser.
        const dead = await page
          .locator('button:visible, input:visible, select:visible, [role=button]:visible, [role=tab]:visible')
          .evaluateAll((controls) => controls.filter((control) => !control.matches('nav [aria-expanded], form[action] *')).map((control) => control.outerHTML.slice(0, 120)));
        expect(dead, `${path} at ${size.width} px`).toEqual([]);
      }
      if (name === 'not-found') trouble.expected(/404/);
    });
  }

  for (const {prefix, name} of LANGUAGES) {
    test(`every menu opens under the pointer and by the Tab key (${name})`, async ({page, browser, baseURL}) => {
      const scripted = await browser.newPage({baseURL, javaScriptEnabled: true});
      for (const path of [HOME, INSTALL]) {
        await open(scripted, prefix + path);
        await page.goto(prefix + path);
        // The phone's menu stands beside, in HTML that is read without scripts only.
        expect(await addresses(bar(page).locator('a:not(details *)'))).toEqual(await addresses(bar(scripted).locator('a')));
        const buttons = await bar(page).locator('button[aria-expanded]:visible').all();
        expect(buttons.length).toBeGreaterThan(3);
        for (const button of buttons) {
          const entries = await button.locator('xpath=following-sibling::*').locator('a').all();
          expect(entries.length).toBeGreaterThan(0);
          await button.hover();
          for (const entry of entries) await expect(entry).toBeVisible();
          await page.mouse.move(700, 700);
          await expect(entries[0] ?? button).toBeHidden();
          await button.focus();
          await page.keyboard.press('Tab');
          await expect(entries[0] ?? button).toBeFocused();
        }
      }
      await scripted.close();
    });

    test(`on a phone the menu opens, holds every entry of the bar, and leads on (${name})`, async ({page}) => {
      for (const path of [HOME, INSTALL]) {
        await page.setViewportSize({width: 1440, height: 900});
        await page.goto(prefix + path);
        const entries = await addresses(bar(page).locator('[aria-expanded] ~ * a, a:visible:not(details *)'));
        await page.setViewportSize({width: 390, height: 844});
        const menu = bar(page).locator('details');
        await menu.locator('summary').click();
        const listed = await addresses(menu.locator('a:visible'));
        // The mark leads home, the action of the custom bar stands in the text of every page that has it.
        const beside = [`${prefix}/`, `${prefix}/docs/quick-start/quick-install`];
        expect(entries.filter((address) => !listed.includes(address) && !beside.includes(address))).toEqual([]);
        for (const link of await menu.locator('a:visible').all()) {
          await link.click({trial: true});
          expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
        }
      }
      await bar(page).locator('details').locator(`a[href="${prefix}/community/support"]`).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/community/support$`));
    });

    test(`the sidebars lead to every page of the documentation and of the community (${name})`, async ({page, request}) => {
      const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
      const promised = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => new RegExp(`^${prefix}/(?:docs|community)/`).test(path));
      expect(promised.length).toBeGreaterThan(50);
      const seen = new Set<string>();
      let next = [`${prefix}/docs/`, `${prefix}/community/support`];
      while (next.length > 0) {
        for (const address of next) seen.add(address);
        const pages: string[] = [];
        // One after the other: hundreds at once were more than the connections bear.
        for (const address of next) pages.push(await (await request.get(address)).text());
        // Only the sidebar, and only what it holds in the HTML that is sent.
        const found = pages.flatMap((html) => [...(/<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '').matchAll(/<a [^>]*?href="?(\/[^"#\s>]*)/g)].map(([, path]) => path ?? ''));
        next = [...new Set(found)].filter((path) => !seen.has(path) && new RegExp(`^${prefix}/(?:docs|community)/`).test(path));
      }
      await page.goto(prefix + INSTALL);
      const inTheBar = await addresses(bar(page).locator('a'));
      expect(promised.filter((path) => !seen.has(path) && !inTheBar.includes(path))).toEqual([]);

      for (const [width, height] of [[1440, 900], [390, 844]] as const) {
        await page.setViewportSize({width, height});
        await page.goto(prefix + INSTALL);
        await sidebarLink(page, `${prefix}/docs/installation/`).click();
        await expect(page).toHaveURL(`${prefix}/docs/installation/`);
      }
    });
  }

  test('the search says that it needs them, wherever it is asked from', async ({page}) => {
    for (const {prefix, says} of [{prefix: '', says: '搜索需要 JavaScript'}, {prefix: '/en', says: 'needs JavaScript'}]) {
      await page.goto(`${prefix}/docs/`);
      await page.getByRole('search').getByRole('searchbox').fill('helm');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/search/?\\?q=helm$`));
      // Locators by text leave such elements out.
      const words = page.locator('main noscript p');
      await expect(words).toContainText(says);
      await expect(words).toBeInViewport();
    }
  });
});

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

  /** The specification has storage errors logged and ignored: no other word in the console, and no flood of these. */
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
      await searchField(page).fill('快速安装');
      await expect(searchHits(page).first()).toBeVisible();
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

test.describe('without motion', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  /** What moves by itself, by style, by script or in a drawing. */
  const moving = (page: Page) =>
    page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({effect, playState}) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1)
        .map(({effect}) => `${(effect as KeyframeEffect).target?.className} animates`),
      ...[...document.querySelectorAll('animate, animateMotion, animateTransform, marquee, video[autoplay]')]
        .filter(({parentElement}) => parentElement?.checkVisibility())
        .map(({tagName}) => `${tagName} plays`),
      ...[...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).scrollBehavior === 'smooth').map(({className}) => `${className} scrolls smoothly`),
    ]);

  /** Where the page stands in each of so many frames after an action. */
  async function scrolledThrough(page: Page, action: () => Promise<void>): Promise<number[]> {
    await page.evaluate(() => {
      const stands: number[] = [];
      const note = () => {
        if (stands.at(-1) !== scrollY) stands.push(scrollY);
        requestAnimationFrame(note);
      };
      note();
      Object.assign(window, {stands});
    });
    await action();
    await page.waitForTimeout(500);
    return page.evaluate(() => (window as unknown as {stands: number[]}).stands);
  }

  for (const {name, path} of templates) {
    test(`nothing moves on ${name}`, async ({page, trouble}) => {
      await open(page, path);
      expect(await moving(page)).toEqual([]);
      // What starts when it comes into sight.
      for (let y = 0; y < 6; y += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(60);
        expect(await moving(page)).toEqual([]);
      }
      if (name === 'not-found') trouble.expected(/404/);
    });
  }

  test('menus, dialogs and tabs are there at once', async ({page}) => {
    await open(page, HOME);
    await bar(page).getByRole('button', {name: '开源社区'}).click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab').nth(1).click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Control+K');
    await searchField(page).fill('helm');
    await expect(searchHits(page).first()).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: '切换导航栏'}).click();
    expect(await moving(page)).toEqual([]);
  });

  test('links within a page and the way back to its top jump', async ({page}) => {
    await open(page, INSTALL);
    const contents = page.getByRole('navigation', {name: '本页内容'});
    const there = await scrolledThrough(page, () => contents.getByRole('link').nth(4).click());
    expect(there.length, `stood at ${there.join(', ')}`).toBeLessThanOrEqual(2);
    const back = await scrolledThrough(page, () => contents.getByRole('link', {name: '回到顶部'}).click());
    expect(back.at(-1)).toBe(0);
    expect(back.length, `stood at ${back.join(', ')}`).toBeLessThanOrEqual(2);
    // The theme's own button comes while a reader scrolls up.
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(200);
    await page.mouse.wheel(0, -300);
    await expect(page.locator('.theme-back-to-top-button')).toBeVisible();
    const top = await scrolledThrough(page, () => page.locator('.theme-back-to-top-button').click());
    expect(top.at(-1)).toBe(0);
    expect(top.length, `stood at ${top.join(', ')}`).toBeLessThanOrEqual(2);
  });
});

/** What a browser without a network says of each request; none of it is a fault of the page. */
const CUT = /failed request|ERR_INTERNET_DISCONNECTED|ChunkLoadError|could not be answered/;

/** Everything that went wrong was a request; no error was left uncaught. */
function expectCaught(trouble: Trouble, expected: RegExp) {
  expect(trouble.list.filter((entry) => entry.startsWith('uncaught'))).toEqual([]);
  trouble.expected(expected);
}

test.describe('without a network', () => {
  /** Three pages by clicking, the search once, and then no network. */
  async function readAndCut(page: Page) {
    await withoutPrefetching(page);
    await open(page, '/docs/');
    for (const address of [INTRODUCTION, INSTALL] as const) {
      await sidebarLink(page, address).click();
      await expect(page.locator('h1')).toHaveText(TITLES[address]);
    }
    await page.keyboard.press('Control+K');
    await searchField(page).fill('网关');
    await expect(searchHits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
  }

  test('visited pages stay, back and forward, and all that is on them works', async ({page, trouble}) => {
    await readAndCut(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
    await page.goForward();
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
    await sidebarLink(page, INTRODUCTION).click();
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    await sidebarLink(page, INSTALL).click();
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);

    await page.getByRole('navigation', {name: '本页内容'}).getByRole('link', {name: '安装失败怎么办'}).click();
    await expect(page).toHaveURL(/#/);
    const list = page.getByRole('tablist', {name: '操作系统'}).first();
    await list.getByRole('tab', {name: 'Windows'}).click();
    await expect(list.getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    await copied(page, () => page.getByRole('button', {name: '复制代码'}).first().click());
    await page.keyboard.press('Control+K');
    await searchField(page).fill('网关');
    await expect(searchHits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    expectCaught(trouble, CUT);
  });

  test('a page that was not visited says so, and Retry brings it once the network is back', async ({page, trouble}) => {
    await readAndCut(page);
    await sidebarLink(page, ROADMAP).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('这部分内容没能加载，请检查网络后重试。');
    await expect(page).toHaveURL(ROADMAP);
    await alert.getByRole('button', {name: '重试'}).click();
    await expect(alert).toBeVisible();
    // The way back is open meanwhile.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
    await page.goForward();
    await expect(alert).toBeVisible();
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: '重试'}).click();
    await expect(page.locator('h1')).toHaveText(TITLES[ROADMAP]);
    await expect(alert).toHaveCount(0);
    expectCaught(trouble, CUT);
  });
});

test.describe('with a slow network', () => {
  /** Holds the script of the roadmap until it is let go. */
  async function holdRoadmap(page: Page): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(scriptsHolding(['title:"路线图"', '"title":"路线图"']), async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  const ROADMAP_HELD_MS = 2_500;

  test('the page that is left stays readable until the next one is there, and nothing jumps', async ({page}) => {
    await withoutPrefetching(page);
    await recordPaint(page);
    await open(page, INSTALL);
    const letGo = await holdRoadmap(page);
    const places = () => Promise.all([bar(page), page.locator('.theme-doc-sidebar-menu'), sidebarLink(page, ROADMAP)].map((part) => part.boundingBox()));
    const before = await places();
    await sidebarLink(page, ROADMAP).click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await page.waitForTimeout(ROADMAP_HELD_MS);
    await expect(page.locator('h1')).toHaveText(TITLES[INSTALL]);
    const list = page.getByRole('tablist', {name: '操作系统'}).first();
    await list.getByRole('tab', {name: 'macOS'}).click();
    await expect(list.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(0, 400);
    const shift = (await painted(page)).shift;
    letGo();
    await expect(page.locator('h1')).toHaveText(TITLES[ROADMAP]);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await places()).toEqual(before);
    expect((await painted(page)).shift).toBe(shift);
  });

  test('another click meanwhile wins', async ({page}) => {
    await withoutPrefetching(page);
    await open(page, INSTALL);
    const letGo = await holdRoadmap(page);
    await sidebarLink(page, ROADMAP).click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await sidebarLink(page, INTRODUCTION).click();
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    letGo();
    await page.waitForTimeout(800);
    await expect(page).toHaveURL(INTRODUCTION);
    await expect(page.locator('h1')).toHaveText(TITLES[INTRODUCTION]);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('without a file', () => {
  for (const [what, reply, noise] of [
    ['is gone after a new edition of the site', {status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>'}, /404|ChunkLoadError/],
    ['comes as a page', {status: 200, contentType: 'text/html', body: '<!doctype html><title>Rainbond</title>'}, /ChunkLoadError|Unexpected token '<'/],
  ] as const) {
    test(`where a page's script ${what}, Retry stays, and loading the page again helps`, async ({page, trouble}) => {
      await withoutPrefetching(page);
      await open(page, INSTALL);
      await page.route(/assets\/js\/.*\.js$/, (route) => route.fulfill(reply));
      await sidebarLink(page, ROADMAP).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('这部分内容没能加载');
      await expect(alert.getByRole('button')).toHaveCount(1);
      await alert.getByRole('button', {name: '重试'}).click();
      await expect(alert).toContainText('网站刚刚更新过');
      await expect(alert.getByRole('button', {name: '重试'})).toBeVisible();
      // The new edition knows its own files.
      await page.unroute(/assets\/js\/.*\.js$/);
      await alert.getByRole('button', {name: '重新载入页面'}).click();
      await expect(page.locator('h1')).toHaveText(TITLES[ROADMAP]);
      await expect(page).toHaveURL(ROADMAP);
      trouble.expected(noise);
    });
  }
});

test.describe('at 400 %', () => {
  // 1280 × 1024 CSS pixels, four times as large.
  test.use({viewport: {width: 320, height: 256}});

  const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** How much of the height is taken by what does not scroll, over the whole width. */
  const stuck = (page: Page) =>
    page.evaluate(() => {
      const isStuck = (x: number, y: number) => {
        for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
          if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
        }
        return false;
      };
      let rows = 0;
      for (let y = 0; y < innerHeight; y += 1) rows += [0.1, 0.5, 0.9].every((share) => isStuck(innerWidth * share, y)) ? 1 : 0;
      return rows;
    });

  /** Whether no part of the focused element can be seen; undefined where nothing is focused. */
  const focusedAndHidden = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // Of what is larger than the window, the part within it counts.
      const seen = [...element.getClientRects()].some((rect) => {
        const [left, right] = [Math.max(rect.left, 0) + 2, Math.min(rect.right, innerWidth) - 2];
        const [top, bottom] = [Math.max(rect.top, 0) + 2, Math.min(rect.bottom, innerHeight) - 2];
        return [0, 0.5, 1].some((across) =>
          [0, 0.5, 1].some((down) => element.contains(document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down))),
        );
      });
      return seen ? false : element.outerHTML.slice(0, 120);
    });

  for (const {name, path} of templates) {
    test(`${name} reads in one column, below bars that leave it half the height`, async ({page, trouble}) => {
      for (const {prefix} of LANGUAGES) {
        await open(page, prefix + path);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        for (const share of [0.2, 0.4, 0.6, 0.8]) {
          await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
          // The bar comes back on the way up: that is when most of the height is taken.
          await page.mouse.wheel(0, -40);
          await page.waitForTimeout(60);
          expect(await stuck(page), `${prefix}${path}, ${share * 100} % down`).toBeLessThanOrEqual(128);
        }
      }
      if (name === 'not-found') trouble.expected(/404/);
    });

    test(`on ${name} what has the focus can be seen, forwards and backwards`, async ({page, trouble}) => {
      await open(page, path);
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0;
        for (let hidden = await press(key); hidden !== undefined && stops < 150; hidden = await press(key)) {
          expect(hidden, `stop ${stops} by ${key}`).toBe(false);
          stops += 1;
        }
        expect(stops).toBeGreaterThan(15);
      }
      if (name === 'not-found') trouble.expected(/404/);

      async function press(key: string) {
        await page.keyboard.press(key);
        const hidden = await focusedAndHidden(page);
        if (typeof hidden !== 'string') return hidden;
        // The bar and the button that leads back to the top slide in: a moment later they have to be there.
        await page.waitForTimeout(400);
        return focusedAndHidden(page);
      }
    });
  }

  /** Turns the wheel over a part, from its top to its end, until each of its controls came into sight. */
  async function expectReachable(page: Page, part: Locator) {
    await part.evaluate((element) => Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)));
    await page.mouse.move(160, 150);
    await page.mouse.wheel(0, -20_000);
    const controls = part.locator(':is(a[href], button, input):visible:not([inert] *)');
    expect(await controls.count()).toBeGreaterThan(1);
    await expect
      .poll(
        async () => {
          const unseen = await controls.evaluateAll((list) =>
            list
              .filter((control) => {
                // A row that scrolls by itself is pushed by hand.
                for (let row = control.parentElement; row; row = row.parentElement) {
                  if (['auto', 'scroll'].includes(getComputedStyle(row).overflowX) && row.scrollWidth > row.clientWidth) control.scrollIntoView({block: 'nearest'});
                }
                const {left, top, width, height} = control.getBoundingClientRect();
                if (control.contains(document.elementFromPoint(left + width / 2, top + height / 2))) control.setAttribute('data-seen', '');
                return !control.hasAttribute('data-seen');
              })
              .map((control) => control.textContent || control.getAttribute('aria-label')),
          );
          await page.mouse.wheel(0, 60);
          return unseen;
        },
        {intervals: [60], timeout: 20_000},
      )
      .toEqual([]);
  }

  for (const {prefix, name} of LANGUAGES) {
    const zh = name === 'zh';

    test(`the menu, on either kind of page, can be gone through (${name})`, async ({page}) => {
      for (const path of [HOME, INSTALL]) {
        await open(page, prefix + path);
        await page.getByRole('button', {name: zh ? '切换导航栏' : 'Toggle navigation bar'}).click();
        const sheet = page.locator('dialog[open]');
        await expectReachable(page, sheet);
        if (path === INSTALL) {
          // Its sidebar stands before the menu.
          await sheet.locator('.navbar-sidebar__back').click();
          await expectReachable(page, sheet);
        }
        await page.getByRole('button', {name: zh ? '关闭导航栏' : 'Close navigation bar'}).click();
        await expect(sheet).toHaveCount(0);
      }
    });

    test(`the search can be used (${name})`, async ({page}) => {
      await open(page, `${prefix}/docs/`);
      await bar(page).getByRole('button', {name: zh ? '搜索文档' : 'Search'}).click();
      const dialog = page.locator('dialog:has([role="combobox"])');
      await searchField(page).fill('helm');
      await expect(searchHits(page).first()).toBeVisible();
      await expect(searchField(page)).toBeInViewport({ratio: 1});
      await expectReachable(page, dialog);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });

    test(`the support dialog can be read and closed (${name})`, async ({page}) => {
      await page.clock.install();
      await open(page, `${prefix}/docs/`);
      await page.clock.runFor(181_000);
      const dialog = page.locator('dialog:modal');
      await expect(dialog).toBeVisible();
      await page.clock.resume();
      await expectReachable(page, dialog);
      await dialog.getByRole('button').last().click();
      await expect(dialog).toHaveCount(0);
    });
  }
});

test.describe('with wider spacing of the text', () => {
  /** What WCAG 1.4.12 lets readers set. */
  const SPACING = `*:not(svg *) {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
    p:not(svg *) {margin-block-end: 2em !important}`;

  /** Boxes that cut their text off, and did not when this was last asked. */
  const newlyClipped = (page: Page) =>
    page.evaluate(() => {
      const known = ((window as unknown as {clipped?: Set<Element>}).clipped ??= new Set());
      const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const style = getComputedStyle(element);
        // Hidden on purpose (read to screen readers), or no text.
        if (!element.checkVisibility({visibilityProperty: true}) || element.clientWidth <= 1 || element.clientHeight <= 1) return false;
        // Nor is anything lost that an icon and a name say as well.
        if (style.clipPath !== 'none' || element.closest('svg, [aria-hidden=true], button[aria-label]')) return false;
        const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow);
        const wide = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        const high = cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (wide || high) && element.innerText.trim() !== '';
      });
      const fresh = found.filter((element) => !known.has(element));
      for (const element of fresh) known.add(element);
      return fresh.map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 40)}`);
    });

  for (const {name, path} of templates) {
    test(`nothing of ${name} is cut off`, async ({page, trouble}) => {
      for (const {prefix} of LANGUAGES) {
        for (const width of [320, 1280]) {
          await page.setViewportSize({width, height: 800});
          await open(page, prefix + path);
          await newlyClipped(page);
          await page.addStyleTag({content: SPACING});
          expect(await newlyClipped(page), `${prefix}${path} at ${width} px`).toEqual([]);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(over, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }
      if (name === 'not-found') trouble.expected(/404/);
    });
  }
});

test.describe('on paper', () => {
  /** A4 at 96 dots an inch, without margins. */
  test.use({viewport: {width: 794, height: 1123}});

  /** Text that is not dark on a light ground, as it is painted; the darkness of each in its message. */
  const pale = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      const lightness = (colour: string, over: number) => {
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = `rgb(${over},${over},${over})`;
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return 0.299 * red + 0.587 * green + 0.114 * blue;
      };
      const ground = (element: Element): number => {
        const under = element.parentElement ? ground(element.parentElement) : 255;
        return lightness(getComputedStyle(element).backgroundColor, under);
      };
      return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, pre, code, a, summary, span)')]
        .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !element.closest('svg'))
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''))
        .flatMap((element) => {
          const under = ground(element);
          const ink = lightness(getComputedStyle(element).color, under);
          return under < 220 || ink > 130 ? [`${element.tagName}.${element.className}: ink ${ink.toFixed(0)} on ${under.toFixed(0)}: ${element.textContent?.slice(0, 30)}`] : [];
        });
    });

  for (const [name, path] of [['marketing page', HOME], ['documentation page', INSTALL], ['API page', pathOf('api-operation')]] as const) {
    test(`a ${name} is its text, black on white even from the dark, whole, from the first sheet on`, async ({page}) => {
      await open(page, path);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await page.emulateMedia({media: 'print'});
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(/^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
      for (const part of await page.locator('.navbar, .theme-announcement-bar, .theme-doc-sidebar-container, .table-of-contents, .theme-doc-toc-mobile, .pagination-nav, footer').all()) {
        await expect(part).toBeHidden();
      }
      for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
      expect(await pale(page)).toEqual([]);
      for (const panel of await page.locator('main [role=tabpanel]:not(#examples *)').all()) await expect(panel).toBeVisible();
      // What is folded on the screen is open on paper, however deep it lies.
      const folds = page.locator('main details:visible');
      expect(await folds.count()).toBeGreaterThan(0);
      for (const fold of await folds.all()) await expect(fold.locator('> :not(summary)').first()).toBeVisible();
      for (const code of await page.locator('main pre:visible').all()) {
        expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth), await code.innerText()).toBeLessThanOrEqual(0);
      }
      // The title stands in the upper half of the first sheet.
      expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(560);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
      for (const link of await page.locator('.markdown a[href^="http"]:visible').all()) {
        expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('http');
      }
    });
  }

  test('of the samples of an operation, the language that is chosen is printed, and no other', async ({page}) => {
    await open(page, pathOf('api-operation'));
    const request = page.locator('#examples section').first();
    await request.getByRole('tab', {name: 'Go'}).click();
    await page.emulateMedia({media: 'print'});
    const panels = request.locator('[role=tabpanel]:visible');
    await expect(panels).toHaveCount(1);
    await expect(panels).toContainText('http.NewRequest');
  });

  test('sheets are filled: none is blank, and the text takes about as many as it needs', async ({page}) => {
    for (const path of [HOME, INSTALL, pathOf('api-operation')]) {
      await open(page, path);
      await page.emulateMedia({media: 'print'});
      const height = await page.locator('main').first().evaluate((main) => main.getBoundingClientRect().height);
      const sheets = (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets, `${path}: ${Math.round(height)} px`).toBeLessThanOrEqual(Math.ceil((height / 1123) * 1.2));
    }
  });
});
