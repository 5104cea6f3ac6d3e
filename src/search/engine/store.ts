import {FORMAT, MANIFEST, type Manifest} from '../index/format';

/** Reads a JSON file below the base URL; rejects where it can't be had. */
export type ReadFile = (name: string) => Promise<unknown>;

/** The files of an index, each fetched once, when it is first asked for. */
export type Store = {
  readonly manifest: () => Promise<Manifest>;
  /** Reads a file of the index's folder. */
  readonly file: <T>(name: string) => Promise<T>;
};

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && (value as Partial<Manifest>).format === FORMAT;

/** Keeps what was read; forgets what failed, so that it can be asked for again. */
export function createStore(read: ReadFile): Store {
  const files = new Map<string, Promise<unknown>>();

  function once(name: string): Promise<unknown> {
    const known = files.get(name);
    if (known) return known;
    const reading = read(name);
    files.set(name, reading);
    // A file that is gone may mean that the site was built anew: its manifest is read again as well.
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
    // What the folder holds was written by the same build as the manifest that names it.
    file: async <T>(name: string) => (await once(`${(await manifest()).folder}/${name}`)) as T,
  };
}
