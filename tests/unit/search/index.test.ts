import {describe, expect, test} from 'vitest';

import synonyms from '../../../src/search/synonyms.json';
import {buildIndex} from '../../../src/search/index/build';
import {decodePostings, encodePostings, LARGEST_DIGIT} from '../../../src/search/index/codec';
import {lastNotAfter, MANIFEST, pageOf, phrasesFile, placeOf, sectionNumber, type Manifest, type PhraseScript} from '../../../src/search/index/format';
import {termsOf} from '../../../src/search/text/cut';
import {groups} from '../../../src/search/text/synonyms';
import {addresses, ask, page, section, siteOf, siteWith} from './site';

const PAGES = [
  page('docs/b', '网关', '把域名指向组件', {}, section('Ports', '端口 80 与 443')),
  page('docs/a', '安装', '用 Helm 安装', {}, section('Check', '确认安装成功')),
  page('blog/c', '安装一例', '安装的经过', {kind: 'blog', tag: 'default'}),
];

function manifestOf(files: ReadonlyMap<string, string>): Manifest {
  return JSON.parse(files.get(MANIFEST) ?? '{}') as Manifest;
}

describe('postings as text', () => {
  test('come back as they were', () => {
    const postings = [0, 1, 31, 32, 1_000, 70_000, 224_000].map((number, index) => ({section: number, impact: (index * 9) % (LARGEST_DIGIT + 1)}));
    expect([...decodePostings(encodePostings(postings))]).toEqual(postings);
  });

  test('need no escape in JSON', () => {
    const text = encodePostings(Array.from({length: 500}, (_, index) => ({section: index * 37, impact: index % 64})));
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });
});

test('a section knows its page and its place', () => {
  const number = sectionNumber(1_234, 63);
  expect([pageOf(number), placeOf(number)]).toEqual([1_234, 63]);
});

test.each([
  ['a', -1],
  ['b', 0],
  ['c', 0],
  ['f', 2],
  ['g', 2],
])('the last entry not after %s is number %i', (key, number) => {
  expect(lastNotAfter(['b', 'd', 'f'], key)).toBe(number);
});

describe('the index', () => {
  test('is the same for the same pages, in whatever order they come', () => {
    expect(buildIndex([...PAGES].reverse(), 'zh')).toEqual(buildIndex(PAGES, 'zh'));
  });

  test('gets another folder when a page changes, so that nobody mixes two indexes', () => {
    const changed = PAGES.map((each) => (each.url === 'docs/a' ? {...each, description: '另一句'} : each));
    expect(manifestOf(buildIndex(changed, 'zh')).folder).not.toBe(manifestOf(buildIndex(PAGES, 'zh')).folder);
  });

  test('holds every file below the folder that the manifest names', () => {
    const files = buildIndex(PAGES, 'zh');
    const {folder} = manifestOf(files);
    for (const name of files.keys()) if (name !== MANIFEST) expect(name.startsWith(`${folder}/`)).toBe(true);
    expect(folder).toMatch(/^assets\/search\/[0-9a-f]{10}$/);
  });

  test('carries kind and version of its pages', () => {
    expect(manifestOf(buildIndex(PAGES, 'zh'))).toMatchObject({
      language: 'zh',
      sections: 5,
      ranges: [
        {first: 0, kind: 'docs', tag: 'docs-default-current'},
        {first: 2, kind: 'blog', tag: 'default'},
      ],
    });
  });

  test('holds what readers ask in Chinese only where Chinese is read, and what they ask in English everywhere', () => {
    const called = {'docs/a': ['helm 安装不上', 'helm chart fails']};
    const phrases = (language: string, script: PhraseScript) =>
      [...buildIndex(PAGES, language, {called})].filter(([name]) => name.endsWith(`/${phrasesFile(script, 0)}`)).map(([, text]) => text).join('');
    expect(phrases('zh', 'chinese')).toContain('安装');
    expect(phrases('zh', 'chinese')).not.toContain('chart');
    expect(phrases('zh', 'latin')).toContain('chart');
    expect(phrases('en', 'latin')).toContain('chart');
    expect(phrases('en', 'chinese')).toBe('');
  });

  test('a query fetches only the phrases of its script', async () => {
    const read = async (query: string) => {
      const site = siteOf(PAGES, 'zh', {called: {'docs/a': ['helm 安装不上', 'helm chart fails']}});
      await ask(site.client, query);
      return site.read.filter((name) => name.includes('phrases-')).map((name) => name.replace(/.*\/|-\d+\.json$/g, '')).sort();
    };
    expect(await read('安装')).toEqual(['phrases-chinese']);
    expect(await read('helm 安装')).toEqual(['phrases-chinese']);
    expect(await read('anzhuang')).toEqual(['phrases-chinese']);
    expect(await read('helm chart')).toEqual(['phrases-latin']);
  });

  test('answers for all synonyms of a word with one file, however many there are', async () => {
    const [group] = [...synonyms].sort((a, b) => b.length - a.length);
    if (!group) throw new Error('no synonyms');
    const filler = Array.from({length: 4_000}, (_, number) => `${String.fromCodePoint(97 + (number % 26))}word${number}`);
    const pages = filler.map((_, number) => filler.slice(number * 40, number * 40 + 40).join(' ')).filter((text) => text !== '').map((text, number) => page(`docs/${number}`, `Page ${number}`, text));
    const site = siteOf([...pages, ...group.map((word, number) => page(`docs/word-${number}`, word, word))]);
    await ask(site.client, group[0] ?? '');
    expect(group.length).toBeGreaterThan(15);
    expect(site.read.filter((name) => name.includes('/terms-')).length).toBeLessThanOrEqual(2);
  });

  test('gives each group of synonyms a name of its own that no word has', () => {
    expect(new Set(groups.map(({term}) => term)).size).toBe(groups.length);
    for (const {term} of groups) expect(termsOf(term).map((one) => one.term)).not.toContain(term);
  });

  test('a query fetches only the phrases with its words and their synonyms', async () => {
    const others = Array.from({length: 400}, (_, number) => `${String.fromCodePoint(97 + (number % 26))}thing${number} other${number}`);
    const called = {'docs/a': ['renew certificate', ...others]};
    const site = siteOf(PAGES, 'en', {called});
    const [found] = addresses(await ask(site.client, 'tls renew'));
    expect(found).toBe('docs/a');
    const phrases = (names: Iterable<string>) => [...names].filter((name) => name.includes('/phrases-')).length;
    expect(phrases(buildIndex(PAGES, 'en', {called}).keys())).toBeGreaterThan(5);
    expect(phrases(site.read)).toBeLessThanOrEqual(2);
  });

  test('distinguishes its files of terms by as few letters as possible', () => {
    const pages = Array.from({length: 40}, (_, number) => page(`docs/${number}`, `Page ${number}`, Array.from({length: 60}, (_unused, place) => `wordoflength${number}x${place}`).join(' ')));
    const files = buildIndex(pages, 'en');
    const {terms, folder} = manifestOf(files);
    const held = terms.map((_, number) => (JSON.parse(files.get(`${folder}/terms-${number}.json`) ?? '') as {terms: string[]}).terms);
    held.forEach((own, number) => {
      for (const term of own) expect(lastNotAfter(terms, term)).toBe(number);
    });
    expect(terms.join('').length).toBeLessThan(held.map(([first = '']) => first).join('').length);
  });

  test('keeps its files small, however many pages there are', () => {
    const many = Array.from({length: 600}, (_, number) =>
      page(`docs/${number}`, `安装 ${number}`, `${'应用组件网关'.repeat(20)} word${number} `.repeat(3), {}, section(`S${number}`, '部署 安装 '.repeat(40))),
    );
    const sizes = [...buildIndex(many, 'zh')].filter(([name]) => name !== MANIFEST).map(([, text]) => text.length);
    expect(Math.max(...sizes)).toBeLessThan(8_000);
  });

  test('costs a query no more with ten times the pages', async () => {
    const WORDS = '安装 部署 构建 网关 域名 证书 存储 日志 监控 告警 集群 节点 团队 权限 插件 依赖 镜像 仓库 备份 迁移'.split(' ');
    const text = (number: number, length: number) =>
      Array.from({length}, (_, place) => `${WORDS[(number * 7 + place * place) % WORDS.length]}${place % 5 === 0 ? ` item${(number * 31 + place) % 900}, ` : ''}`).join('');
    const sized = (pages: number) =>
      buildIndex(Array.from({length: pages}, (_, number) => page(`docs/${number}`, text(number, 3), text(number, 60), {}, section('First', text(number + 3, 80)), section('Second', text(number + 5, 80)))), 'zh');
    const QUERIES = ['安装', '网关域名', 'item42', '证书 备份', '迁移到集群', 'item7 日志'];
    const cost = async (pages: number) => {
      const files = sized(pages);
      let bytes = 0;
      for (const query of QUERIES) {
        const site = siteWith(files);
        await ask(site.client, query);
        bytes += site.bytes();
      }
      return bytes / QUERIES.length;
    };
    const [now, later] = [await cost(80), await cost(800)];
    // Size of the text before compression; on the wire it is less than a third.
    expect(later).toBeLessThan(now * 1.6);
    expect(later).toBeLessThan(120_000);
  });

  test('a page with more sections than numbers keeps the text of all', () => {
    const long = page('docs/long', '长页', '', {}, ...Array.from({length: 80}, (_, number) => section(`Part ${number}`, `marker${number}`)));
    const terms = [...buildIndex([long], 'zh')].filter(([name]) => name.includes('terms-')).flatMap(([, text]) => (JSON.parse(text) as {terms: string[]}).terms);
    expect(terms).toContain('marker3');
    expect(terms).toContain('marker79');
  });
});
