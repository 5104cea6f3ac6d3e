/**
 * Runs every check and test, one after the other, and ends with the line `N passed, N failed`.
 * A step that fails does not keep the next from running, unless the next needs its result.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';

import {findBrowser} from '../tests/e2e/support/browser';
import {SITES} from '../tests/e2e/support/sites';

type Counts = {readonly passed: number; readonly failed: number};
type Step = {
  readonly name: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Counts of a step that runs tests of its own; without it the step counts as one. */
  readonly report?: {readonly file: string; readonly read: (json: unknown) => Counts};
  /** Later steps make no sense without this one. */
  readonly essential?: boolean;
};

const vitestCounts = (json: unknown): Counts => {
  const {numPassedTests, numFailedTests} = json as {numPassedTests: number; numFailedTests: number};
  return {passed: numPassedTests, failed: numFailedTests};
};

const playwrightCounts = (json: unknown): Counts => {
  const {stats} = json as {stats: {expected: number; unexpected: number; flaky: number; skipped: number}};
  // A skipped test is one that did not run: it counts against the result.
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped};
};

const builds: Step[] = Object.values(SITES).map(({dir, environment}) => ({
  name: `build ${dir}`,
  command: `npx docusaurus build --out-dir ${dir}`,
  environment: {...environment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${dir}`},
  essential: true,
}));

const steps: Step[] = [
  {name: 'API reference', command: 'npm run --silent api:generate', essential: true},
  {name: 'types', command: 'npm run --silent typecheck'},
  {name: 'code style', command: 'npm run --silent lint'},
  {name: 'interface strings', command: 'npm run --silent strings'},
  {name: 'content', command: 'npm run --silent content'},
  {
    name: 'unit tests',
    command: 'npx vitest run --reporter=default --reporter=json --outputFile=reports/unit.json',
    report: {file: 'reports/unit.json', read: vitestCounts},
  },
  ...builds,
  {name: 'search relevance', command: 'npm run --silent search:relevance'},
  {name: 'links', command: 'npm run --silent links'},
  {name: 'weight', command: 'npm run --silent weight'},
  {name: 'browser tests', command: 'npx playwright test', report: {file: 'reports/e2e.json', read: playwrightCounts}},
];

function run({command, environment, report}: Step): Counts & {readonly status: number} {
  if (report) rmSync(report.file, {force: true});
  const status = spawnSync(command, {shell: true, stdio: 'inherit', env: {...process.env, ...environment}}).status ?? 1;
  if (report && existsSync(report.file)) {
    const counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    // A runner that fails without a failing test (no test found, a broken set-up) fails all the same.
    return {status, passed: counts.passed, failed: counts.failed === 0 && status !== 0 ? 1 : counts.failed};
  }
  return {status, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1};
}

if (findBrowser() === undefined) {
  console.error('No browser found. Install Chromium or Google Chrome, or run "npx playwright install chromium".');
  console.log('0 passed, 1 failed');
  process.exit(1);
}

let passed = 0;
let failed = 0;
const rows: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const result = run(step);
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  rows.push(`${result.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(24)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(3)} failed ${seconds.padStart(7)} s`);
  if (step.essential && result.status !== 0) {
    rows.push('     the remaining steps need this one and were not run');
    break;
  }
}
console.log(`\n${rows.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
