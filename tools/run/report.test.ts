import {describe, expect, it} from 'vitest';

import {failedProgram, linesOf, readPlaywright, readVitest, summaryMarkdown, summaryText, totals, type Step} from './report';
import {readSummaryFile} from '../../src/config/env';

import playwright from './fixtures/playwright.json';
import vitest from './fixtures/vitest.json';

const ESCAPE = '\u001b';

describe('readVitest', () => {
  it('names failing tests and files that could not be loaded', () => {
    expect(readVitest(vitest)).toEqual({
      passed: 1,
      failures: [
        {name: 'tests/unit/a.test.ts › the table adds up', lines: ['AssertionError: expected 2 to be 3 // Object.is equality']},
        {name: 'tests/unit/b.test.ts', lines: ["Cannot find module './nowhere' imported from tests/unit/b.test.ts"]},
      ],
      flaky: [],
    });
  });
});

describe('readPlaywright', () => {
  it('names failing and skipped tests with their file and suites', () => {
    expect(readPlaywright(playwright)).toEqual({
      passed: 1,
      failures: [
        {name: 'a.spec.ts › the menu › opens', lines: ['Error: items of the menu']},
        {name: 'a.spec.ts › the menu › closes', lines: ['was skipped']},
      ],
      flaky: [],
    });
  });

  it('counts an error outside of all tests as a failure', () => {
    const {failures} = readPlaywright({suites: [], errors: [{message: `${ESCAPE}[31mError: the server did not start${ESCAPE}[39m\n  at once`}]});
    expect(failures).toEqual([{name: 'outside of all tests', lines: ['Error: the server did not start']}]);
  });

  it('names a test that passes only on a retry', () => {
    const specs = [{title: 'hovers', tests: [{status: 'flaky', results: [{errors: [{message: 'Error: timeout'}]}, {errors: []}]}]}];
    expect(readPlaywright({suites: [{title: 'b.spec.ts', specs}], errors: []})).toEqual({
      passed: 1,
      failures: [],
      flaky: [{name: 'b.spec.ts › hovers', lines: ['Error: timeout']}],
    });
  });
});

it('extracts the last lines of a program that failed, without colours', () => {
  const output = Array.from({length: 10}, (_, number) => `${ESCAPE}[31mline ${number}${ESCAPE}[39m\n\n`).join('');
  expect(linesOf(output)).toHaveLength(10);
  expect(failedProgram(`${output}    at async main (scripts/links.ts:3:4)`)).toEqual({name: 'failed', lines: ['line 4', 'line 5', 'line 6', 'line 7', 'line 8', 'line 9']});
});

const good: Step = {name: 'types', passed: 1, failures: [], flaky: [], figures: [], seconds: 12.34};
const slow: Step = {name: 'browser tests', passed: 200, failures: [{name: 'a.spec.ts › opens', lines: ['Error: <main> is *empty*']}], flaky: [], figures: ['Heaviest page: /, 190 kB of 201 kB.'], seconds: 300};

describe('the summary', () => {
  it('is short when all is well, and ends with the verdict', () => {
    expect(summaryText([good], 12.34, [])).toBe(
      ['ok   types  1 passed  0 failed  12.3 s', '', 'Figures:', '  slowest step: types, 12.3 of 12.3 s', '', '1 passed, 0 failed'].join('\n'),
    );
  });

  it('names what failed, the figures, the slowest step and what was not run', () => {
    const text = summaryText([good, slow], 312.34, ['links', 'weight']);
    expect(text).toContain('FAIL browser tests  200 passed  1 failed  300.0 s');
    expect(text).toContain('not run, as they need what failed: links, weight');
    expect(text).toContain('  browser tests: a.spec.ts › opens\n    Error: <main> is *empty*');
    expect(text).toContain('  Heaviest page: /, 190 kB of 201 kB.\n  slowest step: browser tests, 300.0 of 312.3 s');
    expect(text.split('\n').at(-1)).toBe('201 passed, 1 failed');
    expect(totals([good, slow])).toMatchObject({passed: 201, failed: 1});
  });

  it('names what this machine can’t run, and doesn’t count it', () => {
    const text = summaryText([good], 12.34, [], ['HTML: no Java found']);
    expect(text).toContain('not run on this machine: HTML: no Java found');
    expect(text.split('\n').at(-1)).toBe('1 passed, 0 failed');
    expect(summaryMarkdown([good], 12.34, [], ['HTML: no Java found'])).toContain('| – HTML: no Java found | not run | | |');
  });

  it('leaves out the rest if very many fail, but counts them', () => {
    const failures = Array.from({length: 50}, (_, number) => ({name: `test ${number}`, lines: ['Error']}));
    const text = summaryText([{...good, passed: 0, failures}], 312.34, []);
    expect(text).toContain('test 39');
    expect(text).not.toContain('test 40');
    expect(text).toContain('… and 10 more');
    expect(text.endsWith('0 passed, 50 failed')).toBe(true);
  });

  it('names what passed only on a retry, as text and as Markdown', () => {
    const flaky = [{...slow, passed: 201, failures: [], flaky: slow.failures}];
    expect(summaryText(flaky, 312.34, [])).toContain('Passed only when run again:\n  browser tests: a.spec.ts › opens\n    Error: <main> is *empty*');
    expect(summaryText(flaky, 312.34, []).split('\n').at(-1)).toBe('201 passed, 0 failed');
    expect(summaryMarkdown(flaky, 312.34, [])).toContain('### Passed only when run again\n\n- **browser tests**: a.spec.ts › opens');
  });

  it('is Markdown with escaped messages', () => {
    const markdown = summaryMarkdown([good, slow], 312.34, ['links']);
    expect(markdown).toContain('## 201 passed, 1 failed\n');
    expect(markdown).toContain('| ✓ types | 1 | 0 | 12.3 s |\n| ✗ browser tests | 200 | 1 | 300.0 s |\n| – links | not run | | |');
    expect(markdown).toContain('- **browser tests**: a.spec.ts › opens  \n  Error: \\<main\\> is \\*empty\\*');
    expect(markdown).toContain('- Heaviest page: /, 190 kB of 201 kB.');
  });
});

it('finds the file that CI shows', () => {
  expect(readSummaryFile({})).toBeUndefined();
  expect(readSummaryFile({GITHUB_STEP_SUMMARY: ' '})).toBeUndefined();
  expect(readSummaryFile({GITHUB_STEP_SUMMARY: '/ci/summary'})).toBe('/ci/summary');
});
