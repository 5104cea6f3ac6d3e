/**
 * Compares every string of the interface with its translations; `--accept` records the
 * Chinese sources that the English has been checked against.
 */
import {writeFile} from 'node:fs/promises';

import {compareStrings, recordOf} from './compare';
import {readTables, RECORD} from './tables';

async function main() {
  const tables = await readTables({folder: '.', config: 'tools/strings/docusaurus.config.ts'});
  const accepted = process.argv.includes('--accept') ? recordOf(tables.source) : undefined;
  if (accepted) {
    await writeFile(RECORD, `${JSON.stringify(accepted, undefined, 2)}\n`);
    console.log(`Recorded ${Object.keys(accepted).length} strings in ${RECORD}.`);
  }
  const findings = compareStrings({...tables, record: accepted ?? tables.record});
  for (const finding of findings) console.error(finding);
  console.log(`Interface strings: ${Object.keys(tables.source).length} checked, ${findings.length} to fix.`);
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
