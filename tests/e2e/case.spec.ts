import {routes} from '../../src/config/routes';
import {expect, LANGUAGES, open, test} from './support/test';

const ids = routes.flatMap(({path}) => /^\/case\/(.+)$/.exec(path)?.[1] ?? []);

const WORDS = {
  zh: {filter: '按行业', city: /^智慧城市/, all: /^全部/, shown: (count: number) => `显示 ${count} 个，共 ${ids.length} 个`, claim: /^(?:客户自述|厂商陈述)$/},
  en: {filter: 'By industry', city: /^Smart city/, all: /^All/, shown: (count: number) => `${count} of ${ids.length} shown`, claim: /^(?:Customer|Vendor)'s claim$/},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test.describe(`wall of cases in ${name}`, () => {
    test('filters by industry in the address, says how many are left, and the back button undoes it', async ({page}) => {
      await open(page, `${prefix}/case/`);
      const filters = page.getByRole('navigation', {name: words.filter});
      const cards = page.locator('main li:visible h2 a');
      await expect(cards).toHaveCount(ids.length);
      const city = Number(await filters.getByRole('link', {name: words.city}).locator('small').innerText());
      expect(city).toBeGreaterThan(0);
      await filters.getByRole('link', {name: words.city}).click();
      await expect(page).toHaveURL(/\?industry=city$/);
      await expect(cards).toHaveCount(city);
      await expect(page.locator('main').getByRole('status').first()).toHaveText(words.shown(city));
      await expect(filters.getByRole('link', {name: words.city})).toHaveAttribute('aria-current', 'true');
      await page.goBack();
      await expect(cards).toHaveCount(ids.length);
      await expect(page).toHaveURL(new RegExp(`${prefix}/case/$`));
    });

    test('opens an address with a filter, and shows everything for one it does not know', async ({page}) => {
      const cards = page.locator('main li:visible h2 a');
      await open(page, `${prefix}/case/?industry=software`);
      const active = page.getByRole('navigation', {name: words.filter}).locator('[aria-current]');
      await expect(active).toHaveAttribute('href', '?industry=software');
      await expect(cards).toHaveCount(Number(await active.locator('small').innerText()));
      await open(page, `${prefix}/case/?industry=gone`);
      await expect(cards).toHaveCount(ids.length);
    });

    test('a card is one link, reached and followed by the keyboard', async ({page}) => {
      await open(page, `${prefix}/case/`);
      const first = page.locator('main li h2 a').first();
      const address = await first.getAttribute('href');
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
  });

  for (const id of ids) {
    test(`case ${id} in ${name} marks its claims, names its source and leads on`, async ({page}) => {
      await open(page, `${prefix}/case/${id}`);
      const article = page.locator('main article');
      await expect(article.getByText(words.claim).first()).toBeVisible();
      const facts = page.locator('main aside');
      await expect(facts.locator('dt')).toHaveCount(5);
      await expect(facts.getByText(words.claim)).toBeVisible();
      const links = page.locator('main section ul a');
      expect(await links.count()).toBeGreaterThanOrEqual(3);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {'@graph': {'@type': string}[]};
      expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
    });
  }
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the wall is complete and offers no filter', async ({page}) => {
    await page.goto('/case/?industry=city');
    await expect(page.locator('main li:visible h2 a')).toHaveCount(ids.length);
    await expect(page.getByRole('navigation', {name: WORDS.zh.filter})).toBeHidden();
  });
});

test('on a phone the facts come before the story', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/case/kgdata');
  const facts = await page.locator('main aside').boundingBox();
  const story = await page.locator('main article').boundingBox();
  expect(facts?.y).toBeLessThan(story?.y ?? 0);
});

test('the story’s drawing is described, and its chapters are listed beside it', async ({page}) => {
  await open(page, '/case/kgdata');
  await expect(page.getByRole('img', {name: /三套环境/})).toBeVisible();
  await page.getByRole('navigation', {name: '本页内容'}).getByRole('link', {name: '遇到的问题'}).click();
  await expect(page.getByRole('heading', {name: /遇到的问题/})).toBeInViewport();
});
