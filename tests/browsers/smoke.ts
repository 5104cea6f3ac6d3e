import type {AddressInfo} from 'node:net';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {createStaticServer} from '../../tools/site/static-server';
import {i18n} from '../../src/config/i18n';
import {SITES} from '../../tools/site/sites';
import {templates} from '../../tools/site/templates';
import type {Driver} from './driver';

const {dir, baseUrl} = SITES.production;

const ARTICLE = '/docs/quick-start/quick-install';
const TABS = '/docs/api/team/createTeam';
const PICTURE = '/docs/quick-start/getting-started';
const ENLARGE = 'main figure button[class*="zoom"]';
const SEARCH_FROM = '/docs/';
const WIDE = {width: 1440, height: 900};

const LANGUAGES = [
  {name: 'zh', prefix: '', query: '安装', menu: '功能', copied: '已复制'},
  {name: 'en', prefix: '/en', query: 'install', menu: 'Features', copied: 'Copied'},
] as const;

/** Properties of a page that every template has. */
const look = () => {
  const heading = document.querySelector('h1');
  const {width = 0, height = 0} = heading?.getBoundingClientRect() ?? {};
  return {
    hydrated: document.documentElement.dataset.hasHydrated === 'true',
    heading: heading?.textContent.trim() ?? '',
    drawn: width > 0 && height > 0,
    title: document.title,
    language: document.documentElement.lang,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    styled: getComputedStyle(document.body).getPropertyValue('--brand').trim() !== '',
    alert: document.querySelector('[role="alert"]:not([hidden])')?.textContent ?? '',
  };
};

/**
 * Defines the smoke tests of a browser: every template opens and hydrates, and the most used features work.
 * @param start starts the browser, which is closed at the end
 */
export function smoke(browser: string, start: () => Promise<Driver>): void {
  describe(browser, () => {
    const server = createStaticServer({root: dir, baseUrl, languages: i18n.locales});
    let origin = '';
    let driver: Driver;

    beforeAll(async () => {
      await new Promise<void>((done) => {
        server.listen(0, '127.0.0.1', done);
      });
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      driver = await start();
      await driver.resize(WIDE.width, WIDE.height);
    });

    afterAll(async () => {
      await driver?.close();
      server.closeAllConnections();
      server.close();
    });

    const open = async (address: string) => {
      await driver.open(origin + address);
      await expect.poll(() => driver.run(() => document.documentElement.dataset.hasHydrated ?? ''), {timeout: 20_000}).toBe('true');
    };
    const matches = (selector: string) => driver.run((wanted) => document.querySelectorAll(wanted).length, selector);
    const appears = (selector: string) => expect.poll(() => matches(selector), {timeout: 10_000, message: `${selector} appears`}).toBeGreaterThan(0);
    const disappears = (selector: string) => expect.poll(() => matches(selector), {timeout: 10_000, message: `${selector} disappears`}).toBe(0);
    /** Marks the first element whose name starts with `name`, so that a selector can find it. */
    const mark = (selector: string, name: string) =>
      driver.run(
        (within, wanted) => {
          const found = [...document.querySelectorAll<HTMLElement>(within)].find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(wanted));
          found?.setAttribute('data-smoke', '');
          return found !== undefined;
        },
        selector,
        name,
      );

    for (const {name: language, prefix, query, menu, copied} of LANGUAGES) {
      test.each(templates)(`opens $name (${language})`, async ({path, kind}) => {
        await driver.open(origin + prefix + path);
        await expect.poll(() => driver.run(look), {timeout: 20_000}).toMatchObject({hydrated: true, drawn: true, styled: true, alert: ''});
        const seen = await driver.run(look);
        expect(seen.heading).not.toBe('');
        expect(seen.title).not.toBe('');
        expect(seen.language).toBe(i18n.localeConfigs[language]?.htmlLang);
        expect(seen.sideways, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
        // The browser itself reports an address that answers 404.
        expect(driver.problems().filter((line) => kind !== 'not-found' || !/404/.test(line))).toEqual([]);
      });

      test(`a menu of the bar opens, and Escape closes it (${language})`, async () => {
        await open(prefix + ARTICLE);
        expect(await mark('nav button', menu)).toBe(true);
        await driver.click('[data-smoke]');
        await appears('[data-smoke][aria-expanded="true"]');
        await driver.press('Escape');
        await appears('[data-smoke][aria-expanded="false"]');
      });

      test(`search opens by its shortcut, finds results and leads to a page (${language})`, async () => {
        await open(prefix + SEARCH_FROM);
        await driver.shortcut('k');
        await appears('dialog [role="combobox"]');
        await driver.write(query);
        await appears('dialog [role="option"]');
        await driver.press('Enter');
        await expect.poll(() => driver.run(() => location.pathname), {timeout: 10_000}).not.toBe(prefix + SEARCH_FROM);
        await disappears('dialog [role="combobox"]');
      });

      test(`Escape closes the search (${language})`, async () => {
        await open(prefix + ARTICLE);
        await driver.shortcut('k');
        await appears('dialog [role="combobox"]');
        await driver.press('Escape');
        await disappears('dialog:modal [role="combobox"]');
      });

      test(`a tab shows its panel (${language})`, async () => {
        await open(prefix + TABS);
        await appears('main [role="tab"]');
        await driver.run(() => {
          document.querySelectorAll('main [role="tab"]')[1]?.setAttribute('data-smoke', '');
          return null;
        });
        await driver.click('[data-smoke]');
        await appears('[data-smoke][aria-selected="true"]');
        expect(await driver.run(() => [...document.querySelectorAll<HTMLElement>('main [role="tabpanel"]')].filter(({hidden}) => !hidden).length)).toBeGreaterThan(0);
      });

      test(`a picture opens as a dialog, and Escape closes it (${language})`, async () => {
        await open(prefix + PICTURE);
        await driver.run(() => {
          document.querySelector('main figure [data-state]')?.scrollIntoView({block: 'center', behavior: 'instant'});
          return null;
        });
        await appears(ENLARGE);
        await driver.click(ENLARGE);
        await appears('dialog:modal img');
        await driver.press('Escape');
        await disappears('dialog:modal');
      });

      test(`a command is copied, and the button says so (${language})`, async () => {
        await open(prefix + ARTICLE);
        await driver.run(() => {
          document.querySelector('main .theme-code-block button[aria-label]')?.setAttribute('data-smoke', '');
          return null;
        });
        await driver.click('[data-smoke]');
        await expect.poll(() => driver.run(() => [...document.querySelectorAll('main [role="status"]')].map(({textContent}) => textContent).join(' ')), {timeout: 5000}).toContain(copied);
      });

      test(`the phone's menu opens (${language})`, async () => {
        await driver.resize(480, 844);
        try {
          await open(prefix + ARTICLE);
          await driver.click('.navbar__toggle');
          await appears('.navbar-sidebar--show, .navbar-sidebar__backdrop');
        } finally {
          await driver.resize(WIDE.width, WIDE.height);
        }
      });
    }
  });
}
