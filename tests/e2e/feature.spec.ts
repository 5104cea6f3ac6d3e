import {product} from '../../src/config/product';
import {axeViolations} from './support/axe';
import {copied} from './support/clipboard';
import {inDarkMode} from './support/dark';
import {unreadableLetters} from './support/drawings';
import {painted, recordPaint} from './support/paint';
import {expect, LANGUAGES, open, test} from './support/test';

const PAGES = [
  {path: '/feature/app-market/', zh: '跑通一次，以后直接安装。', en: 'Get it running once. After that, install it.'},
  {path: '/feature/app-ops/', zh: '伸缩、更新、回滚，都在组件页上。', en: "Scale, update, and roll back on the component's page."},
  {path: '/feature/devops/', zh: '提交写上 @deploy，组件自动更新。', en: 'Commit with @deploy. The component updates.'},
  {path: '/feature/multi-cluster/', zh: '集群分在几处，控制台只有一个。', en: 'Clusters in many places. One console.'},
  {path: '/feature/service-mesh/', zh: '连一条线，服务就拿到对方的地址。', en: 'Draw a line. The service gets the address.'},
  {path: '/xinchuang/', zh: '换了 CPU，部署方式不变。', en: 'A different CPU, the same way to deploy.'},
] as const;

for (const {path, ...promise} of PAGES) {
  for (const {name, prefix} of LANGUAGES) {
    test(`${path} in ${name} shows its promise, its drawing and further links`, async ({page, request}) => {
      await open(page, prefix + path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(promise[name]);
      await expect(page.locator('main svg').and(page.getByRole('img')).filter({visible: true})).toHaveAccessibleName(/.{40}/);
      const screen = page.locator('main figure:has(picture)').getByRole('img');
      await expect(screen).toHaveCount(path === '/xinchuang/' ? 0 : 1);
      if (path !== '/xinchuang/') await expect(screen, 'the console in the language of the page').toHaveAttribute('src', new RegExp(`/img/console/${name}/`));
      await expect(page.locator('main ol > li > div > h3, main h3').first()).toBeVisible();
      expect(await page.locator('main table tbody tr').count()).toBeGreaterThanOrEqual(8);
      const links = await page.locator('main a[href^="/"]').evaluateAll((list) => [...new Set(list.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
      expect(links.length).toBeGreaterThanOrEqual(10);
      expect(links.filter((link) => link.startsWith(`${prefix}/blog/`)).length, 'posts').toBeGreaterThanOrEqual(2);
      for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {'@graph': {'@type': string}[]};
      expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
    });
  }

  test(`axe finds nothing on ${path} in dark mode, on a phone`, async ({page, trouble}) => {
    await page.setViewportSize({width: 390, height: 844});
    await (await inDarkMode(page, trouble))(path);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`${path} fits every width, and the letters of its drawing can be read`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const {prefix} of LANGUAGES) {
      await open(page, prefix + path);
      for (const width of [320, 390, 600, 768, 997, 1024, 1101, 1440, 2560]) {
        await page.setViewportSize({width, height: 900});
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect({over, letters: await unreadableLetters(page)}, `${prefix}${path} at ${width} px`).toEqual({over: 0, letters: []});
      }
    }
  });
}

test('the closing command of a feature page can be copied', async ({page}) => {
  await open(page, '/feature/devops/');
  const button = page.locator('main section').last().getByRole('button', {name: '复制命令'});
  expect(await copied(page, () => button.click())).toBe(product.installCommand);
});

test('a command of several lines is copied completely, without comment and prompt', async ({page}) => {
  await open(page, '/feature/devops/');
  const command = await copied(page, () => page.locator('#call').getByRole('button', {name: '复制命令'}).click());
  expect(command.split('\n')).toHaveLength(3);
  expect(command).toMatch(/^curl -X POST/);
});

test('on a phone every table cell names its column', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/feature/service-mesh/');
  await expect(page.locator('#modes thead')).toHaveCSS('position', 'absolute');
  const cell = page.locator('#modes tbody td').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('A 怎样访问 B');
});

test('claims of the vendor are marked', async ({page}) => {
  await open(page, '/xinchuang/');
  for (const claim of await page.locator('#claims li').all()) await expect(claim).toContainText('厂商陈述');
  await expect(page.locator('#claims li')).toHaveCount(2);
});

test('nothing shifts while a feature page loads, and the largest paint is text', async ({page}) => {
  await recordPaint(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/feature/app-ops/');
    await page.waitForLoadState('networkidle');
    const {shift, largest} = await painted(page);
    expect(shift).toBe(0);
    expect(['H1', 'P']).toContain(largest);
  }
});

test('the drawing of a feature page moves only while it is visible', async ({page}) => {
  await open(page, '/feature/devops/');
  const drawing = page.locator('main svg[role=img]').filter({visible: true});
  await expect(drawing).toHaveAttribute('data-moving', '');
  await page.locator('main section').last().scrollIntoViewIfNeeded();
  await expect(drawing).not.toHaveAttribute('data-moving', '');
});
