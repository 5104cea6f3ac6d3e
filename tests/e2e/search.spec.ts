import type {Page, Request} from '@playwright/test';

import {publishedVersion} from '../../src/config/docs-versions';
import {KINDS} from '../../src/search/index/format';
import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, open, test} from './support/test';

const dialog = (page: Page) => page.locator('dialog:has([role="combobox"])');
const field = (page: Page) => page.locator('dialog [role="combobox"]');
const hits = (page: Page) => dialog(page).getByRole('option');

async function openSearch(page: Page) {
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
}

/** One page of each kind, with either bar. */
const PLACES = ['/', '/docs/', '/docs/quick-start/quick-install', '/blog', '/blog/gateway-api-intro', '/community/support', '/search', '/no/such/page'];

test.describe('the dialog', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`opens with Ctrl+K, Cmd+K and a slash and closes with Esc, on every kind of page (${name})`, holds('behaviour.search-keys', 'constants.search-keys'), async ({page, trouble}) => {
      for (const path of PLACES) {
        await page.goto(prefix + path);
        await hydrated(page);
        // The search page's own field takes the slash as a letter.
        const keys = path === '/search' ? ['Control+K', 'Meta+K'] : ['Control+K', 'Meta+K', '/'];
        for (const key of keys) {
          await page.keyboard.press(key);
          await expect(field(page), `${path}: ${key}`).toBeFocused();
          await expect(field(page)).toHaveValue('');
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toHaveCount(0);
        }
      }
      trouble.expected(/404/);
    });
  }

  test('keeps what is typed as soon as the field has focus', async ({page}) => {
    await open(page, '/docs/');
    // Before the browser does anything else.
    await page.evaluate(() =>
      document.addEventListener('focusin', ({target}) => {
        if (target instanceof HTMLInputElement) queueMicrotask(() => void document.execCommand('insertText', false, 'c'));
      }),
    );
    await openSearch(page);
    await expect(field(page)).toHaveValue('c');
    await page.keyboard.type('reate');
    await expect(field(page)).toHaveValue('create');
  });

  test('opens from the bar, closes by its mask and Ctrl+K, and gives focus back', async ({page}) => {
    await open(page, '/docs/');
    const button = page.getByRole('banner').or(page.locator('.navbar')).getByRole('button', {name: '搜索文档'}).first();
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(10, 400);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await openSearch(page);
    await page.keyboard.press('Control+K');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the slash stays a letter where something is being written', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('docs');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('docs/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('neither moves the page nor lets it scroll', async ({page}) => {
    await open(page, '/docs/quick-start/quick-install');
    await page.evaluate(() => scrollTo(0, 600));
    const before = await page.locator('h2').first().boundingBox();
    await openSearch(page);
    expect(await page.locator('h2').first().boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(600);
  });

  test('is in Chinese on Chinese pages and in English on English ones', holds('site.labels'), async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await field(page).fill('安装');
    await expect(hits(page).first()).toBeVisible();
    const chinese = await dialog(page).locator('li, p, button').filter({visible: true}).allInnerTexts();
    expect(chinese.join(' ').replace(/esc|OpenAPI/gi, '')).not.toMatch(/[a-z]{3}/i);
    await expect(dialog(page)).toHaveAttribute('aria-label', '搜索');
    await open(page, '/en/docs/');
    await openSearch(page);
    await field(page).fill('install');
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page)).toHaveAttribute('aria-label', 'Search');
    expect((await dialog(page).locator('li, p, button').allInnerTexts()).join(' ')).not.toMatch(/\p{Script=Han}/u);
  });

  test('axe finds nothing in it, with and without results', async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    const look = () => axeViolations(page, 'dialog');
    expect(await look()).toEqual([]);
    await field(page).fill('安装');
    await expect(hits(page).first()).toBeVisible();
    expect(await look()).toEqual([]);
    await field(page).fill('qqqqzzzz');
    await expect(dialog(page).getByText('没有相符的内容')).toBeVisible();
    expect(await look()).toEqual([]);
  });
});

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

  test('lead to a heading, and open in a new tab where that is asked for', async ({page, context}) => {
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
    // Beyond what it helps to count, the number is left out.
    await field(page).fill('安装');
    await expect(dialog(page).getByRole('status').filter({hasText: /^找到 99 条以上的结果/})).toBeAttached();
    await expect(dialog(page).getByRole('link', {name: '查看更多结果'})).toHaveAttribute('href', '/search?q=%E5%AE%89%E8%A3%85');
  });

  test('stand together by page, below where the page stands, each with its title, excerpt and marks', async ({page}) => {
    await open(page, '/docs/');
    await openSearch(page);
    await page.keyboard.type('helm 安装');
    await expect(hits(page).first()).toBeVisible();
    const links = await hits(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    // A page's results follow one another: no page comes up again after another one.
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

  test('opened once leave their query under recent searches, from which it can be asked again and taken off', async ({page}) => {
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

  test('of recent searches that were spoilt in the storage are none', async ({page}) => {
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
    // It is selected: what is typed takes its place.
    await page.keyboard.type('helm');
    await expect(field(page)).toHaveValue('helm');
  });

  test('say which of them Enter opens, and hold with the keys for another tab', async ({page, context}) => {
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

/** Always the same queries, so that a failure can be looked into. */
function* oddQueries(count: number): Generator<string> {
  const pieces = ['安装', '網關', 'helm', '<script>', '</mark>', '<img src=x onerror=alert(1)>', '&lt;', '"', "'", '`', '${x}', '\\', '/', '%', '*', '(', '[', '{{', '\u0000', '\u0007', '\u202e', '\ufeff', '🚀', 'é', '   '];
  let state = 7;
  for (let round = 0; round < count; round += 1) {
    let query = '';
    for (let length = (round % 9) + 1; length > 0; length -= 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      query += state % 3 === 0 ? String.fromCharCode(state % 0xd800) : pieces[state % pieces.length];
    }
    yield round % 100 === 0 ? query.repeat(500) : query;
  }
}

test('two thousand odd queries leave no error and execute nothing', async ({page}) => {
  test.setTimeout(300_000);
  page.on('dialog', () => {
    throw new Error('a query was executed');
  });
  await open(page, '/search');
  const input = page.getByRole('searchbox');
  const elements = await page.locator('main img, main script, main svg').count();
  // Typed within the page: a round trip for each would take minutes.
  await input.evaluate(async (element, queries) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [number, query] of queries.entries()) {
      setValue?.call(element, query);
      element.dispatchEvent(new Event('input', {bubbles: true}));
      // Now and then there is time enough for the answer, and for the address to follow.
      await new Promise((done) => setTimeout(done, number % 20 === 0 ? 300 : 0));
    }
  }, [...oddQueries(2_000)]);
  await input.fill('安装');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await page.locator('main img, main script, main svg').count()).toBe(elements);
});

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

  test('offers typing mistakes put right, and names the words that were left out', async ({page}) => {
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

test.describe('the index', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`holds every kind of pages, in pieces named for their content (${name})`, async ({request}) => {
      type Manifest = {readonly folder: string; readonly language: string; readonly ranges: readonly {readonly kind: string; readonly tag: string}[]};
      const manifest = (await (await request.get(`${prefix}/search-index.json`)).json()) as Manifest;
      expect(manifest.language).toBe(name);
      expect([...new Set(manifest.ranges.map(({kind}) => kind))]).toEqual([...KINDS]);
      // One version of the docs is current: no other is in the index.
      expect([...new Set(manifest.ranges.map(({tag}) => tag))].sort()).toEqual(['default', 'docs-community-current', `docs-default-${publishedVersion}`]);
      const piece = await request.get(`${prefix}/${manifest.folder}/terms-0.json`);
      expect(manifest.folder).toMatch(/^assets\/search\/[0-9a-f]{10}$/);
      expect(piece.headers()['cache-control']).toContain('immutable');
    });

    test(`costs little: below 110 kB to the first results, below 40 kB for a further query (${name})`, async ({page}) => {
      // What a page prefetches for the next one is no part of a search.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      let bytes = 0;
      network.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
      const costOf = async (work: () => Promise<void>) => {
        await page.waitForLoadState('networkidle');
        bytes = 0;
        await work();
        await page.waitForLoadState('networkidle');
        // The browser reports a reply's size a moment after the page has it.
        await page.waitForTimeout(300);
        return bytes;
      };
      const ask = async (query: string) => {
        await field(page).fill(query);
        await expect(page.getByRole('status').filter({hasText: /\d/})).toBeAttached();
        await expect(hits(page).first()).toBeVisible();
      };
      const [first = '', ...further] = name === 'zh' ? ['快速安装', '网关证书', '构建失败', 'createHttpRule'] : ['quick install', 'gateway certificate', 'build failed', 'createHttpRule'];
      await page.goto(`${prefix}/docs/`, {waitUntil: 'networkidle'});
      const cost = await costOf(async () => {
        await openSearch(page);
        await ask(first);
      });
      expect(cost).toBeLessThan(110_000);
      // As much as the code and an index weigh at least: the count isn't blind.
      expect(cost).toBeGreaterThan(20_000);
      for (const query of further) expect(await costOf(() => ask(query)), query).toBeLessThan(40_000);
      expect(await costOf(() => ask(first)), 'what was fetched once is kept').toBe(0);
    });
  }

  test('doesn’t hold up typing while it is fetched', async ({page}) => {
    await open(page, '/docs/');
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((done) => (arrive = done));
    await page.route(/search-index\.json|assets\/search\//, async (route) => {
      await slow;
      await route.continue();
    });
    await openSearch(page);
    await page.keyboard.type('网关证书 createHttpRule', {delay: 10});
    await expect(field(page)).toHaveValue('网关证书 createHttpRule');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('网关证书 createHttpRul');
    arrive();
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('where the index can’t be had', () => {
  test('the dialog says so, and Retry brings the results', async ({page, trouble}) => {
    await open(page, '/docs/');
    let broken = true;
    await page.route(/search-index\.json|assets\/search\//, (route) => (broken ? route.abort('connectionfailed') : route.continue()));
    await openSearch(page);
    await page.keyboard.type('安装');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('没能取得搜索结果');
    broken = false;
    await alert.getByRole('button', {name: '重试'}).click();
    await expect(hits(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    trouble.expected(/failed request|ERR_|could not be answered/);
  });

  test('the search page says so, and Retry brings the results', async ({page, trouble}) => {
    let broken = true;
    await page.route('**/search-index.json', (route) => (broken ? route.fulfill({status: 500, body: ''}) : route.continue()));
    await open(page, '/search?q=helm');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('没能取得搜索结果');
    broken = false;
    await alert.getByRole('button', {name: '重试'}).click();
    await expect(page.locator('main article').first()).toBeVisible();
    trouble.expected(/500|could not be answered/);
  });

  test('the code of the dialog is tried again as well', async ({page, trouble}) => {
    await open(page, '/docs/');
    let broken = true;
    await page.route(/assets\/js\/.*\.js$/, (route) => (broken ? route.abort('connectionfailed') : route.continue()));
    await page.keyboard.press('Control+K');
    const failure = page.getByRole('dialog', {name: '搜索没能打开'});
    await expect(failure).toBeVisible();
    broken = false;
    await failure.getByRole('button', {name: '重试'}).click();
    await expect(field(page)).toBeFocused();
    trouble.expected(/failed request|ERR_|ChunkLoadError/);
  });

  test('its Retry is pressed by the space bar, and what was typed before stands in the field', async ({page, trouble}) => {
    await open(page, '/docs/');
    let broken = true;
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((done) => (fail = done));
    await page.route(/search-modal[^/]*\.js$/, async (route) => {
      await failing;
      await (broken ? route.abort('connectionfailed') : route.continue());
    });
    await page.keyboard.press('Control+K');
    await page.keyboard.type('helm');
    fail();
    const retry = page.getByRole('dialog', {name: '搜索没能打开'}).getByRole('button', {name: '重试'});
    await expect(retry).toBeVisible();
    broken = false;
    await retry.focus();
    await page.keyboard.press('Space');
    await expect(field(page)).toHaveValue('helm');
    trouble.expected(/failed request|ERR_|ChunkLoadError/);
  });

  test('the rest of the page works on', async ({page, trouble}) => {
    await open(page, '/docs/');
    await page.route(/search-index\.json|assets\/search\//, (route) => route.abort('connectionfailed'));
    await openSearch(page);
    await page.keyboard.type('安装');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/quick-start/quick-install"]').click();
    await expect(page).toHaveURL('/docs/quick-start/quick-install');
    trouble.expected(/failed request|ERR_|could not be answered/);
  });
});

test('the built-in index asks no other host and shows no sign of one', async ({page}) => {
  await open(page, '/docs/');
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await openSearch(page);
  await page.keyboard.type('安装');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('a[href*="algolia"]')).toHaveCount(0);
  await open(page, '/search?q=helm');
  await expect(page.locator('a[href*="algolia"]')).toHaveCount(0);
});

test.describe('hosted search', () => {
  const {baseUrl, origin} = SITES.configured;

  const HIT = {
    objectID: '1',
    type: 'lvl1',
    url: `https://www.rainbond.com${baseUrl}docs/quick-start/quick-install`,
    url_without_anchor: `https://www.rainbond.com${baseUrl}docs/quick-start/quick-install`,
    anchor: null,
    content: null,
    hierarchy: {lvl0: '文档', lvl1: '快速安装', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: {lvl0: {value: '文档'}, lvl1: {value: '快速<mark>安装</mark> &amp; <b>x</b>'}}},
    _snippetResult: {},
  };

  /** Answers in the service's place and keeps what it was asked. */
  async function answerFor(page: Page): Promise<Request[]> {
    const asked: Request[] = [];
    await page.route(
      (url) => url.origin !== origin,
      async (route) => {
        if (!route.request().url().includes('algolia')) return route.fulfill({contentType: 'text/javascript', body: ''});
        asked.push(route.request());
        return route.fulfill({json: {results: [{hits: [HIT], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: '安装'}]}});
      },
    );
    return asked;
  }

  type Asked = {readonly requests: readonly {readonly indexName: string; readonly query: string; readonly facetFilters: unknown}[]};

  function expectQuestion(request: Request | undefined, query: string) {
    expect(request?.method()).toBe('POST');
    expect(request?.url()).toMatch(/^https:\/\/TESTAPP-dsn\.algolia\.net\/1\/indexes\/\*\/queries/i);
    const [question] = (JSON.parse(request?.postData() ?? '{}') as Asked).requests;
    expect(question).toMatchObject({indexName: 'rainbond', query});
    expect(JSON.stringify(question?.facetFilters)).toContain('language:zh');
    expect(JSON.stringify(question?.facetFilters)).toContain(`docusaurus_tag:docs-default-${publishedVersion}`);
  }

  test('the dialog asks the configured index, with its filters', holds('calls.search', 'calls.search-facets'), async ({page, trouble}) => {
    const asked = await answerFor(page);
    await page.goto(`${origin}${baseUrl}docs/`);
    await hydrated(page);
    await openSearch(page);
    await field(page).fill('安装');
    await expect(hits(page)).toHaveCount(1);
    expectQuestion(asked.at(-1), '安装');
    await expect(hits(page).first()).toContainText('快速安装 & <b>x</b>');
    await expect(dialog(page).getByRole('link', {name: '搜索由 Algolia 提供'})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}${baseUrl}docs/quick-start/quick-install`);
    trouble.expected(/foreign request/);
  });

  test('so does the search page', holds('calls.search', 'calls.search-facets'), async ({page, trouble}) => {
    const asked = await answerFor(page);
    await page.goto(`${origin}${baseUrl}search?q=%E5%AE%89%E8%A3%85`);
    await hydrated(page);
    await expect(page.locator('main article')).toHaveCount(1);
    expectQuestion(asked.at(-1), '安装');
    await expect(page.getByRole('link', {name: '搜索由 Algolia 提供'})).toBeVisible();
    trouble.expected(/foreign request/);
  });

  test('a failure is told, and Retry brings the results', async ({page, trouble}) => {
    await answerFor(page);
    let broken = true;
    await page.route(/algolia/, (route) => (broken ? route.fulfill({status: 500, json: {}}) : route.fallback()));
    await page.goto(`${origin}${baseUrl}docs/`);
    await hydrated(page);
    await openSearch(page);
    await field(page).fill('安装');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    broken = false;
    await dialog(page).getByRole('button', {name: '重试'}).click();
    await expect(hits(page)).toHaveCount(1);
    trouble.expected(/foreign request|500|could not be answered/);
  });
});
