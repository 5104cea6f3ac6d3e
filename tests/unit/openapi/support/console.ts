import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import Ajv from 'ajv/dist/2020';

import type {Json, PlacedOperation} from '@site/src/plugins/openapi-docs/types';

/** Token that the stub accepts. */
export const TOKEN = '2f7c9e01b4d85a63f0e1c27b98d4a6503be1f7c2';

const ajv = new Ajv({strict: false, validateFormats: false});

/** Validation errors of a value against its schema; undefined if there are none. */
export function mistakes(schema: object, value: Json): string | undefined {
  const validate = ajv.compile(schema);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

/** A text with the names of the parameters replaced by their examples. */
export function filled(text: string, {parameters = []}: PlacedOperation): string {
  return parameters.reduce((result, {name, example}) => result.replaceAll(`<${name}>`, String(example)), text);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function matches(operation: PlacedOperation, method: string, path: string): boolean {
  const pattern = operation.path.replace(/\{\w+\}/g, '[\\w-]+');
  return operation.method === method.toLowerCase() && new RegExp(`^${pattern}$`).test(path);
}

/** How a described operation answers a request: its reply, or the reason for refusing. */
function answer(operation: PlacedOperation, query: URLSearchParams, body: string): {status: number; value: Json | undefined} {
  for (const {name, in: place, required, schema} of operation.parameters ?? []) {
    if (place !== 'query') continue;
    const value = query.get(name);
    if (value === null) {
      if (required) return {status: 400, value: `${name} is missing`};
      continue;
    }
    const typed = schema.type === 'integer' || schema.type === 'number' ? Number(value) : value;
    const problem = mistakes(schema, typed);
    if (problem !== undefined) return {status: 400, value: `${name}: ${problem}`};
  }
  if (operation.requestBody?.required || body !== '') {
    const problem = mistakes(operation.requestBody?.content['application/json'].schema ?? {}, JSON.parse(body) as Json);
    if (problem !== undefined) return {status: 400, value: problem};
  }
  const [status = '500', response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  return {status: Number(status), value: Object.values(response?.content?.['application/json'].examples ?? {})[0]?.value};
}

/**
 * Starts a stub of the console that answers as described: it checks token, parameters and body,
 * and replies with the status and the example of success.
 */
export async function startConsole(operations: readonly PlacedOperation[]): Promise<{readonly server: Server; readonly origin: string}> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://console');
      const operation = operations.find((candidate) => matches(candidate, request.method ?? '', url.pathname));
      const {status, value} =
        operation === undefined
          ? {status: 404, value: 'no such path'}
          : request.headers.authorization !== TOKEN
            ? {status: 401, value: 'No token'}
            : answer(operation, url.searchParams, await bodyOf(request));
      response.writeHead(status, {'content-type': 'application/json'}).end(value === undefined ? undefined : JSON.stringify(value));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}
