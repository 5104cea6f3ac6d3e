import {parse, type DefaultTreeAdapterMap} from 'parse5';

export type Node = DefaultTreeAdapterMap['childNode'];
export type Element = DefaultTreeAdapterMap['element'];

/** Parses a page the way a browser does: minified pages omit most closing tags. */
export function parsePage(html: string): Element | undefined {
  return parse(html).childNodes.find(isElement);
}

export const isElement = (node: DefaultTreeAdapterMap['node']): node is Element => 'tagName' in node;

const isText = (node: DefaultTreeAdapterMap['node']): node is DefaultTreeAdapterMap['textNode'] => node.nodeName === '#text';

/** The text of a text node; undefined for other nodes. */
export const textOf = (node: Node) => (isText(node) ? node.value : undefined);

export const attribute = (element: Element, name: string) => element.attrs.find((candidate) => candidate.name === name)?.value;

export function hasClass(element: Element, name: string): boolean {
  const classes = attribute(element, 'class');
  // Most elements don't have the class: the cheap check avoids splitting their list.
  return classes !== undefined && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** The matching elements below a root, in document order; matches inside another match are left out. */
export function findAll(root: Element, matches: (element: Element) => boolean): Element[] {
  return root.childNodes.filter(isElement).flatMap((element) => (matches(element) ? [element] : findAll(element, matches)));
}

export const find = (root: Element, matches: (element: Element) => boolean) => findAll(root, matches)[0];

/** All text below an element, except inside elements for which `leaveOut` returns true. */
export function allText(element: Element, leaveOut: (element: Element) => boolean = () => false): string {
  return element.childNodes
    .map((node) => textOf(node) ?? (isElement(node) && !leaveOut(node) ? allText(node, leaveOut) : ''))
    .join('');
}
