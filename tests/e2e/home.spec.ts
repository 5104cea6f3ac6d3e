import {product} from '../../src/config/product';
import {copied} from './support/clipboard';
import {unreadableLetters} from './support/drawings';
import {painted, recordPaint} from './support/paint';
import {expect, LANGUAGES, open, test} from './support/test';

const WORDS = {
  zh: {h1: /应用跑在 Kubernetes 上，\s*你不必先学会它。/, stages: '应用的四个阶段', operate: /^运维/, install: '安装方式', copy: '复制命令', copied: '已复制', more: '读这个案例: 柯基数据', posts: /^博客文章/, allPosts: '全部文章'},
  en: {h1: /Run applications on Kubernetes\s*without learning it first\./, stages: 'Four stages of an application', operate: /^Operate/, install: 'Ways of installing', copy: 'Copy commands', copied: 'Copied', more: 'Read the case: KGData', posts: /^From the blog/, allPosts: 'All posts'},
} as const;

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test.describe(`home page in ${name}`, () => {
    test('shows its promise and copies the install command', async ({page}) => {
      await open(page, `${prefix}/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.h1);
      // The outcome is shown for two seconds; on a busy machine it is gone before the clipboard is read.
      const announced = expect(page.getByRole('status').filter({hasText: words.copied}).first()).toBeAttached();
      expect(await copied(page, () => page.getByRole('button', {name: words.copy}).first().click())).toBe(product.installCommand);
      await announced;
    });

    test('shows a drawing for each stage, by keyboard', async ({page}) => {
      await open(page, `${prefix}/`);
      const tabs = page.getByRole('tablist', {name: words.stages}).getByRole('tab');
      await tabs.first().focus();
      const seen = new Set<string | null>();
      for (let index = 0; index < 4; index += 1) {
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
        const panel = page.getByRole('tabpanel', {name: await tabs.nth(index).innerText()});
        seen.add(await panel.getByRole('img').first().getAttribute('aria-label'));
        await page.keyboard.press('ArrowDown');
      }
      expect(seen.size).toBe(4);
      await expect(tabs.first(), 'the last stage leads back to the first').toHaveAttribute('aria-selected', 'true');
    });

    test('copies the commands of each way of installing, and nothing else', async ({page}) => {
      await open(page, `${prefix}/`);
      const install = page.locator('#install');
      for (const [tab, first] of [['Linux / macOS', 'curl -fL -o install.sh'], ['Windows', 'docker run --privileged'], ['Kubernetes', 'helm repo add rainbond']] as const) {
        await install.getByRole('tab', {name: tab}).click();
        const button = install.getByRole('tabpanel', {name: tab}).getByRole('button', {name: words.copy});
        const command = await copied(page, () => button.click());
        expect(command.startsWith(first), command).toBe(true);
        expect(command, 'no comment and no prompt').not.toMatch(/^(?:#|\$)/m);
      }
    });

    test('marks every figure as a claim and leads to its case', async ({page}) => {
      await open(page, `${prefix}/`);
      await page.getByRole('link', {name: words.more}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/case/kgdata$`));
    });

    test('leads to three posts and to the blog', async ({page}) => {
      await open(page, `${prefix}/`);
      const section = page.locator('section').filter({has: page.getByRole('heading', {name: words.posts})});
      const posts = section.getByRole('listitem').getByRole('link');
      await expect(posts).toHaveCount(3);
      await posts.first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/blog/from-push-to-traffic$`));
      await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
      await page.goBack();
      await section.getByRole('link', {name: words.allPosts}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/blog$`));
    });
  });
}

test('the buttons of the opening lead to their sections', async ({page}) => {
  await open(page, '/');
  for (const id of ['install', 'stages']) {
    await page.locator(`main a[href="#${id}"]`).first().click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.goto('/');
  }
});

test('drawings move only while they are visible', async ({page}) => {
  await open(page, '/');
  const top = page.locator('main svg[role=img]:visible').first();
  const foot = page.locator('main section').last().locator('svg[viewBox="0 0 1440 180"]');
  await expect(top).toHaveAttribute('data-moving', '');
  await expect(foot).not.toHaveAttribute('data-moving', '');
  await foot.scrollIntoViewIfNeeded();
  await expect(foot).toHaveAttribute('data-moving', '');
  await expect(top).not.toHaveAttribute('data-moving', '');
});

test('letters in drawings can be read at every width', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const prefix of ['', '/en']) {
    await open(page, `${prefix}/`);
    // Show every pane at once, so that all four stages are measured.
    await page.addStyleTag({content: '[role=tabpanel][hidden] {display: flex !important}'});
    for (const width of [320, 390, 600, 768, 997, 1024, 1100, 1200, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await unreadableLetters(page), `${prefix}/ at ${width} px`).toEqual([]);
    }
  }
});

test('nothing shifts while the home page loads, and the largest paint is text', async ({page}) => {
  await recordPaint(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const {shift, largest} = await painted(page);
    expect(shift).toBe(0);
    expect(['H1', 'P', 'SPAN']).toContain(largest);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every stage and every way of installing can be read', async ({page}) => {
    await page.goto('/');
    for (const text of ['给出代码仓库，平台识别语言、构建、运行', '伸缩、滚动更新、回滚与日志']) await expect(page.getByText(text).last()).toBeVisible();
    for (const way of ['Linux / macOS', 'Windows', 'Kubernetes']) await expect(page.locator('#install h3', {hasText: way})).toBeVisible();
    await expect(page.locator('#install pre')).toHaveCount(3);
    for (const pre of await page.locator('#install pre').all()) await expect(pre).toBeVisible();
  });
});

test('tells search engines about the vendor, the site and the product', async ({page}) => {
  for (const {prefix, htmlLang} of LANGUAGES) {
    await open(page, `${prefix}/`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {'@graph': {'@type': string; inLanguage?: string}[]};
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(data['@graph'][1]?.inLanguage).toBe(htmlLang);
    const image = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    expect((await page.request.get(image.pathname)).status(), image.pathname).toBe(200);
  }
});
