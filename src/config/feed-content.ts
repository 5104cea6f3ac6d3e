import type {Options} from '@docusaurus/plugin-content-blog';
import {html, parseFragment, serialize, type DefaultTreeAdapterMap} from 'parse5';

import {attribute, hasClass, isElement, type Element, type Node} from '../lib/dom';

type Parent = DefaultTreeAdapterMap['parentNode'];

/** Attributes that feed readers understand; styles, scripts and component names only mean something on the site. */
const ATTRIBUTES = new Set(['href', 'src', 'srcset', 'alt', 'width', 'height', 'id', 'colspan', 'rowspan', 'start', 'open']);

const textNode = (value: string, parentNode: Parent): Node => ({nodeName: '#text', value, parentNode});

const paragraph = (text: string, parentNode: Parent): Element => {
  const element: Element = {nodeName: 'p', tagName: 'p', attrs: [], namespaceURI: html.NS.HTML, childNodes: [], parentNode};
  element.childNodes.push(textNode(text, element));
  return element;
};

/** The nodes that replace a node in a feed. */
function plain(node: Node, parent: Parent): Node[] {
  if (node.nodeName === '#text') return [node];
  if (!isElement(node)) return [];
  const {tagName} = node;
  if (tagName === 'svg') {
    // A drawing has no styles in a feed, so its description replaces it.
    const description = attribute(node, 'role') === 'img' ? attribute(node, 'aria-label') : undefined;
    return description === undefined ? [] : [paragraph(description, parent)];
  }
  if (tagName === 'button' || hasClass(node, 'hash-link')) return [];
  const children = node.childNodes.flatMap((child) => plain(child, node));
  // Colours of highlighted code.
  if (tagName === 'span') return children;
  return [{...node, attrs: node.attrs.filter(({name}) => ATTRIBUTES.has(name)), childNodes: children}];
}

/**
 * The content of a post for feed readers, taken from its page: without buttons, icons, heading anchors and style
 * attributes; descriptions replace drawings.
 * @param content HTML of the post, with absolute addresses
 */
export function feedContent(content: string): string {
  const fragment = parseFragment(content);
  fragment.childNodes = fragment.childNodes.flatMap((node) => plain(node, fragment));
  return serialize(fragment);
}

type FeedOptions = NonNullable<Options['feedOptions']>;

/** Feed items with the full text and the publication date of every post. */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({defaultCreateFeedItems, ...parameters}) => {
  const items = await defaultCreateFeedItems(parameters);
  return items.map((item) => ({...item, published: item.date, ...(item.content !== undefined && {content: feedContent(item.content)})}));
};
