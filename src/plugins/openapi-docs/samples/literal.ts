import type {Json} from '../types';

/** How a language writes JSON values. */
type Notation = {
  readonly string: (value: string) => string;
  readonly key: (name: string) => string;
  readonly constants: Readonly<Record<'null' | 'true' | 'false', string>>;
  /** Whether the last entry is followed by a comma. */
  readonly trailingComma: boolean;
  readonly indent: string;
};

function write(value: Json, notation: Notation, margin: string): string {
  if (typeof value === 'string') return notation.string(value);
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return notation.constants[`${value}`];
  const inner = margin + notation.indent;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = Array.isArray(value)
    ? value.map((item: Json) => write(item, notation, inner))
    : Object.entries(value).map(([key, item]) => `${notation.key(key)}: ${write(item as Json, notation, inner)}`);
  if (entries.length === 0) return open + close;
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}${notation.trailingComma ? ',' : ''}\n${margin}${close}`;
}

/** A value as a Python literal. */
export function pythonLiteral(value: Json): string {
  const string = (text: string) => JSON.stringify(text);
  return write(value, {string, key: string, constants: {null: 'None', true: 'True', false: 'False'}, trailingComma: true, indent: '    '}, '');
}

/** A value as a JavaScript literal. */
export function javascriptLiteral(value: Json): string {
  const string = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name));
  return write(value, {string, key, constants: {null: 'null', true: 'true', false: 'false'}, trailingComma: true, indent: '  '}, '');
}

/** A value as JSON, as it is sent over the wire. */
export function jsonText(value: Json): string {
  return JSON.stringify(value, undefined, 2);
}
