import {holds} from '../../tools/specification/marks';
import {namedScripts} from './support/named-scripts';
import {painted, recordPaint} from './support/paint';
import {SITES} from '../../tools/site/sites';
import {slowLineTo, type SlowLine} from './support/slow-line';
import {holdScripts} from './support/hold-scripts';
import {expect, hydrated, open, test} from './support/test';

const INSTALL = '/docs/quick-start/quick-install';

for (const path of ['/', INSTALL, '/docs/api/team/createTeam', '/blog/gateway-api-intro', '/en/case/']) {
  test(`the HTML of ${path} names the scripts that the page is made of`, async ({page, request}) => {
    const named = await namedScripts(request, path);
    expect(new Set(named).size, 'each once').toBe(named.length);
    expect(named.length, 'more than the main script').toBeGreaterThan(2);
    expect(named.slice(-2).join(' '), 'the main script finds the others there').toMatch(/runtime~main\.\S+ \S+\/main\.\S+$/);
    // Later scripts are prefetched for visible links, and not by script elements.
    const run = await page.goto(path).then(() => page.evaluate(() => performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')));
    expect(run.map(({name}) => new URL(name).pathname).filter((name) => name.endsWith('.js') && !named.includes(name))).toEqual([]);
  });
}

test.describe('on a slow connection', () => {
  let line: SlowLine;
  test.beforeAll(async () => {
    line = await slowLineTo(SITES.production.origin);
  });
  test.afterAll(() => line.close());

  for (const path of ['/en/', '/case/kgdata', INSTALL, '/en/docs/api/team/createTeam', '/en/blog/gateway-api-intro']) {
    test(`${path} does not shift while it arrives`, async ({page, trouble}) => {
      trouble.ignore(new RegExp(line.origin));
      await recordPaint(page);
      await open(page, line.origin + path);
      // The text is shown while its HTML is still arriving. Where the first part ends, a paragraph may grow by a line, or the columns of a table may settle with later rows.
      expect((await painted(page)).shift, 'layout shift').toBeLessThan(0.01);
    });
  }
});

test('a new page starts at its top', holds('behaviour.top'), async ({page}) => {
  await open(page, INSTALL);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${INSTALL}$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an address with a hash scrolls to its target, clear of the bar', holds('behaviour.hash'), async ({page}) => {
  await open(page, INSTALL);
  const target = page.locator('main h2[id]').nth(2);
  const id = await target.getAttribute('id');
  await open(page, `${INSTALL}#${id}`);
  await expect.poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(200);
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60);
});

test('following an entry of the contents scrolls to its heading', holds('behaviour.hash'), async ({page}) => {
  await open(page, '/docs/');
  await page.locator(`a[href="${INSTALL}"]`).first().click();
  await expect(page).toHaveURL(INSTALL);
  const entry = page.locator('.table-of-contents__link').nth(3);
  await entry.click();
  const hash = await page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
  expect(hash).not.toBe('');
  await expect.poll(() => page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), hash)).toBeLessThan(200);
});

test('the table of contents holds headings of levels 2 to 5', holds('behaviour.contents'), async ({page}) => {
  await open(page, INSTALL);
  const headings = await page.locator('main').locator('h2[id], h3[id], h4[id], h5[id]').evaluateAll((list) => list.map((heading) => heading.id));
  const entries = await page.locator('.table-of-contents__link').evaluateAll((list) => list.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));
  expect(entries).toEqual(headings);
});

test("the next page's content is there before the view changes", holds('behaviour.load-before-switch', 'behaviour.held'), async ({page}) => {
  await open(page, '/docs/');
  const release = await holdScripts(page);
  const title = await page.locator('h1').innerText();
  await page.locator('a[href="/docs/versions"]').first().evaluate((link) => (link as HTMLAnchorElement).click());
  await page.waitForTimeout(500);
  await expect(page.locator('h1')).toHaveText(title);
  release();
  await expect(page.locator('h1')).not.toHaveText(title);
  await expect(page).toHaveURL(/\/docs\/versions$/);
});

test('a page that fails to load is warned of; Retry shows a spinner after a while, and then the page', holds('behaviour.failure-logged', 'behaviour.lazy-retry', 'behaviour.lazy-spinner'), async ({page, trouble}) => {
  await open(page, '/docs/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let network: 'cut' | 'slow' = 'cut';
  await page.route(/assets\/js\/.*\.js$/, async (route) => {
    if (network === 'cut') return route.abort('connectionfailed');
    await held;
    return route.continue();
  });
  await page.locator('a[href="/docs/versions"]').first().evaluate((link) => (link as HTMLAnchorElement).click());
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('这部分内容没能加载');
  await expect(alert).toContainText('ChunkLoadError');
  await expect(page).toHaveURL(/\/docs\/versions$/);
  expect(trouble.list.some((entry) => entry.startsWith('console warning'))).toBe(true);
  network = 'slow';
  await alert.getByRole('button', {name: '重试'}).click();
  await expect(page.getByRole('status').filter({hasText: '正在加载'})).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('文档版本');
  trouble.expected(/ChunkLoadError|failed request|ERR_CONNECTION_FAILED|net::/);
});

for (const [from, to] of [
  ['/docs/versions.html', '/docs/versions'],
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  ['/en/docs/versions/index.html', '/en/docs/versions/'],
] as const) {
  test(`${from} is the page ${to}`, holds('routes.html-suffix', 'routes.index-suffix'), async ({page}) => {
    await page.goto(from);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(to);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('an address ending in .html that only the browser sees is the page all the same', holds('routes.html-suffix', 'routes.index-suffix'), async ({page}) => {
  await open(page, '/docs/');
  await page.evaluate(() => {
    history.pushState({}, '', '/docs/versions/index.html');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.locator('h1')).toContainText('版本');
});
