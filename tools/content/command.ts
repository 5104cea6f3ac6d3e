/**
 * Checks the content. `--changed` limits the check to pages that differ from where the work started, together with
 * their counterparts in the other language; file names limit it to those files; `--times` prints how long each rule took.
 */
import {subjectOf} from '../evidence/files';
import {readBaseline} from './baseline';
import {pageName} from './page';
import type {Project} from './project';
import {checkContent, formatReport, type Selection} from './run';
import {changedFiles} from './changed-files';
import {readSite} from './site-content';

const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

function choose({pages, copies, evidence}: Project): Selection {
  if (named.length === 0 && !options.includes('--changed')) return {pages, copies};
  const files = named.length > 0 ? new Set(named) : changedFiles();
  // An evidence file is checked with its page.
  const subjects = new Set(evidence.filter(({file}) => files.has(file)).map(subjectOf));
  // A page and its translation are checked together: a change to one can make the other wrong.
  const names = new Set(pages.filter(({file}) => files.has(file) || subjects.has(file.replace(/\.mdx?$/, ''))).map(pageName));
  return {pages: pages.filter((page) => names.has(pageName(page))), copies: copies.filter(({file}) => files.has(file))};
}

async function main() {
  const unknown = options.find((option) => option !== '--changed' && option !== '--times');
  if (unknown !== undefined) throw new Error(`Unknown option "${unknown}": use --changed, --times or file names.`);
  const start = performance.now();
  const project = await readSite();
  const missing = named.find((name) => ![...project.pages, ...project.copies, ...project.evidence].some(({file}) => file === name));
  if (missing !== undefined) throw new Error(`"${missing}" is not a content file.`);
  const chosen = choose(project);
  const {reports, milliseconds} = await checkContent(project, chosen, readBaseline());
  for (const report of reports) console.error(formatReport(report));
  if (options.includes('--times')) {
    for (const [rule, time] of Object.entries(milliseconds)) console.log(`${rule.padEnd(14)} ${(time / 1000).toFixed(2).padStart(6)} s`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Content: ${chosen.pages.length} of ${project.pages.length} pages and ${chosen.copies.length} of ${project.copies.length} other texts checked in ${seconds} s, ${reports.length} to fix.`);
  if (reports.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
