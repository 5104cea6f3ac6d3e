/**
 * Runs what a writer needs before a commit: checks of changed content, the published documentation, interface labels and types.
 * The steps run in parallel; their output is printed in order.
 */
import {spawn} from 'node:child_process';

const steps = [
  {name: 'content', command: 'npm', args: ['run', '--silent', 'content', '--', '--changed']},
  {name: 'published', command: 'npm', args: ['run', '--silent', 'docs:sync', '--', '--check']},
  {name: 'strings', command: 'npm', args: ['run', '--silent', 'strings']},
  {name: 'types', command: 'npx', args: ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']},
] as const;

type Outcome = {readonly status: number; readonly output: string; readonly seconds: string};

function run({command, args}: (typeof steps)[number]): Promise<Outcome> {
  const start = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
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
  console.log(`\n${rows.join('\n')}\n${process.exitCode === 1 ? 'Something has to be fixed' : 'Ready to commit'}, after ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
