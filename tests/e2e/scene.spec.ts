import {routes} from '../../src/config/routes';
import {expect, LANGUAGES, open, test} from './support/test';

const ids = routes.flatMap(({path}) => /^\/usescene\/(.+)$/.exec(path)?.[1] ?? []);

const WORDS = {
  zh: {filter: '按需要', xinchuang: /^信创/, shown: (count: number) => `显示 ${count} 个，共 ${ids.length} 个`},
  en: {filter: 'By need', xinchuang: /^Xinchuang/, shown: (count: number) => `${count} of ${ids.length} shown`},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`the wall of use scenes in ${name} filters by need, in the address`, async ({page}) => {
    await open(page, `${prefix}/usescene/`);
    const cards = page.locator('main li:visible h2 a');
    await expect(cards).toHaveCount(ids.length);
    const filter = page.getByRole('navigation', {name: words.filter}).getByRole('link', {name: words.xinchuang});
    const left = Number(await filter.locator('small').innerText());
    await filter.click();
    await expect(page).toHaveURL(/\?need=xinchuang$/);
    await expect(cards).toHaveCount(left);
    await expect(page.locator('main').getByRole('status').first()).toHaveText(words.shown(left));
  });

  for (const id of ids) {
    test(`use scene ${id} in ${name} names its audience and its requirements, and leads to further pages`, async ({page}) => {
      await open(page, `${prefix}/usescene/${id}`);
      await expect(page.locator('main aside dt')).toHaveCount(4);
      expect(await page.locator('main section ul a').count()).toBeGreaterThanOrEqual(3);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {'@graph': {'@type': string}[]};
      expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
    });
  }
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the wall is complete', async ({page}) => {
    await page.goto('/usescene/?need=deliver');
    await expect(page.locator('main li:visible h2 a')).toHaveCount(ids.length);
  });
});

test('the steps of a use scene are a numbered list', async ({page}) => {
  await open(page, '/usescene/offlineDelivery');
  await expect(page.locator('main article ol > li > h3')).toHaveCount(5);
});

test('the drawing of the offline path is described', async ({page}) => {
  await open(page, '/usescene/offlineDelivery');
  await expect(page.getByRole('img', {name: /网络边界/})).toBeVisible();
});
