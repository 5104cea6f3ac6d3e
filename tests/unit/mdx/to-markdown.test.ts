// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';

import {toMarkdown} from '@site/src/components/reading/page-actions/to-markdown';

vi.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {common: {codeBlock: 'theme-code-block'}}}));

function markdown(html: string): string {
  const content = document.createElement('div');
  content.innerHTML = html;
  return toMarkdown(content, 'https://docs.example.com/docs/page');
}

describe('toMarkdown', () => {
  it('writes headings without their anchors, and paragraphs', () => {
    expect(markdown('<h1>Title</h1><h2 id="a">Part<a class="hash-link" href="#a">#</a></h2><p>One\n  two <b>three</b> <em>four</em>.</p>')).toBe(
      '# Title\n\n## Part\n\nOne two **three** *four*.\n',
    );
  });

  it('writes links with full addresses', () => {
    expect(markdown('<p><a href="/docs/b">b</a> <a href="#c">c</a> <a href="https://x.org/">x</a></p>')).toBe(
      '[b](https://docs.example.com/docs/b) [c](https://docs.example.com/docs/page#c) [x](https://x.org/)\n',
    );
  });

  it('writes the labels of a path in bold', () => {
    expect(markdown('<p>Open <b class="ui-label">a</b> → <b class="ui-label">b</b>.</p>')).toBe('Open **a** → **b**.\n');
  });

  it('writes inline code with as many backticks as it needs', () => {
    expect(markdown('<p><code>a</code> <code>b`c</code></p>')).toBe('`a` `` b`c ``\n');
  });

  it('writes code with title, language and output, without the bar’s other text', () => {
    const html =
      '<div class="theme-code-block"><div><b>values.yaml</b><span>YAML</span><button>copy</button></div>' +
      '<pre data-language="yaml"><code><span class="code-line">a: 1\n</span><span class="code-line">b: 2\n</span></code></pre>' +
      '<div><div>Output</div><pre><code>done</code></pre></div></div>';
    expect(markdown(html)).toBe('**values.yaml**\n\n```yaml\na: 1\nb: 2\n```\n\n```\ndone\n```\n');
  });

  it('writes tables, with pipes escaped', () => {
    expect(markdown('<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a|b</td><td><code>c</code></td></tr></tbody></table>')).toBe(
      '| A | B |\n| --- | --- |\n| a\\|b | `c` |\n',
    );
  });

  it('writes nested and loose lists', () => {
    expect(markdown('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toBe('- a\n  - b\n- c\n');
    expect(markdown('<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>')).toBe('1. a\n\n   b\n\n2. c\n');
  });

  it('writes steps as sections', () => {
    expect(markdown('<ol><li><h3>One</h3><p>a</p></li><li><h3>Two</h3><p>b</p></li></ol>')).toBe('### One\n\na\n\n### Two\n\nb\n');
  });

  it('writes terms with their meaning, and sets apart what only the layout keeps apart', () => {
    expect(
      markdown(
        '<dl><div><dt><code>image</code><span>string</span><b>Required</b></dt><dd><p>Image</p><ul><li><span>Example</span><code>nginx</code></li></ul></dd></div></dl>' +
          '<div><span>POST</span><code>/a<wbr>/b</code><button>copy</button></div>',
      ),
    ).toBe('- `image` string **Required**\n\n  Image\n\n  - Example `nginx`\n\nPOST `/a/b`\n');
  });

  it('writes notes and drawings as quotations, disclosures with their summary', () => {
    expect(markdown('<div role="note"><svg></svg><div><p>Point</p><p>text</p></div></div>')).toBe('> Point\n>\n> text\n');
    expect(markdown('<figure><div><svg role="img" aria-label="From a to b."></svg></div></figure>')).toBe('> From a to b.\n');
    expect(markdown('<details><summary><svg></svg><code>oops</code><small>in the log</small></summary><div><p>fix</p></div></details>')).toBe(
      '**`oops` — in the log**\n\nfix\n',
    );
  });

  it('leaves out controls, lists of tabs and the contents', () => {
    expect(
      markdown('<details class="theme-doc-toc-mobile"><summary>On this page</summary></details><div role="tablist"><button>a</button></div><p>x</p><button>y</button>'),
    ).toBe('x\n');
  });
});
