import {describe, expect, it} from 'vitest';

import {flat, templatePage} from './page';

const FRONT_MATTER = {title: 'T', description: 'D', keywords: ['K'], feature: 'x', name: 'N', promise: 'P', lede: 'L', drawing: 'feature-x', place: 'below', more: {to: '/docs/', label: 'Docs'}, next: [{to: '/docs/', title: 'Docs', note: 'All'}]};

const page = (source: string, frontMatter: Readonly<Record<string, unknown>> = FRONT_MATTER) => templatePage(source, frontMatter);

const band = (block: string, id = 'one') => `## Title {/* #${id} */}\n\nExplains it.\n\n${block}\n`;

describe('a feature page', () => {
  it('is left alone without a template', async () => {
    expect(flat(await page(band('text'), {}))).toContain('<p>Explains it.</p>');
  });

  it('is cut into bands: an address, a title, one sentence that explains it', async () => {
    const jsx = flat(await page(band('text `code`', 'flow')));
    expect(jsx).toContain('<Band id="flow" tone="plain"><BandHead>Title<span> Explains it.</span></BandHead><p>text <Code>code</Code></p></Band>');
  });

  it('looks up no element at run time: texts are joined, and labels keep their class', async () => {
    const jsx = flat(await page(band('a <UI>x → y</UI> b *c*')));
    expect(jsx).toContain('<p>a <b className="ui-label">x</b> → <b className="ui-label">y</b> b <em>c</em></p>');
    expect(jsx).not.toContain('...props.components');
  });

  it('tells neighbours apart by their background', async () => {
    const steps = '<Steps>\n\n### A\n\ntext\n\n</Steps>';
    const tones = async (...blocks: string[]) => [...(await page(blocks.map((block, index) => band(block, `b${index}`)).join('\n'))).matchAll(/tone="(\w+)"/g)].map(([, tone]) => tone);
    expect(await tones('a', 'b', steps, 'c', 'd')).toEqual(['plain', 'line', 'sunken', 'plain', 'line']);
    expect(await tones(steps, steps)).toEqual(['sunken', 'plain']);
  });

  it('has its template for a layout, with its address, front matter, ground, sources and drawing, and imports the parts that it uses', async () => {
    const jsx = flat(await page(`${band('text `code` [link](/docs/)')}\n<Sources list={"a\\tb"} />\n`));
    expect(jsx).toContain('import template from "@site/src/components/templates/feature-page";');
    expect(jsx).toContain('import {Band, BandHead, Code, WrittenLink} from "@site/src/components/templates/feature-page/blocks";');
    expect(jsx).toContain('import Drawing from "@site/src/components/illustrations/feature-x";');
    expect(jsx).toMatch(/const MDXLayout = template\(\{path: "\/feature\/x\/",title: "T",.*ground: "plain",sources: "a\\tb",Drawing: Drawing\}\)/);
    expect(jsx).not.toContain('<Sources');
  });

  it('shows commands in a terminal, beside the steps they belong to', async () => {
    const jsx = flat(await page(band('<Steps across>\n\n### A {/* #a */}\n\ntext\n\n</Steps>\n\n```bash\n# Why\na \\\n  b\nc\n```')));
    expect(jsx).toMatch(/<Beside><Steps across><Step><h3>A<\/h3><p>text<\/p><\/Step><\/Steps><Terminal lines=/);
    expect(jsx.replace(/["\s]/g, '')).toContain(String.raw`[{comment:Why},{command:a\\\nb},{command:c}]`);
  });

  it('makes difficulties of titles, three paragraphs and a list', async () => {
    const jsx = flat(await page(band('<Difficulties>\n\n### A {/* #a */}\n\nhard\n\ndone\n\ngain\n\n- x\n- y\n\n</Difficulties>')));
    expect(jsx).toContain('<Difficulty><h3>A</h3><Answers><Before><p>hard</p></Before><Here><p>done</p></Here><Gives><p><Signed sign="yes">gain</Signed></p><ul><li>x</li><li>y</li></ul></Gives>');
    expect(jsx).not.toContain('<Difficulties');
  });

  it('puts lists beside each other, with the sign of each before its entries', async () => {
    const jsx = flat(await page(band('<Columns signs="yes limit">\n\n### A {/* #a */}\n\n- x\n\n### B {/* #b */}\n\n- `y`\n\n</Columns>')));
    expect(jsx).toContain('<Columns><Column><h3>A</h3><ul>');
    expect(jsx).toContain('<li><Signed sign="limit"><Code>y</Code></Signed></li>');
  });

  it('marks claims, and writes notes beside commands as terms', async () => {
    expect(flat(await page(band('<Claims>\n\n- We say so.\n\n</Claims>')))).toContain('<Claims><Claim><p>We say so.</p></Claim></Claims>');
    expect(flat(await page(band('<Commands>\n\n```bash\na\n```\n\n### T {/* #t */}\n\nsays\n\n</Commands>')))).toMatch(/<Commands><Terminal lines=\{.*\} \/><Notes><div><dt>T<\/dt><dd>says<\/dd><\/div><\/Notes><\/Commands>/);
  });

  it('names the rows and columns of a table, and its cells for phones unless they speak for themselves', async () => {
    const jsx = flat(await page(band('| A | B | C |\n|---|---|---|\n| a | b | c |')));
    expect(jsx).toContain('<Table caption="Title"><thead>');
    expect(jsx).toContain('<th scope="col">A</th>');
    expect(jsx).toMatch(/<th scope="row">a<\/th>\s*<td data-column="B">b<\/td>\s*<td data-column="C">c<\/td>/);
    expect(await page(band('| A | B | C |\n|---|---|---|\n| a | b | [c](/c) |'))).not.toContain('data-column');
    expect(await page(band('| A | B | C | D |\n|---|---|---|---|\n| a | b | c | [d](/d) |'))).toContain('data-column="D"');
  });

  it.each([
    ['text above the first heading', `Before.\n\n${band('text')}`, 'The first thing on this page is a heading of level 2'],
    ['a band without a block', '## Title\n\nExplains it.\n', 'one paragraph that explains it, and a block'],
    ['a difficulty with two paragraphs', band('<Difficulties>\n\n### A\n\none\n\ntwo\n\n- x\n\n</Difficulties>'), 'three paragraphs'],
    ['a column without a sign', band('<Columns signs="yes">\n\n### A\n\n- x\n\n### B\n\n- y\n\n</Columns>'), 'a sign for each column'],
    ['an unknown sign', band('<Columns signs="no">\n\n### A\n\n- x\n\n</Columns>'), 'yes, limit, dot'],
    ['a column without a list', band('<Columns signs="yes">\n\n### A\n\ntext\n\n</Columns>'), 'stands a list'],
    ['commands without code', band('<Commands>\n\n### A\n\ntext\n\n</Commands>'), 'a block of code'],
    ['claims without a list', band('<Claims>\n\ntext\n\n</Claims>'), 'stands a list'],
    ['a picture', band('![x](./x.png)'), 'knows no image'],
    ['another block', band('<Editions />'), 'is no block of this page'],
    ['text before the first title of a block', band('<Difficulties>\n\ntext\n\n</Difficulties>'), 'a heading of level 3'],
  ])('stops the build at %s', async (_what, source, message) => {
    await expect(page(source)).rejects.toThrow(message);
  });

  it('stops the build without a drawing', async () => {
    await expect(page(band('text'), {...FRONT_MATTER, drawing: undefined})).rejects.toThrow('drawing should be a text');
  });
});
