import {describe, expect, it} from 'vitest';

import {readScene} from '@site/src/components/templates/scene-page/front-matter';
import {routes} from '@site/src/config/routes';
import {needs, sceneById, scenePath, scenes} from '@site/src/data/scenes';

import {articleIds, frontMatterOf, LANGUAGES} from './articles';

const ids = scenes.map(({id}) => id);

describe('use scenes', () => {
  it('has one entry for each page, and each page in both languages', () => {
    for (const language of LANGUAGES) expect(articleIds('usescene', language), language).toEqual([...ids].sort());
  });

  it('names every entry and every icon once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(scenes.map(({icon}) => icon)).size).toBe(scenes.length);
  });

  it('shows a use scene under each need, and no need twice', () => {
    for (const {key} of needs) expect(scenes.some((scene) => scene.needs.includes(key)), key).toBe(true);
    for (const scene of scenes) expect(new Set(scene.needs).size, scene.id).toBe(scene.needs.length);
  });

  it('finds a use scene, and says which one is missing', () => {
    expect(sceneById('x86ToArm').id).toBe('x86ToArm');
    expect(() => sceneById('nothing')).toThrow('No use scene "nothing"');
  });

  it('has addresses that the site knows', () => {
    expect(scenes.map(scenePath).filter((scene) => !routes.some(({path}) => path === scene))).toEqual([]);
  });
});

describe.each(ids)('use scene %s', (id) => {
  const zh = readScene(frontMatterOf('usescene', id, 'zh'));
  const en = readScene(frontMatterOf('usescene', id, 'en'));

  it('names its own entry', () => {
    expect([zh.id, en.id]).toEqual([id, id]);
  });

  it('leads on to the same pages in both languages', () => {
    expect(en.next.map(({to}) => to)).toEqual(zh.next.map(({to}) => to));
  });
});
