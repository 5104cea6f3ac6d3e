/**
 * Verifies what pages claim about the platform against its source. `--sources <folder>` is the folder with
 * its Git repositories. `--since <tag> --until <tag>` lists the claims whose evidence changed between two
 * releases. File names limit the run to those files.
 */
import {parseArgs} from 'node:util';

import {factsEvidence, readEvidenceFiles, versionsEvidence} from './files';
import {EVIDENCE_ENDING, type Evidence} from '../../src/plugins/page-sources/format';
import {compare, verify, type Failure} from './verify';

const USAGE = 'npm run evidence -- --sources <folder of Git repositories> [--since <tag> --until <tag>] [files]';

function byFile(failures: readonly Failure[]): Map<string, Failure[]> {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) groups.set(failure.file, [...(groups.get(failure.file) ?? []), failure]);
  return groups;
}

function print(failures: readonly Failure[]) {
  for (const [file, group] of byFile(failures)) {
    console.log(file);
    for (const {claim, why} of group) console.log(`  line ${claim.line}, at ${claim.at.join(', ')}: ${claim.says}\n    ${claim.repo} ${claim.tag} ${claim.file}: ${why}`);
  }
}

function choose(files: readonly Evidence[], named: readonly string[]): readonly Evidence[] {
  if (named.length === 0) return files;
  const wanted = new Set(named.map((name) => name.replace(/(?:\.evidence\.yaml|\.mdx?|\.tsx?)$/, EVIDENCE_ENDING)));
  const chosen = files.filter(({file}) => wanted.has(file));
  const missing = [...wanted].find((name) => !chosen.some(({file}) => file === name));
  if (missing !== undefined) throw new Error(`There is no ${missing}.`);
  return chosen;
}

async function main() {
  const {values, positionals} = parseArgs({
    options: {sources: {type: 'string'}, since: {type: 'string'}, until: {type: 'string'}},
    allowPositionals: true,
  });
  const {sources, since, until} = values;
  if (sources === undefined || (since === undefined) !== (until === undefined)) throw new Error(`Usage: ${USAGE}`);
  const start = performance.now();
  const files = choose([...(await readEvidenceFiles('.')), factsEvidence(), versionsEvidence()], positionals);
  const problems = files.flatMap(({file, problems: list}) => list.map(({line, message}) => `${file}:${line} ${message}`));
  for (const problem of problems) console.log(problem);
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (since !== undefined && until !== undefined) {
    const {changes, without} = compare(files, sources, since, until);
    print(changes);
    for (const repo of without) console.log(`${repo} has no ${until}: its claims were not compared.`);
    console.log(`Evidence from ${since} to ${until}: ${changes.length} entries of ${byFile(changes).size} pages changed, of ${files.length} pages; ${seconds()}.`);
    return;
  }
  const {pages, entries, others, failures} = verify(files, sources);
  print(failures);
  const wrong = failures.length + problems.length;
  console.log(`Evidence: ${entries} entries of ${pages} pages, ${others} of them about other projects; ${wrong} to correct; ${seconds()}.`);
  if (wrong > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
