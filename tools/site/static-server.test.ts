import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {createStaticServer} from './static-server';

const files: Readonly<Record<string, string>> = {
  'index.html': 'home zh',
  '404.html': 'not found zh',
  'docs/index.html': 'docs zh',
  'docs/versions/index.html': 'versions zh',
  'docs/Intro/index.html': 'intro zh',
  'assets/js/main.1234.js': 'let x = 1;',
  'en/index.html': 'home en',
  'en/404.html': 'not found en',
};

let root: string;
let server: Server;
let origin: string;

/** Requests an address exactly as it is written: `fetch` normalizes it first. */
const ask = (address: string) =>
  new Promise<{readonly status: number; readonly headers: IncomingHttpHeaders}>((done, fail) => {
    const {hostname, port} = new URL(origin);
    request({hostname, port, path: address}, (response) => {
      response.resume();
      done({status: response.statusCode ?? 0, headers: response.headers});
    })
      .on('error', fail)
      .end();
  });

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
    ['/Docs/', '/docs/'],
    ['/docs/intro?a=1', '/docs/Intro?a=1'],
    ['/DOCS/INTRO/INDEX.HTML', '/docs/Intro/'],
    ['/docs//versions', '/docs/versions'],
    ['//docs/versions', '/docs/versions'],
    ['/%2F%2Fdocs/versions/', '/docs/versions/'],
    ['/EN/', '/en/'],
    ['//', '/'],
  ])('leads %s to %s', async (address, location) => {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it('answers an unknown address in the requested language', async () => {
    const zh = await get('/nowhere');
    expect([zh.status, await zh.text()]).toEqual([404, 'not found zh']);
    const en = await get('/en/nowhere.html');
    expect([en.status, await en.text()]).toEqual([404, 'not found en']);
    const english = await get('/english');
    expect(await english.text()).toBe('not found zh');
    for (const address of ['/%E0%A4%A', '/docs/100%', '/docs/nowhere/index.html', '/docs//nowhere']) {
      const response = await get(address);
      expect([response.status, await response.text()], address).toEqual([404, 'not found zh']);
    }
  });

  it.each(['/%2Fevil.com/index.html', '//evil.com/index.html', '/%5Cevil.com/index.html', '/%2F%2Fevil.com/%2e%2e/docs.html', '//evil.com/docs/', '/docs//%2Fevil.com/..%2f', '/%2F/evil.com/docs/versions.html'])(
    'never leads %s to another host',
    async (address) => {
      const response = await ask(address);
      const location = response.headers.location;
      if (location !== undefined) expect(new URL(location, origin).origin).toBe(origin);
      expect(response.status === 404 || location?.startsWith('/docs')).toBe(true);
    },
  );

  it('goes on when a browser hangs up', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeFile(path.join(root, 'long.bin'), Buffer.alloc(8_000_000));
    const {hostname, port} = new URL(origin);
    await new Promise<void>((done) => {
      const download = request({hostname, port, path: '/long.bin'}, (response) => {
        response.once('data', () => {
          download.destroy();
          done();
        });
      }).end();
    });
    expect((await get('/')).status).toBe(200);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('compresses text, and lets hashed files be cached', async () => {
    const response = await get('/assets/js/main.1234.js', {headers: {'accept-encoding': 'br'}});
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('let x = 1;');
  });

  it('stays inside its folder, and only answers GET and HEAD', async () => {
    expect((await ask('http://elsewhere/docs/')).status).toBe(400);
    const outside = await get(`/..%2f${path.basename(root)}-secret.txt`);
    expect(outside.status).toBe(404);
    expect((await get('/', {method: 'POST', body: 'x'})).status).toBe(405);
  });
});
