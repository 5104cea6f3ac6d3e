import type {accepted} from './accepted';

/** The parts of the checker's JSON report that are read. */
type NuReport = {
  readonly messages: readonly {
    readonly type: string;
    readonly url?: string;
    readonly lastLine?: number;
    readonly message: string;
    readonly extract?: string;
  }[];
};

type Accepted = typeof accepted;

export type Outcome = {
  /** Errors and warnings that aren't accepted, one line each: page, message, and the markup they are about. */
  readonly findings: readonly string[];
  /** How many messages each entry of the list covers, in the order of the list. */
  readonly covered: readonly number[];
};

/** The markup that a message is about, on one line. */
const excerpt = (extract = '') => extract.replace(/\s+/g, ' ').trim();

/**
 * Reads the checker's report.
 * @param folder absolute path of the build; pages are named relative to it
 * @throws Error if the output isn't a report, because the checker itself failed
 */
export function readReport(output: string, folder: string, list: Accepted): Outcome {
  let report: NuReport;
  try {
    report = JSON.parse(output) as NuReport;
  } catch {
    throw new Error(`The checker ended without a report: ${output.trim().split('\n').slice(-3).join(' ')}`);
  }
  const covered = list.map(() => 0);
  const findings: string[] = [];
  for (const {type, url = '', lastLine, message, extract} of report.messages) {
    const entry = list.findIndex(({pattern}) => pattern.test(message));
    if (entry >= 0) {
      covered[entry] = (covered[entry] ?? 0) + 1;
      continue;
    }
    const page = decodeURI(url).replace(/^file:(?:\/\/)?(?=\/)/, '').replace(`${folder}/`, '');
    findings.push(`${page}${lastLine === undefined ? '' : `:${lastLine}`} [${type}] ${message} ${excerpt(extract)}`.trim());
  }
  return {findings, covered};
}
