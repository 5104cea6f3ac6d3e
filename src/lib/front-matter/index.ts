/** A link at the end of a page: its target and title, and a phrase about it. */
export type NextLink = {readonly to: string; readonly title: string; readonly note: string};

/** Front matter, or a part of it, as read from the file. */
export type Raw = Readonly<Record<string, unknown>>;

/** Metadata of every template page for search engines and link previews. */
export type PageHead = {readonly title: string; readonly description: string; readonly keywords: readonly string[]};

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(place: string, expected: string): never {
  throw new Error(`Front matter: ${place} should be ${expected}.`);
}

/** Reads a required text. */
export function readText(raw: Raw, key: string, place = key): string {
  const value = raw[key];
  return typeof value === 'string' && value.trim() !== '' ? value : fail(place, 'a text');
}

/** Reads a list of records; `read` turns each record into an item. */
export function readList<T>(raw: Raw, key: string, read: (entry: Raw, place: string) => T): readonly T[] {
  const value = raw[key];
  if (!Array.isArray(value)) return fail(key, 'a list');
  return value.map((entry: unknown, index) => {
    const place = `${key}[${index}]`;
    return isRecord(entry) ? read(entry, place) : fail(place, 'a record');
  });
}

/** Reads a nested record. */
export function readRecord(raw: Raw, key: string): Raw {
  const value = raw[key];
  return isRecord(value) ? value : fail(key, 'a record');
}

/** Reads the named facts of the sidebar box; each one is required. */
export function readFacts<K extends string>(raw: Raw, names: readonly K[]): Readonly<Record<K, string>> {
  const facts = readRecord(raw, 'facts');
  return Object.fromEntries(names.map((name) => [name, readText(facts, name, `facts.${name}`)])) as Record<K, string>;
}

/** Reads the links to further pages. */
export function readNext(raw: Raw): readonly NextLink[] {
  return readList(raw, 'next', (entry, place) => ({
    to: readText(entry, 'to', `${place}.to`),
    title: readText(entry, 'title', `${place}.title`),
    note: readText(entry, 'note', `${place}.note`),
  }));
}

/** Reads the metadata for search engines and link previews. */
export function readHead(raw: Raw): PageHead {
  const {keywords} = raw;
  if (!Array.isArray(keywords) || !keywords.every((keyword) => typeof keyword === 'string')) return fail('keywords', 'a list of texts');
  return {title: readText(raw, 'title'), description: readText(raw, 'description'), keywords};
}
