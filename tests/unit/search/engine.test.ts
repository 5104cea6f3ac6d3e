import {describe, expect, test} from 'vitest';

import {createEmbeddedClient} from '../../../src/search/client/embedded';
import {excerpt, highlight, type Answering} from '../../../src/search/engine/excerpt';
import {isOneMistakeApart} from '../../../src/search/engine/terms';
import bestAnswers from '../../../src/search/best-answers.json';
import calledBy from '../../../src/search/called.json';
import synonyms from '../../../src/search/synonyms.json';
import {keyOfSlots, slotsOf} from '../../../src/search/text/query';
import {isPage} from '../../../tools/relevance/pages';
import {addresses, ask, page, section, siteOf} from './site';

const PAGES = [
  page('docs/install', '快速安装', '用一个容器装好。', {}, section('Ports', '需要端口 80。'), section('Uninstall', '删除容器即可卸载。')),
  page('docs/offline', '离线安装', '在内网里安装，先把镜像带进去。'),
  page('docs/gateway', '网关', 'rbd-gateway 把域名指向组件。', {}, section('Certificates', '为域名绑定证书。')),
  page('docs/reset', '重置管理员密码', '忘记密码时执行 reset-admin-password 命令。'),
  page('docs/api/createHttpRule', '创建 HTTP 策略', 'POST createHttpRule', {kind: 'api'}),
  page('docs/build', '构建', '设置 BUILD_MAVEN_CUSTOM_GOALS 变量。', {}, section('no space left on device', '磁盘满了。', {failure: true})),
  page('docs/kubernetes', '在 Kubernetes 上部署', 'Kubernetes 1.25 上用 Helm 部署 Spring Boot 应用。'),
  page('docs/paths', '目录', '数据放在 /grdata/tenant/config.yaml 里。'),
  page('docs/english', 'Installation', 'Configure deployments here.'),
  page('blog/gateway', '网关的一篇博客', '网关网关网关', {kind: 'blog', tag: 'default'}),
  page('community/change/5.9.0', '5.9.0：网关', '网关有变化。', {kind: 'release', tag: 'docs-community-current'}),
];

const {client} = siteOf(PAGES);
const first = async (query: string) => addresses(await ask(client, query))[0]?.replace(/#.*/, '');

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

  test('is told by the page’s description where the page begins without a text', async () => {
    const site = siteOf([page('x', '离线交付', '', {description: '带进机房的一整套。'})]);
    expect((await ask(site.client, '离线交付')).hits[0]?._snippetResult?.content?.value).toBe('带进机房的一整套。');
  });

  test('is marked where it answers', async () => {
    const {hits} = await ask(client, '离线安装');
    expect(hits[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>离线安装</mark>');
    expect(hits[0]?._snippetResult?.content?.value).toContain('<mark>');
  });

  test('is told by words that mean the same, however often the word typed stands elsewhere', async () => {
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
  test('keep to the version and the kind asked for', async () => {
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

describe('where the words stand together nowhere', () => {
  const notesOf = async (query: string) => (await ask(client, query)).userData?.[0];

  test('the most of them are answered, and the rest is named', async () => {
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

  test('an identifier is answered where it stands, before pages that its words are about', async () => {
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

  test('are none where what was typed is found, or is words from end to end', async () => {
    for (const query of ['快速安装', 'Helm', 'reset-admin-password', '离线 安装', '自动升级']) expect((await ask(client, query)).userData?.[0]?.corrected, query).toBeUndefined();
  });
});

describe('whatever is typed', () => {
  const ALPHABET = Array.from('安装网关重置的，。！Helm-_.:/<>"\'&;(){}[]\\$%*+?|^~`#@=\u0000\u0007\u200b\u202e\ufeff🚀é', (character) => character);

  /** Always the same numbers, so that a failure can be looked into. */
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

  test('10 000 characters take no time', async () => {
    const start = performance.now();
    await ask(client, '安装网关 helm '.repeat(800));
    await ask(client, 'a'.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(200);
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
    site.breakOff(true);
    await expect(ask(site.client, '网关')).rejects.toThrow();
    site.breakOff(false);
    expect((await ask(site.client, '网关')).nbHits).toBeGreaterThan(0);
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

describe('excerpts', () => {
  const marks = {before: '[', after: ']'};
  const text = `第一句讲别的。${'再讲别的。'.repeat(30)}离线安装要先准备镜像。${'后面的话。'.repeat(30)}`;

  /** Each term a word of its own, all telling alike. */
  const telling = (...terms: readonly string[]): Answering => new Map(terms.map((term) => [term, {words: [term], telling: 1}]));

  test('begin with the sentence that answers', () => {
    expect(excerpt(text, telling('离线安装', '镜像'), 40, marks)).toBe('…[离线安装]要先准备[镜像]。后面的话。后面的话…');
  });

  test('count a word once, however many forms of it a sentence holds, and what says more for more', () => {
    const forms = 'Install and installing and installation are three words here, though. The port is changed when you install it elsewhere.';
    const install = {words: ['install'], telling: 1};
    const terms: Answering = new Map([['install', install], ['instal', install], ['installation', install], ['installing', install], ['port', {words: ['port'], telling: 1}]]);
    expect(excerpt(forms, terms, 60, marks)).toMatch(/^…The \[port\]/);
    const rare = 'Change it, and change that, as often as it has to be changed. A rare websocket is elsewhere.';
    const two: Answering = new Map([['chang', {words: ['change'], telling: 1}], ['often', {words: ['often'], telling: 1}], ['websocket', {words: ['websocket'], telling: 5}]]);
    expect(excerpt(rare, two, 40, marks)).toContain('[websocket]');
  });

  test('show the sentence that answers most of a query', async () => {
    const prose = `构建要先上传代码。${'别的话。'.repeat(40)}构建很慢时，换一个镜像源。${'别的话。'.repeat(40)}`;
    const {hits} = await ask(siteOf([page('docs/x', '说明', prose)]).client, '构建很慢 镜像源');
    expect(hits[0]?._snippetResult?.content?.value).toMatch(/^….*镜像/);
  });

  test('begin at the beginning where nothing answers', () => {
    expect(excerpt(text, telling(), 14, marks)).toBe('第一句讲别的。…');
  });

  test('never end within a word', () => {
    expect(excerpt('alpha beta gammadelta', telling(), 14, marks)).toBe('alpha beta…');
  });

  test('marks that touch are one', () => {
    expect(highlight('应用模板', telling('应用', '用模', '模板'), marks).html).toBe('[应用模板]');
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
    // Other answers, so that the one lies in a file of its own.
    const others = Array.from({length: 400}, (_, number) => `${String.fromCodePoint(0x4e00 + number * 7)}第 x${number}`);
    const site = siteOf(PAGES, 'zh', {answers: [{asked: ['single sign on'], at: 'docs/offline'}, {asked: others, at: 'docs/paths'}]});
    expect(addresses(await ask(client, 'single sign on'))).toEqual([]);
    expect(addresses(await ask(site.client, 'single sign on'))).toEqual(['docs/offline']);
  });

  test.each(['gateway install', 'How to install the gateways?', 'installing gateway on rainbond'])('is meant by "%s", too', async (query) => {
    expect((await order(query))[0]).toBe('docs/gateway#certificates');
  });

  test('is left out where its page is not written, or is not what is looked through', async () => {
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
  const {client: told} = siteOf(PAGES, 'en', {called});
  const found = async (query: string) => addresses(await ask(told, query))[0];

  test('is found though the page does not say it', async () => {
    expect(addresses(await ask(client, 'persistent volume'))).toEqual([]);
    expect(await found('persistent volume')).toBe('docs/paths');
    expect(await found('renew tls')).toBe('docs/gateway#certificates');
  });

  test("of a section, stands before the page's beginning", async () => {
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

  test('is said of addresses of the site', () => {
    const addressesCalled = Object.keys(calledBy).map((address) => address.replace(/\/?(?:#.*)?$/, ''));
    expect(addressesCalled.filter((address) => !isPage(address))).toEqual([]);
    // Of two lists for one section, only the last would count.
    const sections = Object.keys(calledBy).map((address) => address.replace(/\/(?=#|$)/, ''));
    expect(sections.filter((each, at) => sections.indexOf(each) !== at)).toEqual([]);
  });
});

describe('what a query is after', () => {
  test('a question asked nearly as a section is called leads there', async () => {
    const pages = [page('docs/data', 'Data', 'Apps keep running while the console is down.'), page('docs/outage', 'Outage', 'Nothing here.')];
    const plain = siteOf(pages, 'en');
    const told = siteOf(pages, 'en', {called: {'docs/outage': ['console down apps running']}});
    const query = 'do apps keep running when the console is down';
    expect(addresses(await ask(plain.client, query))[0]).toBe('docs/data');
    expect(addresses(await ask(told.client, query))[0]).toBe('docs/outage');
  });

  test('a best answer counts for a longer query as well', async () => {
    const pages = [page('docs/a', '彻底', '彻底卸载。卸载卸载。'), page('docs/b', '移除', '删掉。')];
    const told = siteOf(pages, 'zh', {answers: [{asked: ['卸载'], at: 'docs/b'}]});
    expect(addresses(await ask(siteOf(pages).client, '彻底卸载'))[0]).toBe('docs/a');
    expect(addresses(await ask(told.client, '卸载'))[0]).toBe('docs/b');
    expect(addresses(await ask(told.client, '卸载 一下'))[0]).toBe('docs/b');
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
