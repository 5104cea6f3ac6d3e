import {FORMAT, MANIFEST, type Manifest} from '../index/format';

/** Reads a JSON file below the base URL; rejects if it can't be loaded. */
export type ReadFile = (name: string) => Promise<unknown>;

/** The files of an index. Each is fetched once, on first use. */
export type Store = {
  readonly manifest: () => Promise<Manifest>;
  /** Reads a file of the index's folder. */
  readonly file: <T>(name: string) => Promise<T>;
};

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && (value as Partial<Manifest>).format === FORMAT;

/** Creates a store that caches files. A failed request clears the cache, so that files can be requested again. */
export function createStore(read: ReadFile): Store {
  const files = new Map<string, Promise<unknown>>();

  function once(name: string): Promise<unknown> {
    const known = files.get(name);
    if (known) return known;
    const reading = read(name);
    files.set(name, reading);
    // A missing file may mean that the site was rebuilt, so the manifest is refetched too.
    reading.catch(() => files.clear());
    return reading;
  }

  async function manifest(): Promise<Manifest> {
    const value = await once(MANIFEST);
    if (isManifest(value)) return value;
    files.clear();
    throw new Error(`${MANIFEST} holds no index of format ${FORMAT}`);
  }

  return {
    manifest,
    // The folder's files come from the same build as the manifest that names the folder.
    file: async <T>(name: string) => (await once(`${(await manifest()).folder}/${name}`)) as T,
  };
}
