import {filesAt, readAt, repositoryIn} from '../git-files';

/** The files of one repository at a tag. */
export type Source = {
  readonly repo: string;
  /** The texts of the files whose path the pattern matches, in the order of their paths. */
  readonly read: (pattern: RegExp) => ReadonlyMap<string, string>;
};

/** Opens a repository of the folder `sources` at a tag. */
export function openSource(sources: string, repo: string, tag: string): Source {
  const folder = repositoryIn(sources, repo);
  const names = filesAt(folder, tag);
  return {
    repo,
    read(pattern) {
      const wanted = names.filter((name) => pattern.test(name));
      const texts = readAt(folder, wanted.map((name) => `${tag}:${name}`));
      return new Map(wanted.flatMap((name): [string, string][] => {
        const text = texts.get(`${tag}:${name}`);
        return text === undefined ? [] : [[name, text]];
      }));
    },
  };
}

/** Names with a value for each, sorted by name. */
export type Entries<T> = Readonly<Record<string, T>>;

/** Sorts names with their values; a repeated name keeps its first value. */
export function entriesOf<T>(pairs: Iterable<readonly [string, T]>): Entries<T> {
  const known = new Map<string, T>();
  for (const [name, value] of pairs) if (!known.has(name)) known.set(name, value);
  return Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
}
