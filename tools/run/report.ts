import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {table} from '../site/table';

/** What failed, and the lines that say why: the first one for a test, the last ones for a program. */
export type Failure = {readonly name: string; readonly lines: readonly string[]};

/** The result of a test runner. */
export type Report = {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that failed and then passed on a retry: counted as passed, but listed so that somebody fixes them. */
  readonly flaky: readonly Failure[];
};

/** A step of the whole run. */
export type Step = Report & {
  readonly name: string;
  readonly seconds: number;
  /** Lines of its output that are worth repeating. */
  readonly figures: readonly string[];
};

/** How many failures a summary lists. */
const MAX_LISTED = 40;

/** How many lines are shown for a program that failed. */
const LAST_LINES = 6;

/** The lines of a program's output that aren't empty, without colours. */
export const linesOf = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const firstLine = (text = '') => linesOf(text).slice(0, 1);

/** A line of a stack trace, which only helps next to the program. */
const STACK_LINE = /^at .*:\d+/;

/** The failure of a program that doesn't say which of its tests failed. */
export const failedProgram = (output: string): Failure => ({name: 'failed', lines: linesOf(output).filter((line) => !STACK_LINE.test(line)).slice(-LAST_LINES)});

/** The parts of Vitest's JSON report that are read. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[]}[];
  }[];
};

/** Reads Vitest's JSON report; a test file that could not be loaded is one failure. */
export function readVitest(json: unknown): Report {
  const {testResults} = json as VitestReport;
  const tests = testResults.flatMap(({name, assertionResults}) => assertionResults.map((test) => ({...test, file: path.relative('.', name)})));
  const failed = tests
    .filter(({status}) => status === 'failed')
    .map(({file, fullName, failureMessages}): Failure => ({name: `${file} › ${fullName}`, lines: firstLine(failureMessages?.[0])}));
  const unread = testResults
    .filter(({status, assertionResults}) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
    .map(({name, message}): Failure => ({name: path.relative('.', name), lines: firstLine(message)}));
  return {passed: tests.filter(({status}) => status === 'passed').length, failures: [...failed, ...unread], flaky: []};
}

type PlaywrightError = {readonly message?: string};
type PlaywrightTest = {readonly status: string; readonly results: readonly {readonly errors: readonly PlaywrightError[]}[]};
type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {readonly title: string; readonly tests: readonly PlaywrightTest[]}[];
};

/** The parts of Playwright's JSON report that are read. */
type PlaywrightReport = {readonly suites: readonly PlaywrightSuite[]; readonly errors: readonly PlaywrightError[]};

function readTest(title: string, {status, results}: PlaywrightTest): Report {
  if (status === 'expected') return {passed: 1, failures: [], flaky: []};
  // A skipped test did not run, which counts as a failure.
  const reason = status === 'skipped' ? 'was skipped' : results.flatMap(({errors}) => errors.flatMap(({message}) => firstLine(message)))[0];
  const failure = {name: title, lines: [reason ?? status]};
  return status === 'flaky' ? {passed: 1, failures: [], flaky: [failure]} : {passed: 0, failures: [failure], flaky: []};
}

function readSuite({title, suites = [], specs}: PlaywrightSuite): Report[] {
  const inSuite = ({name, lines}: Failure): Failure => ({name: `${title} › ${name}`, lines});
  const own = specs.flatMap((spec) => spec.tests.map((test) => readTest(spec.title, test)));
  return [...own, ...suites.flatMap(readSuite)].map(({passed, failures, flaky}) => ({passed, failures: failures.map(inSuite), flaky: flaky.map(inSuite)}));
}

/** Reads Playwright's JSON report; an error outside of all tests is a failure too. */
export function readPlaywright(json: unknown): Report {
  const {suites, errors} = json as PlaywrightReport;
  const all = suites.flatMap(readSuite);
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failures: [...all.flatMap(({failures}) => failures), ...errors.map(({message}) => ({name: 'outside of all tests', lines: firstLine(message)}))],
    flaky: all.flatMap(({flaky}) => flaky),
  };
}

type Totals = {readonly passed: number; readonly failed: number};

/** Totals over all steps. */
export function totals(steps: readonly Step[]): Totals {
  return steps.reduce((sum, {passed, failures}) => ({passed: sum.passed + passed, failed: sum.failed + failures.length}), {passed: 0, failed: 0});
}

/** The last line of a run. */
export const verdict = ({passed, failed}: Totals) => `${passed} passed, ${failed} failed`;

type Kind = 'failures' | 'flaky';

const KINDS: readonly {readonly kind: Kind; readonly title: string}[] = [
  {kind: 'failures', title: 'Failed'},
  {kind: 'flaky', title: 'Passed only when run again'},
];

const failuresOf = (steps: readonly Step[], kind: Kind) => steps.flatMap((step) => step[kind].map((failure) => ({step: step.name, ...failure})));

function figuresOf(steps: readonly Step[], seconds: number): string[] {
  const [slowest] = [...steps].sort((a, b) => b.seconds - a.seconds);
  const time = slowest ? [`slowest step: ${slowest.name}, ${slowest.seconds.toFixed(1)} of ${seconds.toFixed(1)} s`] : [];
  return [...steps.flatMap(({figures}) => figures), ...time];
}

/** How many failures are left out: a list with one line, or empty. */
const rest = (count: number) => (count > MAX_LISTED ? [`… and ${count - MAX_LISTED} more`] : []);

/**
 * The summary of a run as text: steps, failures, figures, verdict.
 * @param seconds the time of the whole run, in which some steps ran in parallel
 * @param left steps that weren't run, because they need one that failed
 * @param absent steps that this machine can't run, each with the reason
 */
export function summaryText(steps: readonly Step[], seconds: number, left: readonly string[], absent: readonly string[] = []): string {
  const rows = steps.map(({name, passed, failures: {length}, seconds}) => [`${length === 0 ? 'ok  ' : 'FAIL'} ${name}`, `${passed} passed`, `${length} failed`, `${seconds.toFixed(1)} s`]);
  const notRun = left.length > 0 ? [`not run, as they need what failed: ${left.join(', ')}`] : [];
  const notHere = absent.map((line) => `not run on this machine: ${line}`);
  const named = KINDS.map(({kind, title}) => {
    const failures = failuresOf(steps, kind);
    const list = failures.slice(0, MAX_LISTED).map(({step, name, lines}) => [`  ${step}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n'));
    return failures.length > 0 ? [`${title}:`, ...list, ...rest(failures.length)] : [];
  });
  const parts = [
    [table(rows), ...notRun, ...notHere],
    ...named,
    ['Figures:', ...figuresOf(steps, seconds).map((figure) => `  ${figure}`)],
    [verdict(totals(steps))],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** Escapes characters that are special in Markdown. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** The summary of a run as Markdown, for CI to show next to the result. */
export function summaryMarkdown(steps: readonly Step[], seconds: number, left: readonly string[], absent: readonly string[] = []): string {
  const named = KINDS.flatMap(({kind, title}) => {
    const failures = failuresOf(steps, kind);
    const list = failures.slice(0, MAX_LISTED).map(({step, name, lines}) => [`- **${plain(step)}**: ${plain(name)}`, ...lines.map(plain)].join('  \n  '));
    return failures.length > 0 ? ['', `### ${title}`, '', ...list, ...rest(failures.length)] : [];
  });
  const lines = [
    `## ${verdict(totals(steps))}`,
    '',
    '| Step | Passed | Failed | Time |',
    '|---|---:|---:|---:|',
    ...steps.map(({name, passed, failures: {length}, seconds}) => `| ${length === 0 ? '✓' : '✗'} ${plain(name)} | ${passed} | ${length} | ${seconds.toFixed(1)} s |`),
    ...[...left, ...absent].map((name) => `| – ${plain(name)} | not run | | |`),
    ...named,
    '',
    '### Figures',
    '',
    ...figuresOf(steps, seconds).map((figure) => `- ${plain(figure)}`),
  ];
  return `${lines.join('\n')}\n`;
}
