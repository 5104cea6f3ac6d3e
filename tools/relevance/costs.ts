/** What queries fetch of an index, in bytes on the wire. */
import {brotliCompressSync, constants} from 'node:zlib';

import {createEmbeddedClient} from '../../src/search/client/embedded';
import type {SearchClient} from '../../src/search/client/protocol';
import {MANIFEST} from '../../src/search/index/format';
import {SHOWN_IN_DIALOG} from '../../src/search/site';

/** What the headers of a reply weigh beside its body, as the site's server sends them. */
const HEADERS = 302;

/** Qualities that the site's server compresses with: the manifest changes under its name. */
const QUALITY = {manifest: 9, piece: constants.BROTLI_MAX_QUALITY};

/** Reads a file of an index, as it lies there. */
export type ReadText = (name: string) => string | Promise<string>;

/** Bytes of an index's files, each compressed once. */
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

/** A client that has fetched nothing yet, and what it fetched since this was last asked. */
export type CountingClient = {readonly ask: (query: string) => ReturnType<SearchClient['search']>; readonly taken: () => number};

/** A client that counts, with as many results as the dialog shows. */
export function countingClient(read: ReadText, sizeOf: ReturnType<typeof sizesOf>): CountingClient {
  let taken = 0;
  const client = createEmbeddedClient({
    async read(name) {
      const text = await read(name);
      taken += sizeOf(name, text);
      return JSON.parse(text) as unknown;
    },
    addressOf: (page) => page,
    nameOf: (kind) => kind,
  });
  return {
    ask: (query) => client.search({requests: [{indexName: 'site', query, hitsPerPage: SHOWN_IN_DIALOG}]}),
    taken() {
      const bytes = taken;
      taken = 0;
      return bytes;
    },
  };
}

/**
 * What each query fetches once the dialog stands open, the manifest with it.
 * @param read reads the files of one index
 */
export async function piecesOf(read: ReadText, queries: readonly string[]): Promise<number[]> {
  const sizeOf = sizesOf();
  const manifest = sizeOf(MANIFEST, await read(MANIFEST));
  const pieces: number[] = [];
  for (const query of queries) {
    const client = countingClient(read, sizeOf);
    await client.ask(query);
    pieces.push(client.taken() - manifest);
  }
  return pieces;
}

const at = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/** Bytes to the first results of all queries of a set. */
export type Spread = {readonly median: number; readonly most: number; /** Share of the queries above the limit. */ readonly above: number};

/**
 * How bytes to the first results spread over queries.
 * @param opening bytes that opening the dialog takes
 */
export function spreadOf(pieces: readonly number[], opening: number, limit: number): Spread {
  const whole = pieces.map((bytes) => opening + bytes);
  return {median: at(whole, 0.5), most: at(whole, 1), above: whole.filter((bytes) => bytes > limit).length / Math.max(1, whole.length)};
}

/** Bytes from opening the dialog to the first results that no query may pass. */
export const MOST_TO_FIRST_RESULTS = 110_000;

/** A spread as a sentence. */
export const spreadText = ({median, most, above}: Spread, limit: number) =>
  `median ${(median / 1000).toFixed(1)} kB, at most ${(most / 1000).toFixed(1)} kB, above ${limit / 1000} kB ${(above * 100).toFixed(1)} %`;
