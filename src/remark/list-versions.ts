import type {PhrasingContent, Root, Table} from 'mdast';
import type {Plugin} from 'unified';

import {archiveLabel, archives, publishedPatches} from '../config/docs-list';
import {product} from '../config/product';
import {releases} from '../config/releases';
import {pageLanguage, stringAttribute} from './mdx';
import {componentsOf, replace} from './places';

type Language = 'zh' | 'en';

type Cell = string | readonly PhrasingContent[];

const TEXTS = {
  zh: {
    published: ['补丁', '发布日期', '主要变化', '文档', '发布页'],
    archived: ['版本', '最后的补丁', '发布日期', '主要变化', '文档', '发布页'],
    home: '文档首页',
    last: (series: string) => `（${series} 最后的补丁）`,
    separator: '、',
  },
  en: {
    published: ['Patch', 'Released', 'Main changes', 'Documentation', 'Release page'],
    archived: ['Version', 'Last patch', 'Released', 'Main changes', 'Documentation', 'Release pages'],
    home: 'Documentation',
    last: (series: string) => ` (last patch of ${series})`,
    separator: ', ',
  },
} as const;

const text = (value: string): PhrasingContent => ({type: 'text', value});

const link = (url: string, value: string): PhrasingContent => ({type: 'link', url, children: [{type: 'text', value}]});

/** Links a patch to its release notes if the site has them. */
const notes = (patch: string): PhrasingContent => (releases.some((release) => release === patch) ? link(`/community/change/${patch}`, patch) : text(patch));

const releasePage = (patch: string, label = patch) => link(`${product.releases}/tag/v${patch}-release`, label);

function publishedRows(language: Language): readonly (readonly Cell[])[] {
  const texts = TEXTS[language];
  return publishedPatches.map(({patch, released, changes}, row) => [
    row === 0 ? [notes(patch), text(texts.last(patch.replace(/\.\d+$/, '')))] : [notes(patch)],
    released,
    changes[language],
    [link('/docs/', texts.home)],
    [releasePage(patch, 'GitHub')],
  ]);
}

function archivedRows(language: Language): readonly (readonly Cell[])[] {
  const {separator} = TEXTS[language];
  return archives.map((archive) => [
    archive.series.join(separator),
    [notes(archive.patches[0] ?? '')],
    archive.released,
    archive.changes?.[language] ?? '—',
    [link(archive.docs, archiveLabel(archive))],
    archive.patches.flatMap((patch, place) => [...(place > 0 ? [text(separator)] : []), releasePage(patch)]),
  ]);
}

const rowsOf = {published: publishedRows, archived: archivedRows} as const;

const isList = (name: string): name is keyof typeof rowsOf => Object.hasOwn(rowsOf, name);

const table = (rows: readonly (readonly Cell[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: typeof cell === 'string' ? [text(cell)] : [...cell]})),
  })),
});

/**
 * Remark plugin: replaces `<DocsVersions list="published" />` or `list="archived"` with the table of patches or of
 * archived documentation, in the page's language.
 */
export const listVersions: Plugin<[], Root> = () => (tree, file) => {
  for (const place of componentsOf(tree, 'DocsVersions')) {
    if (place.node.type === 'mdxJsxTextElement') file.fail('<DocsVersions /> stands alone, as a block.', place.node);
    const list = stringAttribute(place.node, 'list');
    const known = isList(list) ? list : file.fail(`<DocsVersions /> needs a list: ${Object.keys(rowsOf).join(', ')}.`, place.node);
    const language = pageLanguage(file);
    replace(place, table([TEXTS[language][known], ...rowsOf[known](language)]));
  }
};
