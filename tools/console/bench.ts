import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import type {Answer, Router} from './answers/router';
import {LOCALES, type Language} from './language';

/** A call as the bench records it: method and address. */
export type Recorded = {readonly method: string; readonly address: string};

export type Bench = {
  readonly origin: string;
  /** Calls of the console that the world answered, in order. */
  readonly answered: readonly Recorded[];
  /** Calls that no router answers. */
  readonly unanswered: readonly Recorded[];
  /** Clears both lists. */
  readonly forget: () => void;
  /** Switches to another router. */
  readonly answerWith: (router: Router) => void;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Folder with the built interface. */
  readonly dist: string;
  readonly language: Language;
  readonly router: Router;
  /** 0 picks a free port. */
  readonly port?: number;
  readonly onUnanswered?: (call: Recorded) => void;
};

const HOST = '127.0.0.1';

/** Delay of answers marked `late`, in milliseconds. */
const LATE = 1500;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Paths that the console's back end answers; the rest are files of the interface. */
const BACK_END = /^\/(?:console|openapi|enterprise-server|data|app-server)\//;

/** Path below which the interface requests its own files. */
const PUBLIC_PATH = /^\/static\/dists(?=\/)/;

/** Static files that pages request: those of the interface, and others that its repository doesn't have (the drawing of the usual topology mode). */
const OTHER_FILES = /^\/static\//;

/** Keeps all requests on this machine: otherwise the interface reports its usage to its makers. */
const POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";

/** Sets the language and signs the visitor in. Every page starts with this script, because the login screen signs out. */
function startScript(language: Language, cookies: Readonly<Record<string, string>>): string {
  const set = Object.entries({language: LOCALES[language], ...cookies}).map(([name, value]) => `document.cookie=${JSON.stringify(`${name}=${value};path=/`)};`);
  return `<script>${set.join('')}localStorage.setItem('umi_locale',${JSON.stringify(LOCALES[language])});</script>`;
}

/** Cookies of a visitor: whoever opens the bench is signed in, in the team that most screens show. */
export const VISITOR = {token: 'bench', newbie_guide: 'false'} as const;

/**
 * Serves the built interface with answers from the world, on this machine only.
 * @throws if the folder has no built interface
 */
export async function startBench({dist, language, router: first, port = 0, onUnanswered}: Options): Promise<Bench> {
  const index = path.join(dist, 'index.html');
  if (!existsSync(index)) throw new Error(`There is no built interface in ${dist}: index.html is missing. npm run console:setup builds it.`);
  const page = readFileSync(index, 'utf8').replace(/<head[^>]*>/, (head) => head + startScript(language, VISITOR));
  let router = first;
  const answered: Recorded[] = [];
  const unanswered: Recorded[] = [];

  const fileFor = (name: string): string | undefined => {
    const file = path.join(dist, name.replace(PUBLIC_PATH, ''));
    return file.startsWith(path.join(dist, path.sep)) && existsSync(file) && statSync(file).isFile() ? file : undefined;
  };

  const server = http.createServer((request, response) => {
    const {method = 'GET', url = '/'} = request;
    // The request body doesn't affect the answer, but it has to be read before the connection is reused.
    request.resume();
    const {pathname} = new URL(url, `http://${HOST}`);
    if (BACK_END.test(pathname)) {
      const answer = router(method, url, language);
      (answer ? answered : unanswered).push({method, address: url});
      if (!answer) onUnanswered?.({method, address: url});
      const {status, body, late, type = 'application/json'}: Answer = answer ?? {status: 404, body: {code: 404, msg: 'no answer on the bench', msg_show: `No answer on the bench: ${method} ${pathname}`, data: {bean: {}, list: []}}};
      const send = () => response.writeHead(status, {'content-type': type}).end(typeof body === 'string' ? body : JSON.stringify(body));
      if (late) setTimeout(send, LATE);
      else send();
      return;
    }
    const file = fileFor(decodeURIComponent(pathname));
    if (file === undefined || file === index) {
      // A missing file gets 404 instead of the page: the interface would run the HTML as a script.
      if (OTHER_FILES.test(pathname)) response.writeHead(404).end();
      else response.writeHead(200, {'content-type': TYPES['.html'], 'cache-control': 'no-store', 'content-security-policy': POLICY}).end(page);
      return;
    }
    response.writeHead(200, {'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream'}).end(readFileSync(file));
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, HOST, done));

  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    answered,
    unanswered,
    forget: () => {
      answered.length = 0;
      unanswered.length = 0;
    },
    answerWith: (other) => {
      router = other;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
