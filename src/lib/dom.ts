import {parse, type DefaultTreeAdapterMap} from 'parse5';

export type Node = DefaultTreeAdapterMap['childNode'];
export type Element = DefaultTreeAdapterMap['element'];

/** Parses a page as a browser does: minified pages leave out most closing tags. */
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
  // Most elements have other classes: their list needn't be taken apart.
  return classes !== undefined && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** The elements below one that fit, in document order; those inside a fitting one are left out. */
export function findAll(root: Element, fits: (element: Element) => boolean): Element[] {
  return root.childNodes.filter(isElement).flatMap((element) => (fits(element) ? [element] : findAll(element, fits)));
}

export const find = (root: Element, fits: (element: Element) => boolean) => findAll(root, fits)[0];

/** All text below an element, except below those that `leaveOut` names. */
export function allText(element: Element, leaveOut: (element: Element) => boolean = () => false): string {
  return element.childNodes
    .map((node) => textOf(node) ?? (isElement(node) && !leaveOut(node) ? allText(node, leaveOut) : ''))
    .join('');
}
