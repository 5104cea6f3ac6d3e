/** Measures what queries fetch from an index, in bytes on the wire. */
import {brotliCompressSync, constants} from 'node:zlib';

import {createEmbeddedClient} from '../../src/search/client/embedded';
import type {SearchClient} from '../../src/search/client/protocol';
import {MANIFEST} from '../../src/search/index/format';
import {SHOWN_IN_DIALOG} from '../../src/search/site';

/** Bytes of the response headers that the site's server sends. */
const HEADERS = 302;

/** Compression qualities of the site's server. The manifest has a lower one, because its content changes under the same name. */
const QUALITY = {manifest: 9, piece: constants.BROTLI_MAX_QUALITY};

/** Reads the text of an index file. */
export type ReadText = (name: string) => string | Promise<string>;

/** Returns a function that gives the compressed size of an index file in bytes, and compresses each file only once. */
export function sizesOf(): (name: string, text: string) => number {
  const sizes = new Map<string, number>();
  return (name, text) => {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    const quality = name === MANIFEST ? QUALITY.manifest : QUALITY.piece;
    const size = brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length + HEADERS;
    sizes.set(name, size);
    return size;
  };
}

/** A search client, and the bytes that it fetched since the previous call of `takeBytes`. */
export type CountingClient = {readonly ask: (query: string) => ReturnType<SearchClient['search']>; readonly takeBytes: () => number};

/** Creates a client that has fetched nothing yet, counts what it fetches, and requests as many results as the dialog shows. */
export function countingClient(read: ReadText, sizeOf: ReturnType<typeof sizesOf>): CountingClient {
  let fetched = 0;
  const client = createEmbeddedClient({
    async read(name) {
      const text = await read(name);
      fetched += sizeOf(name, text);
      return JSON.parse(text) as unknown;
    },
    addressOf: (page) => page,
    nameOf: (kind) => kind,
  });
  return {
    ask: (query) => client.search({requests: [{indexName: 'site', query, hitsPerPage: SHOWN_IN_DIALOG}]}),
    takeBytes() {
      const bytes = fetched;
      fetched = 0;
      return bytes;
    },
  };
}

/**
 * What each query fetches once the dialog is open and the manifest is loaded.
 * @param read reads the files of one index
 */
export async function piecesOf(read: ReadText, queries: readonly string[]): Promise<number[]> {
  const sizeOf = sizesOf();
  const manifest = sizeOf(MANIFEST, await read(MANIFEST));
  const pieces: number[] = [];
  for (const query of queries) {
    const client = countingClient(read, sizeOf);
    await client.ask(query);
    pieces.push(client.takeBytes() - manifest);
  }
  return pieces;
}

const quantile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/** Bytes to the first results of all queries of a set. */
export type Spread = {readonly median: number; readonly most: number; /** Share of the queries above the limit. */ readonly above: number};

/**
 * The distribution of the bytes to the first results over queries.
 * @param opening bytes that opening the dialog takes
 */
export function spreadOf(pieces: readonly number[], opening: number, limit: number): Spread {
  const whole = pieces.map((bytes) => opening + bytes);
  return {median: quantile(whole, 0.5), most: quantile(whole, 1), above: whole.filter((bytes) => bytes > limit).length / Math.max(1, whole.length)};
}

/** The most bytes that any query may take from opening the dialog to the first results. */
export const MAX_BYTES_TO_FIRST_RESULTS = 110_000;

/** Describes a spread in words. */
export const spreadText = ({median, most, above}: Spread, limit: number) =>
  `median ${(median / 1000).toFixed(1)} kB, at most ${(most / 1000).toFixed(1)} kB, above ${limit / 1000} kB ${(above * 100).toFixed(1)} %`;
