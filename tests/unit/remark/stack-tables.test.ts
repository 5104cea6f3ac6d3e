import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';

import {stackTables} from '../../../src/remark/stack-tables';
import {compilePage} from './compile';

const page = (source: string) => compilePage(source, {remark: [remarkGfm, stackTables]});

describe('stackTables', () => {
  it('names the cells of a wide table by their columns, the first cell names the row', async () => {
    const jsx = await page('| Code | `Body` | When | What |\n|---|---|---|---|\n| 1 | a | b | c |');
    expect(jsx).toContain('data-stack');
    expect([...jsx.matchAll(/data-column="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Body', 'When', 'What']);
  });

  it('treats long names as wide, whatever the number of columns', async () => {
    const long = 'Cluster.rainbondVolumes.rainbondvolumerwx';
    expect(await page(`| Value | Meaning |\n|---|---|\n| \`${long}\` | text |`)).toContain('data-stack');
    expect(await page(`| 名称 | 含义 |\n|---|---|\n| ${'长'.repeat(long.length)} | 文字 |`)).not.toContain('data-stack');
  });

  it('leaves tables that fit alone, and columns without a name', async () => {
    expect(await page('| | v1 | v2 |\n|---|---|---|\n| page | `page` | `current` |')).not.toContain('data-');
    expect(await page('| A | | C | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |')).not.toContain('data-column=""');
  });
});
