import {describe, expect, test} from 'vitest';

import {createEmbeddedClient} from '../../../../src/search/client/embedded';
import {excerpt, highlight, type Answering} from '../../../../src/search/engine/excerpt';
import {addresses, ask, page, section, siteOf} from '../site';
import {client, PAGES} from './pages';

describe('a result', () => {
  test('leads to its section and says where it stands', async () => {
    const {hits} = await ask(client, 'no space left on device');
    expect(hits[0]).toMatchObject({
      url: 'https://www.example.com/docs/build#no-space-left-on-device',
      type: 'lvl2',
      failure: true,
      // In the group of its page, so that a page's results stand together.
      hierarchy: {lvl0: 'docs', lvl1: '构建', lvl2: 'no space left on device', lvl3: null},
    });
  });

  test('shows the page’s description where the page begins without a text', async () => {
    const site = siteOf([page('x', '离线交付', '', {description: '带进机房的一整套。'})]);
    expect((await ask(site.client, '离线交付')).hits[0]?._snippetResult?.content?.value).toBe('带进机房的一整套。');
  });

  test('is highlighted where it answers', async () => {
    const {hits} = await ask(client, '离线安装');
    expect(hits[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>离线安装</mark>');
    expect(hits[0]?._snippetResult?.content?.value).toContain('<mark>');
  });

  test('shows the excerpt with a synonym, however often the typed word occurs elsewhere', async () => {
    const others = Array.from({length: 70}, (_, number) => page(`docs/${number}`, `第 ${number} 页`, '备份。'));
    const site = siteOf([page('docs/nightly', '备份', `${'先说别的话。'.repeat(20)}Run a backup every night.`), ...others]);
    const [first] = (await ask(site.client, '备份')).hits;
    expect(first?._snippetResult?.content?.value).toBe('…Run a <mark>backup</mark> every night.');
  });

  test('shows markup as text', async () => {
    const site = siteOf([page('x', '<img src=x onerror=alert(1)>', 'a & b <script>alert("x")</script>')]);
    const {hits} = await ask(site.client, 'script alert');
    expect(hits[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('&lt;img src=x onerror=<mark>alert</mark>(1)&gt;');
    expect(hits[0]?._snippetResult?.content?.value).not.toMatch(/<(?!\/?mark>)/);
  });
});

describe('filters', () => {
  test('keep to the requested version and kind', async () => {
    const {hits} = await ask(client, '网关', {facetFilters: ['language:zh', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]});
    expect(hits.map(({url}) => url).join()).not.toContain('community/change');
    const blog = await ask(client, '网关', {facetFilters: [['kind:blog']]});
    expect(addresses(blog)).toEqual(['blog/gateway']);
  });

  test('another language, version or attribute has no pages', async () => {
    for (const filter of ['language:en', 'docusaurus_tag:docs-default-5.13', 'author:me']) {
      expect((await ask(client, '网关', {facetFilters: [filter]})).nbHits, filter).toBe(0);
    }
  });
});

describe('pages of results', () => {
  const many = siteOf(Array.from({length: 25}, (_, number) => page(`docs/${number}`, `安装 ${number}`, '安装')));

  test('follow one another without gaps or repeats', async () => {
    const seen: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      const answer = await ask(many.client, '安装', {page: number, hitsPerPage: 10});
      expect(answer).toMatchObject({nbHits: 25, nbPages: 3, page: number});
      seen.push(...addresses(answer));
    }
    expect(new Set(seen).size).toBe(25);
  });

  test('a page of the site fills no more than three places', async () => {
    const site = siteOf([page('docs/x', '安装', '安装', {}, ...Array.from({length: 9}, (_, number) => section(`安装 ${number}`, '安装', {anchor: `s${number}`})))]);
    expect((await ask(site.client, '安装')).hits).toHaveLength(3);
  });
});

describe('files', () => {
  test('are fetched when they are needed, and once', async () => {
    const site = siteOf(PAGES);
    await ask(site.client, '网关');
    const needed = [...site.read];
    expect(needed.length).toBeGreaterThan(2);
    await ask(site.client, '网关');
    expect(site.read).toEqual(needed);
    expect(new Set(needed).size).toBe(needed.length);
  });

  test('of an index in another format are not read', async () => {
    const client = createEmbeddedClient({read: async () => ({format: 0, folder: 'x'}), addressOf: (path) => path, nameOf: (kind) => kind});
    await expect(ask(client, '网关')).rejects.toThrow(/format/);
  });

  test('that could not be read are read again, with the manifest', async () => {
    const site = siteOf(PAGES);
    site.setBroken(true);
    await expect(ask(site.client, '网关')).rejects.toThrow();
    site.setBroken(false);
    expect((await ask(site.client, '网关')).nbHits).toBeGreaterThan(0);
  });
});

describe('excerpts', () => {
  const marks = {before: '[', after: ']'};
  const text = `第一句讲别的。${'再讲别的。'.repeat(30)}离线安装要先准备镜像。${'后面的话。'.repeat(30)}`;

  /** Each term a word of its own, all equally important. */
  const answering = (...terms: readonly string[]): Answering => new Map(terms.map((term) => [term, {words: [term], importance: 1}]));

  test('begin with the sentence that answers', () => {
    expect(excerpt(text, answering('离线安装', '镜像'), 40, marks)).toBe('…[离线安装]要先准备[镜像]。后面的话。后面的话…');
  });

  test('count a word once, however many forms of it a sentence contains, and more important words for more', () => {
    const forms = 'Install and installing and installation are three words here, though. The port is changed when you install it elsewhere.';
    const install = {words: ['install'], importance: 1};
    const terms: Answering = new Map([['install', install], ['instal', install], ['installation', install], ['installing', install], ['port', {words: ['port'], importance: 1}]]);
    expect(excerpt(forms, terms, 60, marks)).toMatch(/^…The \[port\]/);
    const rare = 'Change it, and change that, as often as it has to be changed. A rare websocket is elsewhere.';
    const two: Answering = new Map([['chang', {words: ['change'], importance: 1}], ['often', {words: ['often'], importance: 1}], ['websocket', {words: ['websocket'], importance: 5}]]);
    expect(excerpt(rare, two, 40, marks)).toContain('[websocket]');
  });

  test('show the sentence that answers most of a query', async () => {
    const prose = `构建要先上传代码。${'别的话。'.repeat(40)}构建很慢时，换一个镜像源。${'别的话。'.repeat(40)}`;
    const {hits} = await ask(siteOf([page('docs/x', '说明', prose)]).client, '构建很慢 镜像源');
    expect(hits[0]?._snippetResult?.content?.value).toMatch(/^….*镜像/);
  });

  test('begin at the beginning where nothing answers', () => {
    expect(excerpt(text, answering(), 14, marks)).toBe('第一句讲别的。…');
  });

  test('never end within a word', () => {
    expect(excerpt('alpha beta gammadelta', answering(), 14, marks)).toBe('alpha beta…');
  });

  test('marks that touch are one', () => {
    expect(highlight('应用模板', answering('应用', '用模', '模板'), marks).html).toBe('[应用模板]');
  });
});
