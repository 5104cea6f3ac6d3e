import {templates} from '../../tools/site/templates';
import {holds} from '../../tools/specification/marks';
import {scriptsHolding} from './support/chunks';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, open, test} from './support/test';

for (const {name, prefix, htmlLang} of LANGUAGES) {
  test(`every kind of page is public, and asks nobody to sign in (${name})`, holds('site.public', 'site.no-roles', 'site.areas', 'site.languages', 'constants.default-language'), async ({request}) => {
    for (const {path, kind} of templates) {
      const response = await request.get(prefix + path, {headers: {cookie: ''}});
      expect(response.status(), path).toBe(kind === 'not-found' ? 404 : 200);
      expect(response.headers()['set-cookie'], path).toBeUndefined();
      const html = await response.text();
      expect(html, path).toMatch(new RegExp(`<html[^>]* lang="?${htmlLang}["\\s>]`));
      expect(html, path).toMatch(/<html[^>]* dir="?ltr["\s>]/);
      expect(html, path).not.toMatch(/type="?password|<form[^>]* method="?post/i);
    }
  });

  test(`dates are those of the Gregorian calendar (${name})`, holds('fields.locale'), async ({page}) => {
    await open(page, `${prefix}/blog`);
    const times = await page.getByRole('article').locator('time').evaluateAll((list) => list.map((time) => [time.getAttribute('datetime') ?? '', time.textContent ?? ''] as const));
    expect(times.length).toBeGreaterThan(0);
    for (const [day, text] of times) expect(text).toContain(day.slice(0, 4));
  });
}

for (const query of ['?docusaurus-data-theme=dark', '?docusaurus-theme=dark', '?docusaurus-data-theme=dark&docusaurus-data-theme-choice=dark']) {
  test(`the site stays light at an address with ${query}, and on the next page`, holds('theme.fixed-light'), async ({page}) => {
    const html = page.locator('html');
    await page.goto(`/docs/${query}`);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await page.locator('a[href="/docs/quick-start/quick-install"]').first().click();
    await expect(page).toHaveURL('/docs/quick-start/quick-install');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', {name: /浅色|暗黑|模式/})).toHaveCount(0);
  });
}

test('with the switch an address may choose the mode, as the framework offers', holds('theme.both'), async ({page, trouble}) => {
  const {origin, baseUrl} = SITES.configured;
  await page.route((url) => url.origin !== origin, (route) => route.fulfill({body: ''}));
  trouble.ignore(/foreign request/);
  for (const theme of ['dark', 'light']) {
    await page.goto(`${origin}${baseUrl}docs/?docusaurus-data-theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
});

test('a wrong base URL shows its banner on the home page only', holds('errors.base-url', 'errors.base-url-home-only'), async ({page, trouble}) => {
  const {origin, baseUrl} = SITES.configured;
  // The files are served below /elsewhere/, while every script and style is requested below /preview/.
  await page.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    const place = /^\/elsewhere\/(.*)$/.exec(pathname);
    if (!place) return route.fulfill({status: 404, body: ''});
    return route.fulfill({response: await route.fetch({url: `${origin}${baseUrl}${place[1] ?? ''}`})});
  });
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  await page.goto('/elsewhere/');
  await expect(banner).toBeVisible();
  for (const path of ['docs/', 'docs/versions', 'blog', 'en/docs/']) {
    await page.goto(`/elsewhere/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner, path).toHaveCount(0);
  }
  trouble.expected(/./);
});

test('a page module without a default export says that nothing can be rendered', holds('errors.no-default-export', 'errors.boundary', 'errors.crash'), async ({page, trouble}) => {
  const script = scriptsHolding(['我装的是哪个版本']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
  await open(page, '/docs/');
  let broken = 0;
  await page.route(script, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const without = source.replace(/\bdefault:(\(\)=>|function)/, 'other:$1');
    if (without !== source) broken += 1;
    await route.fulfill({response, body: without});
  });
  await page.locator('a[href="/docs/versions"]').first().evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page.locator('h1')).toHaveText('页面已崩溃。');
  expect(broken).toBeGreaterThan(0);
  await expect(page.locator('main')).toContainText("doesn't have a default export. This makes it impossible to render anything.");
  trouble.expected(/default export|error boundary|Minified React/i);
});

for (const {prefix, pending} of [
  {prefix: '', pending: '正在获取搜索结果…'},
  {prefix: '/en', pending: 'Fetching results…'},
]) {
  test(`the search page says that it fetches results (${prefix || '/'})`, holds('errors.search-fetching'), async ({page}) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/search-index\.json|assets\/search\//, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, `${prefix}/search?q=helm`);
    await expect(page.getByText(pending)).toBeVisible();
    release();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByText(pending)).toHaveCount(0);
  });
}
