import type {Token} from 'prismjs';

import {tokenize, type Language} from './languages';

/** The seven roles of the code theme; each has its colour in `--tok-<role>`. */
type Role = 'comment' | 'key' | 'string' | 'value' | 'word' | 'quiet' | 'slot';
type Segment = {readonly text: string; readonly role: Role | undefined};

const ROLES: Readonly<Record<Exclude<Role, 'slot'>, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  key: ['property', 'function', 'attr-name', 'key', 'atrule', 'tag', 'selector', 'class-name', 'table', 'section', 'header-name', 'target', 'coord'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'triple-quoted-string', 'inserted', 'inserted-sign'],
  value: ['number', 'boolean', 'parameter', 'constant', 'null', 'datetime', 'deleted', 'deleted-sign', 'important'],
  word: ['keyword', 'variable', 'environment', 'annotation', 'symbol', 'rule'],
  quiet: ['operator', 'punctuation', 'delimiter'],
};

const roleOfType = new Map<string, Role>(
  Object.entries(ROLES).flatMap(([role, types]) => types.map((type) => [type, role as Role] as const)),
);

// A slot is a placeholder such as `<node-ip>`. Latin slots have no spaces: `a <b and c> d` is code, `<公网 IP>` is a slot.
const SLOT = /<(?:[A-Za-z][\w.-]+|(?=[^<>"'=/\n]*[\u4e00-\u9fff])[^<>"'=/\s][^<>"'=/\n]*)(?<!\s)>/g;
// Values in angle brackets that programs print.
const NOT_SLOTS = new Set(['<none>', '<nil>', '<null>', '<unknown>', '<unset>', '<pending>', '<invalid>']);

function roleOf(token: Token, inherited: Role | undefined): Role | undefined {
  const aliases = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
  for (const type of [token.type, ...aliases]) {
    const role = roleOfType.get(type);
    if (role !== undefined) return role;
  }
  return inherited;
}

function flatten(tokens: readonly (string | Token)[], inherited?: Role): Segment[] {
  return tokens.flatMap((token): Segment[] => {
    if (typeof token === 'string') return [{text: token, role: inherited}];
    const {content} = token;
    return flatten(Array.isArray(content) ? content : [content], roleOf(token, inherited));
  });
}

/** Gives every `<slot>` its own segment, however the grammar tokenized it. */
function markSlots(segments: readonly Segment[]): Segment[] {
  const code = segments.map(({text}) => text).join('');
  const slots = [...code.matchAll(SLOT)].filter(([text]) => !NOT_SLOTS.has(text));
  const marked: Segment[] = [];
  let start = 0;
  for (const segment of segments) {
    const end = start + segment.text.length;
    let at = start;
    for (const {0: text, index} of slots) {
      if (index + text.length <= start || index >= end) continue;
      if (index > at) marked.push({text: code.slice(at, index), role: segment.role});
      // A slot is emitted as a whole by the segment it starts in.
      if (index >= start) marked.push({text, role: 'slot'});
      at = Math.min(end, index + text.length);
    }
    if (at < end) marked.push({text: code.slice(at, end), role: segment.role});
    start = end;
  }
  return marked;
}

function splitLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]];
  for (const {text, role} of segments) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({text: part, role});
    });
  }
  return lines;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function segmentHtml({text, role}: Segment): string {
  return role === undefined ? escape(text) : `<span class="token ${role}">${escape(text)}</span>`;
}

/** Line options of a block, apart from token colours. */
export type LineOptions = {readonly showLineNumbers: boolean; readonly highlighted: ReadonlySet<number>};

const PROMPT = /^\$ /gm;

/**
 * Highlighted code as HTML with class names only. Each line gets its own element if line numbers
 * or highlighting need it. A `$ ` prompt becomes an empty element that the stylesheet fills,
 * so that neither selecting text nor the copy button includes it.
 */
export function renderCode(code: string, language: Language, {showLineNumbers, highlighted}: LineOptions): string {
  const promptLines = new Set<number>();
  const lines = code.split('\n');
  if (language.prompt) {
    lines.forEach((line, index) => {
      if (line.startsWith('$ ')) promptLines.add(index + 1);
    });
  }
  const source = promptLines.size > 0 ? code.replace(PROMPT, '') : code;
  const tokens = language.grammar === undefined ? [source] : tokenize(source, language.grammar);
  const segments = language.angleBrackets ? flatten(tokens) : markSlots(flatten(tokens));
  const wrapsLines = showLineNumbers || highlighted.size > 0;
  return splitLines(segments)
    .map((line, index) => {
      const number = index + 1;
      const html = (promptLines.has(number) ? '<span class="prompt"></span>' : '') + line.map(segmentHtml).join('');
      if (!wrapsLines) return html;
      const className = highlighted.has(number) ? 'code-line code-line--highlighted' : 'code-line';
      // The line feed stays inside the element: the element itself breaks the line, the line feed is for copying.
      return `<span class="${className}">${html}\n</span>`;
    })
    .join(wrapsLines ? '' : '\n');
}
