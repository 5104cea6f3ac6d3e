import {describe, expect, test} from 'vitest';

import {termsOf, wordOf} from '../../../src/search/text/cut';
import {fold} from '../../../src/search/text/fold';
import {slotsOf} from '../../../src/search/text/query';
import {stem} from '../../../src/search/text/stem';

const terms = (text: string) => Array.from(termsOf(text), ({term}) => term);

describe('folding', () => {
  test.each([
    ['Ｈｅｌｍ　５．１４', 'Helm 5.14'],
    ['離線安裝', '离线安装'],
    ['ﬁle', 'file'],
    ['café', 'cafe'],
    ['rbd\u200b-api', 'rbd-api'],
    ['one\u0000two', 'one two'],
    ['👩‍💻 ok', '👩💻 ok'],
  ])('%j is %j', (text, folded) => {
    expect(fold(text).text).toBe(folded);
  });

  test('returns the origin of each character', () => {
    const text = '👍Ｈ離';
    const {text: folded, origin} = fold(text);
    expect(folded).toBe('👍H离');
    expect(origin).toEqual([0, 0, 2, 3, 4]);
    // Most texts stay as they are, and need no list of positions.
    expect(fold('Helm 離線').origin).toBeUndefined();
  });
});

describe('stems', () => {
  test.each([
    ['installations', 'install'],
    ['configured', 'configuration'],
    ['deploying', 'deployment'],
    ['policies', 'policy'],
    ['running', 'runs'],
    ['dependencies', 'dependency'],
    ['upgraded', 'upgrades'],
    ['monitoring', 'monitors'],
  ])('%s and %s are one', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  test.each(['k8s', 'go', 'gateway', 'kubectl', '网关', 'x86'])('%s stays', (word) => {
    expect(stem(word)).toBe(word);
  });
});

describe('cutting pages', () => {
  test('Chinese is cut into pairs of characters, and terms of the product stay whole as well', () => {
    expect(terms('应用模板')).toEqual(['应用', '应用模板', '用模', '模板']);
    expect(terms('为')).toEqual(['为']);
  });

  test.each([
    ['createHttpRule', ['createhttprule', 'create', 'http', 'rule']],
    ['rbd-gateway', ['rbdgateway', 'rbd', 'gateway']],
    ['BUILD_MAVEN_CUSTOM_GOALS', ['buildmavencustomgoals', 'build', 'maven', 'custom', 'goals']],
    ['goodrain.me/builder', ['goodrainme', 'goodrain', 'me', 'builder']],
    ['HTTPRoute', ['httproute', 'http', 'route']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['5.14.2', ['5.14.2']],
  ])('%s is found whole and in part', (text, expected) => {
    const found = terms(text);
    for (const term of expected) expect(found).toContain(term);
  });

  test('plural acronyms are not cut', () => {
    expect(wordOf('APIs').parts.map(({text}) => text)).toEqual(['apis']);
  });

  test('two words that also are one are found as one', () => {
    expect(terms('Spring Boot')).toContain('springboot');
    expect(terms('Spring, Boot')).not.toContain('springboot');
    expect(terms('a single sign on page')).toContain('singlesignon');
    expect(terms('all in one Spring Boot')).toEqual(expect.arrayContaining(['allinone', 'springboot']));
  });

  test('the end of a text is not taken for a longer word', () => {
    // 服务器 is a word as well.
    expect(terms('服务')).toEqual(['服务']);
  });

  test('every term has its position in the text as it was written', () => {
    const text = '在Ｋｕｂｅｒｎｅｔｅｓ上離線安裝';
    const places = Array.from(termsOf(text), ({term, start, end}) => [term, text.slice(start, end)]);
    expect(places).toContainEqual(['kubernetes', 'Ｋｕｂｅｒｎｅｔｅｓ']);
    expect(places).toContainEqual(['离线安装', '離線安裝']);
  });
});

describe('cutting queries', () => {
  const cut = (query: string) => slotsOf(query).map(({text}) => text);

  test.each([
    ['Helm安装', ['helm', '安装']],
    ['部署springboot', ['部署', 'springboot']],
    ['部署spring boot', ['部署', 'springboot']],
    ['怎么重置管理员密码', ['重置', '管理员', '密码']],
    ['how to install the console', ['install', 'console']],
    ['为什么用 rainbond', ['rainbond']],
    ['的', ['的']],
    ['how', ['how']],
    ['网', ['网']],
    ['spring boot docker compose', ['springboot', 'dockercompose']],
    ['configure single sign on', ['configure', 'singlesignon']],
    ['what is rainbond', ['rainbond']],
    ['rainbond gateway', ['gateway']],
    ['怎么删应用', ['删除', '应用']],
    ['组件删了', ['组件', '删除']],
    ['给控制台绑个域名', ['控制台', '绑定', '域名']],
    ['网关是什么', ['网关']],
    ['是什么', ['是什么']],
  ])('%s becomes %j', (query, slots) => {
    expect(cut(query)).toEqual(slots);
  });

  test('a verb of one character is what somebody does, not what was done or a part of another word', () => {
    expect(cut('应用市场装的')).not.toContain('安装');
    expect(cut('开小差')).not.toContain('开启');
  });

  test.each(['收集日志', '变量的值', '怎么收到通知', '注册中心'])('%s holds no typing mistake', (query) => {
    expect(slotsOf(query).filter(({meant}) => meant !== undefined)).toEqual([]);
  });

  test('a page is cut as the query is: whatever is typed of it is found', () => {
    const page = '把应用模板发布到组件库，再在 rbd-gateway 后面部署 Spring Boot 服务';
    const index = new Set(terms(page));
    for (const query of ['应用模板', '组件库', '发布', 'rbd-gateway', 'rbd gateway', 'RBDGateway', 'springboot', '部署服务']) {
      for (const {alternatives} of slotsOf(query)) {
        expect(alternatives.some(({terms: all}) => all.every((term) => index.has(term))), query).toBe(true);
      }
    }
  });

  test('the last word may be incomplete', () => {
    expect(slotsOf('helm instal').at(-1)?.alternatives[0]).toMatchObject({terms: ['instal'], prefix: true});
    expect(slotsOf('helm instal ').at(-1)?.alternatives[0]).not.toHaveProperty('prefix');
  });

  test.each(['安装部署升级备份', 'a b '])('of long input (%s) only the beginning is read, for at most a dozen slots', (words) => {
    const long = words.repeat(2_000);
    expect(slotsOf(long).length).toBeLessThanOrEqual(12);
    expect(slotsOf(`${long}网关 gateway`)).toEqual(slotsOf(long));
  });

  test('a query without words has no slots', () => {
    for (const query of ['', '   ', '！？…', '\u0000\u200b', '<>"\'&']) expect(slotsOf(query)).toEqual([]);
  });
});
