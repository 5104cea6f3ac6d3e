import type {Paragraph, Root, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {readVendor} from '../../lib/front-matter/vendor';
import {frontMatterOf, mdxElement} from '../mdx';
import {compose, contentOf, idOf, isElement, linkOf, phrases, sectionsOf, terminal, wordsOf, type Content, type Part} from './shared';

const cellElement = (role: string, {children}: TableCell) => mdxElement('div', {role}, phrases(children));

/** A badge that says whether something is needed; a bold cell marks it as required. */
function badge({children}: TableCell): MdxJsxFlowElement {
  const [only, more] = children;
  const strong = only?.type === 'strong' && more === undefined;
  return mdxElement('div', {role: 'cell'}, [mdxElement('Badge', {strong: strong || undefined}, phrases(strong ? only.children : children))]);
}

/** A table of things and notes on each. With three columns, the middle one says whether the thing is needed. */
function pairs({children: [head, ...rows]}: Table): MdxJsxFlowElement {
  const row = (cells: MdxJsxFlowElement[]) => mdxElement('div', {role: 'row'}, cells);
  const titles = (head?.children ?? []).map((cell) => cellElement('columnheader', cell));
  const body = rows.map(({children: cells}) => row(cells.map((cell, index) => (index === 0 ? cellElement('rowheader', cell) : index < cells.length - 1 ? badge(cell) : cellElement('cell', cell)))));
  return mdxElement('Pairs', {}, [mdxElement('PairsHead', {}, [row(titles)]), mdxElement('PairsBody', {}, body)]);
}

/** Turns a paragraph that consists of a link into a link with an arrow. */
function moreLink(paragraph: Paragraph): MdxJsxFlowElement | undefined {
  const link = linkOf(paragraph);
  return link && mdxElement('MoreLink', {to: link.url}, phrases(link.children));
}

function failure(node: MdxJsxFlowElement): MdxJsxFlowElement {
  return {...node, children: node.children.map((child) => (child.type === 'paragraph' ? (moreLink(child) ?? mdxElement('Remedy', {}, phrases(child.children))) : child))};
}

function block(node: Content, index: number, content: readonly Content[]): Content {
  if (node.type === 'table') return pairs(node);
  if (node.type === 'code') return node.lang === 'yaml' ? mdxElement('ValuesFile', {yaml: node.value}) : terminal(node);
  if (isElement(node, 'Failures')) return {...node, children: node.children.map((child) => (isElement(child, 'Failure') ? failure(child) : child))};
  if (node.type !== 'paragraph') return node;
  // A paragraph between two blocks of commands.
  if (index > 0 && content[index + 1]?.type === 'code') return mdxElement('Between', {}, phrases(node.children));
  return moreLink(node) ?? node;
}

/** A step: blocks after a values file are placed beside it. */
function step({heading, content}: Part, number: number): MdxJsxFlowElement {
  const file = content.findIndex((node) => node.type === 'code' && node.lang === 'yaml');
  const blocks = content.map(block);
  const [before, [values, ...notes]] = file < 0 ? [blocks, []] : [blocks.slice(0, file), blocks.slice(file)];
  const beside = values === undefined ? [] : [mdxElement('Values', {}, [values, mdxElement('Notes', {}, notes)])];
  return mdxElement('GuideStep', {id: idOf(heading), number: String(number), title: wordsOf(heading)}, [...before, ...beside]);
}

/** Turns the Markdown of a page about a cloud into the numbered steps of its template. */
export function structureVendor(tree: Root, file: VFile): void {
  const parts = sectionsOf(contentOf(tree), file);
  compose(tree, file, {
    template: 'vendor',
    data: {...readVendor(frontMatterOf(file)), steps: parts.map(({heading}) => ({id: idOf(heading), title: wordsOf(heading)}))},
    content: parts.map((part, index) => step(part, index + 1)),
  });
}
