import type {Code, Heading, Link, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {dataAttribute, exportedText, mdxElement} from '../mdx';

/** What stands on a page, or in a block of it. */
export type Content = MdxJsxFlowElement['children'][number];

/** A line of a terminal: the props of `sections/terminal`. */
type TerminalLine = {readonly comment: string} | {readonly command: string};

/** A heading and what follows it, up to the next one of its level. */
export type Part = {readonly heading: Heading; readonly content: readonly Content[]};

export const isElement = (node: Content | RootContent, name?: string): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && (name === undefined || node.name === name);

/** The id of a heading, as its comment gives it. */
export const idOf = ({data}: Heading): string => String((data?.hProperties as {id?: unknown} | undefined)?.id ?? '');

/** A heading without its id: only those of level 2 are addresses on these pages. */
export const withoutId = (heading: Heading): Heading => ({...heading, data: undefined});

/** Markdown inside an element that code writes: phrases need no paragraph around them. */
export const phrases = (children: readonly PhrasingContent[]): Content[] => [...children] as unknown as Content[];

/** The title of a band, and the sentence that explains it. */
export function bandHead(heading: Heading, explains: Paragraph, beside = false): MdxJsxFlowElement {
  const sub: Paragraph = {...explains, children: [{type: 'text', value: ' '}, ...explains.children], data: {hName: 'span'}};
  return mdxElement('BandHead', {beside: beside || undefined}, [...phrases(heading.children), sub]);
}

/** The words of a node, without markup. */
export function wordsOf(node: Heading | Paragraph | PhrasingContent): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map((child) => wordsOf(child as PhrasingContent)).join('') : '';
}

/** The link that a paragraph consists of, if it is one and no more. */
export function linkOf({children}: Paragraph): Link | undefined {
  const [link, more] = children;
  return link?.type === 'link' && more === undefined ? link : undefined;
}

/**
 * Cuts content at its headings of one level.
 * @param before is called with what stands above the first of them
 */
export function partsOf(content: readonly Content[], depth: 2 | 3, before: (node: Content) => void): Part[] {
  const parts: {heading: Heading; content: Content[]}[] = [];
  for (const node of content) {
    if (node.type === 'heading' && node.depth === depth) parts.push({heading: node, content: []});
    else if (parts.length === 0) before(node);
    else parts.at(-1)?.content.push(node);
  }
  return parts;
}

/** The items of a block: headings of level 3, each with what belongs to it. */
export const itemsOf = (block: MdxJsxFlowElement, file: VFile): Part[] =>
  partsOf(block.children, 3, (node) => file.fail(`Inside <${block.name}> the first thing is a title: a heading of level 3.`, node));

/** The lines of a script: what begins with "# " is a remark, and a command ends where no backslash continues it. */
export function terminalLines(script: string): TerminalLine[] {
  const lines: TerminalLine[] = [];
  let open: string | undefined;
  for (const line of script.split('\n')) {
    const command: string = open === undefined ? line : `${open}\n${line}`;
    open = undefined;
    if (command.startsWith('# ')) lines.push({comment: command.slice('# '.length)});
    else if (command.endsWith('\\')) open = command;
    else if (command.trim() !== '') lines.push({command});
  }
  return open === undefined ? lines : [...lines, {command: open}];
}

/** The commands of a fence, as a terminal shows them. */
export function terminal({value}: Code): MdxJsxFlowElement {
  return {...mdxElement('Terminal'), attributes: [dataAttribute('lines', terminalLines(value))]};
}

const exportsName = (node: RootContent, name: string) =>
  node.type === 'mdxjsEsm' &&
  (node.data?.estree?.body ?? []).some((statement) => statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration' && statement.declaration.declarations.some(({id}) => id.type === 'Identifier' && id.name === name));

/** Leaves out the framework's list of headings, for templates that show none. */
export function withoutContents(tree: Root): void {
  tree.children = tree.children.filter((node) => !exportsName(node, 'toc'));
}

/** The text of `list={"…"}`, which `plugins/page-sources` writes at the foot of a page. */
function listOf({attributes: [attribute]}: MdxJsxFlowElement): string {
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'object' && attribute.value !== null ? (JSON.parse(attribute.value.value) as string) : '';
}

/** Hands the list of sources to the template, which says where it stands. */
export function exportSources(tree: Root): void {
  tree.children = tree.children.map((node) => (isElement(node, 'Sources') ? exportedText('sources', listOf(node)) : node));
}

/** The page cut at its headings of level 2; above them stand imports and exports only. */
export function sectionsOf(tree: Root, file: VFile): {readonly parts: readonly Part[]; readonly modules: readonly RootContent[]} {
  const isModule = (node: RootContent) => node.type === 'mdxjsEsm' || (node.type as string) === 'yaml';
  const parts = partsOf(tree.children.filter((node) => !isModule(node)) as Content[], 2, (node) => file.fail('The first thing on this page is a heading of level 2.', node));
  return {parts, modules: tree.children.filter(isModule)};
}
