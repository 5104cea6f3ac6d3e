import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {factText, isFactId, platformFacts} from '../data/platform-facts';

/** Where translations into English stand. */
const ENGLISH = /(?:^|[\\/])i18n[\\/]en[\\/]/;

/** Remark plugin: puts the text of a fact of the platform in the place of `<PlatformFact id="…" />`, in the page's language. */
export const stateFacts: Plugin<[], Root> = () => (tree, file) => {
  const language = ENGLISH.test(file.path) ? 'en' : 'zh';
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'PlatformFact' || parent === undefined || index === undefined) return;
    if (node.type === 'mdxJsxFlowElement') file.fail('<PlatformFact /> stands inside a sentence or a cell.', node);
    const [attribute] = node.attributes;
    const id = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string' ? attribute.value : '';
    const known = isFactId(id) ? id : file.fail(`<PlatformFact /> needs the id of a fact: ${Object.keys(platformFacts).join(', ')}.`, node);
    parent.children[index] = {type: 'text', value: factText(known, language)};
  });
};
