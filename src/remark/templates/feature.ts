import type {Heading, List, ListItem, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {readText} from '../../lib/front-matter';
import {readFeature} from '../../lib/front-matter/feature';
import {frontMatterOf, mdxElement, stringAttribute} from '../mdx';
import {bandHead, compose, contentOf, idOf, isElement, itemsOf, phrases, sectionsOf, terminal, withoutId, wordsOf, type Content, type Part} from './shared';

/** Signs before list entries: available, limited, or neutral. */
const SIGNS = ['yes', 'limit', 'dot'] as const;
type Sign = (typeof SIGNS)[number];

/** A text preceded by its sign. */
const signed = (sign: Sign, children: PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Signed',
  attributes: [{type: 'mdxJsxAttribute', name: 'sign', value: sign}],
  children,
});

/** The content of a list entry, which has to be a single paragraph. */
function entryOf(item: ListItem, file: VFile): PhrasingContent[] {
  const [paragraph, more] = item.children;
  return paragraph?.type === 'paragraph' && more === undefined ? paragraph.children : file.fail('An entry of this list is one paragraph.', item);
}

const signedList = (list: List, sign: Sign, file: VFile): List => ({...list, children: list.children.map((item) => ({...item, children: [{type: 'paragraph', children: [signed(sign, entryOf(item, file))]}]}))});

/** A difficulty: what is hard, what the platform does, what that achieves, and the related names. */
function difficulty({heading, content}: Part, file: VFile): MdxJsxFlowElement {
  const [before, here, gives, names, more] = content;
  if (before?.type !== 'paragraph' || here?.type !== 'paragraph' || gives?.type !== 'paragraph' || names?.type !== 'list' || more) {
    return file.fail('Below a title inside <Difficulties> stand three paragraphs (what is hard, what the platform does, what that gives) and a list of names.', heading);
  }
  const gain: Paragraph = {...gives, children: [signed('yes', gives.children)]};
  const answers = [mdxElement('Before', {}, [before]), mdxElement('Here', {}, [here]), mdxElement('Gives', {}, [gain, names])];
  return mdxElement('Difficulty', {}, [withoutId(heading), mdxElement('Answers', {}, answers)]);
}

function columns(block: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const signs = stringAttribute(block, 'signs').split(' ');
  const items = itemsOf(block, file);
  const isSign = (sign: string): sign is Sign => SIGNS.some((known) => known === sign);
  if (signs.length !== items.length || !signs.every(isSign)) file.fail(`<Columns signs="…"> names a sign for each column: ${SIGNS.join(', ')}.`, block);
  const column = ({heading, content: [list, more]}: Part, sign: Sign) => {
    if (list?.type !== 'list' || more) return file.fail('Below a title inside <Columns> stands a list.', heading);
    return mdxElement('Column', {}, [withoutId(heading), signedList(list, sign, file)]);
  };
  return mdxElement('Columns', {}, items.map((item, index) => column(item, signs[index] as Sign)));
}

/** Commands, and next to them a note on each. */
function commands(block: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const [code, ...rest] = block.children;
  if (code?.type !== 'code') return file.fail('Inside <Commands> the first thing is a block of code.', block);
  const note = ({heading, content: [text, more]}: Part) => {
    if (text?.type !== 'paragraph' || more) return file.fail('Below a title inside <Commands> stands one paragraph.', heading);
    const term: Heading = {...heading, data: {hName: 'dt'}};
    const says: Paragraph = {...text, data: {hName: 'dd'}};
    return mdxElement('div', {}, [term, says]);
  };
  const notes = itemsOf({...block, children: rest}, file).map(note);
  return mdxElement('Commands', {}, [terminal(code), mdxElement('Notes', {}, notes)]);
}

function claims(block: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const [list, more] = block.children;
  if (list?.type !== 'list' || more) return file.fail('Inside <Claims> stands a list.', block);
  return mdxElement('Claims', {}, list.children.map((item) => mdxElement('Claim', {}, [{type: 'paragraph', children: entryOf(item, file)}])));
}

const isLink = ({children}: {readonly children: readonly PhrasingContent[]}) => children.length === 1 && children[0]?.type === 'link';

/** A table whose first column holds the row headers. On a phone every cell shows its column's name, except in tables of up to three columns whose last cells are links. */
function table({children: [head, ...rows]}: Table, caption: string): MdxJsxFlowElement {
  const names = (head?.children ?? []).map((cell) => cell.children.map(wordsOf).join(''));
  const named = names.length > 3 || rows.some(({children}) => !isLink(children.at(-1) ?? {children: []}));
  const titles = (head?.children ?? []).map((cell) => mdxElement('th', {scope: 'col'}, phrases(cell.children)));
  const row = ({children}: Table['children'][number]) =>
    mdxElement('tr', {}, children.map((cell, index) => (index === 0 ? mdxElement('th', {scope: 'row'}, phrases(cell.children)) : mdxElement('td', {'data-column': named ? names[index] : undefined}, phrases(cell.children)))));
  return mdxElement('Table', {caption}, [mdxElement('thead', {}, [mdxElement('tr', {}, titles)]), mdxElement('tbody', {}, rows.map(row))]);
}

/** A block of a band, converted to the template's components. */
function blockOf(node: Content, title: string, file: VFile): Content[] {
  if (node.type === 'table') return [table(node, title)];
  if (node.type === 'code') return [terminal(node)];
  if (!isElement(node)) return [node];
  switch (node.name) {
    case 'Difficulties':
      return itemsOf(node, file).map((item) => difficulty(item, file));
    case 'Columns':
      return [columns(node, file)];
    case 'Commands':
      return [commands(node, file)];
    case 'Claims':
      return [claims(node, file)];
    case 'Steps':
      // The titles of steps have no ids either.
      return [{...node, children: node.children.map((step) => (isElement(step) ? {...step, children: step.children.map((child) => (child.type === 'heading' ? withoutId(child) : child))} : step))}];
    case 'Screen':
      return [node];
    default:
      return file.fail(`<${node.name}> is no block of this page: use <Difficulties>, <Steps>, <Columns>, <Commands>, <Claims> or <Screen>.`, node);
  }
}

/** Steps and commands stand out with a background of their own. */
const isSunken = (content: readonly Content[]) => content.some((node) => isElement(node, 'Steps') || isElement(node, 'Commands'));

type Tone = 'plain' | 'line' | 'sunken';

/** The background of a band, chosen so that adjacent bands differ by their background or a single line. */
function toneAfter(before: Tone | undefined, content: readonly Content[]): Tone {
  if (isSunken(content) && before !== 'sunken') return 'sunken';
  return before === undefined || before === 'sunken' ? 'plain' : 'line';
}

/** A band: a title, one sentence that explains it, and its blocks. */
function band({heading, content}: Part, tone: Tone, file: VFile): MdxJsxFlowElement {
  const [explains, ...blocks] = content;
  if (explains?.type !== 'paragraph' || blocks.length === 0) return file.fail('Below a heading of level 2 stand one paragraph that explains it, and a block.', heading);
  const title = wordsOf(heading);
  const head = bandHead(heading, explains);
  const shown = blocks.flatMap((block) => blockOf(block, title, file));
  const beside = shown.length > 1 && shown.some((node) => isElement(node, 'Terminal'));
  return mdxElement('Band', {id: idOf(heading), tone}, [head, ...(beside ? [mdxElement('Beside', {}, shown)] : shown)]);
}

/** Turns the Markdown of a feature page into the bands of its template, below the drawing. */
export function structureFeature(tree: Root, file: VFile): void {
  const raw = frontMatterOf(file);
  const parts = sectionsOf(contentOf(tree), file);
  const tones: Tone[] = [];
  for (const {content} of parts) tones.push(toneAfter(tones.at(-1), content));
  compose(tree, file, {
    template: 'feature',
    data: {...readFeature(raw), ground: tones[0]},
    content: parts.map((part, index) => band(part, tones[index] ?? 'plain', file)),
    modules: {Drawing: `@site/src/components/illustrations/${readText(raw, 'drawing')}`},
  });
}
