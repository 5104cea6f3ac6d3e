import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {factText, isFactId, platformFacts} from '../data/platform-facts';
import {pageLanguage, stringAttribute} from './mdx';
import {componentsOf, replace} from './places';

/** Remark plugin: replaces `<PlatformFact id="…" />` with the text of a platform fact, in the page's language. */
export const stateFacts: Plugin<[], Root> = () => (tree, file) => {
  const language = pageLanguage(file);
  for (const place of componentsOf(tree, 'PlatformFact')) {
    const {node} = place;
    if (node.type === 'mdxJsxFlowElement') file.fail('<PlatformFact /> stands inside a sentence or a cell.', node);
    const id = stringAttribute(node, 'id');
    const known = isFactId(id) ? id : file.fail(`<PlatformFact /> needs the id of a fact: ${Object.keys(platformFacts).join(', ')}.`, node);
    replace(place, {type: 'text', value: factText(known, language)});
  }
};
