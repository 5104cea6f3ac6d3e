import {describe, expect, test, vi} from 'vitest';

import {createDebouncedSearch} from '../../../src/search/client/debounced';
import type {SearchClient, SearchResponse} from '../../../src/search/client/protocol';
import {createRetryingClient} from '../../../src/search/client/retrying';

const response = (query: string): SearchResponse => ({query, hits: [], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20});
const request = (query: string) => ({requests: [{indexName: 'site', query}]});

/** A stub engine that answers or fails as the test says. */
function engine() {
  const state = {broken: false, queries: [] as string[]};
  const client: SearchClient = {
    async search({requests: [first]}) {
      state.queries.push(first?.query ?? '');
      if (state.broken) throw new Error('offline');
      return {results: [response(first?.query ?? '')]};
    },
  };
  return {client, state};
}

const soon = () => new Promise((done) => setTimeout(done, 0));

describe('a retrying client', () => {
  test('passes answers on', async () => {
    const client = createRetryingClient(engine().client);
    expect(await client.search(request('a'))).toEqual({results: [response('a')]});
    expect(client.failed()).toBe(false);
  });

  test('a failed query waits, says so, and is answered when it is tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const {client: inner, state} = engine();
    const client = createRetryingClient(inner);
    state.broken = true;
    const listener = vi.fn();
    client.subscribe(listener);
    const answer = client.search(request('a'));
    await soon();
    expect(client.failed()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    state.broken = false;
    client.retry();
    expect(await answer).toEqual({results: [response('a')]});
    expect(client.failed()).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('another query that gets through brings the waiting one along', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const {client: inner, state} = engine();
    const client = createRetryingClient(inner);
    state.broken = true;
    const waiting = client.search(request('a'));
    await soon();
    state.broken = false;
    await client.search(request('b'));
    expect(await waiting).toEqual({results: [response('a')]});
    expect(client.failed()).toBe(false);
    warn.mockRestore();
  });

  test('an answer without results counts as a failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = createRetryingClient({search: async () => ({}) as {results: SearchResponse[]}});
    void client.search(request('a'));
    await soon();
    expect(client.failed()).toBe(true);
    warn.mockRestore();
  });

  test('preparing never fails', async () => {
    const client = createRetryingClient({...engine().client, prepare: async () => Promise.reject(new Error('offline'))});
    await expect(client.prepare()).resolves.toBeUndefined();
  });
});

describe('a debounced search', () => {
  function createDebounced() {
    let time = 1_000;
    const waits: (() => void)[] = [];
    const {client, state} = engine();
    const search = createDebouncedSearch(client.search, {
      typing: 300,
      pause: 120,
      now: () => time,
      wait: () => new Promise((done) => waits.push(done)),
    });
    return {search, state, pass: (milliseconds: number) => (time += milliseconds), pauseEnds: () => waits.splice(0).forEach((done) => done())};
  }

  test('sends a single query at once', async () => {
    const {search, state} = createDebounced();
    await search(request('安装'));
    expect(state.queries).toEqual(['安装']);
  });

  test('sends only the last query that is typed in one go, and answers all of them with it', async () => {
    const {search, state, pass, pauseEnds} = createDebounced();
    await search(request('h'));
    pass(50);
    const two = search(request('he'));
    pass(50);
    const three = search(request('hel'));
    pauseEnds();
    const answer = {results: [response('hel')]};
    expect(await Promise.all([two, three])).toEqual([answer, answer]);
    expect(state.queries).toEqual(['h', 'hel']);
  });

  test('sends a query at once again after a pause', async () => {
    const {search, state, pass} = createDebounced();
    await search(request('a'));
    pass(301);
    await search(request('ab'));
    expect(state.queries).toEqual(['a', 'ab']);
  });
});
