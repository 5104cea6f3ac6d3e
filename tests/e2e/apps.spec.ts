import {expect, LANGUAGES, open, test} from './support/test';

const WORDS = {
  zh: {filter: '按用途', data: /^数据与存储/, store: '打开应用商店', tutorial: '教程：装一套高可用的 PostgreSQL'},
  en: {filter: 'By purpose', data: /^Data and storage/, store: 'Open the app store', tutorial: 'Tutorial: PostgreSQL with failover'},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`featured applications in ${name}: filtered by purpose in the address, and the back button undoes it`, async ({page}) => {
    await open(page, `${prefix}/opensourceApps`);
    const cards = page.locator('main li:visible:has(dl)');
    const total = await cards.count();
    expect(total).toBeGreaterThan(25);
    const filters = page.getByRole('navigation', {name: words.filter});
    const data = filters.getByRole('link', {name: words.data});
    const count = Number(await data.locator('small').innerText());
    await data.click();
    await expect(page).toHaveURL(/\?category=data$/);
    await expect(cards).toHaveCount(count);
    await expect(page.getByRole('link', {name: words.store})).toHaveAttribute('href', /\/marketplace$/);
    await page.goBack();
    await expect(cards).toHaveCount(total);
    await open(page, `${prefix}/opensourceApps?category=gone`);
    await expect(cards).toHaveCount(total);
    await page.getByRole('link', {name: words.tutorial}).click();
    await expect(page).toHaveURL(/\/blog\/postgresql-ha$/);
  });
}

test('without scripts every application shows', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/opensourceApps?category=data');
  expect(await page.locator('main li:visible:has(dl)').count()).toBeGreaterThan(25);
  await context.close();
});
