import {afterEach, describe, expect, it, vi} from 'vitest';

import {loading} from '@site/src/framework/loading';
import {whenIdle} from '@site/src/framework/loading/when-idle';

import {editedTarget} from './installed';

afterEach(() => vi.unstubAllGlobals());

/** A stub browser that becomes idle when the test says so. */
function browser(readyState: DocumentReadyState) {
  const tasks: (() => void)[] = [];
  let loaded: () => unknown = () => undefined;
  vi.stubGlobal('document', {readyState});
  vi.stubGlobal('window', {
    requestIdleCallback: (task: () => void) => tasks.push(task),
    addEventListener: (_: string, listener: () => void) => (loaded = listener),
  });
  return {load: () => loaded(), idle: () => tasks.shift()?.()};
}

/** Lets code continue that waits for a finished fetch. */
const settled = () => new Promise((done) => setTimeout(done));

describe('prefetching', () => {
  it('takes one address whenever the browser is idle, and the next when its files are there', async () => {
    const {idle} = browser('complete');
    const fetched: string[] = [];
    let end: () => void = () => undefined;
    const prefetch = whenIdle((address) => {
      fetched.push(address);
      return new Promise<void>((resolve) => (end = resolve));
    });
    prefetch('/a');
    prefetch('/b');
    expect(fetched).toEqual([]);
    idle();
    await settled();
    expect(fetched).toEqual(['/a']);
    idle();
    expect(fetched).toEqual(['/a']);
    end();
    await settled();
    idle();
    expect(fetched).toEqual(['/a', '/b']);
    end();
    await settled();
    idle();
    prefetch('/c');
    idle();
    expect(fetched).toEqual(['/a', '/b', '/c']);
  });

  it('waits for the page to be loaded', () => {
    const {idle, load} = browser('interactive');
    const fetched: string[] = [];
    whenIdle((address) => fetched.push(address))('/a');
    idle();
    expect(fetched).toEqual([]);
    load();
    idle();
    expect(fetched).toEqual(['/a']);
  });
});

it('is inserted between the links and the framework', () => {
  const source = editedTarget('loading', loading.patches?.[0]);
  expect(source).toMatch(/const docusaurus = \{\s*prefetch: whenIdle\(prefetch\),\s*preload,/);
  expect(source).toContain("import prefetchHelper from '@site/src/framework/loading/fetch-once';");
});
