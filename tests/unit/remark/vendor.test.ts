import {describe, expect, it} from 'vitest';

import {flat, templatePage} from './page';

const page = async (source: string) => flat(
    await templatePage(source, {
      title: 'T', description: 'D', keywords: ['K'], vendor: 'x', name: 'N', lede: 'L', next: [{to: '/docs/', title: 'Docs', note: 'All'}],
      products: {cluster: 'C', entry: 'E', database: 'D', storage: 'S', registry: 'R', short: {database: 'D', storage: 'S', registry: 'R'}},
    }),
  );

const step = (content: string) => `## Title {/* #one */}\n\n${content}\n`;

describe('a page about a cloud', () => {
  it('is cut into numbered steps', async () => {
    const jsx = await page(`${step('a')}\n## Next {/* #two */}\n\nb\n`);
    expect(jsx).toContain('<GuideStep id="one" number="1" title="Title"><p>a</p></GuideStep>');
    expect(jsx).toContain('<GuideStep id="two" number="2" title="Next"><p>b</p></GuideStep>');
  });

  it('has its template for a layout, with its sources and its steps', async () => {
    const jsx = await page(`${step('a')}\n<Sources list={"x"} />\n`);
    expect(jsx).toMatch(/const MDXLayout = template\(\{.*steps: \[\{"id": "one","title": "Title"\}\],sources: "x"\}\)/);
    expect(jsx).not.toContain('<Sources');
  });

  it('shows tables as pairs, with a badge for what is needed', async () => {
    const jsx = await page(step('| Thing | Needed | Text |\n|---|---|---|\n| A | **must** | a |\n| B | may | `b` |'));
    expect(jsx).toContain('<div role="columnheader">Needed</div>');
    expect(jsx).toContain('<div role="row"><div role="rowheader">A</div><div role="cell"><Badge strong>must</Badge></div><div role="cell">a</div></div>');
    expect(jsx).toContain('<Badge>may</Badge></div><div role="cell"><Code>b</Code></div>');
  });

  it('shows commands in a terminal, and a values file with its notes beside it', async () => {
    const jsx = await page(step('Write.\n\n```yaml title="values.yaml"\na: 1\n```\n\n| Part | Mind |\n|---|---|\n| `a` | one |\n\n[On](/helm/?a=b)'));
    expect(jsx).toMatch(/<p>Write\.<\/p><Values><ValuesFile yaml="a: 1" \/><Notes><Pairs>.*<\/Pairs><MoreLink to="\/helm\/\?a=b">On<\/MoreLink><\/Notes><\/Values>/);
    expect(await page(step('Run.\n\n```bash\na\n```'))).toMatch(/<p>Run\.<\/p><Terminal lines=/);
  });

  it('marks the text between two blocks of commands', async () => {
    expect(await page(step('First.\n\n```bash\na\n```\n\nThen:\n\n```bash\nb\n```'))).toContain('<Between>Then:</Between>');
    expect(await page(step('First.\n\n```bash\na\n```\n\nLast.'))).not.toContain('<Between>');
  });

  it('says how to fix a failure, and where to read on', async () => {
    const jsx = await page(step('<Failures>\n\n<Failure id="x" message="m" symptom>\n\nDo `this`.\n\n[More](/docs/)\n\n</Failure>\n\n</Failures>'));
    expect(jsx).toContain('<Failures><Failure id="x" message="m" symptom><Remedy>Do <Code>this</Code>.</Remedy><MoreLink to="/docs/">More</MoreLink></Failure></Failures>');
  });

  it('begins with a step', async () => {
    await expect(page(`Before.\n\n${step('a')}`)).rejects.toThrow('a heading of level 2');
  });
});
