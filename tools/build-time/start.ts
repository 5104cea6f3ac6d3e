/**
 * Starts the development server as a writer does and prints when it answers and when the first page can be read, which is
 * compiled when a browser opens it: `npm run start:measure`. `-- --locale en` starts the English site. Both the working copy
 * and the published documentation are part of it.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {createServer, type AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';

import {executablePath, runsAsRoot} from '../site/browser';

/** A page of the working copy. The server answers once the code that all pages share is compiled. */
const PAGE = 'docs/next/';

/** After this many seconds the server counts as failed. */
const TIMEOUT = 180;

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
  const end = performance.now() + TIMEOUT * 1000;
  while (performance.now() < end && !stopped()) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(stopped() ? 'The server stopped before it answered.' : `${address} did not answer within ${TIMEOUT} s.`);
}

/** Opens a page and waits for its title. */
async function shown(address: string): Promise<void> {
  const browser = await chromium.launch({executablePath, chromiumSandbox: !runsAsRoot});
  try {
    const page = await browser.newPage();
    await page.goto(address, {timeout: TIMEOUT * 1000});
    await page.locator('main h1').first().waitFor({timeout: TIMEOUT * 1000});
  } finally {
    await browser.close();
  }
}

async function main() {
  const {values} = parseArgs({options: {locale: {type: 'string', default: 'zh'}}});
  const port = await freePort();
  const program = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const server = spawn(process.execPath, [program, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port), '--locale', values.locale], {stdio: ['ignore', 'ignore', 'inherit']});
  try {
    const base = values.locale === 'zh' ? '' : `${values.locale}/`;
    const address = `http://127.0.0.1:${port}/${base}${PAGE}`;
    await answered(address, () => server.exitCode !== null);
    const answer = seconds();
    await shown(address);
    console.log(`Ready to write after ${seconds()} s (${values.locale}); the server answered after ${answer} s.`);
  } finally {
    server.kill();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
