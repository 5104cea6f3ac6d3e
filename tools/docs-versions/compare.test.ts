import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {published, publishedSidebars, sidebarLabels, workingCopy} from '../../src/config/docs-versions';
import {comparePublished, publish} from './compare';

const SIDEBARS = {docs: ['intro', 'install/host']};

let root = '';

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), {recursive: true});
    await writeFile(path.join(root, name), text);
  }
}

/** The project's differences, one line each, before they are published. */
async function differences(held: readonly string[] = []): Promise<string[]> {
  return (await comparePublished(root, SIDEBARS, held)).differences.map(({file, state}) => `${state}: ${file}`);
}

const publishAll = async (held: readonly string[] = []) => publish(root, (await comparePublished(root, SIDEBARS, held)).differences);

const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-versions-test-'));
  await write({
    [`${workingCopy.zh}/intro.mdx`]: '介绍',
    [`${workingCopy.zh}/intro.evidence.yaml`]: 'claims: []\n',
    [`${workingCopy.zh}/install/host.mdx`]: '安装',
    [`${workingCopy.zh}/install/host.evidence.yaml`]: 'claims: []\n',
    [`${workingCopy.zh}/api/team/index.mdx`]: 'generated',
    [`${workingCopy.en}/intro.mdx`]: 'Introduction',
    [`${workingCopy.en}/install/host.mdx`]: 'Installation',
    [sidebarLabels.workingCopy]: JSON.stringify({'sidebar.docs.category.a': {message: 'A'}, 'version.label': {message: 'Next'}}),
  });
  await publishAll();
});

afterEach(async () => {
  await rm(root, {recursive: true});
});

describe('the published documentation', () => {
  it('matches once published, without generated pages and the name of the working copy', async () => {
    expect(await differences()).toEqual([]);
    expect(await textOf(`${published.en}/install/host.mdx`)).toBe('Installation');
    expect(JSON.parse(await textOf(publishedSidebars))).toEqual(SIDEBARS);
    expect(JSON.parse(await textOf(sidebarLabels.published))).toEqual({'sidebar.docs.category.a': {message: 'A'}});
    await expect(textOf(`${published.zh}/api/team/index.mdx`)).rejects.toThrow('ENOENT');
  });

  it('differs where a page, its translation, its evidence or a label was edited, added or removed, and receives all changes', async () => {
    await write({
      [`${workingCopy.zh}/intro.mdx`]: '新的介绍',
      [`${workingCopy.en}/new.mdx`]: 'New',
      [`${workingCopy.zh}/install/host.evidence.yaml`]: 'claims: [{}]\n',
      [sidebarLabels.workingCopy]: '{}',
    });
    await rm(path.join(root, workingCopy.en, 'install/host.mdx'));
    const expected = [
      `differs: ${published.zh}/install/host.evidence.yaml`,
      `differs: ${published.zh}/intro.mdx`,
      `left over: ${published.en}/install/host.mdx`,
      `missing: ${published.en}/new.mdx`,
      `differs: ${sidebarLabels.published}`,
    ];
    expect(await differences()).toEqual(expected);
    await publishAll();
    expect(await differences()).toEqual([]);
    expect(await textOf(`${published.zh}/intro.mdx`)).toBe('新的介绍');
    await expect(textOf(`${published.en}/install/host.mdx`)).rejects.toThrow('ENOENT');
  });

  it('is reported where it was edited directly', async () => {
    await write({[`${published.zh}/intro.mdx`]: '改错了地方'});
    expect(await differences()).toEqual([`differs: ${published.zh}/intro.mdx`]);
  });

  it('keeps what is held: a page in both languages with its evidence, one that only the next release has, the sidebars', async () => {
    await write({
      [`${workingCopy.zh}/intro.mdx`]: '下一版',
      [`${workingCopy.zh}/intro.evidence.yaml`]: 'claims: [{}]\n',
      [`${workingCopy.en}/intro.mdx`]: 'Next',
      [`${workingCopy.zh}/next/page.mdx`]: '新页面',
      [sidebarLabels.workingCopy]: '{}',
    });
    expect(await differences(['intro', 'next/page', 'sidebars'])).toEqual([]);
    // Both languages of two pages, one of them with its evidence; sidebars and labels count as two files.
    expect(await comparePublished(root, SIDEBARS, ['intro', 'next/page', 'sidebars'])).toMatchObject({files: 3, held: 6});
    await publishAll(['intro', 'next/page', 'sidebars']);
    expect(await textOf(`${published.zh}/intro.mdx`)).toBe('介绍');
  });

  it('reports an entry of the held list that is no page', async () => {
    expect((await comparePublished(root, SIDEBARS, ['intro', 'gone/page'])).unknown).toEqual(['gone/page']);
  });
});
