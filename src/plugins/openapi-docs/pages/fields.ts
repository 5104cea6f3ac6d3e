import type {Json, Parameter, Schema, TypeName} from '../types';

import {element, inlineText, type Attributes} from './mdx';

/** A schema with the parts of `allOf` merged. */
export function merged(schema: Schema): Schema {
  if (schema.allOf === undefined) return schema;
  const {allOf, ...own} = schema;
  return allOf.map(merged).reduce(
    (sum, part) => ({
      ...sum,
      ...part,
      // Keys next to `allOf` describe how the model is used here; the parts describe the model itself.
      ...own,
      properties: {...sum.properties, ...part.properties},
      required: [...(sum.required ?? []), ...(part.required ?? [])],
      ...(sum.title === undefined ? {} : {title: sum.title}),
    }),
    own as Schema,
  );
}

function typesOf({type}: Schema): readonly TypeName[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Whether a schema only says that something may be null. */
function isNull(schema: Schema): boolean {
  return typesOf(schema).join() === 'null';
}

/** The shapes that an object may have, without null. */
function alternatives(schema: Schema): readonly Schema[] {
  return (schema.anyOf ?? []).filter((option) => !isNull(option));
}

function isNullable(schema: Schema): boolean {
  return typesOf(schema).includes('null') || (schema.anyOf ?? []).some(isNull);
}

function typeLabel(schema: Schema): string {
  const [option] = alternatives(schema);
  if (option !== undefined) return typeLabel(merged(option));
  const names = typesOf(schema)
    .filter((name) => name !== 'null')
    .map((name) => (name === 'array' ? `array<${schema.items === undefined ? 'any' : typeLabel(merged(schema.items))}>` : name));
  return names.length === 0 ? 'any' : names.join(' | ');
}

function literal(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A value as a reader would write it in JSON, so that an empty string is visible. */
function quoted(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

/** Several values in one attribute, separated by a bar, which no value of the API contains. Values that are written the same appear once. */
function values(list: readonly Json[] | undefined): string | undefined {
  return list && [...new Set(list.map((value) => (value === '' ? '""' : literal(value))))].join('|');
}

function range(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min === undefined) return `≤ ${max}`;
  return max === undefined ? `≥ ${min}` : `${min}–${max}`;
}

/** An example worth showing: short, and not repeating what the values or the default say. */
function example(schema: Schema, given: Json | undefined): string | undefined {
  const value = given ?? schema.examples?.[0];
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return undefined;
  if (schema.enum !== undefined || JSON.stringify(value) === quoted(schema.default)) return undefined;
  if (typeof value === 'object') return Object.keys(value).length === 0 ? undefined : JSON.stringify(value);
  // A value of several lines, such as a certificate, is meaningless in one line.
  return String(value).includes('\n') ? undefined : String(value);
}

type Use = 'request' | 'reply';

function attributes(name: string, schema: Schema, required: boolean, use: Use, given?: Json): Attributes {
  const isRequest = use === 'request';
  // The limits on the values of a request don't apply to those of a reply.
  const limits = isRequest
    ? {
        // A required value never falls back to a default.
        default: required ? undefined : quoted(schema.default),
        length: range(schema.minLength, schema.maxLength),
        range: range(schema.minimum, schema.maximum),
        pattern: schema.pattern?.replace(/^\^|\$$/g, ''),
        empty: schema['x-empty-allowed'] || undefined,
      }
    : {};
  return {
    name,
    type: typeLabel(schema),
    required: (isRequest && required) || undefined,
    nullable: isNullable(schema) || undefined,
    values: values(schema.enum?.filter((value) => value !== null)),
    fixed: quoted((schema as {const?: Json}).const),
    known: values(schema['x-known-values']),
    format: schema.format,
    ...limits,
    example: example(schema, given),
  };
}

/** The disclosure with the fields of an object, of a list's items, or of each shape that an object may have. */
function nested(schema: Schema, use: Use): string[] {
  const options = alternatives(schema);
  if (options.length > 1) {
    return options.map((option) => element('SubFields', {of: 'option', title: merged(option).title, count: count(option)}, [fieldRows(merged(option), use)]));
  }
  const [single = schema] = options;
  const inner = merged(single.items ?? single);
  if (inner.properties === undefined) return [];
  return [element('SubFields', {of: single.items === undefined ? 'object' : 'item', count: count(inner)}, [fieldRows(inner, use)])];
}

function count(schema: Schema): string {
  return String(Object.keys(merged(schema).properties ?? {}).length);
}

function fieldRow(name: string, property: Schema, required: boolean, use: Use): string {
  const schema = merged(property);
  return element('Field', attributes(name, schema, required, use), [inlineText(schema.description ?? ''), ...nested(schema, use)]);
}

function fieldRows(schema: Schema, use: Use, leftOut: readonly string[] = []): string {
  const required = new Set(schema.required);
  const names = Object.keys(schema.properties ?? {}).filter((name) => !leftOut.includes(name));
  // Required fields come first.
  if (use === 'request') names.sort((a, b) => Number(required.has(b)) - Number(required.has(a)));
  return element('Fields', {}, names.map((name) => fieldRow(name, withoutNested(name, (schema.properties ?? {})[name] ?? {}, leftOut), required.has(name), use)));
}

/** Removes the fields of a list's items that an operation leaves out: `list[].field`. */
function withoutNested(name: string, schema: Schema, leftOut: readonly string[]): Schema {
  const prefix = `${name}[].`;
  const names = leftOut.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length));
  if (names.length === 0 || schema.items === undefined) return schema;
  const items = merged(schema.items);
  const properties = Object.fromEntries(Object.entries(items.properties ?? {}).filter(([key]) => !names.includes(key)));
  return {...schema, items: {...items, properties}};
}

/** The fields of a body, or of the items where the body is a list. */
export function bodyFields(schema: Schema, use: Use, leftOut?: readonly string[]): string {
  const body = merged(schema);
  return fieldRows(merged(body.items ?? body), use, leftOut);
}

/** Parameters of a path or a query. */
export function parameterFields(parameters: readonly Parameter[]): string {
  const rows = parameters.map(({name, description, required, schema, example: given}) =>
    element('Field', attributes(name, schema, required, 'request', given), [inlineText(description)]),
  );
  return element('Fields', {}, rows);
}
