import type {Paragraph, PhrasingContent, Root, Strong, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {LABEL_CLASS, PART_MARK, partsOf} from '../lib/label-path';
import {componentsOf, replace} from './places';

/** The element that pages put around console labels. */
const ELEMENT = 'UI';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of the element. When the element is alone on its lines, its content is wrapped in a paragraph. */
function pathOf(node: Element, file: VFile): string {
  const children = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  const text = children.map((child) => (child.type === 'text' ? child.value : file.fail('Inside <UI> stands the label as the console shows it, and no markup.', child))).join('');
  const path = text.replace(/\s+/g, ' ').trim();
  if (node.attributes.length > 0) file.fail('<UI> has no attributes.', node);
  if (partsOf(path).includes('')) file.fail('Inside <UI> stands a label, or several with " → " between them.', node);
  return path;
}

const text = (value: string): Text => ({type: 'text', value});

const label = (value: string): Strong => ({type: 'strong', children: [text(value)], data: {hName: 'b', hProperties: {className: [LABEL_CLASS]}}});

function marked(path: string): PhrasingContent[] {
  return partsOf(path).flatMap((part, index) => (index === 0 ? [label(part)] : [text(PART_MARK), label(part)]));
}

/**
 * Remark plugin: turns `<UI>平台管理 → 集群</UI>` into plain HTML, with an element for each label, so that
 * lines break between labels and the browser has no component to run.
 */
export const markLabels: Plugin<[], Root> = () => (tree, file) => {
  for (const place of componentsOf(tree, ELEMENT)) {
    const content = marked(pathOf(place.node, file));
    const paragraph: Paragraph = {type: 'paragraph', children: content};
    replace(place, ...(place.node.type === 'mdxJsxFlowElement' ? [paragraph] : content));
  }
};
