import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {mdxElement, type Attributes} from '../mdx';
import type {Content} from './shared';

type Node = Content | RootContent | PhrasingContent;

/** HTML name and properties that a transformer set on a node. */
type HtmlData = {readonly hName?: string; readonly hProperties?: Readonly<Record<string, unknown>>};

const attributes = (properties: HtmlData['hProperties'] = {}): Attributes =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value === undefined ? undefined : String(value)]));

/** Marks an element as JSX written in the page, so that the compiler leaves it alone. */
const explicit = (element: MdxJsxFlowElement): MdxJsxFlowElement => ({...element, data: {_mdxExplicitJsx: true} as MdxJsxFlowElement['data']});

/** Merges adjacent text nodes. */
function joined(nodes: readonly Content[]): Content[] {
  const out: Content[] = [];
  for (const node of nodes as readonly Node[]) {
    const last = out.at(-1) as Node | undefined;
    if (node.type === 'text' && last?.type === 'text') out[out.length - 1] = {...last, value: last.value + node.value} as unknown as Content;
    else out.push(node as Content);
  }
  return out;
}

/**
 * Converts Markdown to plain elements and the template's components. The compiler's own output looks each
 * element up in a provider, which every page would have to include.
 */
export function elements(nodes: readonly Node[], file: VFile): Content[] {
  const element = (name: string, node: Node & {readonly children: readonly Node[]}) => {
    const {hName, hProperties} = (node.data ?? {}) as HtmlData;
    return explicit(mdxElement(hName ?? name, attributes(hProperties), elements(node.children, file)));
  };
  return joined(
    nodes.flatMap((node): Content[] => {
      switch (node.type) {
        case 'text':
          return [node as unknown as Content];
        case 'paragraph':
          return [element('p', node)];
        case 'heading':
          return [element(`h${node.depth}`, node)];
        case 'list':
          return [element(node.ordered ? 'ol' : 'ul', node)];
        case 'listItem':
          return [explicit(mdxElement('li', {}, elements(node.children.flatMap((child): Node[] => (child.type === 'paragraph' ? child.children : [child])), file)))];
        case 'strong':
          return [element('strong', node)];
        case 'emphasis':
          return [element('em', node)];
        case 'inlineCode':
          return [mdxElement('Code', {}, [{type: 'text', value: node.value} as unknown as Content])];
        case 'link':
          return [mdxElement('WrittenLink', {href: node.url}, elements(node.children, file))];
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return [explicit({...node, type: 'mdxJsxFlowElement', children: elements(node.children, file)})];
        default:
          return file.fail(`This page knows no ${node.type}: write paragraphs, lists, tables and blocks.`, node);
      }
    }),
  );
}
