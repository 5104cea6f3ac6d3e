import {spawn, spawnSync} from 'node:child_process';
import type {Server} from 'node:http';
import {Script} from 'node:vm';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {inParallel} from '@site/src/lib/in-parallel';
import {curl} from '@site/src/plugins/openapi-docs/samples/curl';
import {sampleLanguages} from '@site/src/plugins/openapi-docs/samples/languages';
import {javascriptLiteral, pythonLiteral} from '@site/src/plugins/openapi-docs/samples/literal';
import {node} from '@site/src/plugins/openapi-docs/samples/node';
import {sampleRequest, type SampleRequest} from '@site/src/plugins/openapi-docs/samples/request';
import type {PlacedOperation} from '@site/src/plugins/openapi-docs/types';

import {filled, mistakes, startConsole, TOKEN} from './support/console';
import {operationsOf, readSources} from './support/descriptions';

let operations: readonly PlacedOperation[];
let server: Server;
let origin: string;

beforeAll(async () => {
  operations = [...operationsOf(await readSources(), 'en').values()].map(({operation}) => operation);
  ({server, origin} = await startConsole(operations));
});

afterAll(() => {
  server.close();
});

const REQUEST: SampleRequest = {
  method: 'post',
  path: '/openapi/v1/teams/<team_id>/things',
  query: [['page', '1']],
  body: {name: "it's \"quoted\"\n", nothing: null, on: true, list: []},
  hasReply: true,
};

describe('literals', () => {
  it('are valid Python', () => {
    expect(pythonLiteral(REQUEST.body ?? null)).toBe('{\n    "name": "it\'s \\"quoted\\"\\n",\n    "nothing": None,\n    "on": True,\n    "list": [],\n}');
  });

  it('are valid JavaScript', () => {
    const value: unknown = new Script(`(${javascriptLiteral(REQUEST.body ?? null)})`).runInThisContext();
    expect(JSON.parse(JSON.stringify(value))).toEqual(REQUEST.body);
  });
});

describe('every sample', () => {
  it('names the token and the address the same way, and every parameter of the path as a slot', () => {
    for (const operation of operations) {
      const request = sampleRequest(operation);
      const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({name}) => name);
      for (const {label, write} of sampleLanguages) {
        const code = write(request);
        for (const text of ['CONSOLE', 'TOKEN', 'Authorization', ...names.map((name) => `<${name}>`)]) {
          expect(code, `${operation.operationId} in ${label}`).toContain(text);
        }
        expect(code, `${operation.operationId} in ${label}`).not.toMatch(/undefined|\[object|\{team_id\}/);
      }
    }
  });

  it('is a shell command that can be parsed, also with quotes in the body', () => {
    for (const code of [REQUEST, ...operations.map(sampleRequest)].map(curl.write)) {
      const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
      expect(status, `${code}\n${stderr}`).toBe(0);
    }
  });

  it('never writes a text block of Java that Java would read differently', () => {
    const java = sampleLanguages.find(({value}) => value === 'java');
    expect(java?.write(REQUEST)).toContain('\\\\"quoted\\\\"\\\\n');
  });
});

/** Runs the curl sample of an operation with its placeholders filled in. */
async function runCurl(operation: PlacedOperation): Promise<{status: string; body: string}> {
  const code = filled(curl.write(sampleRequest(operation)), operation)
    .replace('http://console.example.com:7070', origin)
    .replace('<access-token>', TOKEN)
    .replace(/curl/, "curl -sS -w '\\n%{http_code}'");
  const shell = spawn('bash', ['-c', code]);
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((done) => shell.on('close', done));
  const end = output.lastIndexOf('\n');
  return {status: output.slice(end + 1), body: output.slice(0, end)};
}

const COMMON = ['getTeamList', 'getTeamRegions', 'createTeamApps', 'createComponent', 'buildComponent', 'getEventLogs', 'createHttpRule', 'getTeamResources', 'deleteTeam', 'addUser'];
const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe('against a stub of the console', () => {
  it.each(COMMON)('the Node.js sample of %s runs and gets the documented reply', async (id) => {
    const operation = operations.find(({operationId}) => operationId === id);
    if (operation === undefined) throw new Error(`no operation ${id}`);
    const printed: unknown[] = [];
    const code = filled(node.write(sampleRequest(operation)), operation);
    const run = new Script(`(async (process, console) => {${code}\n})`).runInThisContext() as (process: object, console: object) => Promise<void>;
    await run({env: {CONSOLE: origin, TOKEN}}, {log: (value: unknown) => printed.push(value)});
    expect(printed).toHaveLength(1);
  });

  it.runIf(hasCurl)('every curl sample gets the documented status and a body that fits its schema', async () => {
    // Each operation starts two processes. Sequentially, a busy machine takes more than a minute.
    await inParallel(8, operations, async (operation) => {
      const {status, body} = await runCurl(operation);
      const [expected, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
      expect(status, `${operation.operationId}: ${body}`).toBe(expected);
      const schema = response?.content?.['application/json'].schema;
      if (schema === undefined) expect(body, operation.operationId).toBe('');
      else expect(mistakes(schema, JSON.parse(body)), operation.operationId).toBeUndefined();
    });
  }, 180_000);

  it('a wrong token, path or body is refused, so that the samples prove something', async () => {
    const url = `${origin}/openapi/v1/teams`;
    expect((await fetch(url, {headers: {authorization: 'Token x'}})).status).toBe(401);
    expect((await fetch(`${url}/`, {headers: {authorization: TOKEN}})).status).toBe(404);
    expect((await fetch(url, {method: 'POST', headers: {authorization: TOKEN}, body: '{}'})).status).toBe(400);
  });
});
