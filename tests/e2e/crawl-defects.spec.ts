import {defects, troubles} from '../fixtures/crawl/defects';

import {test} from './support/crawl-tab';
import {expect, hydrated, LANGUAGES, open} from './support/test';
import {findingsOn} from './support/whole-page';

const PAGE = '/docs/quick-start/quick-install';
const [CHINESE, ENGLISH] = LANGUAGES;

for (const {plants, plant, finding} of defects) {
  test(`the crawl finds ${plants}`, async ({page, layOut}) => {
    const response = await page.goto(PAGE);
    await hydrated(page);
    await page.evaluate(plant);
    // Layout shifts are reported with the next frame.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    expect(await findingsOn({page, layOut}, response, PAGE, CHINESE)).toContainEqual(expect.stringMatching(finding));
  });
}

test('the crawl finds a missing page, a redirected page, and Chinese on an English page', async ({page, layOut, trouble}) => {
  const missing = await page.goto('/no-such-page');
  await hydrated(page);
  expect(await findingsOn({page, layOut}, missing, '/no-such-page', CHINESE)).toContainEqual(expect.stringMatching(/^answers 404 at .*\/no-such-page$/));
  trouble.expected(/404/);

  const moved = await page.goto(`${PAGE}.html`);
  await hydrated(page);
  const findings = await findingsOn({page, layOut}, moved, PAGE, ENGLISH);
  expect(findings).toContainEqual(expect.stringMatching(/^answers 200 at .*quick-install$/));
  expect(findings).toContainEqual(expect.stringMatching(/^\d\d % of its letters are Chinese$/));
  expect(findings).toContainEqual(expect.stringMatching(/^Chinese in the navigation: 文档, 快速开始, 快速安装$/));
});

for (const {plants, plant, finding} of troubles) {
  test(`every test finds ${plants}`, async ({page, trouble}) => {
    await page.route('https://example.com/**', (route) => route.fulfill({status: 204, body: ''}));
    await open(page, PAGE);
    await page.evaluate(plant);
    await expect.poll(() => trouble.list).toContainEqual(expect.stringMatching(finding));
    trouble.expected(finding);
    trouble.expected(/no-such-file|status of 404/);
  });
}
