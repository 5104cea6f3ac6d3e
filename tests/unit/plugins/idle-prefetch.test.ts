import {afterEach, describe, expect, it, vi} from 'vitest';

import loader from '@site/src/plugins/idle-prefetch/when-idle-loader.cjs';
import {whenIdle} from '@site/src/plugins/idle-prefetch/when-idle';

afterEach(() => vi.unstubAllGlobals());

/** A browser that is idle when it is told so. */
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

/** Lets what waits for an ended fetch go on. */
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

describe('the loader', () => {
  it('puts it between the links and the framework', () => {
    expect(loader("import prefetchHelper from './prefetch';\nconst docusaurus = {\n    prefetch,\n    preload,\n};")).toBe(
      "import {whenIdle} from '@framework/when-idle';\nimport prefetchHelper from '@framework/fetch-once';\nconst docusaurus = { prefetch: whenIdle(prefetch),\n    preload,\n};",
    );
  });

  it('says so when the framework has changed', () => {
    expect(() => loader('export default {prefetch};')).toThrow('in another form');
    expect(() => loader('const docusaurus = {\n    prefetch,\n};')).toThrow('in another form');
  });
});
