import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {attribute, isElement, parsePage, type Element} from '../../src/lib/dom';

/** A link of a page, as it is written. */
export type Link = {readonly href: string; readonly kind: 'anchor' | 'alternate' | 'asset'};

export type BuiltPage = {
  /** Ids and names that an address can point to. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly Link[];
};

export type BuiltPages = ReadonlyMap<string, BuiltPage>;

function* elements(root: Element): Generator<Element> {
  yield root;
  for (const child of root.childNodes) if (isElement(child)) yield* elements(child);
}

function linksOf(element: Element): Link[] {
  if (element.tagName === 'a' || element.tagName === 'area') {
    const href = attribute(element, 'href');
    return href === undefined ? [] : [{href, kind: 'anchor'}];
  }
  if (element.tagName === 'link') {
    const href = attribute(element, 'href') ?? '';
    const rel = attribute(element, 'rel') ?? '';
    if (rel === 'alternate' && attribute(element, 'hreflang') !== undefined) return [{href: new URL(href).pathname, kind: 'alternate'}];
    return /stylesheet|icon|preload|prefetch/.test(rel) ? [{href, kind: 'asset'}] : [];
  }
  const source = element.tagName === 'img' || element.tagName === 'script' ? attribute(element, 'src') : undefined;
  return source === undefined ? [] : [{href: source, kind: 'asset'}];
}

/** Anchors and links of one page. */
export function readPage(html: string): BuiltPage {
  const anchors = new Set<string>();
  const links: Link[] = [];
  const root = parsePage(html);
  for (const element of root === undefined ? [] : elements(root)) {
    for (const name of ['id', 'name']) {
      const value = attribute(element, name);
      if (value !== undefined) anchors.add(value);
    }
    links.push(...linksOf(element));
  }
  return {anchors, links};
}

/**
 * Reads a built site.
 * @returns its pages by address, without a trailing slash, and the addresses of all its files
 */
export function readBuiltPages(folder: string): {readonly pages: BuiltPages; readonly files: ReadonlySet<string>} {
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const pages = new Map<string, BuiltPage>();
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const address = `/${name}`.replace(/\/index\.html$/, '');
    pages.set(address, readPage(readFileSync(path.join(folder, name), 'utf8')));
  }
  return {pages, files: new Set(names.map((name) => `/${name}`))};
}
