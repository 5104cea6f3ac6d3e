import {existsSync, readFileSync} from 'node:fs';

import type {Report} from './run';

/** A finding that is accepted, and why. */
export type BaselineEntry = {
  readonly rule: string;
  readonly file: string;
  /** A part of the message that identifies this finding. */
  readonly message: string;
  readonly reason: string;
};

/** The only file in which exceptions are recorded. */
export const BASELINE_FILE = 'tools/content/baseline.json';

/** Reads the exceptions. */
export function readBaseline(file = BASELINE_FILE): BaselineEntry[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BaselineEntry[]) : [];
}

const covers = (entry: BaselineEntry, report: Report) => entry.rule === report.rule && entry.file === report.file && report.message.includes(entry.message);

/**
 * Removes accepted findings. An exception that matches no finding is reported itself, so that the list can only shrink.
 * @param wasChecked whether this run checked a file; exceptions for other files are not reported
 */
export function applyBaseline(reports: readonly Report[], baseline: readonly BaselineEntry[], wasChecked: (file: string) => boolean): Report[] {
  const rest = reports.filter((report) => !baseline.some((entry) => covers(entry, report)));
  const stale = baseline.filter((entry) => wasChecked(entry.file) && !reports.some((report) => covers(entry, report)));
  return [
    ...rest,
    ...stale.map(({rule, file, message}): Report => ({file: BASELINE_FILE, line: 1, rule: 'baseline', message: `the exception for ${file} [${rule}] "${message}" matches no finding any more: remove it`})),
  ];
}
