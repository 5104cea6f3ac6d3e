import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {createStaticServer} from '@site/scripts/static-server';

const files: Readonly<Record<string, string>> = {
  'index.html': 'home zh',
  '404.html': 'not found zh',
  'docs/index.html': 'docs zh',
  'docs/versions/index.html': 'versions zh',
  'assets/js/main.1234.js': 'let x = 1;',
  'en/index.html': 'home en',
  'en/404.html': 'not found en',
};

let root: string;
let server: Server;
let origin: string;

const get = (address: string, init?: RequestInit) => fetch(origin + address, {redirect: 'manual', ...init});

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'static-server-'));
  for (const [name, body] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(name)), {recursive: true});
    await writeFile(path.join(root, name), body);
  }
  await writeFile(`${root}-secret.txt`, 'outside');
  server = createStaticServer({root, baseUrl: '/', languages: ['en']});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(root, {recursive: true});
  await rm(`${root}-secret.txt`);
});

describe('the static server', () => {
  it.each([
    ['/', 'home zh'],
    ['/docs', 'docs zh'],
    ['/docs/', 'docs zh'],
    ['/docs/versions', 'versions zh'],
    ['/en/', 'home en'],
    ['/en', 'home en'],
  ])('serves %s', async (address, body) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['/docs/index.html', '/docs/'],
    ['/docs/versions.html?a=1', '/docs/versions?a=1'],
    ['/en/index.html', '/en/'],
  ])('leads %s to %s', async (address, location) => {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it('answers an unknown address in the language asked for', async () => {
    const zh = await get('/nowhere');
    expect([zh.status, await zh.text()]).toEqual([404, 'not found zh']);
    const en = await get('/en/nowhere.html');
    expect([en.status, await en.text()]).toEqual([404, 'not found en']);
    const english = await get('/english');
    expect(await english.text()).toBe('not found zh');
  });

  it('compresses text, and lets hashed files be kept', async () => {
    const response = await get('/assets/js/main.1234.js', {headers: {'accept-encoding': 'br'}});
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('let x = 1;');
  });

  it('keeps inside its folder, and refuses what it does not understand', async () => {
    const outside = await get(`/..%2f${path.basename(root)}-secret.txt`);
    expect(outside.status).toBe(404);
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/', {method: 'POST', body: 'x'})).status).toBe(405);
  });
});
