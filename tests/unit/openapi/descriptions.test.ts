import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {operationPath, type ApiGroup} from '@site/src/config/openapi';
import {routes} from '@site/src/config/routes';
import {inLanguage, missingTexts} from '@site/src/plugins/openapi-docs/language';
import {readDescription} from '@site/src/plugins/openapi-docs/read';
import type {Json} from '@site/src/plugins/openapi-docs/types';

import {operationsOf, readSources, resolvedDescription, type Found} from './support/descriptions';

let sources: ReadonlyMap<ApiGroup, Json>;
let operations: ReadonlyMap<string, Found>;

beforeAll(async () => {
  // Reading applies the linter's rules and checks every example against its schema.
  sources = await readSources();
  operations = operationsOf(sources, 'zh');
});

describe('the descriptions', () => {
  it('hold every operation that the site promises an address for, by its exact id', () => {
    const promised = routes.filter(({kind, path: address}) => kind === 'api' && address !== '/docs/Intro').map(({path: address}) => address);
    const described = [...operations].map(([id, {group}]) => operationPath(group, id));
    expect(described.sort()).toEqual(promised.sort());
    expect(operations.size).toBe(68);
  });

  it('say everything in both languages', () => {
    for (const [group, source] of sources) expect(missingTexts(source), group).toEqual([]);
  });

  it('have an example for every request and every reply with a body', () => {
    for (const [id, {operation}] of operations) {
      const bodies = [operation.requestBody?.content, ...Object.values(operation.responses).map(({content}) => content)];
      for (const content of bodies) {
        if (content !== undefined) expect(Object.keys(content['application/json'].examples).length, id).toBeGreaterThan(0);
      }
    }
  });

  it('list each failure once, under its status', () => {
    for (const language of ['zh', 'en'] as const) {
      for (const [id, {operation}] of operationsOf(sources, language)) {
        for (const [status, {content}] of Object.entries(operation.responses)) {
          const summaries = Object.values(content?.['application/json'].examples ?? {}).flatMap(({summary}) => (summary === undefined ? [] : [summary]));
          expect(new Set(summaries).size, `${id}: ${status} in ${language}`).toBe(summaries.length);
          for (const summary of summaries) {
            const others = [...summary.matchAll(/(?<!\d)[45]\d\d(?!\d)/g)].filter(([named]) => named !== status);
            expect(others, `${id}: ${status} in ${language}: ${summary}`).toEqual([]);
          }
        }
      }
    }
  });

  it('lead to operations that exist', () => {
    for (const [id, {operation}] of operations) {
      const links = (operation['x-notes'] ?? []).flatMap(({text}) => [...text.matchAll(/\]\((\w+)\)/g)].map(([, target]) => target ?? ''));
      for (const target of [...operation['x-related'], ...links]) {
        expect(operations.has(target), `${id} → ${target}`).toBe(true);
        expect(target, `${id} leads to itself`).not.toBe(id);
      }
    }
  });

  it('describe each operation in one sentence that fits a search result, and in words of its own', () => {
    const seen = new Set<string>();
    for (const [language, shortest, longest] of [['zh', 40, 120], ['en', 60, 160]] as const) {
      for (const [id, {operation}] of operationsOf(sources, language)) {
        const {length} = operation.description;
        expect(length, `${id} in ${language}: ${length} characters`).toBeGreaterThanOrEqual(shortest);
        expect(length, `${id} in ${language}: ${length} characters`).toBeLessThanOrEqual(longest);
        expect(seen.has(operation.description), `${id}: ${operation.description}`).toBe(false);
        seen.add(operation.description);
      }
    }
  });

  it('describe each group in one sentence or two that fit a search result', () => {
    for (const [group, source] of sources) {
      for (const [language, shortest, longest] of [['zh', 40, 120], ['en', 60, 160]] as const) {
        const {length} = resolvedDescription(source, language).info.description;
        expect(length, `${group} in ${language}: ${length} characters`).toBeGreaterThanOrEqual(shortest);
        expect(length, `${group} in ${language}: ${length} characters`).toBeLessThanOrEqual(longest);
      }
    }
  });

  it('list every operation of a group once on its page', () => {
    for (const [group, source] of sources) {
      const listed = resolvedDescription(source, 'zh')['x-sections'].flatMap((section) => section.operations);
      const own = [...operations].filter(([, found]) => found.group === group).map(([id]) => id);
      expect([...listed].sort(), group).toEqual(own.sort());
    }
  });

  it('warn where a reply holds credentials', () => {
    const secret = /"(?:key_file|private_key|secret_key|hub_password)":"/;
    for (const [id, {operation}] of operations) {
      const replies = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      if (!secret.test(JSON.stringify(replies.map(([, {content}]) => content?.['application/json'].examples)))) continue;
      // Operations that never succeed return no credentials.
      expect(operation['x-notes']?.some(({kind}) => kind === 'caution'), id).toBe(true);
    }
  });
});

describe('how to use the API', () => {
  it.each(['docs/Intro.mdx', 'i18n/en/docusaurus-plugin-content-docs/current/Intro.mdx'])('%s lists every code that an operation answers with', async (file) => {
    const text = await readFile(file, 'utf8');
    const listed = new Set([...text.matchAll(/^\| `(\d{3})` \| (?:`(\d+)`|—) \| `(\w+)` \|/gm)].map(([, status, code = '', body]) => `${status} ${code} ${body}`));
    for (const {operation} of operations.values()) {
      for (const [status, {content}] of Object.entries(operation.responses)) {
        if (content === undefined || status.startsWith('2')) continue;
        for (const {value} of Object.values(content['application/json'].examples)) {
          const keys = Object.keys(value as object);
          const code = (value as {code?: number}).code ?? '';
          const body = keys.includes('err') ? 'ValidationErrorBody' : keys.includes('detail') ? 'ApiExceptionBody' : keys.includes('data') ? 'MessageBody' : keys.includes('code') ? 'ServerErrorBody' : 'Fail';
          // A check of the gateway answers with a bare message, which the list of shapes mentions.
          if (body === 'Fail' && status === '400') continue;
          expect(listed, `${operation.operationId}: ${status} ${code} ${body}`).toContain(`${status} ${code} ${body}`);
        }
      }
    }
  });

  it.each([
    ['docs/Intro.mdx', 'zh'],
    ['i18n/en/docusaurus-plugin-content-docs/current/Intro.mdx', 'en'],
  ] as const)('%s lists the permission codes of the shared description', async (file, language) => {
    const text = await readFile(file, 'utf8');
    const shared = inLanguage(parse(await readFile('openapi/shared.yaml', 'utf8')) as Json, language) as {readonly 'x-permissions': readonly {readonly code: number; readonly title: string}[]};
    const listed = [...text.matchAll(/^\| `(\d{6})` \| ([^|]+) \|/gm)].map(([, code, title = '']) => `${code} ${title.trim()}`);
    expect(listed).toEqual(shared['x-permissions'].map(({code, title}) => `${code} ${title}`));
  });
});

describe('a description that is broken', () => {
  async function read(text: string): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
    const file = path.join(folder, 'broken.yaml');
    await writeFile(file, text);
    try {
      await readDescription(file);
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await rm(folder, {recursive: true});
    }
  }

  const head = 'openapi: 3.1.0\ninfo: {title: Broken, version: "1"}\nservers: [{url: "http://127.0.0.1:7070"}]\nsecurity: []\n';
  const operation = (response: string) =>
    `${head}paths:\n  /a:\n    get:\n      operationId: a\n      summary: a\n      tags: []\n      responses:\n        '200':\n          description: fine\n${response}        '404': {description: none}\n`;

  it('is refused with file, line and column when it is not YAML', async () => {
    expect(await read('openapi: 3.1.0\ninfo:\n  title: "unclosed\n')).toMatch(/broken\.yaml/);
  });

  it('is refused where a key is unknown', async () => {
    expect(await read(operation('          bodies: {}\n'))).toMatch(/broken\.yaml:14:11 .*bodies/);
  });

  it('is refused where a reference leads nowhere', async () => {
    const response = "          content:\n            application/json:\n              schema: {$ref: '#/components/schemas/Nowhere'}\n";
    expect(await read(operation(response))).toMatch(/broken\.yaml:16:\d+ .*resolve/i);
  });

  it('is refused where an example does not fit its schema', async () => {
    const response = '          content:\n            application/json:\n              schema: {type: integer}\n              example: seven\n';
    expect(await read(operation(response))).toMatch(/broken\.yaml:17:\d+ .*integer/);
  });
});
