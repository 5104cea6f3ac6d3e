/**
 * What a writer needs before a commit: content that changed, the published documentation beside it, labels of the interface, types.
 * The steps run side by side; what they print comes in order.
 */
import {spawn} from 'node:child_process';

const steps = [
  {name: 'content', command: 'npm', words: ['run', '--silent', 'content', '--', '--changed']},
  {name: 'published', command: 'npm', words: ['run', '--silent', 'docs:sync', '--', '--check']},
  {name: 'strings', command: 'npm', words: ['run', '--silent', 'strings']},
  {name: 'types', command: 'npx', words: ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']},
] as const;

type Outcome = {readonly status: number; readonly output: string; readonly seconds: string};

function run({command, words}: (typeof steps)[number]): Promise<Outcome> {
  const start = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(command, words, {stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', fail);
    child.on('close', (status) => {
      done({status: status ?? 1, output: Buffer.concat(chunks).toString('utf8').trim(), seconds: ((performance.now() - start) / 1000).toFixed(1)});
    });
  });
}

async function main() {
  const start = performance.now();
  const running = steps.map((step) => ({step, outcome: run(step)}));
  const rows: string[] = [];
  for (const {step, outcome} of running) {
    const {status, output, seconds} = await outcome;
    if (output) console.log(output);
    if (status !== 0) process.exitCode = 1;
    rows.push(`${status === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${seconds.padStart(6)} s`);
  }
  console.log(`\n${rows.join('\n')}\n${process.exitCode === 1 ? 'Something is to be mended' : 'Ready to commit'}, after ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
