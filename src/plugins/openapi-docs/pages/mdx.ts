/** Attributes of a component. `undefined` omits an attribute, `true` writes it without a value. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** Escapes what MDX would read as markup in a text, except inside inline code. */
export function inlineText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<]/g, (character) => `\\${character}`)))
    .join('');
}

/** Plain text of inline Markdown, for titles and descriptions. */
export function plainText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

function attribute(name: string, value: string | true): string {
  if (value === true) return ` ${name}`;
  return /["\n{}<>&]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
}

/** A component around blocks of Markdown, or a self-closing one if there are none. */
export function element(name: string, attributes: Attributes, blocks: readonly string[] = []): string {
  const list = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [attribute(key, value)]));
  const open = `<${name}${list.join('')}`;
  const filled = blocks.filter((block) => block !== '');
  return filled.length === 0 ? `${open} />` : `${open}>\n\n${filled.join('\n\n')}\n\n</${name}>`;
}

/** A heading with its anchor, which is the same in every language. */
export function heading(level: 2 | 3, text: string, id: string): string {
  return `${'#'.repeat(level)} ${inlineText(text)} {/* #${id} */}`;
}

/** Fenced code. */
export function fence(language: string, code: string, meta = ''): string {
  return `\`\`\`${language}${meta && ` ${meta}`}\n${code}\n\`\`\``;
}

/** A bulleted list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
