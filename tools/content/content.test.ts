import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {applyBaseline, readBaseline, type BaselineEntry} from './baseline';
import {acceptTranslations, areaOf, translationStates} from './drift';
import {blankCode, readPage, sectionsOf} from './page';
import {addressOf, documentIds} from './project';
import {figuresOf} from './rules/parity';
import {checkContent, rules, type Report} from './run';

import {findings, readDefects, withProject} from './planted';

/** The list of exceptions only shrinks: lower this number whenever one is removed, and never raise it. */
const EXCEPTIONS_AT_MOST = 0;

const page = (body: string, key = 'install.mdx') => readPage({file: `docs/${key}`, kind: 'docs', language: 'zh', key}, `---\ntitle: 安装\n---\n${body}`);

describe('the rules', () => {
  it('find nothing in good content', async () => {
    expect(await findings()).toEqual([]);
  });

  it('each have planted defects', () => {
    const planted = readdirSync('tools/content/fixtures/defects').filter((name) => name.endsWith('.yaml'));
    expect(planted).toEqual(Object.keys(rules).map((rule) => `${rule}.yaml`).sort());
  });

  describe.each(Object.keys(rules))('%s', (rule) => {
    it.each(readDefects(rule))('finds $plants', async (defect) => {
      expect(defect.finds).not.toEqual([]);
      const found = await findings(defect);
      expect(found.filter((line) => line.includes(`[${rule}]`))).toEqual(defect.finds);
    });
  });

  it('report on the pages they are asked about, and no others', async () => {
    const defect = readDefects('headings')[0];
    await withProject(defect, async (project) => {
      const pages = project.pages.filter(({key}) => key !== 'guide/use.mdx');
      expect((await checkContent(project, {pages, copies: []})).reports.filter(({rule}) => rule === 'headings')).toEqual([]);
    });
  });
});

describe('readPage', () => {
  it('reads headings with ids, code with its line, and leaves code out of the prose', () => {
    const {headings, fences, prose} = page('## 开始 {/* #start */}\n\n```bash title="a"\n# no heading\n```\n正文\n');
    expect(headings).toEqual([{level: 2, text: '开始', id: 'start', line: 4}]);
    expect(fences).toEqual([{language: 'bash', meta: 'title="a"', code: '# no heading', line: 6, closed: true}]);
    expect(prose.join('\n')).not.toContain('no heading');
    expect(prose[8]).toBe('正文');
  });

  it('reads links, images and ids, but not those in code', () => {
    const {links, images, anchors} = page('[甲](./a.mdx#b "标题") `[乙](x)` <Failure id="c">\n![图](/a.png) <img src="/b.png" alt="" width="1" height={2} />\n');
    expect(links).toEqual([{target: './a.mdx#b', text: '甲', line: 4}]);
    expect(images).toEqual([
      {target: '/a.png', alt: '图', sized: true, line: 5},
      {target: '/b.png', alt: '', sized: true, line: 5},
    ]);
    expect([...anchors]).toEqual(['c']);
  });

  it('splits a page at its headings', () => {
    expect(sectionsOf(page('前\n## 一 {/* #a */}\n正文')).map(({id, prose}) => [id, prose.filter(Boolean)])).toEqual([
      ['', ['前']],
      ['a', ['## 一 {/* #a */}', '正文']],
    ]);
  });

  it('blanks inline code and keeps the length of the line', () => {
    expect(blankCode('a `b` c ``d`e`` f')).toBe('a     c         f');
  });
});

describe('addresses', () => {
  it.each([
    ['guide/use.mdx', '/docs/guide/use'],
    ['guide/index.mdx', '/docs/guide'],
    ['guide/guide.mdx', '/docs/guide'],
    ['index.mdx', '/docs'],
  ])('%s is served at %s', (key, address) => {
    expect(addressOf(page('', key))).toBe(address);
  });

  it('come from a slug where there is one', () => {
    const post = readPage({file: 'blog/a.mdx', kind: 'blog', language: 'zh', key: 'a.mdx'}, '---\nslug: first\n---\n');
    expect(addressOf(post)).toBe('/blog/first');
  });

  it('are found in sidebars at any depth', () => {
    expect(documentIds(['a', {type: 'category', link: {type: 'doc', id: 'b'}, items: [{type: 'doc', id: 'c'}, 'd']}])).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('figures', () => {
  it.each([
    ['20 万个、130 余万', ['200000', '1300000']],
    ['200,000 and 1.3 million', ['200000', '1300000']],
    ['2024 年 11 月 16 日', ['2024', '16']],
    ['version 5.14.2, 3 nodes, `8080`', ['5.14.2']],
  ])('of %j are %j', (text, figures) => {
    expect(figuresOf([text])).toEqual(figures);
  });
});

describe('the record of translations', () => {
  it('reports what moved on, and accepts one page at a time', async () => {
    await withProject(readDefects('drift')[0], async (project) => {
      const states = translationStates(project);
      expect(states.filter(({state}) => state !== 'current').map(({pair, state}) => [pair.file, state])).toEqual([['docs/guide/use.mdx', 'moved on']]);
      expect(acceptTranslations(project, () => false)).toEqual(project.sources);
      const sources = acceptTranslations(project, ({name}) => name === 'docs/guide/use.mdx');
      expect(translationStates({...project, sources}).every(({state}) => state === 'current')).toBe(true);
    });
  });

  it('names the part of the site', () => {
    expect(areaOf(page('', 'guide/use.mdx'))).toBe('docs/guide');
    expect(areaOf(page(''))).toBe('docs');
  });
});

describe('the baseline', () => {
  const report: Report = {file: 'docs/a.mdx', line: 1, rule: 'links', message: './b.mdx: there is no such file'};
  const entry: BaselineEntry = {rule: 'links', file: 'docs/a.mdx', message: './b.mdx', reason: 'The page comes with the next release.'};

  it('removes the findings that it names', () => {
    expect(applyBaseline([report], [entry], () => true)).toEqual([]);
  });
  it('leaves findings that it does not name', () => {
    expect(applyBaseline([report], [], () => true)).toEqual([report]);
  });
  it('reports an exception that matches nothing', () => {
    expect(applyBaseline([], [entry], () => true)).toMatchObject([{rule: 'baseline', message: expect.stringContaining('remove it')}]);
    expect(applyBaseline([], [entry], () => false)).toEqual([]);
  });
  it('only shrinks, and gives a reason for each exception', () => {
    const entries = readBaseline();
    expect(entries.length).toBeLessThanOrEqual(EXCEPTIONS_AT_MOST);
    for (const {rule, file, reason} of entries) {
      expect(Object.keys(rules)).toContain(rule);
      expect(existsSync(file)).toBe(true);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});

describe('the list of words', () => {
  const words = readFileSync('tools/content/words.txt', 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('holds each word once', () => {
    const lower = words.map((word) => word.toLowerCase());
    expect(lower.filter((word, index) => lower.indexOf(word) !== index)).toEqual([]);
  });
});
