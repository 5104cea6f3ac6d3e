/**
 * Starts the site as a writer does and prints when the first page can be read: `npm run start:measure`.
 * `-- --locale en` for the English one. Both the working copy and the published documentation are part of it.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {createServer, type AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';

/** A page of the working copy: the server answers once everything is compiled. */
const PAGE = 'docs/next/';

/** After so many seconds the server is taken to have failed. */
const PATIENCE = 180;

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

async function answered(address: string, stopped: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE * 1000;
  while (performance.now() < end && !stopped()) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(stopped() ? 'The server stopped before it answered.' : `${address} did not answer within ${PATIENCE} s.`);
}

async function main() {
  const {values} = parseArgs({options: {locale: {type: 'string', default: 'zh'}}});
  const port = await freePort();
  const program = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const start = performance.now();
  const server = spawn(process.execPath, [program, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port), '--locale', values.locale], {stdio: ['ignore', 'ignore', 'inherit']});
  try {
    const base = values.locale === 'zh' ? '' : `${values.locale}/`;
    await answered(`http://127.0.0.1:${port}/${base}${PAGE}`, () => server.exitCode !== null);
    console.log(`Ready to write after ${((performance.now() - start) / 1000).toFixed(1)} s (${values.locale}).`);
  } finally {
    server.kill();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
