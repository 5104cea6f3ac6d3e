import {publishedVersion} from '../../../src/config/docs-versions';
import {KINDS} from '../../../src/search/index/format';
import {expect, LANGUAGES, open, test} from '../support/test';
import {dialog, field, hits, openSearch} from './dialog';

test.describe('the index', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`holds every kind of page, in files named by their content (${name})`, async ({request}) => {
      type Manifest = {readonly folder: string; readonly language: string; readonly ranges: readonly {readonly kind: string; readonly tag: string}[]};
      const manifest = (await (await request.get(`${prefix}/search-index.json`)).json()) as Manifest;
      expect(manifest.language).toBe(name);
      expect([...new Set(manifest.ranges.map(({kind}) => kind))]).toEqual([...KINDS]);
      // Only the current version of the docs is in the index.
      expect([...new Set(manifest.ranges.map(({tag}) => tag))].sort()).toEqual(['default', 'docs-community-current', `docs-default-${publishedVersion}`]);
      const piece = await request.get(`${prefix}/${manifest.folder}/terms-0.json`);
      expect(manifest.folder).toMatch(/^assets\/search\/[0-9a-f]{10}$/);
      expect(piece.headers()['cache-control']).toContain('immutable');
    });

    test(`costs little: below 110 kB to the first results, below 40 kB for a further query (${name})`, async ({page}) => {
      // Prefetches for the next page are not part of a search.
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
        // The browser reports the size of a response a moment after the page has received it.
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
      // The code and an index weigh at least this much, so the count does see them.
      expect(cost).toBeGreaterThan(20_000);
      for (const query of further) expect(await costOf(() => ask(query)), query).toBeLessThan(40_000);
      expect(await costOf(() => ask(first)), 'fetched files are cached').toBe(0);
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

test.describe('where the index can’t be fetched', () => {
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

  test('loading the code of the dialog can be retried as well', async ({page, trouble}) => {
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

  test('its Retry can be pressed by the space bar, and the field contains what was typed before', async ({page, trouble}) => {
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

  test('the rest of the page keeps working', async ({page, trouble}) => {
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

test('the built-in index sends no request to another host and shows no sign of one', async ({page}) => {
  await open(page, '/docs/');
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await openSearch(page);
  await page.keyboard.type('安装');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('a[href*="algolia"]')).toHaveCount(0);
  await open(page, '/search?q=helm');
  await expect(page.locator('a[href*="algolia"]')).toHaveCount(0);
});
