import type {Root, Table} from 'mdast';
import type {Plugin} from 'unified';

import {toolsOf, versionLanguages, versionTable} from '../data/build-versions';
import {pageLanguage, stringAttribute} from './mdx';
import {componentsOf, replace} from './places';

const table = (rows: readonly (readonly string[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({type: 'tableRow', children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]}))})),
});

/**
 * Remark plugin: replaces `<BuildVersions language="…" />` with the table of versions, in the
 * page's language. The result is an ordinary Markdown table, so search, copying and the phone layout treat it like any other.
 */
export const stateVersions: Plugin<[], Root> = () => (tree, file) => {
  for (const place of componentsOf(tree, 'BuildVersions')) {
    const {node} = place;
    if (node.type === 'mdxJsxTextElement') file.fail('<BuildVersions /> stands alone, as a block.', node);
    const tools = toolsOf(stringAttribute(node, 'language')) ?? file.fail(`<BuildVersions /> needs a language: ${versionLanguages.join(', ')}.`, node);
    replace(place, table(versionTable(tools, pageLanguage(file))));
  }
};
