/**
 * Builds the site and prints what that took, next to the figures of the last build on this
 * machine and the recorded ones: `npm run build:measure -- --out-dir build`.
 * `--record` saves the figures in the repository; arguments after `--` are passed to the build.
 */
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {firstBuild} from '../../src/config/env';
import {compareFigures, countPages, figuresLine, saveFigures, LAST, readFigures, RECORDED, type BuildFigures} from './figures';
import {measureProcess} from './process-tree';

const CACHE = 'node_modules/.cache/rspack';

/** Folders of the bundler's cache, one for each configuration. */
const cached = () => new Set(existsSync(CACHE) ? readdirSync(CACHE) : []);

async function main() {
  const {values, positionals} = parseArgs({
    options: {'out-dir': {type: 'string', default: 'build'}, record: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const folder = values['out-dir'];
  const before = cached();
  const program = createRequire(__filename).resolve('tsx/cli');
  const {status, seconds, peakBytes} = await measureProcess(process.execPath, [program, 'scripts/build.ts', '--out-dir', folder, ...positionals]);
  if (status !== 0) {
    process.exitCode = status;
    return;
  }
  const figures: BuildFigures = {
    pages: countPages(folder),
    seconds: Number(seconds.toFixed(1)),
    megabytes: Math.round(peakBytes / 1e6),
    cache: firstBuild ? 'none' : [...cached()].every((name) => before.has(name)) ? 'kept' : 'empty',
    date: new Date().toISOString().slice(0, 10),
  };
  const build = path.basename(folder);
  const recorded = readFigures(RECORDED)[build];
  console.log(`\n${compareFigures(build, {now: figures, last: readFigures(LAST)[build], recorded})}\n\n${figuresLine(build, figures, recorded)}`);
  saveFigures(LAST, build, figures);
  if (values.record) saveFigures(RECORDED, build, figures);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
