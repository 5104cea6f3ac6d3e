import type {Example, Json, Language, Operation, Response, Schema} from '../types';

import {bodyFields, merged} from './fields';
import {labels} from './labels';
import {element, fence, inlineText, table} from './mdx';

/** The shapes that the bodies of a status may have. */
function shapes({content}: Response): readonly Schema[] {
  const schema = content?.['application/json'].schema;
  if (schema === undefined) return [];
  return schema.anyOf ?? [schema];
}

function nameOf(schema: Schema): string {
  return merged(schema).title ?? '';
}

/** Anchor of the fields of a body. */
function anchor(name: string): string {
  return `body-${name.toLowerCase()}`;
}

function hasKeys(value: Json, schema: Schema): boolean {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const {properties = {}, required = []} = merged(schema);
  return required.every((key) => keys.includes(key)) && keys.every((key) => key in properties);
}

/** The shape of an example: the one whose fields it has. */
function shapeOf({value}: Example, response: Response): Schema {
  const found = shapes(response).find((schema) => hasKeys(value, schema));
  if (found === undefined) throw new Error(`no model of the response fits the example ${JSON.stringify(value)}`);
  return found;
}

function codeOf({value}: Example): string | undefined {
  const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
  return code === undefined ? undefined : `\`${String(code)}\``;
}

/** What causes each error, the code that identifies it, and one example of every body. */
function errorBlocks(response: Response, language: Language): string[] {
  const label = labels[language];
  const examples = Object.values(response.content?.['application/json'].examples ?? {});
  const empty = response['x-empty-body'];
  const rows = [
    ...(empty === undefined ? [] : [[label.none, inlineText(empty.description), label.emptyBody]]),
    ...examples.map((example) => {
      const name = nameOf(shapeOf(example, response));
      return [codeOf(example) ?? label.none, inlineText(example.summary ?? ''), `[\`${name}\`](#${anchor(name)})`];
    }),
  ];
  const first = new Map<string, Example>();
  for (const example of examples) {
    const name = nameOf(shapeOf(example, response));
    if (!first.has(name)) first.set(name, example);
  }
  return [
    table([label.code, label.meaning, label.body], rows),
    ...[...first].map(([name, {value}]) => fence('json', JSON.stringify(value, undefined, 2), `title="${name}"`)),
  ];
}

function successBlocks({content}: Response, language: Language): string[] {
  const label = labels[language];
  const media = content?.['application/json'];
  if (media === undefined) return [label.emptyReply];
  const leftOut = media['x-not-returned'] ?? [];
  const body = merged(media.schema);
  return [
    body.items === undefined ? '' : label.list,
    bodyFields(body, 'reply', leftOut),
    leftOut.length === 0 ? '' : label.notReturned(leftOut.map((name) => `\`${name}\``).join(language === 'zh' ? '、' : ', ')),
  ];
}

function summary(response: Response, language: Language): string {
  const examples = Object.values(response.content?.['application/json'].examples ?? {});
  const texts = [response['x-empty-body']?.description, ...examples.map((example) => example.summary)];
  return labels[language].sentences([...new Set(texts.filter((text) => text !== undefined))]);
}

/** Whether a status means success. */
export function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** One disclosure per status. The one for success is open. */
export function responseBlocks({responses}: Operation, language: Language): string[] {
  const items = Object.entries(responses).map(([status, response]) =>
    isSuccess(status)
      ? element('Status', {code: status, summary: response.description, model: modelOf(response)}, successBlocks(response, language))
      : element('Status', {code: status, summary: summary(response, language)}, errorBlocks(response, language)),
  );
  return [element('Statuses', {}, items)];
}

function modelOf({content}: Response): string | undefined {
  const schema = content?.['application/json'].schema;
  if (schema === undefined) return undefined;
  const body = merged(schema);
  return body.items === undefined ? body.title : `array<${merged(body.items).title ?? ''}>`;
}

/** The fields of every error body that an operation can answer with. */
export function errorBodies({responses}: Operation): string[] {
  const found = new Map<string, Schema>();
  for (const [status, response] of Object.entries(responses)) {
    if (isSuccess(status)) continue;
    for (const schema of shapes(response)) found.set(nameOf(schema), schema);
  }
  return [...found].map(([name, schema]) => element('Body', {name, id: anchor(name)}, [bodyFields(schema, 'reply')]));
}

/** The operation's reply on success, as JSON. */
export function successExample({responses}: Operation): string | undefined {
  const response = Object.entries(responses).find(([status]) => isSuccess(status))?.[1];
  const example = Object.values(response?.content?.['application/json'].examples ?? {})[0];
  return example === undefined ? undefined : JSON.stringify(example.value, undefined, 2);
}
