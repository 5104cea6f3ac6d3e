import type {List, Root, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {readEnterprise} from '../../lib/front-matter/enterprise';
import {dataAttribute, frontMatterOf, mdxElement, stringAttribute} from '../mdx';
import {bandHead, compose, contentOf, idOf, isElement, itemsOf, linkOf, partsOf, phrases, sectionsOf, withoutId, wordsOf, type Content, type Part} from './shared';

/** Cell texts that are shown as a mark. */
const MARKS: Readonly<Record<string, boolean>> = {有: true, Yes: true, 无: false, No: false};

/** An edition's column in the comparison. */
type Edition = {readonly id: string; readonly name: string; readonly price: string};

const cellText = ({children}: TableCell) => children.map(wordsOf).join('');

function edition({heading, content}: Part, index: number, file: VFile): MdxJsxFlowElement {
  const [price, text, points, action, more] = content;
  const link = action?.type === 'paragraph' ? linkOf(action) : undefined;
  if (price?.type !== 'paragraph' || text?.type !== 'paragraph' || points?.type !== 'list' || link === undefined || more) {
    return file.fail('Below the name of an edition stand its price, a paragraph, a list and a link.', heading);
  }
  const list = mdxElement('ul', {}, points.children.map((item) => mdxElement('Point', {}, item.children.flatMap((child) => (child.type === 'paragraph' ? phrases(child.children) : [child])))));
  return mdxElement('Edition', {id: idOf(heading), middle: index === 1 || undefined}, [
    withoutId(heading),
    price,
    text,
    list,
    mdxElement('Action', {look: index === 0 ? 'brand' : 'plain', to: link.url}, phrases(link.children)),
  ]);
}

/** A row of the comparison: a feature's name, and for each edition whether it has the feature, or in which form. */
type Row = readonly [name: string, ...cells: (boolean | string)[]];
type Group = {readonly title: string; readonly rows: Row[]};

/** The comparison table as data, a third of the size of its elements. A row with a bold name and empty cells starts a group. */
function comparison({children: [head, ...rows]}: Table, editions: readonly Edition[], file: VFile): MdxJsxFlowElement {
  const [corner = '', ...names] = (head?.children ?? []).map(cellText);
  if (names.join() !== editions.map(({name}) => name).join()) file.fail('The columns of <Comparison> are the editions above, by the same names and in the same order.', head);
  const marks = new Map<boolean, string>();
  const cellOf = (cell: TableCell): boolean | string => {
    const text = cellText(cell);
    const mark = MARKS[text];
    if (mark === undefined) return text;
    marks.set(mark, text);
    return mark;
  };
  const groups: Group[] = [];
  for (const {children: [name, ...cells]} of rows) {
    const title = name === undefined ? '' : cellText(name);
    if (name?.children[0]?.type === 'strong' && cells.every((cell) => cell.children.length === 0)) groups.push({title, rows: []});
    else (groups.at(-1) ?? file.fail('The first row of <Comparison> names a group, in bold.', name)).rows.push([title, ...cells.map(cellOf)]);
  }
  const data = {corner, editions, groups, yes: marks.get(true) ?? '', no: marks.get(false) ?? ''};
  return {...mdxElement('Comparison'), attributes: Object.entries(data).map(([key, value]) => dataAttribute(key, value))};
}

function additions(block: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const icons = stringAttribute(block, 'icons').split(' ');
  const items = itemsOf(block, file);
  if (icons.length !== items.length) file.fail('<Additions icons="…"> names an icon for each title inside.', block);
  return mdxElement('Additions', {}, items.map(({heading, content}, index) => mdxElement('Addition', {icon: icons[index]}, [withoutId(heading), ...content])));
}

/** Things with similar names, and what each of the two columns says about them. */
function similar({children: [head, ...rows]}: Table): MdxJsxFlowElement {
  const titles = (head?.children ?? []).slice(1).map(cellText);
  const row = ({children: [name, ...cells]}: Table['children'][number]) =>
    mdxElement('div', {}, [
      mdxElement('dt', {}, phrases(name?.children ?? [])),
      ...cells.map((cell, index) => mdxElement('dd', {}, [mdxElement('small', {}, [{type: 'text', value: titles[index] ?? ''} as unknown as Content]), ...phrases(cell.children)])),
    ]);
  return mdxElement('Similar', {open: titles[0], paid: titles[1]}, rows.map(row));
}

/** Contact links: the first two are buttons, the others follow. */
function contact({heading, content}: Part, list: List, file: VFile): MdxJsxFlowElement {
  const links = list.children.map((item) => {
    const [paragraph] = item.children;
    return (paragraph?.type === 'paragraph' ? linkOf(paragraph) : undefined) ?? file.fail('Inside <Contact> stands a list of links.', item);
  });
  const buttons = links.slice(0, 2).map(({url, children}, index) => mdxElement('Button', {look: index === 0 ? 'brand' : 'plain', to: url}, phrases(children)));
  const text = content.filter((node) => node.type === 'paragraph');
  return mdxElement('Contact', {id: idOf(heading)}, [withoutId(heading), ...text, mdxElement('Buttons', {}, buttons), mdxElement('Others', {}, phrases(links.slice(2)))]);
}

/** The only child of a block: a list or a table. */
function onlyChild<Type extends 'table' | 'list'>(block: MdxJsxFlowElement, type: Type, file: VFile): Extract<Content, {type: Type}> {
  const [node, more] = block.children;
  return node?.type === type && more === undefined ? (node as Extract<Content, {type: Type}>) : file.fail(`Inside <${block.name}> stands a ${type}.`, block);
}

/** Turns a paragraph that consists of a link into a link with an arrow. */
function moreLink(node: Content): Content {
  const link = node.type === 'paragraph' ? linkOf(node) : undefined;
  return link ? mdxElement('MoreLink', {to: link.url}, phrases(link.children)) : node;
}

function section(part: Part, editions: readonly Edition[], file: VFile): MdxJsxFlowElement {
  const {heading, content} = part;
  const [explains, block, ...rest] = content;
  if (explains?.type !== 'paragraph' || !block || !isElement(block)) return file.fail('Below a heading stand one paragraph that explains it, and a block.', heading);
  const id = idOf(heading);
  const more = rest.map(moreLink);
  switch (block.name) {
    case 'Comparison':
      return mdxElement('Band', {id}, [bandHead(heading, explains), comparison(onlyChild(block, 'table', file), editions, file), ...more]);
    case 'Additions':
      return mdxElement('Band', {id, tone: 'sunken'}, [bandHead(heading, explains), additions(block, file), ...more]);
    case 'Similar':
      return mdxElement('Band', {id, layout: 'beside'}, [bandHead(heading, explains, true), mdxElement('div', {}, [similar(onlyChild(block, 'table', file)), ...more])]);
    case 'Contact':
      return contact(part, onlyChild(block, 'list', file), file);
    default:
      return file.fail(`<${block.name}> is no block of this page: use <Comparison>, <Additions>, <Similar> or <Contact>.`, block);
  }
}

/** Turns the Markdown of the page about editions into the bands of its template. */
export function structureEnterprise(tree: Root, file: VFile): void {
  const content = contentOf(tree);
  const block = content.find((node) => isElement(node, 'Editions'));
  if (!block || !isElement(block)) return file.fail('The page begins with <Editions>.');
  const parts = partsOf(block.children, 2, (node) => file.fail('Inside <Editions> the first thing is the name of an edition: a heading of level 2.', node));
  const editions = parts.map(({heading, content: [price]}): Edition => ({id: idOf(heading), name: wordsOf(heading), price: price?.type === 'paragraph' ? wordsOf(price) : ''}));
  const rest = sectionsOf(content.filter((node) => node !== block), file);
  compose(tree, file, {
    template: 'enterprise',
    data: readEnterprise(frontMatterOf(file)),
    content: [mdxElement('Editions', {}, parts.map((part, index) => edition(part, index, file))), ...rest.map((part) => section(part, editions, file))],
  });
}
