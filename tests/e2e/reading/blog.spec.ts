import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';

import {holds} from '../../../tools/specification/marks';
import {expect, LANGUAGES, open, test} from '../support/test';
import {POST} from './pages';

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

for (const {name, prefix} of LANGUAGES) {
  const words = name === 'zh' ? {title: 'Rainbond 博客', related: '相关文章', author: 'Rainbond 团队', posts: 'Rainbond 团队的文章'} : {title: 'Rainbond blog', related: 'Related posts', author: 'Rainbond team', posts: 'Posts by the Rainbond team'};

  test.describe(`around a post in ${name}`, () => {
    test('related posts follow at its end, and its author leads to all posts by that author', async ({page}) => {
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
