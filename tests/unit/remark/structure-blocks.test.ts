import {describe, expect, it} from 'vitest';

import {structureBlocks} from '../../../src/remark/structure-blocks';
import {compilePage} from './compile';

const page = (source: string) => compilePage(source, {remark: [structureBlocks]});

describe('structureBlocks', () => {
  it('makes each level-3 heading of Steps a step, with what follows it', async () => {
    const jsx = await page('<Steps>\n\n### One\n\ntext\n\n#### Detail\n\n### Two\n\n- list\n\n</Steps>');
    const steps = [...jsx.matchAll(/<Step>(.*?)<\/Step>/gs)].map(([, content = '']) => content);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toContain('{"Detail"}');
    expect(steps[1]).toMatch(/\{"Two"\}.*\{"list"\}/s);
  });

  it('asks for a title before anything else', async () => {
    await expect(page('<Steps>\n\ntext first\n\n### One\n\n</Steps>')).rejects.toMatchObject({
      message: expect.stringContaining('the title of a step'),
      line: 3,
    });
  });

  it('splits the entries of NextLinks into title and note', async () => {
    const jsx = await page('<NextLinks>\n\n- [A](/a) — why `x` matters\n- [B](/b)\n\n</NextLinks>');
    expect(jsx).toMatch(/<_components.span><_components.a href="\/a">\{"A"\}<\/_components.a><\/_components.span>/);
    expect(jsx).toMatch(/<_components.small>\{"why "\}<_components.code>\{"x"\}/);
    expect(jsx).not.toContain('—');
  });

  it('leaves lists outside NextLinks alone', async () => {
    expect(await page('- [A](/a) — why')).toContain('— why');
  });
});
