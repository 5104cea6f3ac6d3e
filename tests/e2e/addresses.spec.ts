import {existsSync} from 'node:fs';
import path from 'node:path';

import type {APIRequestContext, Browser, Page} from '@playwright/test';

import {routes} from '../../src/config/routes';

import {holds} from '../../tools/specification/marks';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, open, test, type Trouble} from './support/test';
import {DESKTOP, undrawn} from './support/undrawn';

const {origin, dir} = SITES.production;

/** Other spellings of known addresses, and the page that each leads to. */
const SPELLINGS = [
  ['/docs/intro', '/docs/Intro'],
  ['/docs/INTRO/', '/docs/Intro/'],
  ['/Docs/', '/docs/'],
  ['/DOCS', '/docs'],
  ['/case/BOE', '/case/boe'],
  ['/Case/csgapp', '/case/csgApp'],
  ['/ACK/', '/ack/'],
  ['/opensourceapps', '/opensourceApps'],
  ['/usescene/offlinedelivery', '/usescene/offlineDelivery'],
  ['/docs/api/Team/createteam', '/docs/api/team/createTeam'],
  ['/docs/store/install/onlineinstall', '/docs/store/install/onLineInstall'],
  ['/Community', '/community'],
  ['/community/Support', '/community/support'],
  ['/Blog/Gateway-API-Intro', '/blog/gateway-api-intro'],
  ['//docs/versions', '/docs/versions'],
  ['/docs//versions', '/docs/versions'],
  ['/docs///versions//', '/docs/versions/'],
  ['//', '/'],
  ['/docs/versions.html', '/docs/versions'],
  ['/docs/versions/index.html', '/docs/versions/'],
  ['/docs/index.html', '/docs/'],
  ['/Docs//Versions/INDEX.HTML', '/docs/versions/'],
  ['/index.html', '/'],
  ['/docs/%49ntro', '/docs/Intro'],
  ['/docs/versions?from=elsewhere#top', '/docs/versions?from=elsewhere#top'],
  ['/docs/VERSIONS?from=elsewhere', '/docs/versions?from=elsewhere'],
] as const;

/** Addresses without a page, in addition to the parents of pages. */
const UNKNOWN = [
  '/no/such/page',
  '/no-such-page/',
  '/docs/no/such/page',
  '/docs/introo',
  '/docs/Intro/more',
  '/docs/versions.htm',
  '/docs/versions/more',
  '/docs/no-such/index.html',
  '/docs/no-such.html',
  '/docs//no-such',
  '/docs/api/team/creatTeam',
  '/docs/api/teams/',
  '/docs/100%',
  '/docs/100%25',
  '/docs/%E0%A4%A',
  '/docs/安装',
  '/community/suport',
  '/community/change/5.99.0',
  '/community/change/5.14.2/more/',
  '/my-community',
  '/case/nobody',
  '/usescene/none/',
  '/feature/none',
  '/blog/no-such-post',
  '/blog/page/99',
  '/blog/docs',
  '/%2Fevil.example/',
  '//evil.example/docs/no-such',
  '/\\evil.example/',
  '/404',
] as const;

const parentsOf = (address: string) => address.split('/').slice(1, -1).map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`);

/** Parents of pages that are not pages themselves. */
const BARE_PARENTS = [...new Set(routes.filter(({kind}) => kind !== 'file').flatMap(({path: address}) => parentsOf(address)))]
  .filter((address) => existsSync(path.join(dir, address)) && !existsSync(path.join(dir, address, 'index.html')))
  .sort();

/** Characteristics that identify a page. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav.navbar');
    return {
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      frame: bar?.parentElement?.className,
      // Without scripts the bar also contains a menu for phones, and links to the other language omit the query and the hash.
      bar: [...(bar?.querySelectorAll('a, button') ?? [])].filter((entry) => !entry.closest('noscript')).map((entry) => `${entry.textContent} ${entry.getAttribute('href')?.replace(/[?#].*/, '')} ${entry.className.replace(/\s+/g, ' ')}`),
      announced: document.querySelectorAll('.theme-announcement-bar').length,
      start: getComputedStyle(document.querySelector('main') ?? document.body).marginTop,
      language: document.documentElement.lang,
    };
  });

type Visit = {readonly look: Awaited<ReturnType<typeof lookOf>>; readonly status: number | undefined; readonly place: string};

async function visit(page: Page, address: string): Promise<Visit> {
  const response = await page.goto(origin + address);
  return {look: await lookOf(page), status: response?.status(), place: page.url().slice(origin.length)};
}

/** Visits an address without scripts and with scripts, and expects the same page. */
async function visitTwice(page: Page, plain: Page, address: string): Promise<Visit> {
  const before = await visit(plain, address);
  const {status} = await visit(page, address);
  await hydrated(page);
  expect.soft(await lookOf(page), `${address}, with scripts`).toEqual(before.look);
  expect.soft(status, address).toBe(before.status);
  return {...before, place: page.url().slice(origin.length)};
}

/** Lays out a page for a desktop window, without painting it. */
async function asOnDesktop(page: Page): Promise<Page> {
  const layOut = await undrawn(page);
  await layOut(DESKTOP);
  return page;
}

const withoutScripts = async (browser: Browser) => asOnDesktop(await browser.newPage({javaScriptEnabled: false, locale: 'zh-CN'}));

test.beforeEach(async ({page}) => {
  await asOnDesktop(page);
});

test('the list of addresses is long enough and includes the parents without a page', () => {
  expect(SPELLINGS.length + UNKNOWN.length + BARE_PARENTS.length).toBeGreaterThan(50);
  expect(BARE_PARENTS).toEqual(expect.arrayContaining(['/docs/api', '/docs/store', '/docs/quick-start', '/feature']));
});

/** Number of addresses per test: a busy machine needs several seconds for each. */
const BATCH_SIZE = 8;

function inBatches<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({length: Math.ceil(list.length / BATCH_SIZE)}, (_, part) => list.slice(part * BATCH_SIZE, (part + 1) * BATCH_SIZE));
}

for (const {name, prefix, htmlLang} of LANGUAGES) {
  test.describe(name, () => {
    test.setTimeout(120_000);

    for (const [part, spellings] of inBatches(SPELLINGS).entries()) {
      test(`another spelling of an address leads to its page (${part + 1})`, async ({page, browser}) => {
        const plain = await withoutScripts(browser);
        for (const [address, right] of spellings) {
          const there = await visitTwice(page, plain, prefix + address);
          expect.soft(there.status, address).toBe(200);
          expect.soft(there.place, address).toBe(prefix + right);
          expect.soft(there.look.headings, address).toHaveLength(1);
          expect.soft(there.look, address).toEqual((await visit(plain, prefix + right)).look);
        }
        await plain.close();
      });
    }

    for (const [part, addresses] of inBatches([...UNKNOWN, ...BARE_PARENTS, ...BARE_PARENTS.map((parent) => `${parent}/`)]).entries()) {
      test(`an unknown address is the not-found page (${part + 1})`, holds('routes.unknown'), async ({page, browser, trouble}) => {
        trouble.ignore(/status (?:of )?404/);
        const plain = await withoutScripts(browser);
        const {look} = await visit(plain, `${prefix}/no/such/page`);
        expect(look.title).toBe(name === 'zh' ? '找不到页面 | Rainbond' : 'Page not found | Rainbond');
        expect(look.language).toBe(htmlLang);
        expect(look.announced).toBe(0);
        for (const address of addresses) {
          const there = await visitTwice(page, plain, prefix + address);
          expect.soft(there.status, address).toBe(404);
          expect.soft(there.look, address).toEqual(look);
          await expect.soft(page.locator('a[href^="//"]'), `${address} leads to no other host`).toHaveCount(0);
        }
        await plain.close();
      });
    }
  });
}

test.describe('on a server that corrects no addresses', () => {
  type Answer = {readonly status: number; readonly file: string};

  /** Makes the server answer an address with the file of another one. */
  async function answer(page: Page, request: APIRequestContext, address: string, {status, file}: Answer): Promise<void> {
    const body = await (await request.get(file)).text();
    await page.route(origin + address, (route) => route.fulfill({status, contentType: 'text/html; charset=utf-8', body}));
  }

  const ignoreMissing = (trouble: Trouble) => trouble.ignore(/status (?:of )?404/);

  for (const [address, file, right] of [
    ['/docs/intro', '/404.html', '/docs/Intro'],
    ['/Docs/', '/404.html', '/docs/'],
    ['/case/BOE?a=1#top', '/404.html', '/case/boe?a=1#top'],
    ['/docs//versions', '/404.html', '/docs/versions'],
    ['//docs/versions', '/404.html', '/docs/versions'],
    ['/docs/versions.html', '/404.html', '/docs/versions'],
    ['/en/docs/intro', '/en/404.html', '/en/docs/Intro'],
    // Some servers have one not-found page for all languages.
    ['/en/docs/intro', '/404.html', '/en/docs/Intro'],
    ['/EN/DOCS/INTRO', '/404.html', '/en/docs/Intro'],
  ] as const) {
    test(`the not-found page leads ${address} on to ${right} (${file})`, async ({page, request, trouble}) => {
      ignoreMissing(trouble);
      await answer(page, request, address.replace(/#.*/, ''), {status: 404, file});
      await page.goto(origin + address);
      await expect(page).toHaveURL(origin + right);
      await hydrated(page);
      await expect(page).not.toHaveTitle(/找不到页面|not found/i);
    });
  }

  for (const [address, right] of [
    ['/docs/intro', '/docs/Intro'],
    ['/docs//versions', '/docs/versions'],
    ['/docs/versions/index.html', '/docs/versions'],
    ['/en/Docs/', '/en/docs/'],
  ] as const) {
    test(`the page ${right} that the server sends for ${address} stays and gets its own address`, async ({page, request}) => {
      await answer(page, request, address, {status: 200, file: right});
      await open(page, origin + address);
      await expect(page).toHaveURL(origin + right);
      await expect(page).not.toHaveTitle(/找不到页面|not found/i);
    });
  }

  test('the not-found page that the server sends for an existing page stays and is not reloaded again and again', async ({page, request, trouble}) => {
    ignoreMissing(trouble);
    let visits = 0;
    page.on('framenavigated', () => (visits += 1));
    await answer(page, request, '/docs/Intro', {status: 404, file: '/404.html'});
    await open(page, '/docs/Intro');
    await expect(page).toHaveTitle('找不到页面 | Rainbond');
    await expect(page.locator('h1')).toHaveText('找不到页面');
    expect(visits).toBe(1);
  });

  test('the not-found page never leads to another host', async ({page, request, trouble}) => {
    ignoreMissing(trouble);
    for (const address of ['//evil.example/docs/intro', '/en//evil.example/x', '/%2Fevil.example/index.html']) {
      await answer(page, request, address, {status: 404, file: address.startsWith('/en') ? '/en/404.html' : '/404.html'});
      await open(page, origin + address);
      expect(new URL(page.url()).origin).toBe(origin);
      await expect(page.locator('a[href^="//"]')).toHaveCount(0);
    }
  });
});

test('within the site, an unknown address also shows the not-found page and another spelling shows the page', async ({page}) => {
  await open(page, '/docs/');
  const go = (address: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, address);
  await go('/docs/api');
  await expect(page.locator('h1')).toHaveText('找不到页面');
  await expect(page).toHaveTitle('找不到页面 | Rainbond');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await go('/docs/VERSIONS');
  await expect(page.locator('h1')).toContainText('版本');
  await expect(page).toHaveTitle(/版本/);
});
