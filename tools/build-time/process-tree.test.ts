import {describe, expect, it} from 'vitest';

import {measureProcess, parseList, parseStatus, treeMemory} from './process-tree';

const MB = 1024 * 1024;

describe('parseStatus', () => {
  it('reads the id of a process, its parent and its memory', () => {
    expect(parseStatus('Name:\tnode\nPid:\t12\nPPid:\t7\nVmPeak:\t  900 kB\nVmRSS:\t  512 kB\n')).toEqual({id: 12, parent: 7, bytes: 512 * 1024});
  });

  it('leaves out kernel threads and processes that have ended', () => {
    expect(parseStatus('Name:\tkthreadd\nPid:\t2\nPPid:\t0\n')).toBeUndefined();
    expect(parseStatus('')).toBeUndefined();
  });
});

it('reads a list of processes', () => {
  expect(parseList('    1     0   8000\n  345     1 120000\n')).toEqual([
    {id: 1, parent: 0, bytes: 8000 * 1024},
    {id: 345, parent: 1, bytes: 120000 * 1024},
  ]);
});

it('adds up a process and all its descendants, and nothing else', () => {
  const processes = [
    {id: 1, parent: 0, bytes: 1},
    {id: 2, parent: 1, bytes: 10},
    {id: 3, parent: 2, bytes: 100},
    {id: 4, parent: 2, bytes: 1000},
    {id: 5, parent: 1, bytes: 10_000},
  ];
  expect(treeMemory(2, processes)).toBe(1110);
  expect(treeMemory(9, processes)).toBe(0);
});

describe('measureProcess', () => {
  const wait = 'setTimeout(() => undefined, 1200)';

  it('measures the time and memory of a program and the processes it starts', async () => {
    const grandchild = `const held = Buffer.alloc(200 * ${MB}, 1); ${wait}; setTimeout(() => held, 1200)`;
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`;
    const {status, seconds, peakBytes} = await measureProcess(process.execPath, ['-e', child]);
    expect(status).toBe(0);
    expect(seconds).toBeGreaterThan(1);
    expect(peakBytes).toBeGreaterThan(200 * MB);
  });

  it('returns the exit status of a program that fails', async () => {
    expect((await measureProcess(process.execPath, ['-e', 'process.exit(3)'])).status).toBe(3);
  });

  it('says so when there is no such program', async () => {
    await expect(measureProcess('no-such-program', [])).rejects.toThrow(/no-such-program/);
  });
});
