import {ThemeClassNames} from '@docusaurus/theme-common';

const BLOCK_TAGS = new Set('ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI OL P PRE SECTION SUMMARY TABLE UL'.split(' '));

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Wraps inline code in as many backticks as it needs. */
function inlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Whether an element is left out: controls, decoration, and text only for screen readers. */
function isSkipped(element: Element): boolean {
  return (
    element.matches('button, nav, .hash-link, [role="tablist"], [role="status"], .theme-doc-toc-mobile') ||
    (element.tagName === 'svg' && element.getAttribute('role') !== 'img')
  );
}

function inline(node: Node, base: string): string {
  if (node.nodeType === Node.TEXT_NODE) return collapseWhitespace(node.textContent ?? '');
  if (!(node instanceof Element) || isSkipped(node)) return '';
  const text = () => [...node.childNodes].map((child) => inline(child, base)).join('');
  switch (node.tagName) {
    case 'BR':
      return '  \n';
    case 'CODE':
    case 'KBD':
      return inlineCode(node.textContent);
    case 'STRONG':
    case 'B':
      return `**${text().trim()}**`;
    case 'SMALL':
      return ` — ${text().trim()}`;
    case 'EM':
    case 'I':
      return `*${text().trim()}*`;
    case 'A':
      return link(node, text(), base);
    case 'IMG':
      return `![${node.getAttribute('alt') ?? ''}](${new URL(node.getAttribute('src') ?? '', base).href})`;
    default:
      return text();
  }
}

function link(element: Element, text: string, base: string): string {
  const href = element.getAttribute('href');
  return href === null || text.trim() === '' ? text : `[${text.trim()}](${new URL(href, base).href})`;
}

function indent(text: string, first: string): string {
  const rest = ' '.repeat(first.length);
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line && rest + line))
    .join('\n');
}

function list(element: Element, base: string): string {
  const items = [...element.children].filter(({tagName}) => tagName === 'LI');
  const loose = items.some((item) => item.querySelector(':scope > p, :scope > pre, :scope > div'));
  return items
    .map((item, index) => indent(contentOf(item, base), element.tagName === 'OL' ? `${index + 1}. ` : '- '))
    .join(loose ? '\n\n' : '\n');
}

const isInlineElement = (node: Node) => node instanceof Element && !BLOCK_TAGS.has(node.tagName);

const isPhrase = ({tagName}: Element) => tagName === 'P' || tagName === 'SUMMARY';

/** The content of an element; inline elements that only the layout separates are separated by spaces. */
function contentOf(element: Element, base: string): string {
  const nodes = [...element.childNodes];
  const texts = nodes.map((node) => inline(node, base).trim()).filter((text) => text !== '');
  if (nodes.length > 0 && nodes.every(isInlineElement)) return texts.join(' ');
  return isPhrase(element) ? inline(element, base).trim() : blocks(element, base);
}

/** A list of terms and their meanings, with each pair in its own box, such as the fields of a request. Each term becomes one list item. */
function definitions(element: Element, base: string): string {
  const groups = [...element.children].map((child) => [...child.children]);
  return groups
    .map((parts) => {
      const term = parts.filter(({tagName}) => tagName === 'DT').map((part) => contentOf(part, base));
      const meaning = parts.filter(({tagName}) => tagName === 'DD').map((part) => blocks(part, base));
      return indent([term.join(' '), ...meaning.filter((text) => text !== '')].join('\n\n'), '- ');
    })
    .join('\n');
}

function codeBlock(pre: Element): string {
  const language = pre.getAttribute('data-language') ?? '';
  const text = pre.textContent.replace(/\n$/, '');
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A framed code block: its title, the code and the output below it, without the other text of the title bar. */
function codeFrame(element: Element): string {
  const title = element.querySelector(':scope > div > b')?.textContent;
  const parts = [...element.querySelectorAll('pre')].map(codeBlock);
  return [...(title ? [`**${title}**`] : []), ...parts].join('\n\n');
}

function table(element: Element, base: string): string {
  const rows = [...element.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => inline(cell, base).trim().replace(/\|/g, '\\|')),
  );
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function block(element: Element, base: string): string {
  const {tagName} = element;
  if (/^H[1-6]$/.test(tagName)) return `${'#'.repeat(Number(tagName[1]))} ${inline(element, base).trim()}`;
  switch (tagName) {
    case 'P':
      return contentOf(element, base);
    case 'PRE':
      return codeBlock(element);
    case 'UL':
    case 'OL':
      // Steps are an ordered list whose entries start with a heading: in Markdown they become sections.
      return element.querySelector(':scope > li > h3') ? blocks(element, base) : list(element, base);
    case 'DL':
      return definitions(element, base);
    case 'TABLE':
      return table(element, base);
    case 'HR':
      return '---';
    case 'BLOCKQUOTE':
      return quote(blocks(element, base));
    case 'SUMMARY':
      return `**${contentOf(element, base)}**`;
    case 'FIGURE': {
      const description = element.querySelector('svg[role="img"]')?.getAttribute('aria-label');
      return description ? quote(description) : blocks(element, base);
    }
    default:
      if (element.classList.contains(ThemeClassNames.common.codeBlock)) return codeFrame(element);
      return element.getAttribute('role') === 'note' ? quote(blocks(element, base)) : contentOf(element, base);
  }
}

/** The blocks inside an element; runs of text between them are paragraphs. */
function blocks(element: Element, base: string): string {
  const parts: string[] = [];
  let run = '';
  const endRun = () => {
    if (run.trim() !== '') parts.push(run.trim());
    run = '';
  };
  for (const child of element.childNodes) {
    if (child instanceof Element && BLOCK_TAGS.has(child.tagName)) {
      endRun();
      if (!isSkipped(child)) parts.push(block(child, base));
    } else {
      run += inline(child, base);
    }
  }
  endRun();
  // In a tight list, a nested list starts on the next line, without a blank line before it.
  const gap = element.tagName === 'LI' && !element.querySelector(':scope > p, :scope > pre, :scope > div') ? '\n' : '\n\n';
  return parts.filter((part) => part !== '').join(gap);
}

/**
 * Converts a page's content to Markdown: headings, lists, tables and code as such, notes as
 * block quotes, drawings as their descriptions, links with absolute URLs.
 * @param base URL of the page, against which its links are resolved
 */
export function toMarkdown(content: Element, base: string): string {
  return `${contentOf(content, base)}\n`;
}
