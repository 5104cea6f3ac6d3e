import type {Options} from '@docusaurus/plugin-content-blog';
import {html, parseFragment, serialize, type DefaultTreeAdapterMap} from 'parse5';

import {attribute, hasClass, isElement, type Element, type Node} from '../lib/dom';

type Parent = DefaultTreeAdapterMap['parentNode'];

/** What readers of feeds understand; looks, scripts and names of components are the site's own. */
const ATTRIBUTES = new Set(['href', 'src', 'srcset', 'alt', 'width', 'height', 'id', 'colspan', 'rowspan', 'start', 'open']);

const textNode = (value: string, parentNode: Parent): Node => ({nodeName: '#text', value, parentNode});

const paragraph = (text: string, parentNode: Parent): Element => {
  const element: Element = {nodeName: 'p', tagName: 'p', attrs: [], namespaceURI: html.NS.HTML, childNodes: [], parentNode};
  element.childNodes.push(textNode(text, element));
  return element;
};

/** What stands for a node in a feed. */
function plain(node: Node, parent: Parent): Node[] {
  if (node.nodeName === '#text') return [node];
  if (!isElement(node)) return [];
  const {tagName} = node;
  if (tagName === 'svg') {
    // A drawing has no style there: its description says what it shows.
    const description = attribute(node, 'role') === 'img' ? attribute(node, 'aria-label') : undefined;
    return description === undefined ? [] : [paragraph(description, parent)];
  }
  if (tagName === 'button' || hasClass(node, 'hash-link')) return [];
  const children = node.childNodes.flatMap((child) => plain(child, node));
  // Colours of code.
  if (tagName === 'span') return children;
  return [{...node, attrs: node.attrs.filter(({name}) => ATTRIBUTES.has(name)), childNodes: children}];
}

/**
 * The text of a post for readers of feeds, from its page: without buttons, icons, links to its own headings and marks
 * of the site's style; descriptions stand for drawings.
 * @param content HTML of the post, addresses absolute
 */
export function feedContent(content: string): string {
  const fragment = parseFragment(content);
  fragment.childNodes = fragment.childNodes.flatMap((node) => plain(node, fragment));
  return serialize(fragment);
}

type FeedOptions = NonNullable<Options['feedOptions']>;

/** Every post with its whole text and the day when it was published. */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({defaultCreateFeedItems, ...parameters}) => {
  const items = await defaultCreateFeedItems(parameters);
  return items.map((item) => ({...item, published: item.date, ...(item.content !== undefined && {content: feedContent(item.content)})}));
};
