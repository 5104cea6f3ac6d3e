import type {Language, Page} from './page';

/** What the value of a front matter key has to be. */
export type Field = {
  readonly accepts: (value: unknown, language: Language) => boolean;
  /** What it should be, for messages. */
  readonly wanted: (language: Language) => string;
  /** What it is instead, for messages. */
  readonly found: (value: unknown) => string;
};

/** The keys of one kind of page. */
export type Schema = {
  readonly name: string;
  readonly required: Readonly<Record<string, Field>>;
  readonly optional: Readonly<Record<string, Field>>;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const field = (wanted: string, accepts: (value: unknown) => boolean): Field => ({
  accepts,
  wanted: () => wanted,
  found: (value) => (typeof value === 'object' ? 'an entry is missing or means nothing' : `found ${JSON.stringify(value)}`),
});

const text = (wanted: string) => field(wanted, isText);
const pattern = (wanted: string, shape: RegExp) => field(wanted, (value) => isText(value) && shape.test(value));
const yes = field('true, or left out', (value) => value === true);
/** `null` switches a key of the framework off: an empty value counts as left out. */
const none = field('null, or left out', () => false);

/** A list of `least` to `most` texts. */
const list = (least: number, most: number, what: string): Field => ({
  accepts: (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(isText) && new Set(value).size === value.length,
  wanted: () => `a list of ${least} to ${most} ${what}`,
  found: (value) => {
    if (!Array.isArray(value)) return 'found no list';
    const other: unknown = value.find((entry) => !isText(entry));
    if (other !== undefined) return `${JSON.stringify(other)} is no text, quote it`;
    return new Set(value).size < value.length ? 'one stands there twice' : `found ${value.length}`;
  },
});

/** A list of records that have exactly these texts. */
const records = (...keys: readonly string[]) =>
  field(`a list of entries with ${keys.join(', ')}`, (value) =>
    Array.isArray(value) && value.length > 0 && value.every((entry) => isRecord(entry) && keys.every((key) => isText(entry[key])) && Object.keys(entry).length === keys.length));

/** A record that has exactly these texts. */
const record = (...keys: readonly string[]) =>
  field(`a record of ${keys.join(', ')}`, (value) => isRecord(value) && keys.every((key) => isText(value[key])) && Object.keys(value).length === keys.length);

/** Shortest and longest description, in characters. */
const DESCRIPTION: Readonly<Record<Language, readonly [number, number]>> = {zh: [40, 120], en: [60, 160]};

const description: Field = {
  accepts: (value, language) => isText(value) && value.length >= DESCRIPTION[language][0] && value.length <= DESCRIPTION[language][1],
  wanted: (language) => `one sentence of ${DESCRIPTION[language].join('–')} characters`,
  found: (value) => (typeof value === 'string' ? `found ${value.length} characters` : 'found no text'),
};

const common = {title: text('one line that names the page'), description, keywords: list(3, 8, 'words')};

const layout = {
  slug: pattern('an address that starts with /', /^\//),
  sidebar_label: text('a short name'),
  displayed_sidebar: text('the name of a sidebar'),
  hide_title: yes,
  hide_table_of_contents: yes,
  custom_edit_url: none,
  pagination_prev: none,
  pagination_next: none,
};

const next = records('to', 'title', 'note');

const documentation: Schema = {name: 'page of documentation', required: common, optional: layout};
const plain: Schema = {name: 'page', required: common, optional: {hide_table_of_contents: yes}};

const post: Schema = {
  name: 'post',
  required: {
    ...common,
    slug: pattern('the last part of its address', /^[\w.-]+$/),
    date: field('a day such as 2024-05-06', (value) => value instanceof Date || (isText(value) && /^\d{4}-\d\d-\d\d$/.test(value))),
    authors: list(1, 4, 'keys of blog/authors.yml'),
    tags: list(1, 6, 'keys of blog/tags.yml'),
  },
  optional: {image: text('the address of an image for sharing'), series: text('the name that the parts of a series share')},
};

const customerCase: Schema = {
  name: 'case',
  required: {
    ...common,
    case: text('its id in src/data/cases.ts'),
    lede: text('one or two sentences'),
    facts: record('customer', 'industry', 'challenge', 'used', 'outcome'),
    source: text('who tells the case, in one sentence'),
    figures: field('a list of entries with value, label and by (customer or vendor)', (value) =>
      Array.isArray(value) && value.every((entry) => isRecord(entry) && isText(entry.value) && isText(entry.label) && (entry.by === 'customer' || entry.by === 'vendor'))),
    next,
  },
  optional: {},
};

const scene: Schema = {
  name: 'use scene',
  required: {
    ...common,
    scene: text('its id in src/data/scenes.ts'),
    lede: text('one or two sentences'),
    facts: record('audience', 'problem', 'requires', 'outcome'),
    next,
  },
  optional: {},
};

const feature: Schema = {
  name: 'feature page',
  required: {
    ...common,
    feature: text('its name'),
    name: text('what it is called in paths'),
    promise: text('the main heading'),
    lede: text('one or two sentences'),
    drawing: pattern('a folder of src/components/illustrations', /^[a-z-]+$/),
    place: pattern('below or beside', /^(?:below|beside)$/),
    more: record('to', 'label'),
    next,
  },
  optional: {},
};

const vendor: Schema = {
  name: 'page about a cloud',
  required: {
    ...common,
    vendor: text('its name'),
    name: text("what the cloud's Kubernetes is called"),
    lede: text('one or two sentences'),
    products: field('a record of cluster, entry, database, storage, registry and short', isRecord),
    next,
  },
  optional: {},
};

const helm: Schema = {
  name: 'page of the command generator',
  required: {
    ...common,
    template: pattern('helm', /^helm$/),
    promise: text('the main heading'),
    lede: text('one or two sentences'),
    clouds: field('a record of text and links', (value) => isRecord(value) && isText(value.text) && records('to', 'name').accepts(value.links, 'zh')),
    next,
  },
  optional: {},
};

const enterprise: Schema = {
  name: 'page about editions',
  required: {...common, template: pattern('enterprise', /^enterprise$/), promise: text('the main heading'), lede: text('one or two sentences')},
  optional: {},
};

/** The schema of a page's kind. */
export function schemaOf({kind, key, frontMatter}: Page): Schema {
  if (kind === 'docs' || kind === 'community') return documentation;
  if (kind === 'blog') return post;
  if (key.startsWith('case/') || frontMatter.case !== undefined) return customerCase;
  if (key.startsWith('usescene/') || frontMatter.scene !== undefined) return scene;
  if (frontMatter.feature !== undefined) return feature;
  if (frontMatter.vendor !== undefined) return vendor;
  if (frontMatter.template === 'helm') return helm;
  if (frontMatter.template === 'enterprise') return enterprise;
  return plain;
}
