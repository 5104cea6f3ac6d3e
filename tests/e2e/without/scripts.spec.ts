import type {Page} from '@playwright/test';

import {templates} from '../../../tools/site/templates';
import {expect, LANGUAGES, open, test} from '../support/test';
import {addresses, bar, HOME, INSTALL, KINDS, sidebarLink} from './pages';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  /** The texts of a page, piece by piece, without controls and their counts, which mean nothing without scripts. */
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
      test(`${name} says and shows everything that it does with scripts (${language})`, async ({page, browser, baseURL}) => {
        const scripted = await browser.newPage({baseURL, javaScriptEnabled: true});
        await open(scripted, prefix + path);
        await page.goto(prefix + path);
        expect(await page.title()).toBe(await scripted.title());
        const folded = page.locator('main details:not([open]) > summary:visible');
        while ((await folded.count()) > 0) await folded.first().click();
        const readable = new Set(await pieces(page, true));
        // A lazy image shows a message until it is loaded.
        await scripted.locator('main img').evaluateAll((images) => images.forEach((image) => image.setAttribute('loading', 'eager')));
        // The search page has only its title; everything else that it shows are controls.
        const said = async () => (name === 'search' ? [await scripted.locator('h1').innerText()] : pieces(scripted, false));
        await expect.poll(async () => (await said()).filter((piece) => !readable.has(piece))).toEqual([]);

        const pictures = await page.getByRole('img').all();
        // Without scripts every pane is shown, with its drawing.
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
    test(`${name} offers no control that does nothing`, async ({page, trouble}) => {
      for (const size of [{width: 1440, height: 900}, {width: 390, height: 844}]) {
        await page.setViewportSize(size);
        await page.goto(path);
        // The menus of the bar open on hover and focus, and the browser submits a form that has an address.
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
        // The phone's menu is excluded: its HTML is used only without scripts.
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
        // The logo leads home, and the action of the custom bar is also in the text of every page with that bar.
        const elsewhere = [`${prefix}/`, `${prefix}/docs/quick-start/quick-install`];
        expect(entries.filter((address) => !listed.includes(address) && !elsewhere.includes(address))).toEqual([]);
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
        // One after the other: hundreds at once are more than the connections can bear.
        for (const address of next) pages.push(await (await request.get(address)).text());
        // Only links of the sidebar, as it is in the HTML that is sent.
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

  test('the search says that it needs scripts, wherever it is used', async ({page}) => {
    for (const {prefix, says} of [{prefix: '', says: '搜索需要 JavaScript'}, {prefix: '/en', says: 'needs JavaScript'}]) {
      await page.goto(`${prefix}/docs/`);
      await page.getByRole('search').getByRole('searchbox').fill('helm');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/search/?\\?q=helm$`));
      // Locators by text ignore noscript elements.
      const words = page.locator('main noscript p');
      await expect(words).toContainText(says);
      await expect(words).toBeInViewport();
    }
  });

  test('every pane, table and disclosure can be read', async ({page}) => {
    await page.goto(INSTALL);
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeHidden();
    await expect(page.locator('.theme-code-block button').first()).toBeHidden();
    const failure = page.locator('details#port-used');
    await failure.locator('summary').click();
    await expect(failure.locator('p').first()).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    const fold = page.locator('.theme-doc-toc-mobile');
    await fold.locator('summary').click();
    await expect(fold.getByRole('link').first()).toBeVisible();
  });

  for (const path of ['/', '/en/', '/helm', '/en/helm', '/feature/devops', '/ack', '/enterprise_server', '/opensourceApps', '/xinchuang', '/case/kgdata', '/usescene/offlineDelivery', '/en/community/support', INSTALL]) {
    test(`${path} names the files of the platform that it is based on`, async ({page}) => {
      await page.goto(path);
      const sources = page.locator('details').filter({has: page.locator('summary', {hasText: path.startsWith('/en/') ? /^Sources$/ : /^依据$/})});
      await expect(sources).toHaveCount(1);
      await sources.locator('summary').click();
      const links = sources.getByRole('link');
      await expect(links.first()).toBeVisible();
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).filter((to) => to?.startsWith('https://github.com/goodrain/')))).not.toEqual([]);
    });
  }
});
