import {describe, expect, it} from 'vitest';

import {readPage, type Page, type Rule} from '@site/tests/lint/content/page';
import {chinese} from '@site/tests/lint/content/rules/chinese';
import {code} from '@site/tests/lint/content/rules/code';
import {frontMatter} from '@site/tests/lint/content/rules/front-matter';
import {headings} from '@site/tests/lint/content/rules/headings';
import {parity} from '@site/tests/lint/content/rules/parity';
import {unique} from '@site/tests/lint/content/rules/unique';

const FRONT_MATTER = {
  zh: '---\ntitle: 安装\ndescription: 这一页说明怎样在一台机器上安装平台，需要准备什么，装好之后怎样确认一切正常，以及失败时去哪里找原因。\nkeywords: [a, b, c]\n---\n',
  en: '---\ntitle: Install\ndescription: How to install the platform on one machine, what it needs, and how to check that it works.\nkeywords: [a, b, c]\n---\n',
} as const;

function page(body: string, language: Page['language'] = 'zh', front: string = FRONT_MATTER[language]): Page {
  return readPage({file: `${language}/install.mdx`, kind: 'docs', language, key: 'install.mdx'}, front + body);
}

const messages = (rule: Rule, ...pages: Page[]) => rule(pages).map(({line, message}) => `${line}: ${message}`);

describe('readPage', () => {
  it('reads headings with ids, code with its line, and leaves code out of the prose', () => {
    const {headings: list, fences, prose} = page('## 开始 {/* #start */}\n\n```bash title="a"\n# no heading\n```\n正文\n');
    expect(list).toEqual([{level: 2, text: '开始', id: 'start', line: 6}]);
    expect(fences).toEqual([{language: 'bash', meta: 'title="a"', code: '# no heading', line: 8}]);
    expect(prose.join('\n')).not.toContain('no heading');
    expect(prose[10]).toBe('正文');
  });
});

describe('front matter', () => {
  it('accepts a complete one', () => {
    expect(messages(frontMatter, page(''))).toEqual([]);
  });
  it('names what is missing or too short', () => {
    expect(messages(frontMatter, page('', 'zh', '---\ndescription: 短\nkeywords: [a]\n---\n'))).toEqual([
      '1: title is missing: one line that names the page',
      '1: description has 1 characters: make it 40–120',
      '1: keywords: list 3 to 8',
    ]);
  });
  it('asks posts for slug, date, authors and tags', () => {
    const post = readPage({file: 'blog/a.mdx', kind: 'blog', language: 'zh', key: 'a.mdx'}, FRONT_MATTER.zh);
    expect(messages(frontMatter, post)).toHaveLength(4);
  });
});

describe('unique', () => {
  it('finds two pages with one description', () => {
    const other = {...page('', 'zh'), file: 'zh/other.mdx'};
    expect(messages(unique, page(''), other).join()).toMatch(/title "安装" is that of zh\/install.mdx too.*description/s);
  });
  it('lets the two languages share a name', () => {
    expect(messages(unique, page('', 'zh'), page('', 'en', FRONT_MATTER.zh))).toEqual([]);
  });
});

describe('headings', () => {
  it('accepts levels without a gap', () => {
    expect(messages(headings, page('## 一 {/* #a */}\n### 二 {/* #b */}\n## 三 {/* #c */}\n'))).toEqual([]);
  });
  it.each([
    ['# 一 {/* #a */}', /level 1: use 2 to 5/],
    ['## 一', /has no id/],
    ['## 一 {/* #安装 */}', /Latin letters/],
    ['## 一 {/* #a */}\n#### 二 {/* #b */}', /skips from level 2 to 4/],
    ['## 一 {/* #a */}\n## 二 {/* #a */}', /stands twice/],
  ])('refuses %j', (body, message) => {
    expect(messages(headings, page(body)).join()).toMatch(message);
  });
});

describe('parity', () => {
  const source = '## 一 {/* #a */}\n\n```bash\n# 说明\nls\n```\n';
  it('accepts a translation whose comments are translated', () => {
    expect(messages(parity, page(source), page('## One {/* #a */}\n\n```bash\n# why\nls\n```\n', 'en'))).toEqual([]);
  });
  it.each([
    ['## One {/* #b */}\n\n```bash\n# why\nls\n```\n', /headings differ.*"##a".*"##b"/],
    ['## One {/* #a */}\n', /code blocks differ/],
    ['## One {/* #a */}\n\n```bash\n# why\nls -l\n```\n', /this code differs/],
  ])('finds a difference in %j', (translation, message) => {
    expect(messages(parity, page(source), page(translation, 'en')).join()).toMatch(message);
  });
  it('finds pages that are there in one language only', () => {
    expect(messages(parity, page(source))).toEqual(['1: has no English page at the same path under i18n/en']);
    expect(messages(parity, page(source, 'en'))).toEqual(['1: has no Chinese source']);
  });
});

describe('code', () => {
  it.each(['```bash\nif true; then echo <name>; fi\n```', '```yaml\na: <value>\n```', '```json\n{"a": 1}\n```', '```text\nx\n```', '```mermaid alt="流程"\nflowchart LR\n```'])('accepts %j', (body) => {
    expect(messages(code, page(body))).toEqual([]);
  });
  it.each([
    ['```\nls\n```', /names no language/],
    ['```bash\nif true; then\n```', /no valid bash/],
    ['```yaml\na: [1\n```', /no valid yaml/],
    ['```json\n{a: 1}\n```', /no valid json/],
    ['```mermaid\nflowchart LR\n```', /needs alt/],
  ])('refuses %j', (body, message) => {
    expect(messages(code, page(body)).join()).toMatch(message);
  });
});

describe('chinese', () => {
  it('wants a space between Chinese and Latin, and full-width punctuation', () => {
    expect(messages(chinese, page('在Kubernetes上安装,很快。\n'))).toEqual(['6: "在Kubernetes上安装,很快。" should read "在 Kubernetes 上安装，很快。"']);
  });
  it('leaves code and English pages alone', () => {
    expect(messages(chinese, page('```bash\n# 在Kubernetes上\n```\n'), page('在Kubernetes上\n', 'en'))).toEqual([]);
  });
});
