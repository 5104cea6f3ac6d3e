import {describe, expect, test} from 'vitest';

import {isOneMistakeApart} from '../../../../src/search/engine/terms';
import {slotsOf} from '../../../../src/search/text/query';
import {addresses, ask, page, section, siteOf} from '../site';
import {client, first, PAGES} from './pages';

describe('what is typed is found', () => {
  test.each([
    ['快速安装', 'docs/install'],
    ['离线安装', 'docs/offline'],
    ['離線安裝', 'docs/offline'],
    ['内网安装', 'docs/offline'],
    ['rbd-gateway', 'docs/gateway'],
    ['rbd gateway', 'docs/gateway'],
    ['ingress', 'docs/gateway'],
    ['忘记口令', 'docs/reset'],
    ['怎么重置密码', 'docs/reset'],
    ['createHttpRule', 'docs/api/createHttpRule'],
    ['HttpRule', 'docs/api/createHttpRule'],
    ['createHttp', 'docs/api/createHttpRule'],
    ['BUILD_MAVEN', 'docs/build'],
    ['maven goals', 'docs/build'],
    ['No space left on device', 'docs/build'],
    ['ｋｕｂｅｒｎｅｔｅｓ', 'docs/kubernetes'],
    ['k8s', 'docs/kubernetes'],
    ['kubern', 'docs/kubernetes'],
    ['kubernets', 'docs/kubernetes'],
    ['helm3 部署', 'docs/kubernetes'],
    ['kuebrnetes', 'docs/kubernetes'],
    ['部署springboot', 'docs/kubernetes'],
    ['Helm部署', 'docs/kubernetes'],
    ['证', 'docs/gateway'],
    ['重', 'docs/reset'],
    ['重置管', 'docs/reset'],
    ['证书绑', 'docs/gateway'],
    ['/grdata/tenant', 'docs/paths'],
    ['grdata', 'docs/paths'],
    ['tenant/config.yaml', 'docs/paths'],
    ['installing', 'docs/english'],
    ['configured', 'docs/english'],
  ])('%s leads to %s', async (query, url) => {
    expect(await first(query)).toBe(url);
  });
});

describe('order', () => {
  test('a title before a text, a guide before an article and a release note', async () => {
    const found = addresses(await ask(client, '网关')).map((url) => url.replace(/#.*/, ''));
    expect(found[0]).toBe('docs/gateway');
    expect(found.indexOf('docs/gateway')).toBeLessThan(found.indexOf('blog/gateway'));
    expect(found.indexOf('docs/gateway')).toBeLessThan(found.indexOf('community/change/5.9.0'));
  });

  test('a title before a heading, a heading before a text', async () => {
    const site = siteOf([
      page('text', '甲', '备份就在这里说。'),
      page('heading', '乙', '别的话。', {}, section('备份', '别的话。', {anchor: 'backup'})),
      page('title', '备份', '别的话。'),
    ]);
    expect(addresses(await ask(site.client, '备份'))).toEqual(['title', 'heading#backup', 'text']);
  });

  test('a word itself before what begins with it, and that before a part of a longer one', async () => {
    const site = siteOf([page('part', 'reGate', 'one'), page('beginning', 'Gateways', 'one'), page('itself', 'Gate', 'one')], 'en');
    const found = addresses(await ask(site.client, 'gate'));
    expect(found[0]).toBe('itself');
    expect(found).toHaveLength(3);
    const chinese = siteOf([page('part', '网关策略', '话'), page('itself', '网关', '话')]);
    expect(addresses(await ask(chinese.client, '网关'))).toEqual(['itself', 'part']);
  });

  test('a word itself before longer ones and before similar ones', async () => {
    const site = siteOf([
      page('longer', 'Portable', 'portable'),
      page('similar', 'Ports', 'ports'),
      page('itself', 'Port', 'port'),
    ]);
    expect(addresses(await ask(site.client, 'port'))[0]).toBe('itself');
  });

  test('what answers to all of the query before what answers to a part', async () => {
    expect((await ask(client, '绑定证书')).hits[0]?.url).toContain('docs/gateway#certificates');
  });

  test('a section is found by what the links to it and its own address say', async () => {
    const site = siteOf([page('docs/a', '安装', '很长的话。', {}, section('占用', '换一个。', {anchor: 'port-used', linkedAs: ['别的程序用着 7070']})), page('docs/b', '别的', '程序。')]);
    expect(addresses(await ask(site.client, '别的程序用着'))[0]).toBe('docs/a#port-used');
    expect(addresses(await ask(site.client, 'port used'))[0]).toBe('docs/a#port-used');
  });

  test('a page that others lead to comes before one that says the same', async () => {
    const site = siteOf([page('a', '备份', '备份数据'), page('b', '备份', '备份数据', {linkedFrom: 20})]);
    expect(addresses(await ask(site.client, '备份'))).toEqual(['b', 'a']);
  });
});

describe('where no page has all of the words', () => {
  const notesOf = async (query: string) => (await ask(client, query)).userData?.[0];

  test('most of them are answered, and the rest is named', async () => {
    const {hits, userData} = await ask(client, '离线安装 zzzzqqqq');
    expect(hits[0]?.url).toContain('docs/offline');
    expect(userData?.[0]?.leftOut).toEqual(['zzzzqqqq']);
    // Each of the two has its page, but no page has both.
    expect(await notesOf('重置密码 域名')).toMatchObject({leftOut: ['域名']});
    expect(await notesOf('离线安装')).toMatchObject({leftOut: []});
    expect(await notesOf('域名绑定证书')).toMatchObject({leftOut: []});
  });

  test('a word is named without the particles beside it', async () => {
    expect((await ask(client, '用熊猫安装到镜像里的')).userData?.[0]?.leftOut).toEqual(['熊猫']);
  });

  test('a long sentence with one known word is answered by that', async () => {
    const {hits, userData} = await ask(client, '离线按了个装备出来吧');
    expect(hits[0]?.url).toContain('docs/offline');
    expect(userData?.[0]?.leftOut?.join('')).toContain('按了个装备');
  });

  test('an identifier is answered by pages that contain it, before pages about its words', async () => {
    const site = siteOf([page('docs/token', 'Rainbond token', 'Rainbond token of a team.'), page('docs/ci', 'Pipelines', 'Set RAINBOND_TOKEN first.')]);
    expect(addresses(await ask(site.client, 'RAINBOND_TOKEN'))).toEqual(['docs/ci']);
  });

  test('an identifier is answered by the words of it that are known', async () => {
    expect(addresses(await ask(client, '网关'))).not.toContain('docs/gateway#certificates');
    expect(addresses(await ask(client, '网关 certificate_qqqq'))).toContain('docs/gateway#certificates');
  });

  test('the beginning of a word that no page has answers, and the word is named', async () => {
    const {hits, userData} = await ask(client, 'certificateholders');
    expect(hits[0]?.url).toContain('docs/gateway#certificates');
    expect(userData?.[0]?.leftOut).toEqual(['certificateholders']);
    expect((await ask(client, 'certainly')).nbHits).toBe(0);
  });

  test.each([
    ['overcertificates', 'docs/gateway#certificates', 'certificates'],
    ['域哪名', 'docs/gateway', '域名'],
  ])('%s, of which no page has a word, is answered by what is nearest: %s, and %s is offered', async (query, url, corrected) => {
    const {hits, userData} = await ask(client, query);
    expect(hits[0]?.url).toContain(url);
    expect(userData?.[0]?.corrected).toBe(corrected);
  });

  test.each(['', '   ', 'zzzzqqqq', '鼯鼠', '！！！'])('%j has no results and no error', async (query) => {
    expect((await ask(client, query)).nbHits).toBe(0);
  });
});

describe('typing mistakes', () => {
  test.each([
    ['kuebrnetes', 'docs/kubernetes', 'kubernetes'],
    ['Helm bushu', 'docs/kubernetes', 'Helm 部署'],
    ['anzhuang', 'docs/', '安装'],
    ['chongzhimima', 'docs/reset', '重置密码'],
    ['域名邦定', 'docs/gateway', '域名绑定'],
    ['源玛构建一下环境变亮', 'docs/build', '源玛构建一下环境变量'],
    ['网观', 'docs/gateway', '网关'],
    ['huan jing bianliang', 'docs/build', '环境变量'],
    ['kuberrnettes', 'docs/kubernetes', 'kubernetes'],
    ['sprng boot', 'docs/kubernetes', 'spring boot'],
    ['reset-admin-pasword', 'docs/reset', 'resetadminpassword'],
  ])('%s leads to %s, and %s is offered', async (query, url, corrected) => {
    const site = siteOf([...PAGES.filter((each) => each.url !== 'docs/build'), page('docs/build', '构建', '环境变量决定构建。')]);
    const {hits, userData} = await ask(site.client, query);
    expect(hits[0]?.url).toContain(url);
    expect(userData?.[0]?.corrected).toBe(corrected);
  });

  test('are overlooked in a question word typed in pinyin', async () => {
    expect(await first('ruhe chongzhi mima')).toBe('docs/reset');
    expect(slotsOf('zenme anzhuang').map(({meant}) => meant)).toEqual(['安装']);
  });

  test('are not assumed where the query is found, or consists entirely of words', async () => {
    for (const query of ['快速安装', 'Helm', 'reset-admin-password', '离线 安装', '自动升级']) expect((await ask(client, query)).userData?.[0]?.corrected, query).toBeUndefined();
  });
});

test.each([
  ['kubernetes', 'kubernets', true],
  ['kubernetes', 'kubernettes', true],
  ['kubernetes', 'kuberentes', true],
  ['kubernetes', 'kubernates', true],
  ['abcd', 'abdc', true],
  ['gateway', 'gateway', false],
  ['gateway', 'gtaweay', false],
  ['install', 'instll', true],
  ['install', 'inst', false],
])('%s and %s are one mistake apart: %s', (a, b, apart) => {
  expect(isOneMistakeApart(a, b)).toBe(apart);
  expect(isOneMistakeApart(b, a)).toBe(apart);
});

describe('whatever is typed', () => {
  const ALPHABET = Array.from('安装网关重置的，。！Helm-_.:/<>"\'&;(){}[]\\$%*+?|^~`#@=\u0000\u0007\u200b\u202e\ufeff🚀é', (character) => character);

  /** Generates the same numbers in every run, so that a failure can be reproduced. */
  function* numbers(seed: number): Generator<number> {
    let state = seed;
    for (;;) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      yield state;
    }
  }

  test('2 000 queries of all kinds are answered, without markup in the answer', async () => {
    const random = numbers(42);
    const next = (below: number) => (random.next().value as number) % below;
    for (let round = 0; round < 2_000; round += 1) {
      const length = round % 50 === 0 ? 10_000 : next(24);
      const query = Array.from({length}, () => (next(5) === 0 ? String.fromCodePoint(next(0x10ffff)) : ALPHABET[next(ALPHABET.length)])).join('');
      const {hits} = await ask(client, query);
      for (const {_highlightResult: highlighted, _snippetResult: snippet} of hits) {
        const html = [...Object.values(highlighted?.hierarchy ?? {}).map(({value}) => value), snippet?.content?.value ?? ''].join('');
        expect(html).not.toMatch(/<(?!\/?mark>)/);
      }
    }
  });

  test('10 000 characters are answered as their beginning', async () => {
    const beginning = '安装网关 helm '.repeat(20);
    const all = await ask(client, `${beginning}${'忘记密码 grdata '.repeat(1_000)}`);
    expect(addresses(all)).not.toEqual([]);
    expect(addresses(all)).toEqual(addresses(await ask(client, beginning)));
  });
});
