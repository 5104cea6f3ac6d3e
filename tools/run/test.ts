/**
 * Runs every check and test and ends with the line `N passed, N failed`: one after the other, or two in parallel
 * if each keeps little more than one core busy.
 * A step that fails does not keep the next from running, unless the next needs its result.
 */
import {spawn} from 'node:child_process';
import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

import {summaryFile} from '../../src/config/env';
import {missingFirefox, missingWebKit} from '../site/other-browsers';
import {findBrowser} from '../site/browser';
import {inParallel} from '../../src/lib/in-parallel';
import {SITES} from '../site/sites';
import {missingJava} from '../html/java';
import {groups} from './groups';
import {failedProgram, linesOf, readPlaywright, readVitest, summaryMarkdown, summaryText, totals, type Report, type Step} from './report';

const SUMMARY = 'reports/summary.md';

type Planned = {
  readonly name: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The report of a step that runs its own tests; a step without one counts as one test. */
  readonly report?: {readonly file: string; readonly read: (json: unknown) => Report};
  /** Lines of its output that the summary repeats. */
  readonly figures?: RegExp;
  /** Why this machine can't run it; shown in the summary. */
  readonly missing?: string;
  /** If it fails, later steps aren't run. */
  readonly essential?: boolean;
  /** May run in parallel with a neighbour that may as well: they keep little more than a core busy and share no files. */
  readonly parallel?: boolean;
};

/** How many steps run in parallel. */
const AT_ONCE = 2;

const builds: Planned[] = Object.values(SITES).map(({dir, environment, options}) => ({
  name: `build ${dir}`,
  command: ['npx tsx tools/build-time/command.ts --out-dir', dir, ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
  figures: /^Build /,
  // Each site is built once: writing a cache would take a tenth of the time, and tests could depend on an older build.
  environment: {...environment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${dir}`, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  essential: true,
}));

/** A smoke test in each browser that Playwright doesn't drive here. */
const otherBrowsers: Planned[] = [
  {name: 'Firefox', missing: missingFirefox()},
  {name: 'WebKit', missing: missingWebKit()},
].map(({name, missing}) => {
  const file = `reports/${name.toLowerCase()}.json`;
  return {
    name,
    missing,
    parallel: true,
    command: `npm run --silent browsers -- ${name.toLowerCase()} --reporter=default --reporter=json --outputFile=${file}`,
    report: {file, read: readVitest},
  };
});

const steps: Planned[] = [
  {name: 'API reference', command: 'npm run --silent api:generate', essential: true},
  {name: 'types', command: 'npm run --silent typecheck', parallel: true},
  {name: 'code style', command: 'npm run --silent lint', parallel: true},
  {name: 'interface strings', command: 'npm run --silent strings', parallel: true},
  {name: 'table of the specification', command: 'npm run --silent spec:table -- --check', parallel: true},
  {name: 'content', command: 'npm run --silent content', figures: /^Content: /, parallel: true},
  {name: 'published documentation', command: 'npm run --silent docs:sync -- --check', figures: /^Documentation: /, parallel: true},
  {
    name: 'unit tests',
    command: 'npx vitest run --reporter=default --reporter=json --outputFile=reports/unit.json',
    report: {file: 'reports/unit.json', read: readVitest},
  },
  ...builds,
  {name: 'search relevance', command: 'npm run --silent search:relevance', figures: /^\w+, [^:]+: \d+ queries/, parallel: true},
  {name: 'HTML', command: 'npm run --silent html', missing: missingJava(), figures: /^HTML: /, parallel: true},
  {name: 'links', command: 'npm run --silent links', figures: /^Links: /, parallel: true},
  {name: 'weight', command: 'npm run --silent weight', figures: /^(?:Heaviest page|Nearest to its budget): /, parallel: true},
  ...otherBrowsers,
  {name: 'browser tests', command: 'npx playwright test', report: {file: 'reports/e2e.json', read: readPlaywright}},
];

const planned = steps.filter(({missing}) => missing === undefined);
const absent = steps.flatMap(({name, missing}) => (missing === undefined ? [] : [`${name}: ${missing}`]));

/** Runs a command; its output is returned, and also printed as it arrives if `shown` is set. */
function execute(command: string, environment: Planned['environment'], shown: boolean): Promise<{readonly status: number; readonly output: string}> {
  return new Promise((done, fail) => {
    const colours = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
    const child = spawn(command, {shell: true, stdio: ['inherit', 'pipe', 'pipe'], env: {...process.env, ...colours, ...environment}});
    let output = '';
    for (const [from, to] of [[child.stdout, process.stdout], [child.stderr, process.stderr]] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (shown) to.write(text);
      });
    }
    child.on('error', fail);
    child.on('close', (status) => done({status: status ?? 1, output}));
  });
}

/** Prefixes a line of a step's output with the step's name, so that it can be read on its own. */
const withName = (name: string, line: string) => (line.toLowerCase().startsWith(name.toLowerCase()) ? line : `${name}: ${line}`);

async function run({name, command, environment, report, figures}: Planned, alone: boolean): Promise<Step & {readonly status: number}> {
  if (alone) console.log(`\n── ${name}`);
  if (report) rmSync(report.file, {force: true});
  const start = performance.now();
  const {status, output} = await execute(command, environment, alone);
  if (!alone) console.log(`\n── ${name}\n${output.trimEnd()}`);
  const reported = report && existsSync(report.file) ? report.read(JSON.parse(readFileSync(report.file, 'utf8'))) : {passed: status === 0 ? 1 : 0, failures: [], flaky: []};
  return {
    name,
    status,
    passed: reported.passed,
    // A runner that fails without a failing test (no test found, a broken setup) counts as a failure all the same.
    failures: status !== 0 && reported.failures.length === 0 ? [failedProgram(output)] : reported.failures,
    flaky: reported.flaky,
    figures: figures ? linesOf(output).filter((line) => figures.test(line)).map((line) => withName(name, line)) : [],
    seconds: (performance.now() - start) / 1000,
  };
}

async function main() {
  if (findBrowser() === undefined) {
    console.error('No browser found. Install Chromium or Google Chrome, or run "npx playwright install chromium".');
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
    return;
  }
  const start = performance.now();
  const done: Step[] = [];
  for (const group of groups(planned)) {
    const results = await inParallel(AT_ONCE, group, (step) => run(step, group.length === 1));
    done.push(...results);
    if (group.some(({essential}, place) => essential && results[place]?.status !== 0)) break;
  }
  const left = planned.slice(done.length).map(({name}) => name);
  const seconds = (performance.now() - start) / 1000;
  const markdown = summaryMarkdown(done, seconds, left, absent);
  mkdirSync('reports', {recursive: true});
  writeFileSync(SUMMARY, markdown);
  if (summaryFile) appendFileSync(summaryFile, markdown);
  process.exitCode = totals(done).failed === 0 ? 0 : 1;
  console.log(`\n${summaryText(done, seconds, left, absent)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
