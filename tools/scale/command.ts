/**
 * Builds the site with 1, 3 and 10 times its documentation in both languages and prints what
 * a page costs on each: `npm run scale`, `npm run scale -- --factors 1,3`. Every site is generated
 * and built in a temporary folder, without any cache of earlier builds, and removed.
 * Fails if a page of the largest site costs over a quarter more than one of the next smaller site.
 */
import {rmSync} from 'node:fs';
import {mkdtemp, readdir, rm, stat} from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';

import {executablePath, runsAsRoot} from '../site/browser';
import {countPages} from '../build-time/figures';
import {withBuiltSite} from '../site/built-site';
import {measureProcess} from '../build-time/process-tree';
import {judgeScale, parseFactors, scaleTable, type ScaleFigures} from './figures';
import {makeScaledSite} from './site';
import {withTraffic} from '../site/traffic';

/** A page that is only text. */
const PLAIN = '/docs/quick-start/introduction';

async function bytesOf(folder: string): Promise<number> {
  const files = (await readdir(folder, {recursive: true, withFileTypes: true})).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({parentPath, name}) => (await stat(path.join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function scriptBytes(built: string): Promise<number> {
  const browser = await chromium.launch({executablePath, args: runsAsRoot ? ['--no-sandbox'] : []});
  const measure = withBuiltSite(
    (origin) =>
      withTraffic(browser, async (page, traffic) => {
        await page.goto(origin + PLAIN);
        return (await traffic.collect()).filter(({kind}) => kind === 'script').reduce((sum, {bytes}) => sum + bytes, 0);
      }),
    built,
  );
  return measure.finally(() => browser.close());
}

async function figuresOf(factor: number, folder: string, signal: AbortSignal): Promise<ScaleFigures> {
  await makeScaledSite('.', folder, factor);
  const program = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status, seconds, peakBytes} = await measureProcess(process.execPath, [program, 'build'], {cwd: folder, signal});
  if (status !== 0) throw new Error(`The build with ${factor} times the documentation failed.`);
  const built = path.join(folder, 'build');
  return {factor, pages: countPages(built), seconds, peakBytes, siteBytes: await bytesOf(built), scriptBytes: await scriptBytes(built)};
}

async function main() {
  const {values} = parseArgs({options: {factors: {type: 'string', default: '1,3,10'}}});
  const factors = parseFactors(values.factors);
  const ending = new AbortController();
  let folder: string | undefined;
  for (const [name, status] of [['SIGINT', 130], ['SIGTERM', 143]] as const) {
    process.on(name, () => {
      ending.abort();
      // Files that the build is still writing may appear after the first removal.
      if (folder !== undefined) rmSync(folder, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
      process.exit(status);
    });
  }
  const sites: ScaleFigures[] = [];
  for (const factor of factors) {
    folder = await mkdtemp(path.join(os.tmpdir(), 'scale-'));
    try {
      sites.push(await figuresOf(factor, folder, ending.signal));
    } finally {
      await rm(folder, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
    }
    console.log(`\n${scaleTable(sites)}\n`);
  }
  const {level, text} = judgeScale(sites);
  console.log(text);
  if (!level) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
