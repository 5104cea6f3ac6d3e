import type {PageText, SectionText} from '../../search/index/page-text';
import {allText, attribute, find, findAll, hasClass, isElement, parsePage, textOf, type Element, type Node} from '../../lib/dom';
import {textBetween} from '../../lib/text-between';

/** Elements that contain none of the page's own text. */
const ASIDE_TAGS = new Set(['script', 'style', 'svg', 'nav', 'aside', 'footer', 'button', 'form', 'noscript', 'template', 'iframe', 'select']);
const ASIDE_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-footer', 'theme-edit-this-page'];
const ASIDE_ROLES = new Set(['status', 'tablist', 'tab']);

/** An attribute with which a component keeps labels that are the same on every page out of the index. */
const MARKED_ASIDE = 'data-search';

function isFurniture(element: Element): boolean {
  return (
    ASIDE_TAGS.has(element.tagName) ||
    ASIDE_CLASSES.some((name) => hasClass(element, name)) ||
    ASIDE_ROLES.has(attribute(element, 'role') ?? '') ||
    attribute(element, 'aria-hidden') === 'true'
  );
}

const isAside = (element: Element) => isFurniture(element) || attribute(element, MARKED_ASIDE) === 'off';

const HEADING = /^h([1-6])$/;

/** Elements whose text continues the text around them. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'var']);

const tidy = (text: string) => text.replace(/[\u200b\ufeff]/g, '').replace(/\s+/g, ' ').trim();

const ownText = (element: Element) => tidy(allText(element, isAside));

/** Whether an element is a code sample, with its title if it has one. */
const isCode = (element: Element) => element.tagName === 'pre' || hasClass(element, 'theme-code-block');

/** Whether an element describes a failure: a disclosure with an id, whose summary begins with the message that readers look for, or with a symptom. */
const isFailure = (element: Element) => element.tagName === 'details' && (attribute(element, 'id') ?? '') !== '';

type OpenSection = {
  readonly level: number;
  readonly headings: readonly string[];
  readonly anchor: string;
  readonly failure: boolean;
  readonly prose: string[];
  readonly code: string[];
};

/** Walks through a page's content and splits it at its headings. */
class Sections {
  private current: OpenSection;
  private readonly list: OpenSection[];

  constructor(
    title: string,
    private readonly withFailures: boolean,
  ) {
    this.current = {level: 1, headings: [title], anchor: '', failure: false, prose: [], code: []};
    this.list = [this.current];
  }

  visit(node: Node) {
    const text = textOf(node);
    if (text !== undefined) this.current.prose.push(text);
    else if (isElement(node) && !isAside(node)) this.visitElement(node);
  }

  result(): SectionText[] {
    return this.list.map(({prose, code, headings, anchor, failure}) => ({
      headings,
      anchor,
      failure,
      prose: tidy(prose.join('')),
      code: tidy(code.join('\n')),
    }));
  }

  private visitElement(element: Element) {
    const level = Number(HEADING.exec(element.tagName)?.[1]);
    const anchor = attribute(element, 'id') ?? '';
    // The page's title is already known. A heading without an id belongs to the text around it.
    if (level === 1) return;
    if (level > 1 && anchor !== '') this.open(level, ownText(element), anchor, false);
    else if (isCode(element)) this.current.code.push(...element.childNodes.filter(isElement).map((part) => allText(part, isAside)));
    else if (this.withFailures && isFailure(element)) this.visitFailure(element, anchor);
    else this.visitChildren(element);
  }

  private visitChildren(element: Element) {
    const separator = INLINE.has(element.tagName) ? '' : ' ';
    this.current.prose.push(separator);
    element.childNodes.forEach((child, index) => {
      // The words of adjacent elements, such as a field's name and type, must not run together.
      const previous = element.childNodes[index - 1];
      if (previous && isElement(previous) && isElement(child)) this.current.prose.push(' ');
      this.visit(child);
    });
    this.current.prose.push(separator);
  }

  private visitFailure(details: Element, anchor: string) {
    const outer = this.current;
    const summary = find(details, ({tagName}) => tagName === 'summary') ?? details;
    const message = find(summary, ({tagName}) => tagName === 'code' || tagName === 'span') ?? summary;
    this.open(outer.level + 1, ownText(message), anchor, true);
    const where = tidy(allText(summary, (element) => element === message || isAside(element)));
    if (message !== summary && where !== '') this.current.prose.push(`${where} · `);
    for (const child of details.childNodes) if (child !== summary) this.visit(child);
    this.current = outer;
  }

  private open(level: number, heading: string, anchor: string, failure: boolean) {
    const above = this.list.findLast((section) => section.level < level && !section.failure);
    this.current = {level, headings: [...(above?.headings ?? []), heading], anchor, failure, prose: [], code: []};
    this.list.push(this.current);
  }
}

function trailOf(main: Element): string[] {
  const items = findAll(main, (element) => hasClass(element, 'breadcrumbs__item')).map((item) => tidy(allText(item)));
  return items.slice(0, -1).filter((item) => item !== '');
}

/** The site's name, with which the `<title>` of every page ends. */
const SITE = / \| [^|]*$/;

const withoutStops = (text: string) => text.replace(/\s|[。.]$/g, '');

/** The name of a page in its `<title>`, such as a customer or “Enterprise”, if it differs from the page's heading, which may be a sentence. */
function nameInHead(root: Element, title: string): string[] {
  const head = find(root, ({tagName}) => tagName === 'title');
  const fullTitle = tidy(head ? allText(head) : '').replace(SITE, '');
  const name = fullTitle.startsWith(`${title} · `) ? fullTitle.slice(title.length + ' · '.length) : fullTitle;
  return name === '' || withoutStops(name) === withoutStops(title) ? [] : [name];
}

/** A link in a page's text: the address as it is written, and the text of the link. */
export type TextLink = {readonly to: string; readonly text: string};

/** The links that an author wrote. They include links such as those to what to read next, although their words aren't part of the page's text. */
function linksIn(element: Element): TextLink[] {
  if (isFurniture(element)) return [];
  const own = element.tagName === 'a' ? [{to: attribute(element, 'href') ?? '', text: ownText(element)}] : [];
  return [...own, ...element.childNodes.filter(isElement).flatMap(linksIn)];
}

function metaOf(root: Element): ReadonlyMap<string, string> {
  return new Map(
    findAll(root, ({tagName}) => tagName === 'meta').map((element) => [
      attribute(element, 'name') ?? attribute(element, 'property') ?? '',
      attribute(element, 'content') ?? '',
    ]),
  );
}

/** What a page's HTML says. The caller adds its address and kind. */
export type ExtractedPage = Pick<PageText, 'tag' | 'trail' | 'description' | 'keywords' | 'sections'> & {
  readonly links: readonly TextLink[];
};

/** The documentation that a page belongs to, from its `docusaurus_tag`. Lists of posts have a tag of their own, which no search requests, so they count as pages outside the documentation. */
const tagOf = (tag: string | undefined) => (tag?.startsWith('docs-') ? tag : 'default');

/** The head of a page and its main part. The rest isn't parsed: the bar, the side menu and the footer are most of the HTML, and parsing takes most of the time. */
function partsToRead(page: Buffer): readonly [head: Element | undefined, main: Element | undefined] {
  const [head, main] = [textBetween(page, '', '<body'), textBetween(page, '<main', '</main>')].map((text) => (text === undefined ? undefined : parsePage(text)));
  return [head, main && find(main, ({tagName}) => tagName === 'main')];
}

/**
 * Reads a built page.
 * @param page content of the page's file
 * @param failures whether a disclosure with an id describes a failure
 * @returns undefined if the page asks not to be indexed, or has no title or content
 */
export function extractPage(page: Buffer, {failures = true} = {}): ExtractedPage | undefined {
  const [head, main] = partsToRead(page);
  const title = main && find(main, ({tagName}) => tagName === 'h1');
  if (!head || !main || !title) return undefined;
  const meta = metaOf(head);
  if (/noindex/.test(meta.get('robots') ?? '')) return undefined;
  const ownTitle = ownText(title);
  const trail = trailOf(main);
  const sections = new Sections(ownTitle, failures);
  const content = find(main, (element) => hasClass(element, 'markdown')) ?? main;
  sections.visit(content);
  return {
    tag: tagOf(meta.get('docusaurus_tag')),
    trail: trail.length > 0 ? trail : nameInHead(head, ownTitle),
    description: meta.get('description') ?? '',
    keywords: (meta.get('keywords') ?? '').split(',').map(tidy).filter((keyword) => keyword !== ''),
    sections: sections.result(),
    links: linksIn(content),
  };
}
