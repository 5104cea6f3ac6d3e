import {execFile, spawn, type SpawnOptions} from 'node:child_process';
import {readdir, readFile} from 'node:fs/promises';
import {promisify} from 'node:util';

/** A running process; `bytes` is its resident memory. */
export type Process = {readonly id: number; readonly parent: number; readonly bytes: number};

const SAMPLE_EVERY = 250;

/** Both sources write kB for 1024 bytes. */
const KILOBYTE = 1024;

const run = promisify(execFile);

/** Reads a `/proc/<id>/status` file; undefined for kernel threads, which have no memory of their own. */
export function parseStatus(text: string): Process | undefined {
  const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const process = {id: field('Pid'), parent: field('PPid'), bytes: field('VmRSS') * KILOBYTE};
  return Object.values(process).some(Number.isNaN) ? undefined : process;
}

/** Reads what `ps -A -o pid=,ppid=,rss=` prints. */
export function parseList(text: string): Process[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, kilobytes = 0]) => ({id, parent, bytes: kilobytes * KILOBYTE}));
}

async function fromProc(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A process may end while the list is read.
  const texts = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')));
  return texts.map(parseStatus).filter((process) => process !== undefined);
}

async function running(): Promise<Process[]> {
  return process.platform === 'linux' ? fromProc() : parseList((await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])).stdout);
}

/** Resident memory of a process and all its descendants, in bytes. Shared memory counts for each of them. */
export function treeMemory(root: number, processes: readonly Process[]): number {
  const sum = ({id, bytes}: Process): number => processes.filter(({parent}) => parent === id).reduce((total, child) => total + sum(child), bytes);
  const found = processes.find(({id}) => id === root);
  return found ? sum(found) : 0;
}

export type Measured = {readonly status: number; readonly seconds: number; readonly peakBytes: number};

/** Runs a program to its end and measures its time and the peak memory of all its processes together. */
export async function measureProcess(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Measured> {
  const start = performance.now();
  const child = spawn(command, args, {stdio: 'inherit', ...options});
  let ended = false;
  const status = new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  }).finally(() => {
    ended = true;
  });
  let peakBytes = 0;
  const watch = async () => {
    while (!ended && child.pid !== undefined) {
      peakBytes = Math.max(peakBytes, treeMemory(child.pid, await running()));
      await Promise.race([status.catch(() => undefined), new Promise((done) => setTimeout(done, SAMPLE_EVERY).unref())]);
    }
  };
  const [code] = await Promise.all([status, watch()]);
  return {status: code, seconds: (performance.now() - start) / 1000, peakBytes};
}
