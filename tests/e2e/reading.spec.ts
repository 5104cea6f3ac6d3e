import type {Locator, Page} from '@playwright/test';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';

import {holds} from '../../tools/specification/marks';
import {copied} from './support/clipboard';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, open, test} from './support/test';

const INSTALL = '/docs/quick-start/quick-install';
const START = '/docs/quick-start/getting-started';
const POST = '/blog/gateway-api-intro';
const PHONE = {width: 390, height: 844};

const codeBlocks = (page: Page) => page.locator('.theme-code-block');
const top = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('code', () => {
  test('is highlighted in the HTML, by class names only, and no highlighter is loaded', async ({page, request}) => {
    const html = await (await request.get(INSTALL)).text();
    expect(html).toContain('class="token key"');
    await open(page, INSTALL);
    expect(await codeBlocks(page).locator('[style]').count()).toBe(0);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name).filter((name) => name.endsWith('.js')));
    expect(scripts.length).toBeGreaterThan(2);
    // A name that only Prism's grammars use.
    for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toContain('lookbehind');
  });

  for (const {name, prefix} of LANGUAGES) {
    test(`copies the command without its output, and says so (${name})`, async ({page}) => {
      await open(page, prefix + INSTALL);
      const label = prefix === '' ? '复制代码' : 'Copy code';
      const block = codeBlocks(page).filter({hasText: 'k3s kubectl get pod'}).filter({hasText: 'RESTARTS'});
      const command = await copied(page, () => block.getByRole('button', {name: label}).click());
      await expect(block.getByRole('status')).toHaveText(prefix === '' ? '已复制' : 'Copied');
      expect(command).toMatch(/^docker exec rainbond-allinone /);
      expect(command).not.toContain('RESTARTS');
    });
  }

  test('long lines scroll inside their block and can be wrapped', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, INSTALL);
    const block = codeBlocks(page).filter({hasText: 'k3s kubectl get pod'}).first();
    const code = block.locator('pre').first();
    const overflows = () => code.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
    expect(await overflows()).toBe(true);
    expect(await code.getAttribute('tabindex')).toBe('0');
    await block.getByRole('button', {name: '自动换行'}).click();
    await expect.poll(overflows).toBe(false);
    await expect(block.getByRole('button', {name: '自动换行'})).toHaveAttribute('aria-pressed', 'true');
  });

  test('a block that fits is no tab stop', async ({page}) => {
    await open(page, INSTALL);
    const fitting = codeBlocks(page).filter({hasText: 'docker start rainbond-allinone'}).locator('pre').first();
    await expect(fitting).not.toHaveAttribute('tabindex');
  });
});

test.describe('tabs of a page', () => {
  test('change together by group, by pointer and by keyboard, and are remembered', async ({page}) => {
    await open(page, INSTALL);
    const lists = page.getByRole('tablist', {name: '操作系统'});
    expect(await lists.count()).toBeGreaterThan(1);
    await lists.first().getByRole('tab', {name: 'macOS'}).click();
    for (const list of await lists.all()) await expect(list.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(lists.last().getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await hydrated(page);
    await expect(lists.first().getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
  });

  test('the list that was used stays where it is', async ({page}) => {
    await open(page, INSTALL);
    const last = page.getByRole('tablist', {name: '操作系统'}).last();
    await last.scrollIntoViewIfNeeded();
    const before = await top(last);
    await last.getByRole('tab', {name: 'Windows'}).click();
    await expect(last.getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await top(last)) - before)).toBeLessThanOrEqual(2);
  });
});

test.describe('failures', () => {
  test('an address with the anchor of a failure opens it', async ({page}) => {
    await open(page, `${INSTALL}#no-space`);
    const failure = page.locator('details#no-space');
    await expect(failure).toHaveAttribute('open');
    await expect(failure.locator('summary')).toBeInViewport();
    expect(await top(failure)).toBeGreaterThanOrEqual(60);
  });

  test('a link to a failure on the same page opens it', async ({page}) => {
    await open(page, INSTALL);
    const failure = page.locator('details#evicted');
    await expect(failure).not.toHaveAttribute('open');
    await page.evaluate(() => {
      location.hash = 'evicted';
    });
    await expect(failure).toHaveAttribute('open');
  });

  test('opens and closes by keyboard', async ({page}) => {
    await open(page, INSTALL);
    const failure = page.locator('details#port-used');
    await failure.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(failure).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(failure).not.toHaveAttribute('open');
  });
});

test.describe('diagrams', () => {
  test('are pictures with a description, with text of 11 px and more', async ({page}) => {
    for (const size of [{width: 1440, height: 900}, {width: 320, height: 800}]) {
      await page.setViewportSize(size);
      await open(page, START);
      const diagram = page.getByRole('img', {name: /访客/}).first();
      await expect(diagram).toBeVisible();
      const smallest = await diagram.locator('text').evaluateAll((texts) =>
        Math.min(
          ...texts.map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement;
            const scale = svg === null ? 1 : svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return parseFloat(getComputedStyle(text).fontSize) * scale;
          }),
        ),
      );
      expect(smallest).toBeGreaterThanOrEqual(11);
      expect(await diagram.locator('style').count()).toBe(0);
    }
  });

  test('run from top to bottom on a phone, where sideways they would not fit', async ({page}) => {
    await open(page, START);
    const diagram = page.getByRole('img', {name: /访客/});
    const shape = async () => {
      const {width, height} = (await diagram.boundingBox()) ?? {width: 0, height: 0};
      return width > height ? 'sideways' : 'upright';
    };
    await expect(diagram).toHaveCount(1);
    expect(await shape()).toBe('sideways');
    await page.setViewportSize(PHONE);
    await expect(diagram).toHaveCount(1);
    expect(await shape()).toBe('upright');
    expect(await diagram.evaluate(({parentElement: box}) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0))).toBe(0);
  });

  test('that stay too wide scroll in a box of their own on a phone, reachable by keyboard', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/installation/install-with-ui/');
    const box = page.getByRole('group', {name: '图示，可以左右滚动'}).first();
    await expect(box).toHaveAttribute('tabindex', '0');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test('follow the colour mode', async ({page, trouble}) => {
    const address = SITES.configured.origin + SITES.configured.baseUrl + START.slice(1);
    const fill = async (theme: string) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.goto(address);
      await hydrated(page);
      return page.locator('svg .d-node').first().evaluate((node) => getComputedStyle(node).fill);
    };
    await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({body: ''}));
    expect(await fill('light')).not.toBe(await fill('dark'));
    trouble.expected(/foreign request/);
  });
});

test.describe('contents', () => {
  test('stand beside the page, follow the scrolling and lead back to the top', async ({page}) => {
    await open(page, INSTALL);
    const contents = page.getByRole('navigation', {name: '本页内容'});
    await expect(contents).toBeVisible();
    await contents.getByRole('link', {name: '安装失败怎么办'}).click();
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText('安装失败怎么办');
    await contents.getByRole('link', {name: '回到顶部'}).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('fold into a disclosure below 1240 px', async ({page}) => {
    await page.setViewportSize({width: 1240, height: 900});
    await open(page, INSTALL);
    await expect(page.getByRole('navigation', {name: '本页内容'})).toBeHidden();
    const fold = page.locator('.theme-doc-toc-mobile');
    await fold.locator('summary').click();
    await fold.getByRole('link', {name: '日常操作'}).click();
    const heading = page.locator('#day-two');
    await expect.poll(() => top(heading)).toBeLessThan(200);
    expect(await top(heading)).toBeGreaterThanOrEqual(60);
  });
});

test.describe('tables', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`a wide one is a list of cards on a phone, each value beside the name of its column (${name})`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, `${prefix}/docs/Intro`);
      const wide = page.locator('.markdown table[data-stack]');
      expect(await wide.count()).toBeGreaterThan(0);
      for (const table of await wide.all()) {
        const frame = table.locator('..');
        expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
        const columns = await table.locator('thead tr > *').allTextContents();
        const cells = table.locator('tbody tr').first().getByRole('cell');
        expect(await cells.count()).toBe(columns.length);
        for (const [index, cell] of (await cells.all()).entries()) {
          expect(await cell.boundingBox(), columns[index]).toMatchObject({x: expect.any(Number)});
          if (index > 0 && columns[index]) expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(columns[index]);
        }
        const tops = await cells.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
        expect(new Set(tops).size, 'each value on lines of its own').toBe(columns.length);
      }
    });
  }

  test('are tables on a wide screen and on paper', async ({page}) => {
    await open(page, '/docs/Intro');
    const row = page.locator('.markdown table[data-stack] tbody tr').first();
    const tops = () => row.getByRole('cell').evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(new Set(await tops()).size).toBe(1);
    await page.setViewportSize({width: 560, height: 800});
    await page.emulateMedia({media: 'print'});
    expect(new Set(await tops()).size).toBe(1);
  });

  test('a name that fits the line is not broken at its hyphens', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/docs/installation/install-with-helm/vaules-config');
    const broken = await page.locator('.markdown td code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        const cell = code.parentElement as HTMLElement;
        const {paddingLeft, paddingRight} = getComputedStyle(cell);
        const line = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const copy = code.cloneNode(true) as HTMLElement;
        copy.style.cssText = 'position: absolute; white-space: nowrap; max-width: none; visibility: hidden';
        cell.append(copy);
        const whole = copy.getBoundingClientRect().width;
        copy.remove();
        return lines > 1 && whole < line ? [code.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test.describe('page actions', () => {
  test('copy the page as Markdown', async ({page}) => {
    await open(page, INSTALL);
    const markdown = await copied(page, () => page.getByRole('button', {name: '复制本页'}).click());
    expect(markdown).toMatch(/^# 快速安装\n/);
    expect(markdown).toContain('\n## 开始之前\n');
    expect(markdown).toContain('```bash\n');
    expect(markdown).toContain('| 项目 | 要求 | 说明 |');
    expect(markdown).toContain(`](${new URL(page.url()).origin}/community/support)`);
    expect(markdown).not.toMatch(/复制代码|\u200b/);
  });

  test('lead to the source of the page, in each language its own', async ({page}) => {
    await open(page, INSTALL);
    await expect(page.getByRole('link', {name: '编辑', exact: true})).toHaveAttribute('href', /edit\/main\/docs\/quick-start\/quick-install\.mdx$/);
    await open(page, `/en${INSTALL}`);
    await expect(page.getByRole('link', {name: 'Edit', exact: true})).toHaveAttribute('href', /edit\/main\/i18n\/en\/.*quick-install\.mdx$/);
  });
});

test('the sidebar marks the page and its trail, the breadcrumbs lead up', holds('calls.metadata'), async ({page}) => {
  await open(page, '/docs/quick-start/architecture/flow');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(sidebar.locator('.menu__link--active')).toHaveCount(3);
  const trail = page.locator('.theme-doc-breadcrumbs');
  await expect(trail.getByRole('listitem')).toHaveCount(4);
  await trail.getByRole('link', {name: '文档'}).click();
  await expect(page).toHaveURL('/docs/');
});

for (const [path, name] of [
  ['/docs/troubleshooting/use/other', '文档侧边栏'],
  ['/blog/nounderstandk8s', '全部文章'],
] as const) {
  test(`a visitor who enters deep at ${path} sees where they are in the sidebar`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 700});
    await open(page, path);
    const sidebar = page.getByRole('navigation', {name});
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
    expect(await sidebar.evaluate((list) => list.scrollTop), 'the list is longer than the window').toBeGreaterThan(0);
  });
}

test('the switch leads between the parts of the documentation, on a phone from the menu', holds('routes.docs.sidebars'), async ({page}) => {
  await open(page, INSTALL);
  const rooms = page.getByRole('navigation', {name: '文档分区'});
  await expect(rooms.getByRole('link', {name: '文档'})).toHaveAttribute('aria-current', 'true');
  await rooms.getByRole('link', {name: 'OpenAPI'}).click();
  await expect(page).toHaveURL('/docs/Intro');
  await expect(rooms.getByRole('link', {name: 'OpenAPI'})).toHaveAttribute('aria-current', 'true');

  await page.setViewportSize(PHONE);
  await open(page, INSTALL);
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText('快速安装');
  await menu.getByRole('navigation', {name: '文档分区'}).getByRole('link', {name: 'OpenAPI'}).click();
  await expect(page).toHaveURL('/docs/Intro');
});

test.describe('docs landing page', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`leads to pages that exist (${name})`, async ({page, request}) => {
      await open(page, `${prefix}/docs/`);
      await expect(page.locator('h1')).toHaveCount(1);
      const links = await page.locator('main a[href^="/"]').evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(20);
      for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
    });
  }

  test('its search field leads to the search page', async ({page}) => {
    await open(page, '/docs/');
    await page.getByRole('search').getByRole('searchbox').fill('端口');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
  });
});

test.describe('blog', () => {
  test('the list shows cards with date, reading time and tags, newest first', holds('routes.blog'), async ({page}) => {
    await open(page, '/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('博客');
    const cards = page.getByRole('article');
    expect(await cards.count()).toBeGreaterThanOrEqual(3);
    const dates = await cards.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort().reverse());
    await expect(cards.first().getByText(/约 \d+ 分钟/)).toBeVisible();
    await cards.first().getByRole('heading').getByRole('link').click();
    await expect(page.locator('article h1')).toHaveCount(1);
  });

  test('a tag of a card leads to the posts that carry it', async ({page}) => {
    await open(page, '/blog');
    await page.getByRole('article').getByRole('link', {name: '网关'}).first().click();
    await expect(page).toHaveURL('/blog/tags/gateway');
    await expect(page.getByRole('heading', {level: 1})).toContainText('网关');
  });

  test('the archive groups posts by year', holds('routes.blog.archive'), async ({page}) => {
    await open(page, '/blog/archive');
    const years = await page.getByRole('heading', {level: 2}).allTextContents();
    expect(years.length).toBeGreaterThanOrEqual(2);
    const numbers = years.map((year) => parseInt(year, 10));
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  });

  test('every post stands in the sidebar, the one that is read is marked', holds('routes.blog.sidebar', 'calls.metadata'), async ({page}) => {
    await open(page, POST);
    const sidebar = page.getByRole('navigation', {name: '全部文章'});
    await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
    const entries = await sidebar.getByRole('link').count();
    await open(page, '/blog/archive');
    await expect(page.locator('main time')).toHaveCount(entries);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every pane, table and disclosure can be read', async ({page}) => {
    await page.goto(INSTALL);
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeHidden();
    await expect(page.locator('.theme-code-block button').first()).toBeHidden();
    const failure = page.locator('details#port-used');
    await failure.locator('summary').click();
    await expect(failure.locator('p').first()).toBeVisible();
    await page.setViewportSize(PHONE);
    const fold = page.locator('.theme-doc-toc-mobile');
    await fold.locator('summary').click();
    await expect(fold.getByRole('link').first()).toBeVisible();
  });

  for (const path of ['/', '/en/', '/helm', '/en/helm', '/feature/devops', '/ack', '/enterprise_server', '/opensourceApps', '/xinchuang', '/case/kgdata', '/usescene/offlineDelivery', '/en/community/support', INSTALL]) {
    test(`${path} says which files of the platform it stands on`, async ({page}) => {
      await page.goto(path);
      const sources = page.locator('details').filter({has: page.locator('summary', {hasText: path.startsWith('/en/') ? /^Sources$/ : /^依据$/})});
      await expect(sources).toHaveCount(1);
      await sources.locator('summary').click();
      const links = sources.getByRole('link');
      await expect(links.first()).toBeVisible();
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).filter((to) => to?.startsWith('https://github.com/goodrain/')))).not.toEqual([]);
    });
  }
});

test('print leaves the text: no bars, every pane and disclosure, addresses spelled out', async ({page}) => {
  await open(page, INSTALL);
  await page.emulateMedia({media: 'print'});
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.pagination-nav', '.table-of-contents', 'footer']) {
    const elements = await page.locator(part).all();
    expect(elements.length, part).toBeGreaterThan(0);
    for (const element of elements) await expect(element).toBeHidden();
  }
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
  await expect(page.locator('details#port-used p').first()).toBeVisible();
  await expect(page.locator('.theme-code-block button').first()).toBeHidden();
  const spelled = await page.locator('main p a[href^="https://"]').first().evaluate((link) => getComputedStyle(link, '::after').content);
  expect(spelled).toContain('https://');
});

for (const {name, prefix} of LANGUAGES) {
  const words = name === 'zh' ? {title: 'Rainbond 博客', related: '相关文章', author: 'Rainbond 团队', posts: 'Rainbond 团队的文章'} : {title: 'Rainbond blog', related: 'Related posts', author: 'Rainbond team', posts: 'Posts by the Rainbond team'};

  test.describe(`around a post in ${name}`, () => {
    test('related posts stand at its end, and its author leads to all of theirs', async ({page}) => {
      await open(page, prefix + POST);
      await expect(page.getByRole('navigation', {name: words.related}).getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${prefix}/blog/`));
      await page.getByRole('link', {name: words.author, exact: true}).click();
      await expect(page).toHaveURL(`${prefix}/blog/authors/rainbond`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.posts);
      await expect(page.getByRole('article')).not.toHaveCount(0);
    });

    test('three feeds carry every post in its language, and its pages name them', async ({page, request}) => {
      await page.goto(`${prefix}/blog/archive`);
      const posts = await page.locator('main time').count();
      await page.goto(`${prefix}/blog`);
      const named = await page.locator('link[rel="alternate"][type]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(named).toEqual(['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${prefix}/blog/${file}`));
      const [rss, atom, json] = await Promise.all(named.map(async (file) => (await request.get(file ?? '')).text()));
      const feeds = [
        parseRssFeed(rss ?? '').items?.map(({title, link, content}) => ({title, link, text: content?.encoded})),
        parseAtomFeed(atom ?? '').entries?.map(({title, links, content}) => ({title: title?.value, link: links?.[0]?.href, text: content?.value})),
        parseJsonFeed(json ?? '').items?.map(({title, url, content_html: text}) => ({title, link: url, text})),
      ];
      for (const items of feeds) {
        expect(items).toHaveLength(posts);
        for (const {title, link, text = ''} of items ?? []) {
          expect(title).toBeTruthy();
          expect(link).toMatch(new RegExp(`^https://[^/]+${prefix}/blog/[^/]+$`));
          expect(text.length, link).toBeGreaterThan(2000);
          expect([...text.matchAll(/ (?:href|src)="(?!https?:|mailto:)([^"]*)"/g)].map(([, address]) => address), link).toEqual([]);
          expect(text, link).not.toMatch(/<(?:button|svg|script)\b/);
        }
      }
      const language = prefix === '' ? 'zh-CN' : 'en';
      const self = (file: string): RegExp => new RegExp(`^https://[^/]+${prefix}/blog/${file}$`);
      const rssFeed = parseRssFeed(rss ?? '');
      expect(rssFeed).toMatchObject({title: words.title, language});
      expect(rssFeed.atom?.links?.find(({rel}) => rel === 'self')?.href).toMatch(self('rss.xml'));
      for (const {dc, pubDate, description, categories} of rssFeed.items ?? []) {
        expect(dc?.creators).toEqual([words.author]);
        for (const text of [pubDate, description, categories?.[0]?.name]) expect(text?.trim()).toBeTruthy();
      }
      const atomFeed = parseAtomFeed(atom ?? '');
      expect(atomFeed.rights?.value).toMatch(/^©/);
      expect(atomFeed.links?.find(({rel}) => rel === 'self')?.href).toMatch(self('atom.xml'));
      expect(atom).toContain(`xml:lang="${language}"`);
      for (const {authors, published, updated, summary, categories} of atomFeed.entries ?? []) {
        expect(authors?.[0]?.name).toBe(words.author);
        for (const text of [published, updated, summary?.value, categories?.[0]?.term]) expect(text?.trim()).toBeTruthy();
      }
      const feed = parseJsonFeed(json ?? '');
      expect(feed).toMatchObject({title: words.title, language});
      expect(feed.feed_url).toMatch(self('feed.json'));
      for (const {authors, summary, tags, date_published: date} of feed.items ?? []) {
        expect(authors?.[0]?.name).toBe(words.author);
        for (const text of [summary, date, ...(tags ?? [])]) expect(text?.trim()).toBeTruthy();
      }
    });

    test('search engines read who wrote it and when', async ({page}) => {
      await open(page, prefix + POST);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').allTextContents()).find((text) => text.includes('BlogPosting')) ?? '') as {author: {'@type': string; name: string}[]; datePublished: string; headline: string; image: string; inLanguage: string};
      expect(data.author).toMatchObject([{'@type': 'Organization', name: words.author}]);
      expect(data.datePublished).toContain('2023-05-06');
      expect(data.headline).toBe(await page.getByRole('heading', {level: 1}).textContent());
      expect(data.inLanguage).toBe(await page.locator('html').getAttribute('lang'));
      expect(data.image).toBe(await page.locator('meta[property="og:image"]').getAttribute('content'));
    });
  });
}
