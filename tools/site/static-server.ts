import {createReadStream} from 'node:fs';
import {readdir, readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
};

const compressible = /^(?:text|application\/(?:json|xml|yaml)|image\/svg)/;
const compress = promisify(brotliCompress);

/** Compression quality: hashed files get the best, because a deployment compresses them only once. */
const QUALITY = {hashed: constants.BROTLI_MAX_QUALITY, page: 9};

/** For tests, which request each file about once and don't measure its size. */
const FAST = {hashed: 2, page: 2} as const;

export type StaticServerOptions = {
  /** Folder with the built site. */
  readonly root: string;
  /** Path the site is served below, with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** Languages with a folder and a `404.html` of their own. */
  readonly languages: readonly string[];
  /** Compresses with little effort. */
  readonly fast?: boolean;
};

/** Decodes a path; returns it unchanged if it can't be decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The file at an address, or where to redirect. */
type Target = {readonly file: string} | {readonly redirect: string} | undefined;

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

/** Finds a file or folder case-insensitively and returns its path with the actual spelling. */
async function spelling(root: string, below: string): Promise<string | undefined> {
  const names: string[] = [];
  for (const segment of below.split('/').filter((name) => name !== '')) {
    const present = await readdir(path.join(root, ...names)).catch((): string[] => []);
    const name = present.includes(segment) ? segment : present.find((one) => one.toLowerCase() === segment.toLowerCase());
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names.join('/');
}

/** The page meant by an address that isn't the exact address of a file: double slashes, `index.html`, `.html` and capitals are corrected. */
async function meant(root: string, below: string): Promise<string | undefined> {
  const clean = below.replace(/\/{2,}/g, '/').replace(/^\//, '');
  const page = clean.replace(/(?:^|\/)index\.html$/i, '/').replace(/\.html$/i, '');
  const right = await spelling(root, page);
  if (right === undefined || !(await isFile(path.join(root, right, 'index.html')))) return undefined;
  return right + (right !== '' && page.endsWith('/') ? '/' : '');
}

async function resolve(root: string, below: string): Promise<Target> {
  const file = path.join(root, below);
  if (file !== root && !file.startsWith(root + path.sep)) return undefined;
  // `path.join` collapses double slashes, but a page has only one address.
  const exact = !/^\/|\/\//.test(below) && !below.endsWith('index.html');
  if (exact && (await isFile(file))) return {file};
  const index = path.join(file, 'index.html');
  if (exact && (await isFile(index))) return {file: index};
  const redirect = await meant(root, below);
  return redirect === undefined ? undefined : {redirect};
}

/**
 * A server for the built site, as a production server should behave: clean addresses
 * (`.html`, `index.html`, double slashes and wrong capitals redirect), the not-found page of the requested language,
 * brotli for text, long-lived caching of hashed files. Not started yet.
 */
export function createStaticServer({root, baseUrl, languages, fast = false}: StaticServerOptions): Server {
  const quality = fast ? FAST : QUALITY;
  const compressed = new Map<string, {readonly changed: number; readonly body: Promise<Buffer>}>();
  const folder = path.resolve(root);

  /** A file's compressed bytes, cached until the file changes. */
  async function brotli(file: string, effort: number): Promise<Buffer> {
    const changed = (await stat(file)).mtimeMs;
    const cached = compressed.get(file);
    if (cached?.changed === changed) return cached.body;
    const body = readFile(file).then((bytes) => compress(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: effort}}));
    compressed.set(file, {changed, body});
    return body;
  }

  async function send(request: IncomingMessage, response: ServerResponse, status: number, file: string) {
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Vary', 'Accept-Encoding');
    const hashed = path.relative(folder, file).split(path.sep).includes('assets');
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (compressible.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']))) {
      response.setHeader('Content-Encoding', 'br');
      response.end(request.method === 'HEAD' ? undefined : await brotli(file, hashed ? quality.hashed : quality.page));
    } else if (request.method === 'HEAD') {
      response.end();
    } else {
      await pipeline(createReadStream(file), response);
    }
  }

  async function notFound(request: IncomingMessage, response: ServerResponse, below: string) {
    const language = languages.find((name) => new RegExp(`^${name}(?:/|$)`, 'i').test(below));
    await send(request, response, 404, path.join(folder, language ?? '', '404.html'));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    if (!request.url?.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    // The URL is built with a host, because an address that begins with two slashes would be parsed as one on another host.
    const url = new URL(`http://localhost${request.url}`);
    const pathname = decoded(url.pathname);
    if (!pathname.startsWith(baseUrl)) {
      const home = `${pathname}/` === baseUrl;
      response.writeHead(home ? 302 : 404, home ? {Location: baseUrl} : {}).end();
      return;
    }
    const below = pathname.slice(baseUrl.length);
    const target = await resolve(folder, below);
    if (!target) await notFound(request, response, below);
    else if ('redirect' in target) response.writeHead(301, {Location: encodeURI(baseUrl + target.redirect) + url.search}).end();
    else await send(request, response, 200, target.file);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A browser that leaves a page closes the connection in the middle of a file.
      if (response.destroyed) return;
      console.error(`Could not serve ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
