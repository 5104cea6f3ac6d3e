import {expect, LANGUAGES, open, test} from './support/test';

const WORDS = {
  zh: {title: '把你的软件做成一键安装。', you: '你提供', we: '好雨科技提供', apply: '申请合作'},
  en: {title: 'Make your software install in one click.', you: 'You provide', we: 'Goodrain provides', apply: 'Apply'},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`partners in ${name}: both kinds say what each side provides, and every step has a link`, async ({page}) => {
    await open(page, `${prefix}/partners/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.title);
    await expect(page.locator('main figure svg[role=img]:visible')).toHaveAttribute('aria-label', /Rainbond/);
    await expect(page.getByRole('heading', {name: words.you})).toHaveCount(2);
    await expect(page.getByRole('heading', {name: words.we})).toHaveCount(2);
    await expect(page.locator('main section ol > li > a[href]')).toHaveCount(5);
    for (const link of await page.getByRole('link', {name: words.apply, exact: true}).all()) await expect(link).toHaveAttribute('href', /^https:\/\/rainbond\.feishu\.cn\//);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {'@graph': {'@type': string}[]};
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
  });
}
