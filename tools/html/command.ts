/**
 * Checks the HTML of every built page with the W3C's Nu checker: `npm run html [-- <folder of a build>]`. If Java
 * is missing, it says so and checks nothing.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import checker from 'vnu-jar';

import {SITES} from '../site/sites';
import {accepted} from './accepted';
import {missingJava} from './java';
import {readReport} from './report';

/** Buffer for the checker's output, which has a message of some 400 bytes for each tag in a head. */
const MAX_BUFFER = 2 ** 30;

/** How many findings are printed. */
const MAX_PRINTED = 40;

function main(): number {
  const start = performance.now();
  const folder = path.resolve(process.argv[2] ?? SITES.production.dir);
  const missing = missingJava();
  if (missing) {
    console.log(`HTML: not checked: ${missing}.`);
    return 0;
  }
  if (!existsSync(folder)) {
    console.error(`There is no build in ${folder}: run "npm run build" first.`);
    return 1;
  }
  // Some pages have more code than prose: language detection takes them for Norwegian.
  const options = ['-Xss4m', '-jar', checker, '--skip-non-html', '--no-langdetect', '--format', 'json', folder];
  const {stderr, error} = spawnSync('java', options, {encoding: 'utf8', maxBuffer: MAX_BUFFER});
  if (error) throw error;
  const {findings, covered} = readReport(stderr, folder, accepted);
  const unused = accepted.filter((_, index) => covered[index] === 0).map(({pattern}) => `${pattern.source}: accepted but not found anywhere: remove it from tools/html/accepted.ts.`);
  const all = [...findings, ...unused];
  for (const finding of all.slice(0, MAX_PRINTED)) console.error(finding);
  if (all.length > MAX_PRINTED) console.error(`… and ${all.length - MAX_PRINTED} more`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`HTML: checked in ${seconds} s, ${all.length} to fix; ${covered.reduce((sum, count) => sum + count, 0)} messages accepted for ${accepted.length} reasons.`);
  return all.length === 0 ? 0 : 1;
}

process.exitCode = main();
