import {describe, expect, test} from 'vitest';

import bestAnswers from '../../../../src/search/best-answers.json';
import calledBy from '../../../../src/search/called.json';
import synonyms from '../../../../src/search/synonyms.json';
import {keyOfSlots, slotsOf} from '../../../../src/search/text/query';
import {isPage} from '../../../../tools/relevance/pages';
import {addresses, ask, page, section, siteOf} from '../site';
import {client, PAGES} from './pages';

describe('synonyms', () => {
  test('are groups of different words', () => {
    for (const group of synonyms) {
      expect(group.length, group.join()).toBeGreaterThan(1);
      expect(new Set(group).size, group.join()).toBe(group.length);
      for (const word of group) expect(word, group.join()).toBe(word.toLowerCase().trim());
    }
  });

  test.each(synonyms.map((group) => [group] as const))('%s lead to one another', async (group) => {
    const site = siteOf([...group.map((word, number) => page(`page-${number}`, word, word)), page('other', '另一页', '另外的话')]);
    for (const word of group) {
      const {hits} = await ask(site.client, word);
      expect(new Set(hits.map(({url_without_anchor: url}) => url)).size, word).toBe(group.length);
    }
  });
});

describe('an answer chosen by hand', () => {
  const answers = [
    {asked: ['网关', 'install gateway'], at: 'docs/gateway#certificates'},
    {asked: ['密码'], at: 'docs/kubernetes/'},
    {asked: ['目录'], at: 'docs/not-written'},
  ];
  const {client: guided} = siteOf(PAGES, 'zh', {answers});
  const order = async (query: string, rest: object = {}) => addresses(await ask(guided, query, rest));

  test('comes first with its section, and the page once', async () => {
    const [best, ...others] = await order('网关');
    expect(best).toBe('docs/gateway#certificates');
    expect(others.map((address) => address.replace(/#.*/, ''))).toContain('blog/gateway');
    expect(others.filter((address) => address === best)).toEqual([]);
  });

  test('comes first though its text says nothing of it', async () => {
    expect((await order('密码 离线 镜像'))[0]).not.toBe('docs/kubernetes');
    expect((await order('密码'))[0]).toBe('docs/kubernetes');
    expect((await order('密码'))[1]).toBe('docs/reset');
  });

  test('answers a query of which no page has a word', async () => {
    // Other answers, so that the tested one is in a file of its own.
    const others = Array.from({length: 400}, (_, number) => `${String.fromCodePoint(0x4e00 + number * 7)}第 x${number}`);
    const site = siteOf(PAGES, 'zh', {answers: [{asked: ['single sign on'], at: 'docs/offline'}, {asked: others, at: 'docs/paths'}]});
    expect(addresses(await ask(client, 'single sign on'))).toEqual([]);
    expect(addresses(await ask(site.client, 'single sign on'))).toEqual(['docs/offline']);
  });

  test.each(['gateway install', 'How to install the gateways?', 'installing gateway on rainbond'])('also answers "%s"', async (query) => {
    expect((await order(query))[0]).toBe('docs/gateway#certificates');
  });

  test('is left out where its page is not written, or is filtered out', async () => {
    expect((await order('目录'))[0]).toBe('docs/paths');
    expect(await order('网关', {facetFilters: ['kind:blog']})).toEqual(['blog/gateway']);
  });

  test('is an address of the site, and no question has two', () => {
    const unknown = bestAnswers.map(({at}) => at.replace(/\/?(?:#.*)?$/, '')).filter((address) => !isPage(address));
    expect(unknown).toEqual([]);
    const answered = bestAnswers.flatMap(({asked, at}) => asked.map((query) => ({query, at, key: keyOfSlots(slotsOf(query))})));
    expect(answered.filter(({key, at}) => answered.some((other) => other.key === key && other.at !== at))).toEqual([]);
  });
});

describe('what readers call a subject', () => {
  const called = {'docs/paths': ['persistent volume', 'grdata'], 'docs/gateway#certificates': ['tls', 'renew']};
  const {client: guided} = siteOf(PAGES, 'en', {called});
  const found = async (query: string) => addresses(await ask(guided, query))[0];

  test('is found though the page does not say it', async () => {
    expect(addresses(await ask(client, 'persistent volume'))).toEqual([]);
    expect(await found('persistent volume')).toBe('docs/paths');
    expect(await found('renew tls')).toBe('docs/gateway#certificates');
  });

  test("of a section, ranks it above the page's beginning", async () => {
    const pages = [page('docs/disk', 'No space left on device', 'No space left on device: the disk is full.', {}, section('Images', 'No space left: prune images on the device.'))];
    expect(addresses(await ask(siteOf(pages, 'en').client, 'no space left on device'))[0]).toBe('docs/disk');
    const named = siteOf(pages, 'en', {called: {'docs/disk#images': ['no space left on device']}});
    expect(addresses(await ask(named.client, 'no space left on device'))[0]).toBe('docs/disk#images');
  });

  test.each(['docs/paths', 'docs/paths/'])('counts with and without a slash at the end (%s)', async (address) => {
    const site = siteOf(PAGES, 'en', {called: {[address]: ['persistent volume']}});
    expect(addresses(await ask(site.client, 'persistent volume'))).toEqual(['docs/paths']);
  });

  test('is refused for a section that the page lacks', () => {
    expect(() => siteOf(PAGES, 'en', {called: {'docs/gateway#gone': ['tls']}})).toThrow('docs/gateway#gone has no such section');
    expect(() => siteOf(PAGES, 'en', {answers: [{asked: ['tls'], at: 'docs/gateway#gone'}]})).toThrow('docs/gateway#gone has no such section');
    expect(() => siteOf(PAGES, 'en', {called: {'docs/not-written#gone': ['tls']}})).not.toThrow();
  });

  test('is recorded only for addresses of the site', () => {
    const addressesCalled = Object.keys(calledBy).map((address) => address.replace(/\/?(?:#.*)?$/, ''));
    expect(addressesCalled.filter((address) => !isPage(address))).toEqual([]);
    // Of two lists for one section, only the last one counts.
    const sections = Object.keys(calledBy).map((address) => address.replace(/\/(?=#|$)/, ''));
    expect(sections.filter((each, at) => sections.indexOf(each) !== at)).toEqual([]);
  });
});

describe('what a query is after', () => {
  test('a question that is close to what a section is called leads there', async () => {
    const pages = [page('docs/data', 'Data', 'Apps keep running while the console is down.'), page('docs/outage', 'Outage', 'Nothing here.')];
    const plain = siteOf(pages, 'en');
    const guided = siteOf(pages, 'en', {called: {'docs/outage': ['console down apps running']}});
    const query = 'do apps keep running when the console is down';
    expect(addresses(await ask(plain.client, query))[0]).toBe('docs/data');
    expect(addresses(await ask(guided.client, query))[0]).toBe('docs/outage');
  });

  test('a best answer counts for a longer query as well', async () => {
    const pages = [page('docs/a', '彻底', '彻底卸载。卸载卸载。'), page('docs/b', '移除', '删掉。')];
    const guided = siteOf(pages, 'zh', {answers: [{asked: ['卸载'], at: 'docs/b'}]});
    expect(addresses(await ask(siteOf(pages).client, '彻底卸载'))[0]).toBe('docs/a');
    expect(addresses(await ask(guided.client, '卸载'))[0]).toBe('docs/b');
    expect(addresses(await ask(guided.client, '卸载 一下'))[0]).toBe('docs/b');
  });

  test.each([
    ['网关 报错', 'docs/troubleshooting/use/gateway', 'troubleshooting'],
    ['网关 接口', 'docs/api/gateway', 'api'],
    ['网关 案例', 'case/gateway', 'case'],
    ['5.9.0 网关 更新', 'community/change/5.9.0', 'release'],
  ] as const)('%s asks for a kind of pages', async (query, url, kind) => {
    const words = '网关 报错 接口 案例 5.9.0 更新';
    const site = siteOf([
      page('docs/gateway', words, words, {linkedFrom: 4}),
      page(url, words, words, {kind}),
      page('blog/gateway', words, words, {kind: 'blog'}),
    ]);
    expect(addresses(await ask(site.client, query))[0]).toBe(url);
  });

  test('a version leads to its release notes, with and without its letter', async () => {
    const site = siteOf([page('docs/a', '升级', '从 5.9.0 升级。5.9.0 以后。'), page('community/change/5.9.0', '5.9.0：容器', '修复。', {kind: 'release'})]);
    for (const query of ['5.9.0', 'v5.9.0', 'V5.9.0 版本']) expect(addresses(await ask(site.client, query))[0], query).toBe('community/change/5.9.0');
  });

  test('a line of versions leads to its versions', async () => {
    const site = siteOf([page('docs/a', '版本', '各版本支持多久。'), page('community/change/5.12.1', '5.12.1', '修复。', {kind: 'release'})]);
    for (const query of ['5.12 更新了什么', 'v5.12', '5.x 修复']) expect(addresses(await ask(site.client, query))[0]).toBe('community/change/5.12.1');
    expect(addresses(await ask(site.client, '6.x 修复'))[0]).not.toBe('docs/a');
  });
});
