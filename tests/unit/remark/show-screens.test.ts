import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {showScreens} from '@site/src/remark/show-screens';

const page = async (value: string, path: string) => String(await compile({value, path}, {jsx: true, remarkPlugins: [showScreens]}));

describe('screens of the console on a page', () => {
  it('bring their picture in the language of the page, and in no other', async () => {
    const zh = await page('<Screen id="app-topology" />', 'docs/a.mdx');
    expect(zh).toContain('/img/console/zh/app-topology.webp');
    expect(zh).not.toContain('/img/console/en/');
    const en = await page('<Screen id="app-topology" />', 'i18n/en/docusaurus-plugin-content-docs/current/a.mdx');
    expect(en).toContain('/img/console/en/app-topology.webp');
    expect(en).not.toContain('/img/console/zh/');
    expect(en).toMatch(/"width": 1280/);
  });

  it.each([
    ['<Screen id="none-such" />', 'has no pictures'],
    ['<Screen id="../console/app-topology" />', 'has no pictures'],
    ['<Screen />', 'has one attribute'],
    ['<Screen id="app-topology" alt="x" />', 'has one attribute'],
    ['Before <Screen id="app-topology" /> after', 'on a line of its own'],
  ])('stop the build where %s', async (source, message) => {
    await expect(page(source, 'docs/a.mdx')).rejects.toThrow(message);
  });
});
