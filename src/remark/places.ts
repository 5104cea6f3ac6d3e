import type {Element, Root as HastRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type AnyNode = {readonly type: string};

type AnyParent = AnyNode & {children: AnyNode[]};

/** A node of a tree, and the node that it stands in. */
export type Place<N extends AnyNode> = {readonly node: N; readonly parent: AnyParent};

const isParent = (node: AnyNode): node is AnyParent => 'children' in node;

/** Adds to a list what is wanted below a node, in the order of the text. `unist-util-visit` makes a named function for every node, which takes about ten times as long. */
function collect<N extends AnyNode>(parent: AnyParent, isWanted: (node: AnyNode) => node is N, found: Place<N>[]): void {
  for (const node of parent.children) {
    if (isWanted(node)) found.push({node, parent});
    if (isParent(node)) collect(node, isWanted, found);
  }
}

function placesOf<N extends AnyNode>(tree: AnyNode, isWanted: (node: AnyNode) => node is N): Place<N>[] {
  const found: Place<N>[] = [];
  if (isParent(tree)) collect(tree, isWanted, found);
  return found;
}

/** Nodes of some types in a tree of Markdown, in the order of the text. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, ...types: readonly T[]): Place<Extract<Nodes, {type: T}>>[] {
  return placesOf(tree, (node): node is Extract<Nodes, {type: T}> => (types as readonly string[]).includes(node.type));
}

/** Components of a name in a tree of Markdown, within lines and as blocks, in the order of the text. */
export function componentsOf(tree: Root, name: string): Place<MdxJsxFlowElement | MdxJsxTextElement>[] {
  return placesOf(tree, (node): node is MdxJsxFlowElement | MdxJsxTextElement => (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && (node as MdxJsxFlowElement).name === name);
}

/** Elements of a tag in a tree of HTML, in the order of the text. */
export function elementsOf(tree: HastRoot, tagName: string): Place<Element>[] {
  return placesOf(tree, (node): node is Element => node.type === 'element' && (node as Element).tagName === tagName);
}

/** Puts others in the place of a node. */
export function replace({node, parent}: Place<Nodes>, ...others: readonly Nodes[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...others);
}
