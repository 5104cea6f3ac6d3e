import {describe, expect, it} from 'vitest';

import {drawDiagrams} from '../../../src/remark/draw-diagrams';
import {attribute, compilePage} from './compile';

const page = (source: string) => compilePage(source, {remark: [drawDiagrams]});
const fence = (source: string, meta = ' alt="从 a 到 b。"') => `\`\`\`mermaid${meta}\n${source}\n\`\`\`\n`;

const FLOW = `flowchart LR
  a([用户]) -->|80/443| b[网关 rbd-gateway]
  subgraph cluster[集群]
    b --> c{选择} --> d[(数据库)]
    c -.-> e(组件) ==> f
  end`;

async function drawing(source: string): Promise<string> {
  return attribute(await page(fence(source)), 'svg') ?? '';
}

describe('drawDiagrams', () => {
  it('draws a described picture inside the page', async () => {
    const svg = await drawing(FLOW);
    expect(svg).toMatch(/^<svg viewBox="[-\d. ]+" width="[\d.]+" height="[\d.]+" role="img" aria-label="从 a 到 b。">/);
    for (const label of ['用户', '80/443', '网关 rbd-gateway', '集群', '选择', '数据库', '组件']) expect(svg).toContain(`>${label}</text>`);
  });

  it('carries no font, no colour and no address of the renderer’s', async () => {
    const svg = await drawing(FLOW);
    expect(svg).not.toMatch(/<style|style=|https?:|@import|font-family|#[0-9a-f]{3,6}["; ]|var\(--|data-/i);
  });

  it('paints by classes that the stylesheet defines', async () => {
    const svg = await drawing(FLOW);
    const classes = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...classes].filter((name) => !name.startsWith('d-shape--')).sort()).toEqual(
      ['d-fill', 'd-gap', 'd-head', 'd-line', 'd-line--thick', 'd-node', 'd-note', 'd-shape', 'd-text', 'd-title', 'd-zone'].sort(),
    );
  });

  it('fits the frame to what is drawn', async () => {
    const svg = await drawing('flowchart LR\n  a --> b');
    const [, height = 0] = /height="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    // One row of nodes 37 px high.
    expect(height).toBeLessThan(50);
  });

  it('gives each drawing ids of its own and the same source the same drawing', async () => {
    const [one, two, again] = [await drawing('flowchart LR\n  a --> b'), await drawing('flowchart LR\n  a --> c'), await drawing('flowchart LR\n  a --> b')];
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids(one)).not.toEqual(ids(two));
    expect(one).toBe(again);
    for (const [, id] of one.matchAll(/url\(#([^)]+)\)/g)) expect(ids(one)).toContain(id);
  });

  const sizes = (svg: string) => [...svg.matchAll(/<svg [^>]* width="([\d.]+)" height="([\d.]+)" role="img" aria-label="从 a 到 b。">/g)].map(([, width, height]) => [Number(width), Number(height)] as const);

  it('draws a wide one from top to bottom too, for phones', async () => {
    const [[wide = 0, flat = 0] = [], [narrow = 0, high = 0] = []] = sizes(await drawing('flowchart LR\n  a[开发者] -->|推送| b[代码仓库] -->|通知| c[平台] -->|部署| d[组件]'));
    expect(wide).toBeGreaterThan(316);
    expect(narrow).toBeLessThan(316);
    expect(high).toBeGreaterThan(flat);
    expect(sizes(await drawing('flowchart LR\n  a --> b'))).toHaveLength(1);
    expect(sizes(await drawing('flowchart TD\n  a[开发者开发者开发者] --> b\n  a --> c[代码仓库代码仓库]\n  a --> d[平台平台平台平台]'))).toHaveLength(1);
  });

  it('draws one that is wider than the column from top to bottom only', async () => {
    const chain = (steps: number) => `flowchart LR\n  ${Array.from({length: steps}, (_, step) => `n${step}[第 ${step} 个平台组件]`).join(' --> ')}`;
    const [[width = 0, height = 0] = [], ...more] = sizes(await drawing(chain(7)));
    expect(more).toEqual([]);
    expect(width).toBeLessThan(702);
    expect(height).toBeGreaterThan(width);
    expect(sizes(await drawing(chain(4)))).toHaveLength(2);
  });

  it('treats addresses in labels and descriptions as text', async () => {
    const jsx = await page(fence('flowchart LR\n  a["程序<br/>http://api.local"] --> b', ' alt="请求 http://api.local。"'));
    expect(attribute(jsx, 'svg')).toContain('http://api.local</t');
  });

  it('escapes quotes and angle brackets of the description', async () => {
    const jsx = await page(fence('flowchart LR\n  a --> b', ' alt="a & <b>"'));
    expect(attribute(jsx, 'svg')).toContain('aria-label="a &amp; &lt;b>"');
  });

  it.each([
    ['no description', fence('flowchart LR\n  a --> b', ''), /needs a description/],
    ['an empty description', fence('flowchart LR\n  a --> b', ' alt=" "'), /needs a description/],
    ['an unknown word', fence('flowchart LR\n  a --> b', ' alt="x" title="y"'), /not "title="y""/],
    ['another kind of diagram', fence('sequenceDiagram\n  a->>b: c'), /only flowcharts/],
    ['colours of its own', fence('flowchart LR\n  a --> b\n  style a fill:#f00'), /colours come from the site’s theme/],
  ])('refuses %s, with file and line', async (_case, source, message) => {
    await expect(page(`text\n\n${source}`)).rejects.toMatchObject({message: expect.stringMatching(message), line: 3, file: 'docs/page.mdx'});
  });

  it('leaves other code alone', async () => {
    expect(await page('```bash\nls\n```')).not.toContain('Diagram');
  });
});
