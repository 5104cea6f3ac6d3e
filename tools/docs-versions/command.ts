/**
 * Copies edits of the working copy to the published documentation. `npm run docs:sync` writes them,
 * `npm run docs:sync -- --check` only reports the differences.
 */
import sidebars from '../../sidebars';
import {published, workingCopy} from '../../src/config/docs-versions';
import {comparePublished, publish} from './compare';

const STATE_TEXT = {missing: 'is missing from', differs: 'differs in', 'left over': 'is left over in'} as const;

const check = process.argv.includes('--check');

async function main() {
  const {files, held, differences, unknown} = await comparePublished(process.cwd(), sidebars);
  for (const entry of unknown) console.error(`versioned_docs/held.json: "${entry}" matches no page: remove the entry.`);
  if (unknown.length > 0) process.exitCode = 1;
  const notCompared = held > 0 ? `, ${held} held back` : '';
  if (check) {
    for (const {file, state} of differences) console.log(`${file} ${STATE_TEXT[state]} the published documentation.`);
    if (differences.length > 0) process.exitCode = 1;
    console.log(
      differences.length === 0
        ? `Documentation: ${workingCopy.zh} and ${published.zh} have the same content, ${files} files compared${notCompared}.`
        : `Documentation: ${differences.length} of ${files} files differ${notCompared}. Edit ${workingCopy.zh} and its translation, then run "npm run docs:sync".`,
    );
    return;
  }
  await publish(process.cwd(), differences);
  for (const {file, state} of differences) console.log(`${state === 'left over' ? 'removed' : 'written'} ${file}`);
  console.log(`Documentation: ${differences.length} of ${files} published files brought up to date${notCompared}.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
