import {holds} from '../../../tools/specification/marks';
import {axeViolations} from '../support/axe';
import {expect, hydrated, LANGUAGES, open, test} from '../support/test';
import {dialog, field, hits, openSearch} from './dialog';

/** One page of each kind, covering both bars. */
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
    // Type before the browser does anything else.
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

/** Generates the same queries in every run, so that a failure can be reproduced. */
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
  // The queries are typed by a script in the page: a round trip for each query takes minutes in total.
  await input.evaluate(async (element, queries) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [number, query] of queries.entries()) {
      setValue?.call(element, query);
      element.dispatchEvent(new Event('input', {bubbles: true}));
      // Every 20th query leaves enough time for the answer and for the address to follow.
      await new Promise((done) => setTimeout(done, number % 20 === 0 ? 300 : 0));
    }
  }, [...oddQueries(2_000)]);
  await input.fill('安装');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await page.locator('main img, main script, main svg').count()).toBe(elements);
});
