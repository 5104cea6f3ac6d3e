/**
 * Prints Lighthouse's mobile scores of each template (median of five runs), alternating the
 * language, and fails below the minimum scores. `--all` measures both languages; addresses may be
 * given, and fewer runs requested while working: `npm run lighthouse -- --runs 1 /docs/ /case/`.
 * It measures time, so nothing else should be running. A run before which the machine was slow is
 * repeated; the machine's speed is printed.
 */
import {execFile, spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';

import type {Result} from 'lighthouse';

import {executablePath, runsAsRoot} from '../site/browser';
import {templates} from '../site/templates';
import {withBuiltSite} from '../site/built-site';
import {belowFloors, CATEGORIES, needsAnotherRun, leastDisturbed, median, targetAt, targetsFor, type Category, type Scores, type Target} from './plan';

const RUNS = '5';

/** Measured in every run; the other categories have the same result each time. */
const TIMED = ['performance'] as const;
const PORT = 9333;

async function browserReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(`http://127.0.0.1:${PORT}/json/version`).then((response) => response.ok, () => false);
    if (up) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The browser did not start.');
}

const run = promisify(execFile);

/** The metrics that make up the performance score, in milliseconds; the last one has no unit. */
const METRICS = {FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', SI: 'speed-index', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift'} as const;

type Run = {readonly scores: Partial<Scores>; readonly metrics: Readonly<Record<string, number>>; readonly failing: readonly string[]; readonly speed: number};

/** Lighthouse runs in a separate process, because its functions don't survive compilation. */
const PROGRAM = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** One run against a page. */
async function score(origin: string, {address, withoutAudits}: Target, measured: readonly Category[]): Promise<Run> {
  const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', `--port=${PORT}`, `--only-categories=${measured.join(',')}`];
  if (withoutAudits.length > 0) options.push(`--skip-audits=${withoutAudits.join(',')}`);
  const {stdout} = await run(process.execPath, [PROGRAM, origin + address, ...options], {maxBuffer: 64 * 1024 * 1024}).catch((error: {readonly stderr?: string}) => {
    throw new Error(`${address}: ${error.stderr?.trim() ?? String(error)}`);
  });
  const {categories, audits, environment} = JSON.parse(stdout) as Result;
  const scores = Object.fromEntries(measured.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const failing = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({id, weight}) => weight > 0 && audits[id]?.score === 0).map(({id}) => id),
  );
  const metrics = Object.fromEntries(Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]));
  return {scores, metrics, failing, speed: environment.benchmarkIndex};
}

/** Summarizes the runs of a page: medians of everything timed, the rest as in the first run. */
function summary(runs: readonly [Run, ...Run[]], wanted: number) {
  const counted = leastDisturbed(runs, wanted);
  const middle = (value: (one: Run) => number) => median(counted.map(value));
  const [{scores, failing}] = runs;
  return {
    scores: {...scores, performance: middle((one) => one.scores.performance ?? 0)} as Scores,
    metrics: [
      ...Object.keys(METRICS).map((name) => `${name} ${Number(middle(({metrics}) => metrics[name] ?? 0).toFixed(name === 'CLS' ? 3 : 0))}`),
      `machine ${Math.round(middle(({speed}) => speed))}`,
    ],
    failing,
  };
}

async function main() {
  if (!executablePath) throw new Error('No browser found. Install Chromium or Google Chrome.');
  const {values, positionals: named} = parseArgs({options: {runs: {type: 'string', default: RUNS}, all: {type: 'boolean', default: false}}, allowPositionals: true});
  const targets = named.length > 0 ? named.map(targetAt) : targetsFor(templates, values.all);
  const wanted = Number(values.runs);
  const low: string[] = [];
  let fastest = 0;
  const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const browser = spawn(
    executablePath,
    ['--headless', `--remote-debugging-port=${PORT}`, `--user-data-dir=${profile}`, '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu', ...(runsAsRoot ? ['--no-sandbox'] : []), 'about:blank'],
    // The process gets its own group, because the installed program may be a script that starts the browser.
    {stdio: 'ignore', detached: true},
  );
  try {
    await browserReady();
    await withBuiltSite(async (origin) => {
      for (const target of targets) {
        const runs: [Run, ...Run[]] = [await score(origin, target, CATEGORIES)];
        for (;;) {
          fastest = Math.max(fastest, ...runs.map(({speed}) => speed));
          if (!needsAnotherRun(runs, wanted, fastest)) break;
          runs.push(await score(origin, target, TIMED));
        }
        const {scores, metrics, failing} = summary(runs, wanted);
        console.log(target.address.padEnd(44), ...CATEGORIES.map((name) => `${name} ${scores[name]}`), '|', ...metrics);
        low.push(...belowFloors(target.address, scores, failing));
      }
    });
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid);
    await rm(profile, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  }
  for (const line of low) console.error(line);
  if (low.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
