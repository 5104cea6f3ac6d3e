import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {archives} from '../../../src/config/docs-list';
import {listVersions} from '../../../src/remark/list-versions';

const page = async (source: string, path = 'docs/versions.mdx') => String(await compile({value: source, path}, {jsx: true, remarkPlugins: [listVersions]}));

const ENGLISH = '/site/i18n/en/docusaurus-plugin-content-docs/current/versions.mdx';

const rows = (jsx: string) => jsx.split('<_components.tr>').slice(1);

describe('listVersions', () => {
  it('writes a row for each patch of the published documentation, the last one named', async () => {
    const [head, first, ...rest] = rows(await page('<DocsVersions list="published" />'));
    expect(head).toContain('主要变化');
    expect(first).toContain('href="/community/change/5.14.2"');
    expect(first).toContain('（5.14 最后的补丁）');
    expect(first).toContain('2023-06-20');
    expect(first).toContain('href="https://github.com/goodrain/rainbond/releases/tag/v5.14.2-release"');
    expect(rest.join('')).not.toContain('最后的补丁');
    expect(rest).toHaveLength(2);
  });

  it('writes a row for each archive in the page’s language, with its site and the pages of its patches', async () => {
    const [head, ...list] = rows(await page('<DocsVersions list="archived" />', ENGLISH));
    expect(head).toContain('Last patch');
    expect(list).toHaveLength(archives.length);
    const row = list.find((text) => text.includes('href="https://v5.11-docs.rainbond.com/docs/"'));
    expect(row).toContain('{"Helm chart export, cluster and node panels"}');
    expect(row).toContain('releases/tag/v5.11.1-release');
    expect(row).toContain('releases/tag/v5.11.0-release');
  });

  it('leads to release notes only where there are some', async () => {
    expect(await page('<DocsVersions list="archived" />')).not.toContain('/community/change/5.1.11');
  });

  it('refuses to stand inside a sentence', async () => {
    await expect(page('Patches: <DocsVersions list="published" />')).rejects.toMatchObject({message: expect.stringContaining('stands alone')});
  });

  it('refuses an unknown list', async () => {
    await expect(page('<DocsVersions list="future" />')).rejects.toMatchObject({message: expect.stringContaining('needs a list: published, archived')});
  });
});
