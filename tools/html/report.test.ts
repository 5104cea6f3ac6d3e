import {describe, expect, test} from 'vitest';

import {readJavaVersion} from './java';
import {readReport} from './report';

const list = [{pattern: /^Trailing slash/, reason: 'the framework'}];

const report = (...messages: readonly {readonly type: string; readonly message: string}[]) =>
  JSON.stringify({messages: messages.map((message) => ({url: 'file:/site/build/docs/%E4%B8%80/index.html', lastLine: 4, extract: '<tr\n role=row>', ...message}))});

describe('what the HTML checker says', () => {
  test('an error names the page, the line, and the markup', () => {
    const {findings} = readReport(report({type: 'error', message: 'No role here.'}), '/site/build', list);
    expect(findings).toEqual(['docs/一/index.html:4 [error] No role here. <tr role=row>']);
  });

  test('warnings count as errors, and accepted messages are counted separately', () => {
    const {findings, covered} = readReport(report({type: 'info', message: 'Section lacks heading.'}, {type: 'info', message: 'Trailing slash on void elements'}), '/site/build', list);
    expect(findings).toHaveLength(1);
    expect(covered).toEqual([1]);
  });

  test('a checker that crashes is an error of its own', () => {
    expect(() => readReport('Exception in thread "main"\n  out of memory', '/site/build', list)).toThrow(/without a report: Exception in thread "main"\s+out of memory/);
  });
});

test.each([
  ['openjdk version "17.0.17" 2025-10-21', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('the version of %s', (output, version) => {
  expect(readJavaVersion(output)).toBe(version);
});
