import {describe, expect, it} from 'vitest';

import {markLabels} from '../../../src/remark/mark-labels';
import {compilePage} from './compile';

const page = (source: string) => compilePage(source, {remark: [markLabels]});

const LABEL = /<_components\.b className="ui-label">\{"([^"]+)"\}<\/_components\.b>/g;
const labels = (jsx: string) => [...jsx.matchAll(LABEL)].map(([, label]) => label);

describe('markLabels', () => {
  it('makes each part of a path a label, with the arrow between them', async () => {
    const jsx = await page('打开 <UI>平台管理 → 集群</UI>，点击 <UI>添加</UI>。');
    expect(labels(jsx)).toEqual(['平台管理', '集群', '添加']);
    expect(jsx).toMatch(/平台管理"\}<\/_components\.b>\{" → "\}<_components\.b/);
    expect(jsx).not.toContain('UI>');
  });

  it('reads tables, headings, lists and links', async () => {
    expect(labels(await page('## <UI>a</UI>\n\n- [<UI>b</UI>](/b)\n- **<UI>c</UI>**\n'))).toEqual(['a', 'b', 'c']);
  });

  it('makes a paragraph of a label that stands alone', async () => {
    const jsx = await page('<UI>添加</UI>\n\n<UI>\n保存\n</UI>');
    expect(labels(jsx)).toEqual(['添加', '保存']);
    expect(jsx.match(/<_components\.p>/g)).toHaveLength(2);
  });

  it.each([
    ['a <UI>**b**</UI>', 'no markup'],
    ['a <UI>b {name}</UI>', 'no markup'],
    ['a <UI name="b">b</UI>', 'no attributes'],
    ['a <UI>b → </UI>', 'several with " → " between them'],
    ['a <UI></UI>', 'several with " → " between them'],
  ])('refuses %j', async (source, message) => {
    await expect(page(source)).rejects.toMatchObject({message: expect.stringContaining(message), line: 1});
  });
});
