import type {Element, Root as HastRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type AnyNode = {readonly type: string};

type AnyParent = AnyNode & {children: AnyNode[]};

/** A node of a tree, and its parent. */
export type Place<N extends AnyNode> = {readonly node: N; readonly parent: AnyParent};

const isParent = (node: AnyNode): node is AnyParent => 'children' in node;

/** Collects the wanted nodes below a parent, in document order. `unist-util-visit` creates a named function for every node, which takes about ten times as long. */
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

/** Nodes of the given types in a Markdown tree, in document order. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, ...types: readonly T[]): Place<Extract<Nodes, {type: T}>>[] {
  return placesOf(tree, (node): node is Extract<Nodes, {type: T}> => (types as readonly string[]).includes(node.type));
}

/** Components with the given name in a Markdown tree, inline and block, in document order. */
export function componentsOf(tree: Root, name: string): Place<MdxJsxFlowElement | MdxJsxTextElement>[] {
  return placesOf(tree, (node): node is MdxJsxFlowElement | MdxJsxTextElement => (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && (node as MdxJsxFlowElement).name === name);
}

/** Elements with the given tag in an HTML tree, in document order. */
export function elementsOf(tree: HastRoot, tagName: string): Place<Element>[] {
  return placesOf(tree, (node): node is Element => node.type === 'element' && (node as Element).tagName === tagName);
}

/** Replaces a node with others. */
export function replace({node, parent}: Place<Nodes>, ...others: readonly Nodes[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...others);
}
