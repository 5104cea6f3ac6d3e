import type {Code, Heading, Link, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import type {TemplateName} from '../../lib/page-template';
import {dataAttribute, imported, layout, mdxElement} from '../mdx';
import {nodesOf} from '../places';
import {elements} from './elements';

/** A node of a page's content, or of a block in it. */
export type Content = MdxJsxFlowElement['children'][number];

/** A line of a terminal: an entry of the `lines` of `sections/terminal`. */
type TerminalLine = {readonly comment: string} | {readonly command: string};

/** A heading and the content up to the next heading of its level. */
export type Part = {readonly heading: Heading; readonly content: readonly Content[]};

export const isElement = (node: Content | RootContent, name?: string): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && (name === undefined || node.name === name);

/** The id of a heading, as set by its comment. */
export const idOf = ({data}: Heading): string => String((data?.hProperties as {id?: unknown} | undefined)?.id ?? '');

/** A heading without its id: on these pages only level 2 headings are link targets. */
export const withoutId = (heading: Heading): Heading => ({...heading, data: undefined});

/** Inline Markdown as the children of a generated element, without a paragraph around it. */
export const phrases = (children: readonly PhrasingContent[]): Content[] => [...children] as unknown as Content[];

/** The title of a band and the sentence that explains it. */
export function bandHead(heading: Heading, explains: Paragraph, beside = false): MdxJsxFlowElement {
  const sub: Paragraph = {...explains, children: [{type: 'text', value: ' '}, ...explains.children], data: {hName: 'span'}};
  return mdxElement('BandHead', {beside: beside || undefined}, [...phrases(heading.children), sub]);
}

/** The text of a node, without markup. */
export function wordsOf(node: Heading | Paragraph | PhrasingContent): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map((child) => wordsOf(child as PhrasingContent)).join('') : '';
}

/** The link that a paragraph consists of, if it contains nothing else. */
export function linkOf({children}: Paragraph): Link | undefined {
  const [link, more] = children;
  return link?.type === 'link' && more === undefined ? link : undefined;
}

/**
 * Splits content at its headings of one level.
 * @param before called with each node above the first of them
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

/** The items of a block: level 3 headings, each with its content. */
export const itemsOf = (block: MdxJsxFlowElement, file: VFile): Part[] =>
  partsOf(block.children, 3, (node) => file.fail(`Inside <${block.name}> the first thing is a title: a heading of level 3.`, node));

/** The lines of a script: a line that begins with "# " is a comment, and a backslash at the end continues a command on the next line. */
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

/** The commands of a code fence as a terminal. */
export function terminal({value}: Code): MdxJsxFlowElement {
  return {...mdxElement('Terminal'), attributes: [dataAttribute('lines', terminalLines(value))]};
}

/** The text of `list={"…"}`, which `plugins/page-sources` adds at the bottom of a page. */
function listOf({attributes: [attribute]}: MdxJsxFlowElement): string {
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'object' && attribute.value !== null ? (JSON.parse(attribute.value.value) as string) : '';
}

const isModule = ({type}: RootContent) => type === 'mdxjsEsm' || (type as string) === 'yaml';

/** A page's content without its front matter, its imports and its list of sources. */
export const contentOf = ({children}: Root): Content[] => children.filter((node) => !isModule(node) && !isElement(node, 'Sources')) as Content[];

/** Names of the components in a tree. */
function namesIn(content: readonly Content[]): string[] {
  const names = nodesOf({type: 'root', children: [...content]} as Root, 'mdxJsxFlowElement').flatMap(({node: {name}}) => (name !== null && /^[A-Z]/.test(name) ? [name] : []));
  return [...new Set(names)].sort();
}

/** A page's address without the language prefix. */
function addressOf({path}: VFile): string {
  const page = /(?:src[\\/]pages|docusaurus-plugin-content-pages)[\\/](.+)\.mdx?$/.exec(path)?.[1] ?? '';
  return `/${page.replaceAll('\\', '/').replace(/(^|\/)index$/, '$1')}`;
}

/** Input for a template page: its front matter, its content as the template's components, and modules passed to the template. */
type Composed = {
  readonly template: TemplateName;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly Content[];
  /** Names passed to the template, and the modules whose default exports they refer to. */
  readonly modules?: Readonly<Record<string, string>>;
};

/**
 * Assembles the page. Its layout is the template, which receives the page's address, its front matter and its
 * sources; its components are imported from the template.
 */
export function compose(tree: Root, file: VFile, {template, data, content, modules = {}}: Composed): void {
  const sources = tree.children.find((node) => isElement(node, 'Sources'));
  const page = elements(content, file);
  const folder = `@site/src/components/templates/${template}-page`;
  tree.children = [
    imported(folder, [], 'template'),
    imported(`${folder}/blocks`, namesIn(page)),
    ...Object.entries(modules).map(([name, module]) => imported(module, [], name)),
    layout('template', {path: addressOf(file), ...data, sources: sources && listOf(sources)}, Object.keys(modules)),
    ...page,
  ];
}

/** Content split at its level 2 headings. */
export const sectionsOf = (content: readonly Content[], file: VFile): Part[] =>
  partsOf(content, 2, (node) => file.fail('The first thing on this page is a heading of level 2.', node));
