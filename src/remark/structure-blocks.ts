import type {List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {mdxElement} from './mdx';
import {nodesOf} from './places';

type Children = MdxJsxFlowElement['children'];

/** Wraps every level-3 heading of a `Steps` block, with what follows it, in a `Step`. */
function groupSteps(steps: MdxJsxFlowElement, file: VFile): void {
  const groups: Children[] = [];
  for (const child of steps.children) {
    if (child.type === 'heading' && child.depth === 3) groups.push([child]);
    else if (groups.length > 0) groups.at(-1)?.push(child);
    else file.fail('Inside <Steps> the first thing is the title of a step: a heading of level 3.', child);
  }
  steps.children = groups.map((children) => mdxElement('Step', {}, children));
}

const DASH = /^\s*[—–-]+\s*/;

/** Splits a list entry `[title](link) — one phrase` into the link and a `small` element with the phrase. */
function splitNote(item: ListItem): void {
  const paragraph = item.children[0];
  if (paragraph?.type !== 'paragraph') return;
  const [link, first, ...rest] = paragraph.children;
  if (link?.type !== 'link' || first?.type !== 'text' || !DASH.test(first.value)) return;
  const note: Paragraph = {
    type: 'paragraph',
    children: [{...first, value: first.value.replace(DASH, '')}, ...rest],
    data: {hName: 'small'},
  };
  item.children = [{...paragraph, children: [link], data: {hName: 'span'}}, note];
}

/**
 * Remark plugin: structures blocks that pages write as plain Markdown.
 * `Steps` becomes an ordered list of steps; the entries of `NextLinks` get a title and a note.
 */
export const structureBlocks: Plugin<[], Root> = () => (tree, file) => {
  for (const {node} of nodesOf(tree, 'mdxJsxFlowElement')) {
    if (node.name === 'Steps') groupSteps(node, file);
    if (node.name === 'NextLinks') {
      const lists = node.children.filter((child: RootContent): child is List => child.type === 'list');
      for (const list of lists) list.children.forEach(splitNote);
    }
  }
};
