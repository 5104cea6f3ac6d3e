import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {judgeScale, parseFactors, scaleTable, type ScaleFigures} from './figures';
import {withCopies} from './sidebars';
import {copyOfPage, makeScaledSite} from './site';
import {published, publishedSidebars} from '../../src/config/docs-versions';

const site = (factor: number, pages: number, seconds: number): ScaleFigures => ({
  factor,
  pages,
  seconds,
  peakBytes: 2_000_000_000,
  siteBytes: pages * 150_000,
  scriptBytes: 123_400,
});

describe('judgeScale', () => {
  it('calls a cost level if it grows with the pages', () => {
    const {level, text} = judgeScale([site(1, 400, 80), site(3, 1200, 180), site(10, 4000, 640)]);
    expect(level).toBe(true);
    expect(text).toBe('Level: a page costs 7 % more time at 10× than at 3× (160 and 150 ms; at most 25 % more).');
  });

  it('finds a cost that grows faster than the pages', () => {
    const {level, text} = judgeScale([site(1, 400, 80), site(3, 1200, 180), site(10, 4000, 900)]);
    expect(level).toBe(false);
    expect(text).toMatch(/^NOT level: a page costs 50 % more time at 10× than at 3×/);
  });

  it('accepts a single site', () => {
    expect(judgeScale([site(1, 400, 80)]).level).toBe(true);
  });
});

it('prints the sites next to each other', () => {
  expect(scaleTable([site(1, 400, 80), site(3, 1200, 180)]).split('\n')).toEqual([
    'documentation                   1×     3×',
    'pages                          400   1200',
    'seconds                       80.0  180.0',
    'ms per page                    200    150',
    'peak memory, MB               2000   2000',
    'MB per page                   5.00   1.67',
    'built site, kB per page      150.0  150.0',
    'scripts of a plain page, kB  123.4  123.4',
  ]);
});

describe('parseFactors', () => {
  it('reads rising whole numbers', () => {
    expect(parseFactors('1,3,10')).toEqual([1, 3, 10]);
  });

  it.each(['', '0,1', '3,1', '1,1', '1.5', '1,x'])('refuses "%s"', (text) => {
    expect(() => parseFactors(text)).toThrow(/--factors/);
  });
});

describe('copyOfPage', () => {
  it('has its own title, description and address, and the same text', () => {
    const page = '---\ntitle: 快速安装\ndescription: "一条命令: 装好"\nslug: /api/team/createTeam\nkeywords: [a]\n---\n\nSee [more](../more.mdx).\n';
    expect(copyOfPage(page, 2)).toBe(
      '---\ntitle: 快速安装 (2)\ndescription: "一条命令: 装好 (2)"\nslug: /copy-2/api/team/createTeam\nkeywords: [ a ]\n---\n\nSee [more](../more.mdx).\n',
    );
  });

  it('leaves a file without front matter as it is', () => {
    expect(copyOfPage('Text.\n\n---\n', 2)).toBe('Text.\n\n---\n');
  });
});

it('adds a category for each copy to every sidebar, with its own ids and keys', () => {
  const category = {type: 'category' as const, label: '安装', key: 'install', link: {type: 'doc' as const, id: 'install/index'}, items: [{type: 'doc' as const, id: 'install/host', className: 'x'}]};
  const sidebars = withCopies({docs: ['intro', category]}, 3);
  expect(sidebars).toEqual({
    docs: [
      'intro',
      category,
      ...[2, 3].map((number) => ({
        type: 'category',
        label: `(${number})`,
        key: `copy-${number}`,
        items: [
          `copy-${number}/intro`,
          {
            ...category,
            key: `install-${number}`,
            link: {type: 'doc', id: `copy-${number}/install/index`},
            items: [{type: 'doc', id: `copy-${number}/install/host`, className: 'x'}],
          },
        ],
      })),
    ],
  });
  expect(withCopies({docs: ['intro']}, 1)).toEqual({docs: ['intro']});
});

describe('makeScaledSite', () => {
  let project = '';
  let folder = '';

  beforeEach(async () => {
    project = await mkdtemp(path.join(os.tmpdir(), 'scale-test-project-'));
    folder = await mkdtemp(path.join(os.tmpdir(), 'scale-test-site-'));
    const files = {
      [`${published.zh}/intro.mdx`]: '---\ntitle: Start\n---\nText.\n',
      [`${published.zh}/install/host.mdx`]: '---\ntitle: Host\n---\n[Start](../intro.mdx)\n',
      [`${published.zh}/install/plan.svg`]: '<svg/>',
      'docs/intro.mdx': '---\ntitle: Next\n---\n',
      'community/support.mdx': '---\ntitle: Support\n---\n',
      [`${published.en}/intro.mdx`]: '---\ntitle: Start\n---\n',
      'i18n/en/docusaurus-plugin-content-docs-community/current/support.mdx': '---\ntitle: Support\n---\n',
      'sidebars.ts': 'export default {docs: []};\n',
      [publishedSidebars]: '{"docs": ["intro"]}',
      'sidebars-community.ts': 'export default {community: []};\n',
      'src/page.ts': '',
      'build/index.html': '',
      '.docusaurus/routes.js': '',
      'node_modules/react/index.js': 'react',
      'node_modules/.cache/kept': '',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(project, name)), {recursive: true});
      await writeFile(path.join(project, name), text);
    }
  });

  afterEach(async () => {
    await Promise.all([project, folder].map((made) => rm(made, {recursive: true})));
  });

  it('multiplies content in both languages, links to it, and leaves out generated files', async () => {
    await makeScaledSite(path.relative('.', project), folder, 3);
    const content = (await readdir(folder, {recursive: true})).filter((name) => /\.(?:mdx|svg)$/.test(name)).sort();
    expect(content).toEqual(
      ['', 'copy-2/', 'copy-3/']
        .flatMap((copy) => [
          `${published.zh}/${copy}intro.mdx`,
          `${published.zh}/${copy}install/host.mdx`,
          `${published.zh}/${copy}install/plan.svg`,
          `community/${copy}support.mdx`,
          `${published.en}/${copy}intro.mdx`,
          `i18n/en/docusaurus-plugin-content-docs-community/current/${copy}support.mdx`,
        ])
        .concat('docs/intro.mdx')
        .sort(),
    );
    expect(await readFile(path.join(folder, published.zh, 'copy-3/install/host.mdx'), 'utf8')).toBe('---\ntitle: Host (3)\n---\n[Start](../intro.mdx)\n');
    expect(JSON.parse(await readFile(path.join(folder, publishedSidebars), 'utf8'))).toEqual(withCopies({docs: ['intro']}, 3));
    expect(await readFile(path.join(folder, 'sidebars-community.ts'), 'utf8')).toContain('withCopies(sidebars, 3)');
    expect((await readdir(folder)).sort()).toEqual(['community', 'docs', 'i18n', 'node_modules', 'sidebars-community-once.ts', 'sidebars-community.ts', 'sidebars.ts', 'src', 'versioned_docs', 'versioned_sidebars']);
    expect(await readdir(path.join(folder, 'node_modules'))).toEqual(['react']);
    expect(await readFile(path.join(folder, 'node_modules/react/index.js'), 'utf8')).toBe('react');
    expect(await readdir(path.join(project, published.zh))).toEqual(['install', 'intro.mdx']);
  });
});
