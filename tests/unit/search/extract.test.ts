import {describe, expect, test} from 'vitest';

import {extractPage as extract} from '../../../src/plugins/search-index/extract';
import {kindOf} from '../../../src/plugins/search-index/kinds';

const extractPage = (page: string, options?: Parameters<typeof extract>[1]) => extract(Buffer.from(page), options);

const html = (body: string, head = '') =>
  `<!doctype html><html><head><meta name=description content="一句话"><meta name=keywords content="甲, 乙"><meta name=docusaurus_tag content=docs-default-current>${head}</head><body><nav>导航</nav><main>${body}</main><footer>页脚</footer></body></html>`;

const ARTICLE = html(`
  <nav class=x><ul class=breadcrumbs><li class=breadcrumbs__item>文档<li class=breadcrumbs__item>快速开始<li class=breadcrumbs__item>安装</ul></nav>
  <article><div class=markdown><header><h1>安装</h1></header>
  <p>开头的话，见 <a href=/docs/other>另一页</a>。<button>复制</button>
  <h2 id=ports>端口<a class=hash-link href=#ports>​</a></h2>
  <p>需要 <code>80</code><b>必填</b>
  <div class=theme-code-block><div><b>values.yaml</b><button>复制</button></div><pre><code><span>enable</span>EnvCheck: true</code></pre></div>
  <h3 id=tcp>TCP</h3><ul><li>第一<li>第二</ul>
  <details id=no-space><summary><code>no space left</code><small>日志里</small></summary><div><p>磁盘满了。</div></details>
  <details id=blank><summary><svg></svg><span>页面空白</span><small>浏览器</small></summary><div><p>清掉缓存。</div></details>
  <details id=other><summary>别的</summary><p>换一种。</details>
  <p>失败之后的话。
  <h2>没有地址的标题</h2><p>尾巴
  <p data-search=off>每页都有 <a href=/docs/next>接下来</a></p>
  <svg><text>图</text></svg><div role=tablist>Linux</div><span aria-hidden=true>藏</span></div></article>
  <aside>目录</aside>`);

describe('a page', () => {
  const page = extractPage(ARTICLE);

  test('is cut at its headings, without the parts that every page has', () => {
    expect(page?.sections).toEqual([
      {headings: ['安装'], anchor: '', failure: false, prose: '开头的话，见 另一页。', code: ''},
      {headings: ['安装', '端口'], anchor: 'ports', failure: false, prose: '需要 80 必填', code: 'values.yaml enableEnvCheck: true'},
      {headings: ['安装', '端口', 'TCP'], anchor: 'tcp', failure: false, prose: '第一 第二 失败之后的话。 没有地址的标题 尾巴', code: ''},
      {headings: ['安装', '端口', 'TCP', 'no space left'], anchor: 'no-space', failure: true, prose: '日志里 · 磁盘满了。', code: ''},
      {headings: ['安装', '端口', 'TCP', '页面空白'], anchor: 'blank', failure: true, prose: '浏览器 · 清掉缓存。', code: ''},
      {headings: ['安装', '端口', 'TCP', '别的'], anchor: 'other', failure: true, prose: '换一种。', code: ''},
    ]);
  });

  test('says where it belongs and what it is about', () => {
    expect(page).toMatchObject({
      tag: 'docs-default-current',
      trail: ['文档', '快速开始'],
      description: '一句话',
      keywords: ['甲', '乙'],
      links: [{to: '/docs/other', text: '另一页'}, {to: '/docs/next', text: '接下来'}],
    });
  });

  test.each([
    ['企业版 | Rainbond', '先用开源版，需要时再加。', ['企业版']],
    ['一周的交付 · 柯基数据 | Rainbond', '一周的交付', ['柯基数据']],
    ['Run it on Kubernetes | Rainbond', 'Run it on Kubernetes.', []],
    ['', '一篇文章', []],
  ])('without breadcrumbs takes its place from its title (%s)', (title, own, trail) => {
    expect(extractPage(html(`<h1>${own}</h1><p>话`, `<title>${title}</title>`))?.trail).toEqual(trail);
    expect(extractPage(ARTICLE.replace('</head>', `<title>${title}</title></head>`))?.trail).toEqual(['文档', '快速开始']);
  });

  test('belongs to no documentation where it is a list of posts', () => {
    expect(extractPage(html('<h1>博客</h1><p>文章</p>', '<meta name=docusaurus_tag content=blog_posts_list>'))?.tag).toBe('default');
  });

  test('disclosures can be read as plain text', () => {
    const sections = extractPage(ARTICLE, {failures: false})?.sections ?? [];
    expect(sections).toHaveLength(3);
    expect(sections[2]?.prose).toContain('磁盘满了');
  });

  test.each([
    ['asks not to be indexed', html('<h1>标题</h1>', '<meta name=robots content="noindex, follow">')],
    ['asks so under the other name', html('<h1>标题</h1>', '<meta property=robots content=noindex>')],
    ['has no title', html('<p>正文')],
    ['has no content', '<html><head></head><body>正文</body></html>'],
  ])('that %s is left out', (_, text) => {
    expect(extractPage(text)).toBeUndefined();
  });
});

test.each([
  ['docs/installation/', 'docs'],
  ['docs/api/gateway/createHttpRule', 'api'],
  ['docs/Intro', 'api'],
  ['docs/troubleshooting/use/build', 'troubleshooting'],
  ['community/faqs', 'community'],
  ['community/change/5.14.2', 'release'],
  ['community/support', 'community'],
  ['blog/nacos', 'blog'],
  ['', 'product'],
  ['case/kgdata', 'case'],
  ['usescene/', 'scene'],
  ['blog', 'blog'],
  ['blog/', 'blog'],
  ['blog/tags/gateway', undefined],
  ['blog/page/2', undefined],
  ['blog/archive', undefined],
  ['search', undefined],
  ['404.html', undefined],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
