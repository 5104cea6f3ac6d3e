/** A link at the end of a page: where it leads, and one phrase about it. */
export type NextLink = {readonly to: string; readonly title: string; readonly note: string};

/** Front matter, or a part of it, as the file holds it. */
export type Raw = Readonly<Record<string, unknown>>;

/** What every page of a template says for search engines and those who share it. */
export type PageHead = {readonly title: string; readonly description: string; readonly keywords: readonly string[]};

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(place: string, expected: string): never {
  throw new Error(`Front matter: ${place} should be ${expected}.`);
}

/** Reads a text that has to be there. */
export function readText(raw: Raw, key: string, place = key): string {
  const value = raw[key];
  return typeof value === 'string' && value.trim() !== '' ? value : fail(place, 'a text');
}

/** Reads a list of records, each by a function of its own. */
export function readList<T>(raw: Raw, key: string, read: (entry: Raw, place: string) => T): readonly T[] {
  const value = raw[key];
  if (!Array.isArray(value)) return fail(key, 'a list');
  return value.map((entry: unknown, index) => {
    const place = `${key}[${index}]`;
    return isRecord(entry) ? read(entry, place) : fail(place, 'a record');
  });
}

/** Reads a record of its own keys. */
export function readRecord(raw: Raw, key: string): Raw {
  const value = raw[key];
  return isRecord(value) ? value : fail(key, 'a record');
}

/** Reads the named facts of the box at the side; every one has to be there. */
export function readFacts<K extends string>(raw: Raw, names: readonly K[]): Readonly<Record<K, string>> {
  const facts = readRecord(raw, 'facts');
  return Object.fromEntries(names.map((name) => [name, readText(facts, name, `facts.${name}`)])) as Record<K, string>;
}

/** Reads where a page leads on. */
export function readNext(raw: Raw): readonly NextLink[] {
  return readList(raw, 'next', (entry, place) => ({
    to: readText(entry, 'to', `${place}.to`),
    title: readText(entry, 'title', `${place}.title`),
    note: readText(entry, 'note', `${place}.note`),
  }));
}

/** Reads what every page says for search engines and those who share it. */
export function readHead(raw: Raw): PageHead {
  const {keywords} = raw;
  if (!Array.isArray(keywords) || !keywords.every((keyword) => typeof keyword === 'string')) return fail('keywords', 'a list of texts');
  return {title: readText(raw, 'title'), description: readText(raw, 'description'), keywords};
}
